internal import GtkInterop

/// What scrolls in a collection across its direction: the cells of one section.
@MainActor
final class AcrossScroller: UIScrollView, ScrollFollower, UIScrollViewDelegate {
    private weak var collection: UICollectionView?
    private(set) var across: AcrossSection
    private var start: CGFloat = 0
    /// Whether it is placed just now, which is no movement.
    private var isPlacing = false

    init(_ across: AcrossSection, in collection: UICollectionView) {
        self.collection = collection
        self.across = across
        super.init(frame: across.frame)
        contentInsetAdjustmentBehavior = .never
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        accessibilityLabel = ""
        _follower = self
        _scrollDelegate = self
        show(across)
    }

    required init?(coder: NSCoder) { nil }

    /// The elements of the section stay within the collection's width, but shadows and badges reach out.
    override var _role: AccessibleRole { .generic }

    /// Takes over where the section stands now.
    func show(_ across: AcrossSection) {
        self.across = across
        isPlacing = true
        defer { isPlacing = false }
        if frame != across.frame { frame = across.frame }
        let size =
            across.isHorizontal
            ? CGSize(width: across.length, height: across.frame.height)
            : CGSize(width: across.frame.width, height: across.length)
        if contentSize != size { contentSize = size }
        let always = across.bounce == .always
        if bounces != (across.bounce != .never) { bounces = across.bounce != .never }
        if across.isHorizontal, alwaysBounceHorizontal != always { alwaysBounceHorizontal = always }
        if !across.isHorizontal, alwaysBounceVertical != always { alwaysBounceVertical = always }
        let wanted = point(at: across.offset)
        if contentOffset != wanted { contentOffset = wanted }
    }

    private var visible: CGFloat { across.isHorizontal ? across.frame.width : across.frame.height }

    /// How far it is scrolled from where it begins.
    var offset: CGFloat {
        guard across.isHorizontal else { return contentOffset.y }
        return across.isMirrored ? across.length - visible - contentOffset.x : contentOffset.x
    }

    /// The place of the content for a distance from where it begins.
    func point(at offset: CGFloat) -> CGPoint {
        guard across.isHorizontal else { return CGPoint(x: 0, y: offset) }
        return CGPoint(x: across.isMirrored ? across.length - visible - offset : offset, y: 0)
    }

    func contentMoved(in scrollView: UIScrollView) {
        guard !isPlacing else { return }
        collection?._acrossMoved(self)
    }

    func restingOffset(in scrollView: UIScrollView) -> CGPoint {
        guard let layout = collection?._layout as? any AcrossScrollingLayout else { return contentOffset }
        return point(at: layout._acrossRest(for: offset, from: start, in: across))
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { start = offset }

    /// A place in the collection, as a place in the content.
    func local(_ frame: CGRect) -> CGRect {
        frame.offsetBy(
            dx: contentOffset.x - self.frame.minX,
            dy: contentOffset.y - self.frame.minY
        )
    }
}

extension UICollectionView {
    /// Makes what scrolls across in sight, and takes away the others.
    func _updateAcrossScrollers() {
        let sections = (_layout as? any AcrossScrollingLayout)?._acrossSections(in: bounds) ?? []
        if sections.isEmpty, _acrossScrollers.isEmpty { return }
        let kept = Set(sections.map(\.number))
        for (number, scroller) in _acrossScrollers where !kept.contains(number) {
            _acrossScrollers[number] = nil
            for case let cell as UICollectionViewCell in scroller.subviews {
                guard let path = _path(of: cell) else { continue }
                _cells[path] = nil
                _retire(cell, at: path)
            }
            scroller.removeFromSuperview()
        }
        for section in sections {
            if let scroller = _acrossScrollers[section.number] {
                scroller.show(section)
            } else {
                let scroller = AcrossScroller(section, in: self)
                _acrossScrollers[section.number] = scroller
                insertSubview(scroller, at: _firstCellIndex)
            }
        }
    }

    /// Lets what scrolls across go with its section; what is shown anew is made anew.
    func _moveAcrossScrollers(_ update: ListUpdate) {
        let old = _acrossScrollers
        _acrossScrollers = [:]
        for (number, scroller) in old {
            if number < update.sectionDestinations.count, let now = update.sectionDestinations[number] {
                _acrossScrollers[now] = scroller
            } else {
                scroller.removeFromSuperview()
            }
        }
    }

    func _acrossMoved(_ scroller: AcrossScroller) {
        guard let layout = _layout as? any AcrossScrollingLayout,
            layout._setAcrossOffset(scroller.offset, of: scroller.across.number)
        else { return }
        setNeedsLayout()
    }

    /// The place of a cell in the content.
    func _place(of cell: UICollectionViewCell) -> CGRect {
        guard let scroller = cell.superview as? AcrossScroller else { return cell.frame }
        return cell.frame.offsetBy(
            dx: scroller.frame.minX - scroller.contentOffset.x,
            dy: scroller.frame.minY - scroller.contentOffset.y
        )
    }

    /// The place of an element in the view in which it stands.
    func _localFrame(_ attributes: UICollectionViewLayoutAttributes) -> CGRect {
        guard attributes._scrollsAcross, let scroller = _acrossScrollers[attributes.indexPath.section] else {
            return attributes.frame
        }
        return scroller.local(attributes.frame)
    }
}
