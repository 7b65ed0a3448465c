import GtkInterop

/// How what is drawn meets what is there already.
public enum CGBlendMode: Int32, Hashable, Sendable {
    /// Over it.
    case normal = 0
    /// Multiplied with it, which darkens.
    case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity
    /// Nothing is left.
    case clear
    /// In its place, opacity included.
    case copy
    case sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
    case destinationAtop, xor
    case plusLighter = 27

    var paint: PaintBlend {
        self == .plusLighter ? .plusLighter : PaintBlend(rawValue: Int(rawValue)) ?? .normal
    }
}
