/// The picture of a shortcut to something that the app does.
///
/// It describes a picture and shows none: desktops read the pictures of shortcuts from the app's desktop file.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject, _SelectorAnswering {
    /// The pictures that the system has.
    public enum IconType: Int, Sendable {
        case compose = 0
        case play = 1
        case pause = 2
        case add = 3
        case location = 4
        case search = 5
        case share = 6
        case prohibit = 7
        case contact = 8
        case home = 9
        case markLocation = 10
        case favorite = 11
        case love = 12
        case cloud = 13
        case invitation = 14
        case confirmation = 15
        case mail = 16
        case message = 17
        case date = 18
        case time = 19
        case capturePhoto = 20
        case captureVideo = 21
        case task = 22
        case taskCompleted = 23
        case alarm = 24
        case bookmark = 25
        case shuffle = 26
        case audio = 27
        case update = 28
    }

    /// Where a picture comes from.
    enum Source: Hashable {
        case type(IconType)
        case image(String)
        case symbol(String)
    }

    let _source: Source

    /// Describes one of the system's pictures.
    public init(type: UIApplicationShortcutIcon.IconType) {
        _source = .type(type)
        super.init()
    }

    /// Describes an image of the app, of which only the shape counts.
    public init(templateImageName: String) {
        _source = .image(templateImageName)
        super.init()
    }

    /// Describes a symbol.
    public init(systemImageName: String) {
        _source = .symbol(systemImageName)
        super.init()
    }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UIApplicationShortcutIcon.self) }
}
