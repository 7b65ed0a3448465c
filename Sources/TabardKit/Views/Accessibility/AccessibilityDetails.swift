internal import GtkInterop

/// The texts that a view's own class has in the place of those that were set.
struct AccessibleTexts: Equatable {
    var label: String?
    var value: String?
    var hint: String?
}

/// What few views and elements have for assistive technology, so that the others need no room for it.
@MainActor
final class AccessibilityDetails {
    var overridden: AccessibleTexts?
    var attributedLabel: NSAttributedString?
    var attributedValue: NSAttributedString?
    var attributedHint: NSAttributedString?
    var frame: CGRect?
    var frameInContainer: CGRect?
    var path: UIBezierPath?
    var activationPoint: CGPoint?
    var language: String?
    /// Whether the app says that it is an element, or none.
    var isElement: Bool?
    var isModal = false
    var groupsChildren = false
    var navigationStyle = UIAccessibilityNavigationStyle.automatic
    var containerType = UIAccessibilityContainerType.none
    var userInputLabels: [NSAttributedString]?
    var respondsToUserInteraction: Bool?
    var textualContext: UIAccessibilityTextualContext?
    var rotors: [UIAccessibilityCustomRotor]?
    var elements: [Any]?
    /// What stands on the bus for elements that are no views.
    var elementWidgets: [AccessibilityElementWidget] = []
    /// Whether the keyboard reaches the view though it is no control, and what hears of its keys then.
    var isReached = false
    var elementKeys: EventListener?
    /// What hears of the keys that open the menu of actions, and the menu while it is open.
    var menuKeys: EventListener?
    var actionMenu: PopoverMenu?
    /// Custom content of high importance, which is said without being asked for.
    var importantContent: String?
}
