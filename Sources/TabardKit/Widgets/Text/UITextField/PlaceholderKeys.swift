/// Stands for the label in which UIKit shows a text field's placeholder, and which apps reach by its name.
@MainActor
final class PlaceholderKeys: KeyValueCoding {
    private weak var field: UITextField?

    init(of field: UITextField) { self.field = field }

    var textColor: UIColor? {
        get { field?._placeholderColor }
        set { field?._placeholderColor = newValue }
    }

    func setValue(_ value: Any?, forKey key: String) { _setValue(value, forKey: key) }

    func value(forKey key: String) -> Any? { _value(forKey: key) }

    func setValue(_ value: Any?, forUndefinedKey key: String) { _stop("setValue(_:forUndefinedKey:)", key) }

    func value(forUndefinedKey key: String) -> Any? { _stop("value(forUndefinedKey:)", key) }

    static let _knownKeys: [KnownKeys] = [.placeholders]
}

extension UITextField {
    var _placeholderKeys: PlaceholderKeys { PlaceholderKeys(of: self) }
}

extension KnownKeys {
    static let placeholders = KnownKeys(of: PlaceholderKeys.self, ["textColor": .optional(\.textColor)])
}
