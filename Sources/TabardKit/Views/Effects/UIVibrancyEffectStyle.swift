/// How strong content on a blur is.
public enum UIVibrancyEffectStyle: Int, Sendable {
    /// As labels.
    case label = 0
    /// As labels of less weight.
    case secondaryLabel = 1
    /// As labels of little weight.
    case tertiaryLabel = 2
    /// As labels of hardly any weight.
    case quaternaryLabel = 3
    /// As areas.
    case fill = 4
    /// As areas of less weight.
    case secondaryFill = 5
    /// As areas of little weight.
    case tertiaryFill = 6
    /// As the lines between things.
    case separator = 7
}
