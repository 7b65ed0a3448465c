internal import GtkInterop

/// A dimension of a compositional layout, as a value.
struct LayoutLength: Equatable, CustomStringConvertible {
    enum Kind {
        case fractionalWidth, fractionalHeight, absolute, estimated, uniform
    }

    /// What is longer cannot be drawn.
    static let greatest: CGFloat = 100_000

    let kind: Kind
    let value: CGFloat

    init(_ kind: Kind, _ value: CGFloat) {
        self.kind = kind
        let limit = kind == .fractionalWidth || kind == .fractionalHeight ? 1_000 : Self.greatest
        let sane = value >= 0 ? min(value, limit) : 0
        if sane != value {
            Log.warn(
                "A dimension of a compositional layout is \(value), where 0 to \(limit) is valid; it counts as \(sane)"
            )
        }
        self.value = sane
    }

    /// Whether the view says how long it is.
    var isMeasured: Bool { kind == .estimated || kind == .uniform }

    func resolved(in container: CGSize) -> CGFloat {
        switch kind {
        case .fractionalWidth: min(value * container.width, Self.greatest)
        case .fractionalHeight: min(value * container.height, Self.greatest)
        case .absolute, .estimated, .uniform: value
        }
    }

    var description: String {
        switch kind {
        case .fractionalWidth: "fractionalWidth(\(value))"
        case .fractionalHeight: "fractionalHeight(\(value))"
        case .absolute: "absolute(\(value))"
        case .estimated: "estimated(\(value))"
        case .uniform: "uniformAcrossSiblings(\(value))"
        }
    }
}

/// A width and a height.
struct LayoutLengths: Equatable {
    var width: LayoutLength
    var height: LayoutLength

    func resolved(in container: CGSize) -> CGSize {
        CGSize(width: width.resolved(in: container), height: height.resolved(in: container))
    }

    /// The axes on which the view says how long it is.
    var measuredAxes: UIAxis {
        var axes: UIAxis = []
        if width.isMeasured { axes.insert(.horizontal) }
        if height.isMeasured { axes.insert(.vertical) }
        return axes
    }
}
