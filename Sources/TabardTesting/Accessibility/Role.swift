/// What kind of thing an accessible object is, by the numbers of AT-SPI.
public struct Role: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let alert = Role(rawValue: 2)
    public static let checkBox = Role(rawValue: 7)
    public static let dialog = Role(rawValue: 16)
    /// A part without a meaning of its own.
    public static let filler = Role(rawValue: 20)
    /// A window with a title.
    public static let frame = Role(rawValue: 23)
    public static let image = Role(rawValue: 27)
    public static let label = Role(rawValue: 29)
    public static let list = Role(rawValue: 31)
    public static let listItem = Role(rawValue: 32)
    public static let menu = Role(rawValue: 33)
    public static let menuItem = Role(rawValue: 35)
    public static let pageTab = Role(rawValue: 37)
    public static let pageTabList = Role(rawValue: 38)
    public static let panel = Role(rawValue: 39)
    public static let pushButton = Role(rawValue: 43)
    public static let scrollBar = Role(rawValue: 48)
    public static let scrollPane = Role(rawValue: 49)
    public static let separator = Role(rawValue: 50)
    public static let table = Role(rawValue: 55)
    public static let tableCell = Role(rawValue: 56)
    public static let text = Role(rawValue: 61)
    public static let toggleButton = Role(rawValue: 62)
    public static let toolBar = Role(rawValue: 63)
    public static let window = Role(rawValue: 69)
    public static let application = Role(rawValue: 75)
    public static let entry = Role(rawValue: 79)
    public static let heading = Role(rawValue: 83)
    public static let section = Role(rawValue: 85)
    public static let link = Role(rawValue: 88)
    public static let tableRow = Role(rawValue: 90)
    public static let listBox = Role(rawValue: 98)
    public static let grouping = Role(rawValue: 99)
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
        .titleBar: "title bar",
    ]

    /// The name that AT-SPI gives the role, or its number.
    public var description: String { Self.names[self] ?? "role \(rawValue)" }
}
