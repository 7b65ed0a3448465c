/// A `.stringsdict` file: texts with forms for numbers, for widths and for devices, in a property list.
enum StringsDictionary {
    /// - Parameter language: The language whose rules choose the forms.
    static func table(of list: PropertyListTree, language: String) -> StringTable {
        var texts: [String: String] = [:]
        var varying: [String: VaryingText] = [:]
        for (key, entry) in list.entries {
            switch text(of: entry, language: language) {
            case .plain(let text): texts[key] = text
            case .varying(let text): varying[key] = text
            case nil: break
            }
        }
        return StringTable(texts: texts, varying: varying)
    }

    private static func text(of entry: PropertyListTree, language: String) -> LocalizedText? {
        if let text = entry.text { return .plain(text) }
        let entries = entry.entries
        if let widths = entries["NSStringVariableWidthRuleType"]?.entries {
            // There is room for the widest on a desktop.
            let widest = widths.max { (Int($0.key) ?? 0, $0.key) < (Int($1.key) ?? 0, $1.key) }
            return widest.flatMap { text(of: $0.value, language: language) }
        }
        if let devices = entries["NSStringDeviceSpecificRuleType"]?.entries {
            let device = Devices.preferred.lazy.compactMap { devices[$0] }.first
            return device.flatMap { text(of: $0, language: language) }
        }
        guard let format = entries["NSStringLocalizedFormatKey"]?.text else { return nil }
        let parts = entries.compactMapValues(part)
        return parts.isEmpty || parts.count > VaryingText.mostParts
            ? .plain(format) : .varying(VaryingText(format: format, parts: parts, language: language))
    }

    private static func part(of entry: PropertyListTree) -> VaryingText.Part? {
        let entries = entry.entries
        guard entries["NSStringFormatSpecTypeKey"]?.text == "NSStringPluralRuleType" else { return nil }
        var forms: [PluralCategory: String] = [:]
        for category in PluralCategory.allCases { forms[category] = entries[category.rawValue]?.text }
        guard !forms.isEmpty else { return nil }
        return VaryingText.Part(conversion: entries["NSStringFormatValueTypeKey"]?.text ?? "d", forms: forms)
    }
}

/// The names that tables have for devices.
enum Devices {
    /// Those that fit a desktop, the best first.
    static let preferred = ["mac", "other", "ipad", "iphone"]
}
