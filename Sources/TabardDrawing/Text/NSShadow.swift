/// The shadow that letters throw.
open class NSShadow: NSObject, NSCopying, _SelectorAnswering, @unchecked Sendable {
    private let _mark = SwiftObjectMark()
    /// How far the shadow falls to the right and downwards, in points; zero by default.
    open var shadowOffset = CGSize.zero
    /// How soft its edge is, in points; 0, that is sharp, by default.
    open var shadowBlurRadius: CGFloat = 0
    /// Its colour, a `UIColor` or a `CGColor`; a third of black by default, and nil throws none.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

    /// Makes a shadow that falls straight behind the letters.
    public override init() { super.init() }

    /// A shadow of the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        copy.shadowOffset = shadowOffset
        copy.shadowBlurRadius = shadowBlurRadius
        copy.shadowColor = shadowColor
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
            && _color == other._color
    }

    open override var hash: Int { [shadowOffset.width, shadowOffset.height, shadowBlurRadius].hashValue }

    var _color: UIColor? {
        switch shadowColor {
        case let color as UIColor: color
        case let color as CGColor: UIColor(cgColor: color)
        default: nil
        }
    }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(NSShadow.self) }
}
