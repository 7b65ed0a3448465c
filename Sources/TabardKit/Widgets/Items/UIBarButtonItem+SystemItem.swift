extension UIBarButtonItem {
    /// The buttons that look the same in all apps, and the spaces between them.
    public enum SystemItem: Int, Sendable {
        /// The word Done, in the desktop's language.
        case done = 0
        /// The word Cancel, in the desktop's language.
        case cancel = 1
        /// The word Edit, in the desktop's language.
        case edit = 2
        /// The word Save, in the desktop's language.
        case save = 3
        /// A plus sign.
        case add = 4
        /// Takes what the other items of a toolbar leave, together with other such spaces.
        case flexibleSpace = 5
        /// As wide as the item's `width`.
        case fixedSpace = 6
        /// A pencil on a sheet.
        case compose = 7
        /// An arrow that turns back.
        case reply = 8
        /// Shares something.
        case action = 9
        /// A folder.
        case organize = 10
        /// An open book.
        case bookmarks = 11
        /// A magnifying glass.
        case search = 12
        /// An arrow that goes round.
        case refresh = 13
        /// A cross.
        case stop = 14
        /// A camera.
        case camera = 15
        /// A waste basket.
        case trash = 16
        /// The triangle of a player.
        case play = 17
        /// The two bars of a player.
        case pause = 18
        /// Two triangles that point back.
        case rewind = 19
        /// Two triangles that point ahead.
        case fastForward = 20
        /// The word Undo, in the desktop's language.
        case undo = 21
        /// The word Redo, in the desktop's language.
        case redo = 22
        /// A cross.
        case close = 24
    }

    /// Makes a space that takes what the other items of a toolbar leave.
    public static func flexibleSpace() -> UIBarButtonItem {
        let item = UIBarButtonItem()
        item._systemItem = .flexibleSpace
        return item
    }

    /// Makes a space of a width in points.
    public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem()
        item._systemItem = .fixedSpace
        item.width = width
        return item
    }

    /// Makes a space of no width; set the item's `width`, or use `fixedSpace(_:)`.
    public static func fixedSpace() -> UIBarButtonItem { fixedSpace(0) }

    /// The width that the item has whatever its content, nil if it has none.
    var _ownWidth: CGFloat? {
        guard width.isFinite else { return nil }
        if _systemItem == .fixedSpace { return max(0, width) }
        return width > 0 ? width : nil
    }
}

extension UIBarButtonItem.SystemItem {
    var _isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }

    /// What the button shows; nil for those with a text.
    @MainActor var _image: UIImage? {
        _symbolName.flatMap { name in
            UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 20))
        }
    }

    private var _symbolName: String? {
        switch self {
        case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
        case .add: "plus"
        case .compose: "square.and.pencil"
        case .reply: "arrowshape.turn.up.left"
        case .action: "square.and.arrow.up"
        case .organize: "folder"
        case .bookmarks: "book"
        case .search: "magnifyingglass"
        case .refresh: "arrow.clockwise"
        case .stop, .close: "xmark"
        case .camera: "camera"
        case .trash: "trash"
        case .play: "play.fill"
        case .pause: "pause.fill"
        case .rewind: "backward.fill"
        case .fastForward: "forward.fill"
        }
    }

    /// What the button says, or what a screen reader says for it.
    @MainActor var _title: String {
        switch self {
        case .done: Word.done.text
        case .cancel: Word.cancel.text
        case .edit: Word.edit.text
        case .save: Word.save.text
        case .add: Word.add.text
        case .flexibleSpace, .fixedSpace: ""
        case .compose: Word.compose.text
        case .reply: Word.reply.text
        case .action: Word.share.text
        case .organize: Word.organize.text
        case .bookmarks: Word.bookmarks.text
        case .search: Word.search.text
        case .refresh: Word.refresh.text
        case .stop: Word.stop.text
        case .camera: Word.camera.text
        case .trash: Word.delete.text
        case .play: Word.play.text
        case .pause: Word.pause.text
        case .rewind: Word.rewind.text
        case .fastForward: Word.fastForward.text
        case .undo: Word.undo.text
        case .redo: Word.redo.text
        case .close: Word.close.text
        }
    }
}
