internal import GtkInterop

/// What is on a pasteboard, which all pasteboards of a name share.
@MainActor
final class PasteboardContents {
    private static var named: [UIPasteboard.Name: PasteboardContents] = [:]
    static let desktop = PasteboardContents(isDesktop: true)

    /// The pasteboard that notifications name.
    weak var pasteboard: UIPasteboard?
    private let isDesktop: Bool
    /// The desktop's, once there is a display.
    private var clipboard: Clipboard?
    /// Whether the first look is over, after which all that comes is news.
    private var isFollowed = false
    private var known: [PasteboardItem] = []
    private var foreign: ForeignItems?
    private var changes = 0
    private var isLocalOnly = false
    private var expiration: Date?
    private var deadline: Deadline?
    /// Runs while it is empty and nobody has been told.
    private var emptiness: Deadline?
    /// How long it is empty before that is told, in seconds.
    private static let patience = 0.5
    /// The types that the last notification told of.
    private var toldTypes: [String] = []

    private init(isDesktop: Bool) {
        self.isDesktop = isDesktop
        connect()
    }

    /// Follows the desktop's clipboard from the first use on at which there is a display.
    private func connect() {
        guard isDesktop, clipboard == nil, let new = Clipboard.shared else { return }
        clipboard = new
        new.changed = { [weak self] in self?.follow() }
        if known.isEmpty { follow() } else { offer() }
        isFollowed = true
    }

    /// Grows with each change.
    var changeCount: Int {
        connect()
        return changes
    }

    /// The contents of a name; nil if there are none, and none are to be made.
    static func named(_ name: UIPasteboard.Name, create: Bool) -> PasteboardContents? {
        if name == .general { return desktop }
        if let found = named[name] { return found }
        guard create else { return nil }
        let new = PasteboardContents(isDesktop: false)
        named[name] = new
        return new
    }

    static func remove(_ name: UIPasteboard.Name) {
        guard let old = named.removeValue(forKey: name) else { return }
        old.known = []
        NotificationCenter.default.post(name: UIPasteboard.removedNotification, object: old.pasteboard)
    }

    /// The items; none after their time.
    var items: [PasteboardItem] {
        connect()
        if let expiration, expiration <= Date() { replace([]) }
        return foreign?.items ?? known
    }

    /// Puts items there, in place of all others.
    ///
    /// - Parameters:
    ///   - isLocalOnly: Whether other programs don't get them.
    ///   - expiration: When they are forgotten; nil for never.
    func replace(_ items: [PasteboardItem], isLocalOnly: Bool = false, until expiration: Date? = nil) {
        connect()
        let isOver = expiration.map { $0 <= Date() } ?? false
        known = isOver ? [] : items
        foreign = nil
        emptiness = nil
        self.isLocalOnly = isLocalOnly
        self.expiration = isOver ? nil : expiration
        changes += 1
        offer()
        expireInTime()
        tell()
    }

    private func offer() {
        guard let clipboard else { return }
        let offered = OfferedItems(isLocalOnly ? [] : known.map(\.provider))
        clipboard.offer(offered.types) { type, completion in offered.load(type) { completion($0) } }
    }

    /// Adds items to those that are there.
    func add(_ items: [PasteboardItem]) {
        // Of what another program copied, only what is known already can be kept.
        let kept = foreign?.items.map(\.dictionary).filter { !$0.isEmpty }.map {
            PasteboardItem(dictionary: $0)
        }
        replace((kept ?? self.items) + items, isLocalOnly: isLocalOnly, until: expiration)
    }

    private func expireInTime() {
        let count = changes
        deadline = expiration.map { date in
            Deadline(seconds: max(0, date.timeIntervalSinceNow) + 0.01) { [weak self] in
                guard let self, self.changes == count else { return }
                if date <= Date() { self.replace([]) } else { self.expireInTime() }
            }
        }
    }

    /// Somebody else has put something on the desktop's clipboard.
    private func follow() {
        guard let clipboard, !clipboard.holdsOwn else { return }
        if emptiness == nil { changes += 1 }
        emptiness = nil
        isLocalOnly = false
        expiration = nil
        deadline = nil
        if let text = clipboard.localText {
            foreign = nil
            known = [PasteboardItem(value: text)]
            return tell()
        }
        known = []
        guard !clipboard.types.isEmpty else {
            foreign = nil
            // Under X it is empty for a moment whenever another program takes it.
            emptiness = Deadline(seconds: Self.patience) { [weak self] in
                guard let self else { return }
                emptiness = nil
                if !toldTypes.isEmpty { tell() }
            }
            return
        }
        let new = ForeignItems(clipboard)
        foreign = new
        guard !new.isComplete else { return tell() }
        new.completed = { [weak self] in self?.tell() }
    }

    /// Posts that there is something else, once for each change.
    private func tell() {
        var types: [String] = []
        for type in items.flatMap(\.types) where !types.contains(type) { types.append(type) }
        let old = toldTypes
        toldTypes = types
        guard isFollowed || clipboard == nil else { return }
        NotificationCenter.default.post(
            name: UIPasteboard.changedNotification,
            object: pasteboard,
            userInfo: [
                UIPasteboard.changedTypesAddedUserInfoKey: types.filter { !old.contains($0) },
                UIPasteboard.changedTypesRemovedUserInfoKey: old.filter { !types.contains($0) },
            ]
        )
    }
}
