/// What a part of a text looks like, as far as it differs from the whole.
public struct SpanLook: Hashable, Sendable {
    /// A line below or through letters.
    public enum Line: Hashable, Sendable {
        case single
        case double
    }

    /// The outlines of letters.
    public struct Outline: Hashable, Sendable {
        /// The line's width in hundredths of the font's size.
        public var width: Double
        /// Whether the letters are filled, too.
        public var isFilled: Bool
        /// The line's colour; nil is that of the letters.
        public var color: RGBA?

        /// Makes outlines.
        public init(width: Double, isFilled: Bool, color: RGBA?) {
            self.width = width
            self.isFilled = isFilled
            self.color = color
        }
    }

    /// What letters throw behind themselves.
    public struct Shadow: Hashable, Sendable {
        /// How far to the right it falls, in points.
        public var x: Double
        /// How far downwards it falls, in points.
        public var y: Double
        /// How soft it is: twice the deviation of its edge, in points.
        public var blur: Double
        /// Its colour.
        public var color: RGBA

        /// Makes a shadow.
        public init(x: Double, y: Double, blur: Double, color: RGBA) {
            self.x = x
            self.y = y
            self.blur = blur
            self.color = color
        }
    }

    /// A picture in the place of a character.
    public struct Picture: Hashable, Sendable {
        /// What is drawn; nil only keeps the place free.
        public var bitmap: Bitmap?
        /// The colour of its shape; nil is its own colours.
        public var color: RGBA?
        /// Whether its shape has the colour of the letters.
        public var hasTextColor: Bool
        /// The width in points.
        public var width: Double
        /// The height in points.
        public var height: Double
        /// From the writing position to the left edge, in points.
        public var left: Double
        /// From the baseline up to the lower edge, in points.
        public var bottom: Double

        /// Makes a picture.
        public init(
            _ bitmap: Bitmap?,
            color: RGBA? = nil,
            hasTextColor: Bool = false,
            width: Double,
            height: Double,
            left: Double = 0,
            bottom: Double = 0
        ) {
            self.bitmap = bitmap
            self.color = color
            self.hasTextColor = hasTextColor
            self.width = width
            self.height = height
            self.left = left
            self.bottom = bottom
        }
    }

    /// The font; nil is that of the whole.
    public var font: FontDescription?
    /// The colour of the letters; nil is that of the whole.
    public var color: RGBA?
    /// The colour behind the letters.
    public var background: RGBA?
    /// Points added after each letter; nil leaves the distances that the font has, 0 takes its pairs of letters apart.
    public var kern: Double?
    /// Whether letters may be drawn as one sign.
    public var hasLigatures = true
    /// How far the letters stand above the baseline, in points.
    public var rise = 0.0
    /// Whether the letters slant.
    public var isSlanted = false
    /// The line below the letters.
    public var underline: Line?
    /// The colour of the line below; nil is that of the letters.
    public var underlineColor: RGBA?
    /// Whether words alone are underlined, and not what is between them.
    public var underlinesWords = false
    /// The line through the letters.
    public var strikethrough: Line?
    /// The colour of the line through the letters; nil is that of the letters.
    public var strikethroughColor: RGBA?
    /// The outlines of the letters.
    public var outline: Outline?
    /// What the letters throw behind them.
    public var shadow: Shadow?
    /// The picture that stands for each character.
    public var picture: Picture?

    /// Makes a look that is that of the whole.
    public init() {}

    /// Whether something is drawn that Pango does not draw.
    var hasEffects: Bool { outline != nil || shadow != nil || picture != nil }
}

extension Bitmap: Hashable {
    /// Whether both are the same object, since a bitmap never changes.
    public static func == (left: Bitmap, right: Bitmap) -> Bool { left === right }

    /// Takes the object's identity in.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
