/// Which form a number has in a language, by the rules of Unicode's CLDR for cardinal numbers.
package struct PluralRules: Sendable {
    /// The categories that the language has, in CLDR's order, and when a number is in each; `other` is what is left.
    let rules: [(category: PluralCategory, condition: String)]

    /// The rules of a language such as `pt-PT` or `de_AT`; those of one that CLDR does not know have one form.
    package init(language: String) {
        let tag = LanguageTag(language)
        let names = [tag.region.map { "\(tag.language)_\($0)" }, tag.language].compactMap(\.self)
        let found = names.lazy.compactMap { name in Self.index[name[...]] }.first
        rules = found.map { Self.table[$0].rules } ?? []
    }

    /// The forms that a text needs in the language.
    package var categories: [PluralCategory] { rules.map(\.category) + [.other] }

    /// The category of a number.
    package func category(of operands: PluralOperands) -> PluralCategory {
        rules.first { PluralCondition.holds($0.condition, for: operands) }?.category ?? .other
    }

    /// The form for a number among those that there are. A form for nothing is taken for nothing in every language, as
    /// Apple does.
    package func form(in forms: [PluralCategory: String], for operands: PluralOperands) -> String? {
        if operands.number == 0, let form = forms[.zero] { return form }
        return forms[category(of: operands)] ?? forms[.other]
            ?? PluralCategory.allCases.reversed().lazy.compactMap { forms[$0] }.first
    }

    private static let index: [Substring: Int] = {
        var index: [Substring: Int] = [:]
        for (row, entry) in table.enumerated() {
            for language in entry.languages.split(separator: " ") { index[language] = row }
        }
        return index
    }()
}
