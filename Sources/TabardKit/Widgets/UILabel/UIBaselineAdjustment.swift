/// Where text stands that became smaller to fit.
public enum UIBaselineAdjustment: Int, Sendable {
    /// On the baseline of the larger text.
    case alignBaselines = 0
    /// In the middle of the label's height.
    case alignCenters = 1
    /// At the label's top.
    case none = 2
}
