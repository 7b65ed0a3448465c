/// Stands for the label in which UIKit shows a text field's placeholder, and which apps reach by its name.
@MainActor
final class PlaceholderKeys: NSObject, _SelectorAnswering {
    private weak var field: UITextField?

    init(of field: UITextField) {
        self.field = field
        super.init()
    }

    var textColor: UIColor? {
        get { field?._placeholderColor }
        set { field?._placeholderColor = newValue }
    }

    nonisolated static var _selectors: _SelectorTable {
        _SelectorTable(
            PlaceholderKeys.self,
            [.property("textColor", { $0.textColor }, { $0.textColor = $1 })]
        )
    }
}

extension UITextField {
    var _placeholderKeys: PlaceholderKeys { PlaceholderKeys(of: self) }
}
