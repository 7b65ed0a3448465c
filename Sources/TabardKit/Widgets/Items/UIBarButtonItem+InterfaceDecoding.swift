internal import InterfaceDocument

extension UIBarButtonItem: InterfaceActionSource {
    func _decodeButton(from coder: InterfaceCoder) {
        // The system item comes first, since its own title and style give way to others.
        if let item = coder.choice("systemItem", SystemItem.interfaceNames) {
            _systemItem = item
            style = item == .done ? .done : .plain
            if item._image == nil, !item._isSpace, title == nil { title = item._title }
        }
        if let style = coder.choice("style", Style.interfaceNames) { self.style = style }
        if let width = coder.length("width") { self.width = width }
        if let color = coder.color("tintColor") { tintColor = color }
        if let hidden = coder.bool("hidden") { isHidden = hidden }
        if let view = coder.view("customView", as: UIView.self) { customView = view }
        if let menu = coder.child(key: "menu", "menu") ?? coder.child("menu") {
            self.menu = UIMenu(menu, in: coder.assembly)
        }
        // Interface Builder's own, for older documents.
        coder.skip(attributes: ["springLoaded", "changesSelectionAsPrimaryAction", "selected"])
    }

    func _connect(action: Selector, target: AnyObject?, event: String?) -> Bool {
        self.target = target
        self.action = action
        return true
    }
}

extension UIBarButtonItem.Style {
    static let interfaceNames: [String: UIBarButtonItem.Style] = [
        "plain": .plain, "bordered": .plain, "done": .prominent, "prominent": .prominent,
    ]
}

extension UIBarButtonItem.SystemItem {
    static let interfaceNames: [String: UIBarButtonItem.SystemItem] = [
        "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
        "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply,
        "action": .action, "organize": .organize, "bookmarks": .bookmarks, "search": .search,
        "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash, "play": .play,
        "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo, "redo": .redo,
        "close": .close,
    ]
}
