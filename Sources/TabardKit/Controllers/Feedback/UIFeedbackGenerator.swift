/// What lets the user feel that something happened: a phone that shakes a little.
///
/// Use one of its subclasses.
///
/// - **S10** On Linux that is done by feedbackd, which phones have. Nothing waits for it, and where it is not there nothing is felt. It is
///   asked for what can be felt alone, not for sounds.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject, _SelectorAnswering {
    /// Makes a generator.
    public override init() { super.init() }

    /// Makes a generator for a view. Which view it is is without effect on Linux, where all of a phone shakes.
    public init(view: UIView) { super.init() }

    /// Gets ready, so that what follows is felt without delay.
    open func prepare() { FeedbackService.shared.prepare() }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UIFeedbackGenerator.self) }
}
