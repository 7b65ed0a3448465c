/// The picture of a shortcut to something that the app does.
///
/// It describes a picture and shows none: desktops read the pictures of shortcuts from the app's desktop file.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject, _SelectorAnswering {
    /// The pictures that the system has.
    public enum IconType: Int, Sendable {
        /// A pen on paper, for writing.
        case compose = 0
        /// For playing.
        case play = 1
        /// For halting what is played.
        case pause = 2
        /// A plus.
        case add = 3
        /// An arrow, for where the user is.
        case location = 4
        /// A magnifying glass.
        case search = 5
        /// For handing something on.
        case share = 6
        /// A crossed circle.
        case prohibit = 7
        /// A person.
        case contact = 8
        /// A house.
        case home = 9
        /// A pin on a map.
        case markLocation = 10
        /// A star.
        case favorite = 11
        /// A heart.
        case love = 12
        /// A cloud.
        case cloud = 13
        /// An invitation.
        case invitation = 14
        /// A check mark, for saying yes.
        case confirmation = 15
        /// An envelope.
        case mail = 16
        /// A speech bubble.
        case message = 17
        /// A calendar.
        case date = 18
        /// A clock.
        case time = 19
        /// A camera.
        case capturePhoto = 20
        /// A video camera.
        case captureVideo = 21
        /// Something to do.
        case task = 22
        /// Something that is done.
        case taskCompleted = 23
        /// An alarm clock.
        case alarm = 24
        /// A bookmark.
        case bookmark = 25
        /// For an order by chance.
        case shuffle = 26
        /// A note, for sound.
        case audio = 27
        /// For bringing up to date.
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
