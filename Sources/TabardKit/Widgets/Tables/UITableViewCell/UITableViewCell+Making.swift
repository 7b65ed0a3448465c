internal import GtkInterop

extension UITableViewCell {
    /// Makes a cell of a class that is known only at run time.
    static func _make(_ type: UITableViewCell.Type, reuseIdentifier: String) -> UITableViewCell? {
        reinterpret(type, as: _RequiredInitializerCell.self)
            .init(style: .default, reuseIdentifier: reuseIdentifier)
    }
}

/// Makes `init(style:reuseIdentifier:)` required, which UIKit's class may not, as every subclass in
/// every app would have to repeat it. Not for apps.
///
/// Open, so that the compiler must expect subclasses and calls the initializer through the class's
/// table, where that of the class which is really meant stands.
open class _RequiredInitializerCell: UITableViewCell {
    /// Never runs: the class is only a way to see others.
    public required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    /// Never runs: the class is only a way to see others.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
