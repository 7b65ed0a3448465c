/// The desktop's clipboard, or one of the app's own.
///
/// Texts, addresses, images, colours, files and an app's own types of data go to other programs and come from them. Types are
/// named as on iOS; desktops have other names, which stand for them on the way: `public.png` is `image/png` there. A type without
/// such a name travels under its own, so that two apps of this kind exchange it byte for byte.
///
/// A few rules say what can be had when:
///
/// - **P1** Each type has its name on desktops and back, and is offered under every name that other programs look for.
/// - **P2** `hasStrings` and its like, `types`, `contains` and `numberOfItems` read nothing: they look at the types that are offered.
/// - **P3** What the app put there is answered at once, whatever its type.
/// - **P4** Of what another program copied, texts and addresses up to 1 MiB are fetched as soon as it is there, and `changedNotification` is
///   posted when they have come. `string`, `url` and their like answer what has come. Everything else comes by ``itemProviders``.
/// - **P5** Another program's data are bounded: up to 256 MiB, within 30 seconds. What is too much, too late, or no text or no
///   image though it says so, is an error of the provider, and nil here.
/// - **P6** What is local to the app is not offered to other programs, and what has an expiration date is gone then.
/// - **P7** The desktop's clipboard is followed from the first time that the app asks for it. What was there before arrives soon after,
///   with a `changedNotification`.
///
/// ```swift
/// for provider in UIPasteboard.general.itemProviders where provider.canLoadObject(ofClass: UIImage.self) {
///     provider.loadObject(ofClass: UIImage.self) { image, _ in
///         guard let image = image as? UIImage else { return }
///         Task { @MainActor in self.imageView.image = image }
///     }
/// }
/// ```
///
/// The desktop has the data of the app only as long as the app runs, unless a program of the desktop's keeps them. A clipboard of a
/// name is the app's own, in memory.
@preconcurrency @MainActor
open class UIPasteboard: NSObject, _SelectorAnswering {
    /// The name of a clipboard.
    @frozen
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Makes a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Makes a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The desktop's clipboard.
        public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
    }

    private static let desktop = UIPasteboard(.general, PasteboardContents.desktop)

    /// The desktop's.
    open class var general: UIPasteboard { desktop }

    /// Its name.
    public let name: UIPasteboard.Name
    let contents: PasteboardContents

    private init(_ name: Name, _ contents: PasteboardContents) {
        self.name = name
        self.contents = contents
        super.init()
        if contents.pasteboard == nil { contents.pasteboard = self }
    }

    /// The app's own clipboard of a name; nil if there is none, and none is to be made.
    public convenience init?(name pasteboardName: UIPasteboard.Name, create: Bool) {
        guard let contents = PasteboardContents.named(pasteboardName, create: create) else { return nil }
        self.init(pasteboardName, contents)
    }

    /// Makes a clipboard of the app's own with a name of its own, which stays until it is removed.
    open class func withUniqueName() -> UIPasteboard {
        let name = Name(UUID().uuidString)
        guard let new = UIPasteboard(name: name, create: true) else {
            fatalError("A clipboard that is to be made is there")
        }
        return new
    }

    /// Forgets the app's own clipboard of a name, and what is on it. The desktop's stays.
    open class func remove(withName pasteboardName: UIPasteboard.Name) {
        PasteboardContents.remove(pasteboardName)
    }

    /// Whether what is on it may outlive the app: on the desktop's, if a program of the desktop's keeps it.
    open var isPersistent: Bool { name == .general }

    /// Grows with each change.
    open var changeCount: Int { contents.changeCount }

    // The first item.

    /// The types of the first item (P2).
    open var types: [String] { contents.items.first?.types ?? [] }

    /// Whether the first item has one of some types, or a kind of it (P2).
    open func contains(pasteboardTypes: [String]) -> Bool {
        contents.items.first?.has(anyOf: pasteboardTypes) ?? false
    }

    /// The data of a type of the first item; nil if it has none, or if they are not known yet (P4).
    open func data(forPasteboardType pasteboardType: String) -> Data? {
        contents.items.first?.data(pasteboardType)
    }

    /// The value of a type of the first item: a text, an address, an image, a colour, what the app put there, or data; nil if
    /// there is none, or if it is not known yet (P4).
    open func value(forPasteboardType pasteboardType: String) -> Any? {
        contents.items.first?.object(pasteboardType)
    }

    /// Puts a value there, in place of everything.
    open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        setItems([[pasteboardType: value]])
    }

    /// Puts data there, in place of everything.
    open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        setItems([[pasteboardType: data]])
    }

    // All items.

    /// How many items there are (P2).
    ///
    /// What another program copied is one; a list of addresses is as many as it has, once they are fetched.
    open var numberOfItems: Int { contents.items.count }

    /// The types of items (P2).
    ///
    /// - Parameter itemSet: Which items; nil for all.
    /// - Returns: Nil if one of the items is not there.
    open func types(forItemSet itemSet: IndexSet?) -> [[String]]? { items(in: itemSet)?.map(\.types) }

    /// Whether one of some items has one of some types, or a kind of it (P2).
    ///
    /// - Parameters:
    ///   - pasteboardTypes: The types.
    ///   - itemSet: Which items; nil for all.
    open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        items(in: itemSet)?.contains { $0.has(anyOf: pasteboardTypes) } ?? false
    }

    /// The items that have one of some types, or a kind of it; nil if there is none (P2).
    open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        let found = contents.items.indices.filter { contents.items[$0].has(anyOf: pasteboardTypes) }
        return found.isEmpty ? nil : IndexSet(found)
    }

    /// The values of a type of items, as far as they have it and it is known (P4).
    ///
    /// - Parameters:
    ///   - pasteboardType: The type.
    ///   - itemSet: Which items; nil for all.
    /// - Returns: Nil if one of the items is not there.
    open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        items(in: itemSet)?.compactMap { $0.object(pasteboardType) }
    }

    /// The data of a type of items, as far as they have it and they are known (P4).
    ///
    /// - Parameters:
    ///   - pasteboardType: The type.
    ///   - itemSet: Which items; nil for all.
    /// - Returns: Nil if one of the items is not there.
    open func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        items(in: itemSet)?.compactMap { $0.data(pasteboardType) }
    }

    private func items(in itemSet: IndexSet?) -> [PasteboardItem]? {
        let all = contents.items
        guard let itemSet else { return all }
        guard itemSet.allSatisfy({ all.indices.contains($0) }) else { return nil }
        return itemSet.map { all[$0] }
    }

    /// What is known of all items, by their types (P4).
    open var items: [[String: Any]] {
        get { contents.items.map(\.dictionary) }
        set { setItems(newValue) }
    }

    /// Adds items to those that are there. Of what another program copied, what is known stays.
    open func addItems(_ items: [[String: Any]]) {
        contents.add(items.map { PasteboardItem(dictionary: $0) })
    }

    /// Puts items there, in place of all others.
    ///
    /// - Parameters:
    ///   - items: Values by their types: texts, addresses, images, colours, data, and what a property list can hold.
    ///   - options: How long they stay, and who gets them (P6).
    open func setItems(_ items: [[String: Any]], options: [UIPasteboard.OptionsKey: Any] = [:]) {
        contents.replace(
            items.map { PasteboardItem(dictionary: $0) },
            isLocalOnly: (options[.localOnly] as? Bool) ?? (options[.localOnly] as? NSNumber)?.boolValue
                ?? false,
            until: (options[.expirationDate] as? Date)
                ?? (options[.expirationDate] as? NSDate).map { $0 as Date }
        )
    }

    // Item providers.

    /// Providers of the items, which get what can't be read at once.
    open var itemProviders: [NSItemProvider] {
        get { contents.items.map(\.provider) }
        set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
    }

    /// Puts what providers have there, in place of everything.
    ///
    /// Each is asked for its data at once, other than files, so that the app itself can read them.
    ///
    /// - Parameters:
    ///   - itemProviders: The providers.
    ///   - localOnly: Whether other programs don't get it.
    ///   - expirationDate: When it is gone; nil for never.
    open func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        contents.replace(
            itemProviders.map { PasteboardItem(provider: $0) },
            isLocalOnly: localOnly,
            until: expirationDate
        )
    }

    /// Puts objects there, in place of everything.
    open func setObjects(_ objects: [any NSItemProviderWriting]) {
        setObjects(objects, localOnly: false, expirationDate: nil)
    }

    /// Puts objects there, in place of everything.
    ///
    /// - Parameters:
    ///   - objects: The objects.
    ///   - localOnly: Whether other programs don't get them.
    ///   - expirationDate: When they are gone; nil for never.
    open func setObjects(
        _ objects: [any NSItemProviderWriting],
        localOnly: Bool,
        expirationDate: Date?
    ) {
        contents.replace(
            objects.map { PasteboardItem(object: $0) },
            isLocalOnly: localOnly,
            until: expirationDate
        )
    }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UIPasteboard.self) }
}
