internal import GtkInterop

/// A view that a collection uses again for another element: a cell, a header or a footer.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    var _identifier: String?

    /// Makes a view; the collection calls it.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Makes a view from an archive; the archive holds nothing that it reads on Linux yet.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The name under which the collection keeps the view for reuse.
    open var reuseIdentifier: String? { _identifier }

    /// Called before the view is used for another element. Call `super`.
    open func prepareForReuse() {}

    /// Takes over what the layout says; the collection has set the frame already.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Makes a view of a class that is known only at run time.
    ///
    /// Never inlined, as the optimizer would take the view for one of the class below, which is no cell.
    @inline(never)
    static func _make(_ type: UICollectionReusableView.Type, identifier: String) -> UICollectionReusableView {
        let view = reinterpret(type, as: _RequiredInitializerReusableView.self).init(frame: .zero)
        view._identifier = identifier
        return view
    }
}

extension UICollectionReusableView: ReusableView {}

/// Makes `init(frame:)` required, which UIKit's class may not; see `_RequiredInitializerCell`. Not for apps.
open class _RequiredInitializerReusableView: UICollectionReusableView {
    /// Never runs: the class is only a way to see others.
    public required override init(frame: CGRect) { super.init(frame: frame) }

    /// Never runs: the class is only a way to see others.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
