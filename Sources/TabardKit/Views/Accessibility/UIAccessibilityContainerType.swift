internal import GtkInterop

/// What holds elements together, for assistive technology.
public enum UIAccessibilityContainerType: Int, Sendable {
    /// Nothing in particular.
    case none = 0
    /// Rows and columns. Screen readers on Linux take it for a group, as long as no role says more.
    case dataTable = 1
    /// Items of a list.
    case list = 2
    /// A part of the screen to go to.
    case landmark = 3
    /// Things that belong together.
    case semanticGroup = 4

    var role: AccessibleRole? {
        switch self {
        case .none: nil
        case .list: .list
        case .dataTable, .landmark, .semanticGroup: .group
        }
    }
}

/// How assistive technology goes through what is in a container. Without effect on Linux, where screen readers decide.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
    /// As assistive technology finds best.
    case automatic = 0
    /// One after the other.
    case separate = 1
    /// All at once.
    case combined = 2
}

/// A direction in which assistive technology scrolls.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    /// To what is on the left.
    case right = 1
    /// To what is on the right.
    case left = 2
    /// To what is below.
    case up = 3
    /// To what is above.
    case down = 4
    /// To the next page.
    case next = 5
    /// To the page before.
    case previous = 6
}

/// What kind of text an element holds. Without effect on Linux, where screen readers read all kinds alike.
@frozen
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A document.
    public static let wordProcessing = Self(rawValue: "UIAccessibilityTextualContextWordProcessing")
    /// A book or an article.
    public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
    /// A conversation.
    public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
    /// A table of values.
    public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
    /// Files and folders.
    public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
    /// A program.
    public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
    /// What programs print.
    public static let console = Self(rawValue: "UIAccessibilityTextualContextConsole")
}
