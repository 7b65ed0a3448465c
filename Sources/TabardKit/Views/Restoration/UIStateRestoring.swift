/// An object, none of UIKit's own, whose state is kept with the interface's: all members are optional (R1).
///
/// `UIApplication.registerObject(forStateRestoration:restorationIdentifier:)` makes it known. What controllers encode may refer
/// to it.
@preconcurrency @MainActor
public protocol UIStateRestoring: NSObjectProtocol {
    /// The object whose restoration path begins the path of this one; nil by default.
    var restorationParent: (any UIStateRestoring)? { get }

    /// What makes or finds the object when the state comes back; nil, the default, for objects that the app registers itself.
    var objectRestorationClass: (any UIObjectRestoration.Type)? { get }

    /// Writes what is to come back.
    func encodeRestorableState(with coder: NSCoder)

    /// Reads what was written.
    func decodeRestorableState(with coder: NSCoder)

    /// Called when all objects have read what they wrote.
    func applicationFinishedRestoringState()
}

extension UIStateRestoring {
    /// Answers nil.
    public var restorationParent: (any UIStateRestoring)? { _answer("restorationParent") }

    /// Answers nil.
    public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }

    /// Does nothing.
    public func encodeRestorableState(with coder: NSCoder) {
        _answer("encodeRestorableStateWithCoder:", coder) as Void?
    }

    /// Does nothing.
    public func decodeRestorableState(with coder: NSCoder) {
        _answer("decodeRestorableStateWithCoder:", coder) as Void?
    }

    /// Does nothing.
    public func applicationFinishedRestoringState() {
        _answer("applicationFinishedRestoringState") as Void?
    }
}
