import GtkInterop

extension UITableViewCell {
    /// Makes a cell of a class that is known only at run time.
    static func _make(_ type: UITableViewCell.Type, reuseIdentifier: String) -> UITableViewCell {
        reinterpret(type, as: RequiredCell.self)._make(reuseIdentifier)
    }
}

/// Makes `init(style:reuseIdentifier:)` required, which UIKit's class may not, as every subclass in
/// every app would have to repeat it. See `makeInstance(of:)`.
private class RequiredCell: UITableViewCell {
    required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    // The optimizer would see no subclass of this one and make an instance of it.
    @inline(never)
    @_optimize(none)
    final class func _make(_ reuseIdentifier: String) -> UITableViewCell {
        self.init(style: .default, reuseIdentifier: reuseIdentifier)
    }
}
