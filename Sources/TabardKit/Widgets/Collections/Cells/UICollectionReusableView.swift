internal import GtkInterop

/// A view that a collection uses again for another element: a cell, a header or a footer.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    var _identifier: String?
    /// Whether it stands behind all cells.
    var _isDecoration = false
    /// The kind of header, footer or other supplement that it is shown as; nil for an item and a decoration.
    var _supplementaryKind: String?

    /// Makes a view; the collection calls it.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Makes a view from an interface document.
    public required init?(coder: NSCoder) {
        _identifier = (coder as? InterfaceCoder)?.text("reuseIdentifier")
        super.init(coder: coder)
    }

    /// The name under which the collection keeps the view for reuse.
    open var reuseIdentifier: String? { _identifier }

    /// Called before the view is used for another element. Call `super`.
    open func prepareForReuse() {}

    /// Takes over what the layout says; the collection has set the frame already.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Where the view stands if it has its own way; the layout may take its size over where that is an estimate.
    ///
    /// By default the size is what the constraints in the view want, or else what `sizeThatFits(_:)` answers.
    open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    {
        guard !layoutAttributes._measuredAxes.isEmpty,
            let copy = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
        else { return layoutAttributes }
        copy.frame.size = _preferredSize(layoutAttributes.size, on: layoutAttributes._measuredAxes)
        return copy
    }

    /// The size that the view wants where an axis is free.
    func _preferredSize(_ size: CGSize, on axes: UIAxis) -> CGSize { _fittingSize(of: self, size, on: axes) }

    /// The size that the content of a view wants where an axis is free.
    func _fittingSize(of view: UIView, _ size: CGSize, on axes: UIAxis) -> CGSize {
        var fitting = size
        let isWidthFree = axes.contains(.horizontal)
        if let list = view as? UIListContentView {
            fitting = list._fittingSize(width: isWidthFree ? .greatestFiniteMagnitude : size.width)
        } else if view._autoLayout?.constraints.isEmpty == false {
            fitting = view.systemLayoutSizeFitting(
                CGSize(
                    width: isWidthFree ? 0 : size.width,
                    height: axes.contains(.vertical) ? 0 : size.height
                ),
                withHorizontalFittingPriority: isWidthFree ? .fittingSizeLevel : .required,
                verticalFittingPriority: axes.contains(.vertical) ? .fittingSizeLevel : .required
            )
        } else {
            let room = CGSize(
                width: isWidthFree ? .greatestFiniteMagnitude : size.width,
                height: axes.contains(.vertical) ? .greatestFiniteMagnitude : size.height
            )
            fitting = view.sizeThatFits(room)
            let own = view.intrinsicContentSize
            if own.width > 0 { fitting.width = max(fitting.width, own.width) }
            if own.height > 0 { fitting.height = max(fitting.height, own.height) }
            // Who says nothing stays as large as it was taken to be.
            if fitting == .zero { fitting = size }
        }
        return CGSize(
            width: isWidthFree && fitting.width.isFinite ? fitting.width.rounded(.up) : size.width,
            height: axes.contains(.vertical) && fitting.height.isFinite
                ? fitting.height.rounded(.up) : size.height
        )
    }

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
