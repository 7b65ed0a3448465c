/// The texts of one language by their keys: those that stay as they are, and those that follow numbers.
package struct StringTable: Hashable, Sendable {
    /// The texts that stay as they are.
    package private(set) var texts: [String: String]
    /// The texts with forms for numbers.
    package private(set) var varying: [String: VaryingText]

    package init(texts: [String: String] = [:], varying: [String: VaryingText] = [:]) {
        self.texts = texts
        self.varying = varying
    }

    /// The text of a key; nil if there is none.
    package subscript(key: String) -> LocalizedText? {
        if let text = varying[key] { return .varying(text) }
        return texts[key].map { .plain($0) }
    }

    package var isEmpty: Bool { texts.isEmpty && varying.isEmpty }

    /// Takes over the texts of another table, which count more than those of the same keys here.
    package mutating func add(_ other: StringTable) {
        if isEmpty {
            self = other
            return
        }
        for (key, text) in other.texts {
            texts[key] = text
            varying[key] = nil
        }
        for (key, text) in other.varying {
            varying[key] = text
            texts[key] = nil
        }
    }

    /// Takes over the texts of another table for keys that have none here.
    package mutating func fill(from other: StringTable) {
        var filled = other
        filled.add(self)
        self = filled
    }
}

/// A text in a language.
package enum LocalizedText: Hashable, Sendable {
    /// A text that stays as it is.
    case plain(String)
    /// A text with forms for numbers.
    case varying(VaryingText)
}

/// A format in which parts follow numbers: `%#@files@` stands for one of the forms of its part `files`.
package struct VaryingText: Hashable, Sendable {
    /// A part of which a number chooses the form.
    package struct Part: Hashable, Sendable {
        /// Which of the format's arguments the number is, from 1; nil if the part's place says it.
        package var argument: Int?
        /// How the number is shown, such as `lld`.
        package var conversion: String
        /// The forms, by the categories of plurals.
        package var forms: [PluralCategory: String]
        /// Whether the forms are whole texts, whose conversions count from the first argument and not from the part's.
        package var isWhole: Bool

        package init(
            argument: Int? = nil,
            conversion: String,
            forms: [PluralCategory: String],
            isWhole: Bool = false
        ) {
            self.argument = argument
            self.conversion = conversion
            self.forms = forms
            self.isWhole = isWhole
        }
    }

    /// Parts of a text; one with more is none.
    static let mostParts = 64
    /// Arguments that a part may be of.
    static let mostArguments = 1_000

    package var format: String
    package var parts: [String: Part]
    /// The language whose rules choose the forms.
    package var language: String

    package init(format: String, parts: [String: Part], language: String) {
        self.format = format
        self.parts = parts
        self.language = language
    }

    /// The text for those who have no number: a text of one part in its form for most numbers; nil if there is none.
    package var textWithoutNumber: String? {
        parts.count == 1 ? parts.values.first?.forms[.other] : nil
    }
}
