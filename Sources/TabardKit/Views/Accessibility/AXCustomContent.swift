/// Something that a screen reader says of an element only when it is asked to, such as the size of a photograph.
///
/// On Linux each is an action of the element, and in the menu of its `accessibilityCustomActions`, which says it. What is of high
/// importance is said after the element's value.
open class AXCustomContent: NSObject, _SelectorAnswering, @unchecked Sendable {
    /// When something is said.
    public enum Importance: UInt, Sendable {
        /// When the user asks for it.
        case `default` = 0
        /// Each time.
        case high = 1
    }

    /// What it is of the element.
    public let label: String
    /// What that is.
    public let value: String
    /// When it is said; when the user asks for it by default.
    open var importance = Importance.default

    /// The label with attributes, which screen readers on Linux don't use.
    open var attributedLabel: NSAttributedString { NSAttributedString(string: label) }
    /// The value with attributes, which screen readers on Linux don't use.
    open var attributedValue: NSAttributedString { NSAttributedString(string: value) }

    /// Makes content of plain texts.
    public init(label: String, value: String) {
        self.label = label
        self.value = value
        super.init()
    }

    /// Makes content of texts with attributes.
    public convenience init(
        attributedLabel label: NSAttributedString,
        attributedValue value: NSAttributedString
    ) {
        self.init(label: label.string, value: value.string)
    }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(AXCustomContent.self) }
}

/// What has custom content.
@preconcurrency @MainActor
public protocol AXCustomContentProvider: NSObjectProtocol {
    /// What a screen reader can be asked for, in order.
    var accessibilityCustomContent: [AXCustomContent]! { get set }
}

extension AXCustomContent {
    /// The content in words.
    var words: String { [label, value].filter { !$0.isEmpty }.joined(separator: ": ") }

    /// What is said each time; nil for nothing.
    static func important(among content: [AXCustomContent]) -> String? {
        let words = content.filter { $0.importance == .high }.map(\.words)
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }

    /// What an object has; empty for one that provides none.
    @MainActor
    static func of(_ object: AnyObject) -> [AXCustomContent] {
        (object as? any AXCustomContentProvider)?.accessibilityCustomContent ?? []
    }
}
