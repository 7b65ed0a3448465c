/// How a layer's new look comes.
@frozen
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a kind of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// It shines through more and more.
    public static let fade = CATransitionType(rawValue: "fade")
    /// It comes over the old one.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// It pushes the old one out.
    public static let push = CATransitionType(rawValue: "push")
    /// The old one goes away above it.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// From where a layer's new look comes.
@frozen
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a direction of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// From the right.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// From the left.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// From the top.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// From the bottom.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// An animation from a view's old look to its new one, whatever changes in it; add it to the view's layer.
open class CATransition: CAAnimation {
    /// How the new look comes; `fade` by default.
    open var type: CATransitionType = .fade
    /// From where it comes, unless it fades; nil, that is the left, by default.
    open var subtype: CATransitionSubtype?

    override func makeEmpty() -> CAAnimation { CATransition() }

    override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CATransition else { return }
        type = other.type
        subtype = other.subtype
    }

    var kind: ViewTransition.Kind {
        let way =
            switch subtype {
            case .fromRight: CGVector(dx: -1, dy: 0)
            case .fromTop: CGVector(dx: 0, dy: 1)
            case .fromBottom: CGVector(dx: 0, dy: -1)
            default: CGVector(dx: 1, dy: 0)
            }
        switch type {
        case .push: return .push(way)
        case .moveIn: return .moveIn(way)
        case .reveal: return .reveal(way)
        default: return .fade
        }
    }
}
