/// Whether the waiting for the data of a drop is shown.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
    /// It is not.
    case none = 0
    /// It is, as the system sees fit.
    case `default` = 1
}
