/// An object that can bring back what an activity says, as responders can (R3).
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Brings back what the activity says.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}
