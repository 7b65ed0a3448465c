/// A colour in the sRGB colour space, its parts not premultiplied, each from 0 to 1.
public struct RGBA: Hashable, Sendable {
    /// Red, from 0 to 1.
    public var red: Double
    /// Green, from 0 to 1.
    public var green: Double
    /// Blue, from 0 to 1.
    public var blue: Double
    /// How opaque the colour is: 0 shows nothing of it, 1 nothing of what is behind.
    public var alpha: Double

    /// Makes a colour from its parts, from 0 to 1 each; opaque by default.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Opaque black.
    public static let black = RGBA(red: 0, green: 0, blue: 0)
    /// Opaque white.
    public static let white = RGBA(red: 1, green: 1, blue: 1)
    /// A colour that shows nothing.
    public static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)
}
