import TabardFoundation

// What a file sees that imports this module in Foundation's place, as lowered files do.

enum LoweredLanguages {
    static func texts(_ bundle: Bundle, _ key: String) -> [String] {
        [
            NSLocalizedString(key, bundle: bundle, comment: ""),
            NSLocalizedString(key, tableName: nil, bundle: bundle, value: "", comment: ""),
            NSLocalizedString(key, tableName: "Localizable", bundle: bundle, comment: "note"),
            bundle.localizedString(forKey: key, value: nil, table: nil),
            bundle.localizedString(forKey: key, value: "", table: "Localizable"),
        ]
    }

    static func value(_ bundle: Bundle, _ key: String, _ value: String?, _ table: String? = nil) -> String {
        bundle.localizedString(forKey: key, value: value, table: table)
    }

    static func formatted(_ format: String, _ numbers: Int...) -> [String] {
        switch numbers.count {
        case 1:
            [
                String(format: format, numbers[0]), String(format: format, arguments: [numbers[0]]),
                String(format: format, locale: nil, numbers[0]),
                String(format: format, locale: nil, arguments: [numbers[0]]),
                String.localizedStringWithFormat(format, numbers[0]),
                NSString.localizedStringWithFormat(NSString(string: format), numbers[0]) as String,
            ]
        default:
            [
                String(format: format, arguments: numbers),
                numbers.count == 2 ? String(format: format, numbers[0], numbers[1]) : "",
            ]
        }
    }

    static func mixed(_ format: String, _ arguments: [CVarArg]) -> String {
        String(format: format, arguments: arguments)
    }

    static func languages(_ bundle: Bundle) -> (all: [String], preferred: [String], development: String?) {
        (bundle.localizations, bundle.preferredLocalizations, bundle.developmentLocalization)
    }

    static func resource(_ bundle: Bundle, _ name: String?, _ ending: String?) -> String? {
        let url = bundle.url(forResource: name, withExtension: ending)
        let path = bundle.path(forResource: name, ofType: ending)
        return url?.path == path ? path : "\(url?.path ?? "") is not \(path ?? "")"
    }

    static func resource(_ bundle: Bundle, _ name: String, _ ending: String, of language: String) -> String? {
        bundle.path(forResource: name, ofType: ending, inDirectory: nil, forLocalization: language)
    }

    static func localized(_ bundle: Bundle, _ key: String) -> Any? { bundle.localizedInfoDictionary?[key] }

    static func preferred(from available: [String], _ wanted: [String]? = nil) -> [String] {
        wanted == nil
            ? Bundle.preferredLocalizations(from: available)
            : Bundle.preferredLocalizations(from: available, forPreferences: wanted)
    }

    static var locale: (current: String, updating: String, languages: [String], calendar: String?) {
        (
            Locale.current.identifier, Locale.autoupdatingCurrent.identifier, Locale.preferredLanguages,
            Calendar.current.locale?.identifier
        )
    }
}

extension LoweredLanguages {
    static func localized(_ bundle: Bundle, count: Int, name: String) -> [String] {
        [
            String(localized: "hello", bundle: bundle),
            String(localized: "\(count) files in \(name)", bundle: bundle),
            String(
                localized: "files.in",
                defaultValue: "\(name): \(count)",
                bundle: bundle,
                comment: "A note"
            ),
            String(localized: "100% of \(name)", table: "None", bundle: bundle),
            String(localized: "100%", bundle: bundle),
            String(localized: "Price \(1.5, specifier: "%.2f")", bundle: bundle),
            String(localized: LocalizedStringResource("hello", bundle: .atURL(bundle.bundleURL))),
            String(
                localized: "In \(LocalizedStringResource("hello", bundle: .atURL(bundle.bundleURL)))",
                bundle: bundle
            ),
            String(
                localized:
                    "\(count, format: .number.grouping(.never)) \(UInt8(7)) \(Float(0.5), specifier: "%.1f")",
                bundle: bundle
            ),
        ]
    }
}
