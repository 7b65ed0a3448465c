internal import GtkInterop

/// The desktop's clipboard, or one of the app's own.
///
/// What another program copied is fetched when the desktop tells of it, so a text that was copied a moment ago may not be
/// there yet. Texts alone are exchanged with other programs; a clipboard of a name is the app's own, in memory.
@preconcurrency @MainActor
open class UIPasteboard: NSObject, _SelectorAnswering {
    /// The name of a clipboard.
    @frozen
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The desktop's clipboard.
        public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
    }

    /// A clipboard holds something else now; the object is the clipboard.
    nonisolated public static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")

    private static var named: [Name: UIPasteboard] = [:]
    private static let desktop = UIPasteboard(name: .general)

    /// The desktop's.
    public class var general: UIPasteboard { desktop }

    /// Its name.
    public let name: UIPasteboard.Name
    private var own: [String] = []
    private var count = 0

    private init(name: Name) {
        self.name = name
        super.init()
        guard name == .general else { return }
        Clipboard.shared?.changed = { [weak self] in self?.post() }
    }

    /// The app's own clipboard of a name; nil if there is none, and none is to be made.
    public convenience init?(name pasteboardName: UIPasteboard.Name, create: Bool) {
        guard create || Self.named[pasteboardName] != nil else { return nil }
        self.init(name: pasteboardName)
        if let other = Self.named[pasteboardName] {
            own = other.own
            count = other.count
        }
        Self.named[pasteboardName] = self
    }

    /// Makes a clipboard of the app's own with a name of its own.
    public class func withUniqueName() -> UIPasteboard {
        UIPasteboard(name: Name(rawValue: UUID().uuidString))
    }

    /// Forgets the app's own clipboard of a name.
    public class func remove(withName pasteboardName: UIPasteboard.Name) { named[pasteboardName] = nil }

    private var desktop: Clipboard? { name == .general ? Clipboard.shared : nil }

    private func post() {
        NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }

    /// The text; nil if there is none.
    open var string: String? {
        get { desktop?.text ?? own.first }
        set { strings = newValue.map { [$0] } ?? [] }
    }

    /// The texts; nil if there are none. The desktop's clipboard takes the first one to other programs.
    open var strings: [String]? {
        get {
            guard let text = desktop?.text else { return own.isEmpty ? nil : own }
            return own.first == text ? own : [text]
        }
        set {
            own = newValue ?? []
            count += 1
            if let desktop { desktop.set(own.first) } else { post() }
        }
    }

    /// The address that the text is; nil if it is none.
    open var url: URL? {
        get { string.flatMap { URL(string: $0) }.flatMap { $0.scheme == nil ? nil : $0 } }
        set { string = newValue?.absoluteString }
    }

    /// Whether there is a text.
    open var hasStrings: Bool { string != nil }

    /// Whether the text is an address.
    open var hasURLs: Bool { url != nil }

    /// How many texts there are.
    open var numberOfItems: Int { strings?.count ?? 0 }

    /// Grows with each change.
    open var changeCount: Int { desktop?.changeCount ?? count }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UIPasteboard.self) }
}
