/// A way from one thing to the next of its kind, such as from one heading to the next.
///
/// ```swift
/// let rotor = UIAccessibilityCustomRotor(name: "Flights") { predicate in
///     next(after: predicate.currentItem.targetElement, predicate.searchDirection)
///         .map { UIAccessibilityCustomRotorItemResult(targetElement: $0, targetRange: nil) }
/// }
/// ```
///
/// Screen readers on Linux have no rotors. The two directions are actions of the view that has the rotor, and move the focus.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject, _SelectorAnswering {
    /// Finds the next item; nil if there is none in that direction.
    public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) ->
        UIAccessibilityCustomRotorItemResult?

    /// Which way to search.
    public enum Direction: Int, Sendable {
        /// Backwards.
        case previous = 0
        /// Forwards.
        case next = 1
    }

    /// A kind of thing that each system has a rotor for.
    public enum SystemRotorType: Int, Sendable {
        /// None of the system.
        case none = 0
        /// Links.
        case link = 1
        /// Links that were followed.
        case visitedLink = 2
        /// Headings.
        case heading = 3
        /// Headings of level 1.
        case headingLevel1 = 4
        /// Headings of level 2.
        case headingLevel2 = 5
        /// Headings of level 3.
        case headingLevel3 = 6
        /// Headings of level 4.
        case headingLevel4 = 7
        /// Headings of level 5.
        case headingLevel5 = 8
        /// Headings of level 6.
        case headingLevel6 = 9
        /// Bold texts.
        case boldText = 10
        /// Italic texts.
        case italicText = 11
        /// Underlined texts.
        case underlineText = 12
        /// Words that are misspelled.
        case misspelledWord = 13
        /// Images.
        case image = 14
        /// Fields for text.
        case textField = 15
        /// Tables.
        case table = 16
        /// Lists.
        case list = 17
        /// Landmarks.
        case landmark = 18
    }

    /// What is found, in the user's language.
    open var name: String
    /// The name with attributes, which screen readers on Linux don't use.
    open var attributedName: NSAttributedString {
        get { NSAttributedString(string: name) }
        set { name = newValue.string }
    }
    /// Finds the next item.
    open var itemSearchBlock: Search
    /// The system's rotor that it is in the place of; `none` by default.
    open private(set) var systemRotorType = SystemRotorType.none
    private var current: UIAccessibilityCustomRotorItemResult?

    /// Makes a rotor.
    public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
        self.name = name
        self.itemSearchBlock = itemSearchBlock
        super.init()
    }

    /// Makes a rotor whose name has attributes.
    public convenience init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search)
    {
        self.init(name: attributedName.string, itemSearch: itemSearchBlock)
    }

    /// Makes a rotor in the place of one of the system's. It is named after its kind, in English.
    public convenience init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
        self.init(name: "\(type)", itemSearch: itemSearchBlock)
        systemRotorType = type
    }

    /// Moves the focus to the next item in a direction, and says it.
    func _go(_ direction: Direction) {
        let predicate = UIAccessibilityCustomRotorSearchPredicate()
        predicate.currentItem = current ?? UIAccessibilityCustomRotorItemResult()
        predicate.searchDirection = direction
        guard let found = itemSearchBlock(predicate) else { return }
        current = found
        Announcer.go(to: found.targetElement)
    }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UIAccessibilityCustomRotor.self) }
}

/// From where a rotor searches, and which way.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject, _SelectorAnswering {
    /// The item that was found last; without an element at first.
    open var currentItem = UIAccessibilityCustomRotorItemResult()
    /// Which way to search; forwards by default.
    open var searchDirection = UIAccessibilityCustomRotor.Direction.next

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable {
        _SelectorTable(UIAccessibilityCustomRotorSearchPredicate.self)
    }
}

/// What a rotor found.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject, _SelectorAnswering {
    /// The element to go to.
    open weak var targetElement: AnyObject?
    /// The part of the element's text; nil for all of it. Screen readers on Linux go to the element.
    open var targetRange: UITextRange?

    override init() { super.init() }

    /// Makes a result.
    public init(targetElement: Any, targetRange: UITextRange?) {
        self.targetElement = targetElement as AnyObject
        self.targetRange = targetRange
        super.init()
    }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable {
        _SelectorTable(UIAccessibilityCustomRotorItemResult.self)
    }
}
