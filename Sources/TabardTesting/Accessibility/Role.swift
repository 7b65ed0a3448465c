/// What kind of thing an accessible object is, by the numbers of AT-SPI.
public struct Role: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A message that asks for attention.
    public static let alert = Role(rawValue: 2)
    /// A box that can be checked.
    public static let checkBox = Role(rawValue: 7)
    /// A window that asks something of the user.
    public static let dialog = Role(rawValue: 16)
    /// A part without a meaning of its own.
    public static let filler = Role(rawValue: 20)
    /// A window with a title.
    public static let frame = Role(rawValue: 23)
    /// A picture.
    public static let image = Role(rawValue: 27)
    /// A text that names something else.
    public static let label = Role(rawValue: 29)
    /// A list.
    public static let list = Role(rawValue: 31)
    /// An item of a list.
    public static let listItem = Role(rawValue: 32)
    /// A menu.
    public static let menu = Role(rawValue: 33)
    /// An item of a menu.
    public static let menuItem = Role(rawValue: 35)
    /// A tab.
    public static let pageTab = Role(rawValue: 37)
    /// A row of tabs, such as a tab bar.
    public static let pageTabList = Role(rawValue: 38)
    /// A part that holds others.
    public static let panel = Role(rawValue: 39)
    /// A bar that fills as something goes on.
    public static let progressBar = Role(rawValue: 42)
    /// A button.
    public static let pushButton = Role(rawValue: 43)
    /// One of several choices.
    public static let radioButton = Role(rawValue: 44)
    /// A scroll bar.
    public static let scrollBar = Role(rawValue: 48)
    /// A part that scrolls.
    public static let scrollPane = Role(rawValue: 49)
    /// A line between others.
    public static let separator = Role(rawValue: 50)
    /// A bar along which a value is chosen.
    public static let slider = Role(rawValue: 51)
    /// A value that is counted up and down.
    public static let spinButton = Role(rawValue: 52)
    /// A table.
    public static let table = Role(rawValue: 55)
    /// A cell of a table.
    public static let tableCell = Role(rawValue: 56)
    /// A text, which may be one that can be edited.
    public static let text = Role(rawValue: 61)
    /// A button that stays pressed.
    public static let toggleButton = Role(rawValue: 62)
    /// A toolbar.
    public static let toolBar = Role(rawValue: 63)
    /// What the app has no word for.
    public static let unknown = Role(rawValue: 67)
    /// A window without a title.
    public static let window = Role(rawValue: 69)
    /// The app itself.
    public static let application = Role(rawValue: 75)
    /// A field for a line of text.
    public static let entry = Role(rawValue: 79)
    /// A heading.
    public static let heading = Role(rawValue: 83)
    /// A part of a document.
    public static let section = Role(rawValue: 85)
    /// A link.
    public static let link = Role(rawValue: 88)
    /// A row of a table.
    public static let tableRow = Role(rawValue: 90)
    /// A list of which items are chosen.
    public static let listBox = Role(rawValue: 98)
    /// A group of others.
    public static let grouping = Role(rawValue: 99)
    /// The bar with a window's title.
    public static let titleBar = Role(rawValue: 104)

    private static let names: [Role: String] = [
        .alert: "alert", .checkBox: "check box", .dialog: "dialog", .filler: "filler", .frame: "frame",
        .image: "image", .label: "label", .list: "list", .listItem: "list item", .menu: "menu",
        .menuItem: "menu item", .pageTab: "page tab", .pageTabList: "page tab list", .panel: "panel",
        .pushButton: "push button", .scrollBar: "scroll bar", .scrollPane: "scroll pane",
        .separator: "separator", .table: "table", .tableCell: "table cell", .text: "text",
        .toggleButton: "toggle button", .toolBar: "tool bar", .window: "window",
        .application: "application", .entry: "entry", .heading: "heading", .section: "section",
        .link: "link", .tableRow: "table row", .listBox: "list box", .grouping: "grouping",
        .titleBar: "title bar", .radioButton: "radio button", .slider: "slider",
        .spinButton: "spin button", .unknown: "unknown",
    ]

    /// The name that AT-SPI gives the role, or its number.
    public var description: String { Self.names[self] ?? "role \(rawValue)" }
}
