package import GtkInterop

/// A colour, which may depend on whether the interface is light or dark.
///
/// A colour never changes, so any thread may hold it.
open class UIColor: NSObject, _SelectorAnswering, @unchecked Sendable {
    enum Storage {
        case fixed(RGBA)
        /// Apple's signature takes a closure that is not Sendable; it is to be callable anywhere.
        case dynamic((UITraitCollection) -> UIColor)
    }

    private let _mark = SwiftObjectMark()
    private(set) var storage: Storage

    // Apps' subclasses inherit the other initializers only if none that they can't see is designated.
    convenience init(_ storage: Storage) {
        self.init()
        self.storage = storage
    }

    package convenience init(_ color: RGBA) {
        self.init(.fixed(color))
    }

    /// Makes a colour of parts from 0 to 1; greater and smaller ones are cut off when drawn.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        storage = .fixed(
            RGBA(red: Double(red), green: Double(green), blue: Double(blue), alpha: Self.bounded(alpha))
        )
        super.init()
    }

    /// Makes a colour of parts in Display P3, from 0 to 1. What sRGB can't show is cut off.
    public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let color = RGBA(
            red: Double(displayP3Red),
            green: Double(green),
            blue: Double(blue),
            alpha: Self.bounded(alpha)
        )
        self.init(color.fromDisplayP3.bounded)
    }

    /// Makes a grey, from 0 for black to 1 for white.
    public init(white: CGFloat, alpha: CGFloat) {
        let white = Double(white)
        storage = .fixed(RGBA(red: white, green: white, blue: white, alpha: Self.bounded(alpha)))
        super.init()
    }

    /// Makes a colour of a hue, from 0 for red through 1/3 for green to 1 for red again, its
    /// saturation and its brightness; values outside 0 to 1 are cut off.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        storage = .fixed(
            RGBA(
                hue: Self.bounded(hue),
                saturation: Self.bounded(saturation),
                brightness: Self.bounded(brightness),
                alpha: Self.bounded(alpha)
            )
        )
        super.init()
    }

    /// Makes a colour that shows nothing.
    public override init() {
        storage = .fixed(.clear)
        super.init()
    }

    /// Makes the colour of a literal, `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)`.
    public required convenience init(
        _colorLiteralRed red: Float,
        green: Float,
        blue: Float,
        alpha: Float
    ) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// Makes a colour that is asked for anew under each collection of traits.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        storage = .dynamic(dynamicProvider)
        super.init()
    }

    /// The colour with another opacity; a dynamic colour stays dynamic.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch storage {
        case .fixed(var color):
            color.alpha = Self.bounded(alpha)
            return UIColor(color)
        case .dynamic(let provider):
            return UIColor(dynamicProvider: { provider($0).withAlphaComponent(alpha) })
        }
    }

    /// The fixed colour that this one is under the given traits.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch storage {
        case .fixed: self
        case .dynamic: UIColor(components(with: traitCollection))
        }
    }

    /// Two fixed colours are equal if their parts are; a dynamic colour equals only itself.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if self === other { return true }
        guard case .fixed(let mine) = storage, case .fixed(let theirs) = other.storage else { return false }
        return mine == theirs
    }

    open override var hash: Int {
        switch storage {
        case .fixed(let color): color.hashValue
        case .dynamic: ObjectIdentifier(self).hashValue
        }
    }

    open override var description: String {
        switch storage {
        case .fixed(let color): "UIColor(\(color.red) \(color.green) \(color.blue) \(color.alpha))"
        case .dynamic: "UIColor(dynamic)"
        }
    }

    /// The parts, each from 0 to 1, that are drawn under the given traits.
    package func components(with traitCollection: UITraitCollection) -> RGBA {
        var color = self
        // A provider may answer with another dynamic colour, even itself.
        for _ in 0..<16 {
            switch color.storage {
            case .fixed(let parts): return parts.bounded
            case .dynamic(let provider): color = provider(traitCollection)
            }
        }
        return .clear
    }

    private static func bounded(_ part: CGFloat) -> Double {
        RGBA.bounded(Double(part))
    }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UIColor.self) }
}
