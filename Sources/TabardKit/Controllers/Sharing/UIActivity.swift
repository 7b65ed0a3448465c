/// Something that can be done with what an app shares. Subclass it to offer one of the app's own.
///
/// ```swift
/// final class Pin: UIActivity {
///     override var activityType: UIActivity.ActivityType? { UIActivity.ActivityType("org.example.pin") }
///     override var activityTitle: String? { "Pin" }
///     override var activityImage: UIImage? { UIImage(systemName: "pin") }
///     override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
///     override func perform() { activityDidFinish(true) }
/// }
/// ```
@preconcurrency @MainActor
open class UIActivity: NSObject, _SelectorAnswering {
    /// Where activities stand on the page.
    public enum Category: Int, Sendable {
        /// In the list, as what changes the items or does something with them here.
        case action = 0
        /// In the row above it, as what hands the items to others.
        case share = 1
    }

    /// The controller that offered the activity, until it has ended.
    var _owner: UIActivityViewController?

    /// Makes an activity.
    public override init() { super.init() }

    /// Where activities of the class stand; in the list by default.
    open class var activityCategory: UIActivity.Category { .action }

    /// By what the app knows the activity; nil by default.
    open var activityType: UIActivity.ActivityType? { nil }

    /// What the activity is called; nil, with which it is not shown, by default.
    open var activityTitle: String? { nil }

    /// The picture of the activity; nil by default.
    open var activityImage: UIImage? { nil }

    /// Whether the activity knows what to do with the items, or what stands for them; false by default.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

    /// Called with the items before the activity is performed; does nothing by default.
    open func prepare(withActivityItems activityItems: [Any]) {}

    /// What is presented to perform the activity; nil, with which `perform()` is called, by default.
    open var activityViewController: UIViewController? { nil }

    /// Performs an activity that presents nothing, once the page is gone; call `activityDidFinish(_:)` at its end. Does nothing by
    /// default.
    open func perform() {}

    /// Tells that the activity has ended. Call it once, and `super` where it is overridden.
    ///
    /// - Parameter completed: Whether it did what it is there for.
    open func activityDidFinish(_ completed: Bool) { _owner?._finished(self, completed) }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UIActivity.self) }
}
