import FoundationEssentials

/// A string catalogue, `.xcstrings`: texts of all languages in JSON.
package struct StringCatalog: Decodable, Sendable {
    private struct Entry: Decodable { let localizations: [String: Localization]? }

    /// A text, or several of which a device or a number chooses.
    fileprivate final class Localization: Decodable, Sendable {
        let stringUnit: Unit?
        let variations: [String: [String: Localization]]?
        let substitutions: [String: Substitution]?
    }

    fileprivate struct Unit: Decodable { let value: String }

    fileprivate struct Substitution: Decodable {
        let argNum: Int?
        let formatSpecifier: String?
        let variations: [String: [String: Localization]]?
    }

    /// The language that the app is written in.
    package let sourceLanguage: String?
    private let strings: [String: Entry]

    /// Reads a catalogue.
    package init(bytes: [UInt8]) throws(StringTableError) {
        do {
            self = try JSONDecoder().decode(StringCatalog.self, from: Data(bytes))
        } catch {
            throw StringTableError(.malformed, "The file must be a string catalogue in JSON, but is not")
        }
    }

    /// The languages that it has texts in, and the one that the app is written in, sorted.
    package var languages: [String] {
        var languages: Set<String> = []
        for entry in strings.values { languages.formUnion(entry.localizations?.keys.map(\.self) ?? []) }
        if let sourceLanguage { languages.insert(sourceLanguage) }
        return languages.sorted()
    }

    /// The texts of a language.
    package func table(of language: String) -> StringTable {
        var texts: [String: String] = [:]
        var varying: [String: VaryingText] = [:]
        for (key, entry) in strings {
            switch entry.localizations?[language]?.text(key: key, language: language) {
            case .plain(let text): texts[key] = text
            case .varying(let text): varying[key] = text
            case nil: break
            }
        }
        return StringTable(texts: texts, varying: varying)
    }
}

extension StringCatalog.Localization {
    func text(key: String, language: String) -> LocalizedText? {
        if let device = Self.device(variations) { return device.text(key: key, language: language) }
        if let forms = Self.forms(variations) {
            // Whole texts, in which one number chooses: the first that is shown.
            let shown = FormatExpansion(format: forms[.other] ?? key).pieces.lazy.compactMap(Self.number)
                .first
            let conversion = shown ?? FormatExpansion(format: key).pieces.lazy.compactMap(Self.number).first
            let part = VaryingText.Part(
                argument: conversion?.position ?? 1,
                conversion: conversion.map { "\($0.length)\($0.letter)" } ?? "lld",
                forms: forms,
                isWhole: true
            )
            return .varying(VaryingText(format: "%#@value@", parts: ["value": part], language: language))
        }
        guard let value = stringUnit?.value else { return nil }
        let parts = (substitutions ?? [:]).compactMapValues(Self.part)
        return parts.isEmpty || parts.count > VaryingText.mostParts
            ? .plain(value) : .varying(VaryingText(format: value, parts: parts, language: language))
    }

    private static func part(of substitution: StringCatalog.Substitution) -> VaryingText.Part? {
        guard let forms = forms(device(substitution.variations)?.variations ?? substitution.variations) else {
            return nil
        }
        let conversion = substitution.formatSpecifier ?? "lld"
        return VaryingText.Part(
            argument: substitution.argNum.flatMap { (1...VaryingText.mostArguments).contains($0) ? $0 : nil },
            conversion: conversion,
            // The number of the part itself, whichever it is.
            forms: forms.mapValues { $0.replacing("%arg", with: "%\(conversion)") }
        )
    }

    private static func device(_ variations: [String: [String: StringCatalog.Localization]]?)
        -> StringCatalog.Localization?
    {
        guard let devices = variations?["device"] else { return nil }
        return Devices.preferred.lazy.compactMap { devices[$0] }.first
    }

    private static func forms(_ variations: [String: [String: StringCatalog.Localization]]?)
        -> [PluralCategory: String]?
    {
        guard let plural = variations?["plural"] else { return nil }
        var forms: [PluralCategory: String] = [:]
        for category in PluralCategory.allCases {
            forms[category] = plural[category.rawValue]?.stringUnit?.value
        }
        return forms.isEmpty ? nil : forms
    }

    private static func number(_ piece: FormatPiece) -> FormatConversion? {
        guard case .conversion(let conversion) = piece,
            conversion.kind == .integer || conversion.kind == .floatingPoint
        else { return nil }
        return conversion
    }
}
