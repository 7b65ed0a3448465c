internal import GtkInterop

/// How what is drawn meets what is there already.
public enum CGBlendMode: Int32, Hashable, Sendable {
    /// Over it.
    case normal = 0
    /// Multiplied with it, which darkens.
    case multiply
    /// As two projectors on one screen, which lightens.
    case screen
    /// Multiplied where dark, screened where light, by what is there.
    case overlay
    /// The darker of both.
    case darken
    /// The lighter of both.
    case lighten
    /// What is there is lightened by it.
    case colorDodge
    /// What is there is darkened by it.
    case colorBurn
    /// Lightened or darkened a little by it, as by a wide lamp.
    case softLight
    /// Multiplied where dark, screened where light, by what is drawn.
    case hardLight
    /// The greater less the smaller of both.
    case difference
    /// As `difference`, with less contrast.
    case exclusion
    /// Its hue, with the saturation and brightness that are there.
    case hue
    /// Its saturation, with the hue and brightness that are there.
    case saturation
    /// Its hue and saturation, with the brightness that is there.
    case color
    /// Its brightness, with the hue and saturation that are there.
    case luminosity
    /// Nothing is left.
    case clear
    /// In its place, opacity included.
    case copy
    /// Only it, where something is there already.
    case sourceIn
    /// Only it, where nothing is there yet.
    case sourceOut
    /// Over what is there, and nowhere else.
    case sourceAtop
    /// Under what is there.
    case destinationOver
    /// What is there stays where it is drawn.
    case destinationIn
    /// What is there stays where it is not drawn.
    case destinationOut
    /// Under what is there, which stays where it is drawn only.
    case destinationAtop
    /// Either of both, where not both are.
    case xor
    /// The sum of both.
    case plusLighter = 27

    var paint: PaintBlend {
        self == .plusLighter ? .plusLighter : PaintBlend(rawValue: Int(rawValue)) ?? .normal
    }
}
