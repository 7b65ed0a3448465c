import Foundation
import TabardFoundation

// What a file sees that imports Foundation as well, without lowering: the usual forms.

enum PlainLanguages {
    static func texts(_ bundle: Bundle, _ key: String) -> [String] {
        [
            NSLocalizedString(key, bundle: bundle, comment: ""),
            NSLocalizedString(key, tableName: "Localizable", bundle: bundle, comment: ""),
            NSLocalizedString(key, bundle: bundle, value: "x", comment: ""),
            NSLocalizedString(key, tableName: "Localizable", bundle: bundle, value: "x", comment: ""),
            bundle.localizedString(forKey: key, value: "x", table: "Localizable"),
        ]
    }

    static func texts(_ key: String) -> [String] {
        [
            NSLocalizedString(key, comment: ""), NSLocalizedString(key, tableName: "None", comment: ""),
            NSLocalizedString(key, value: "x", comment: ""),
            NSLocalizedString(key, tableName: "None", value: "x", comment: ""),
        ]
    }

    static func formatted(_ format: String, _ first: Int, _ second: Int, _ third: Int) -> [String] {
        [
            String(format: format, first), String.localizedStringWithFormat(format, first),
            String(format: format, first, second), String.localizedStringWithFormat(format, first, second),
            String(format: format, first, second, third),
            String.localizedStringWithFormat(format, first, second, third),
        ]
    }
}
