extension KnownKeys {
    static let searchBars = KnownKeys(
        of: UISearchBar.self,
        [
            "text": .optional(\.text),
            "placeholder": .optional(\.placeholder),
            "searchField": .readOnly(\.searchTextField),
            "_searchField": .readOnly(\.searchTextField),
            "searchTextField": .readOnly(\.searchTextField),
            "cancelButton": .readOnly(\._cancelButton),
            "_cancelButton": .readOnly(\._cancelButton),
            "cancelButtonText": .optional(\._cancelButtonText),
            "_cancelButtonText": .optional(\._cancelButtonText),
        ]
    )

    static let textFields = KnownKeys(
        of: UITextField.self,
        [
            "text": .optional(\.text),
            "textColor": .optional(\.textColor),
            "font": .optional(\.font),
            "placeholder": .optional(\.placeholder),
            "placeholderLabel": .readOnly(\._placeholderKeys),
            "_placeholderLabel": .readOnly(\._placeholderKeys),
            "secureTextEntry": .property(\.isSecureTextEntry),
            "enabled": .property(\.isEnabled),
            "isEnabled": .property(\.isEnabled),
        ]
    )

    static let textViews = KnownKeys(
        of: UITextView.self,
        [
            "text": .optional(\.text),
            "attributedText": .optional(\.attributedText),
            "textColor": .optional(\.textColor),
            "font": .optional(\.font),
        ]
    )

    static let labels = KnownKeys(
        of: UILabel.self,
        [
            "text": .optional(\.text),
            "textColor": .optional(\.textColor),
            "font": .optional(\.font),
            "numberOfLines": .property(\.numberOfLines),
            "enabled": .property(\.isEnabled),
        ]
    )

    static let imageViews = KnownKeys(
        of: UIImageView.self,
        [
            "image": .optional(\.image),
            "highlightedImage": .optional(\.highlightedImage),
            "highlighted": .property(\.isHighlighted),
        ]
    )

    static let views = KnownKeys(
        of: UIView.self,
        [
            "hidden": .property(\.isHidden),
            "isHidden": .property(\.isHidden),
            "alpha": .property(\.alpha),
            "backgroundColor": .optional(\.backgroundColor),
            "tintColor": .optional(\.tintColor),
            "frame": .property(\.frame),
            "bounds": .property(\.bounds),
            "center": .property(\.center),
            "transform": .property(\.transform),
            "tag": .property(\.tag),
            "clipsToBounds": .property(\.clipsToBounds),
            "userInteractionEnabled": .property(\.isUserInteractionEnabled),
            "accessibilityLabel": .optional(\.accessibilityLabel),
            "accessibilityIdentifier": .optional(\.accessibilityIdentifier),
            "layer": .readOnly(\.layer),
            "superview": .readOnly(\.superview),
            "subviews": .readOnly(\.subviews),
            "window": .readOnly(\.window),
        ]
    )

    static let placeholders = KnownKeys(of: PlaceholderKeys.self, ["textColor": .optional(\.textColor)])
}

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
}

extension UITextField {
    var _placeholderKeys: PlaceholderKeys { PlaceholderKeys(of: self) }
}

extension UISearchBar {
    var _cancelButtonText: String? {
        get { _cancelButton.title(for: .normal) }
        set {
            _cancelButton.setTitle(newValue, for: .normal)
            setNeedsLayout()
        }
    }
}
