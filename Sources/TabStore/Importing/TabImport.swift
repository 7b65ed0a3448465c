internal import SystemPackage
import TabModel

/// A tab order that an app saved before it used a store (S6).
///
/// Two forms are known: a list of titles under `savedTabOrder`; and one under `tabOrder`, with the selected tab's
/// index under `selectedTab`.
///
/// ```swift
/// let old = try TabImport(defaultsDomain: "org.example.Notes")
/// try await store.edit { record, stamp in
///     record = try old.record(for: declaration, at: stamp) { title in ids[title] }
/// }
/// ```
public struct TabImport: Hashable, Sendable {
    /// The titles, in the saved order; empty if no order was saved.
    public var titles: [String]
    /// The selected tab's index, nil if none was saved. Without titles it is one of the default order.
    public var selectedIndex: Int?

    /// Makes an import from its parts.
    public init(titles: [String], selectedIndex: Int? = nil) {
        self.titles = titles
        self.selectedIndex = selectedIndex
    }

    /// Reads a property list file, in XML or the binary format.
    ///
    /// The file may be of any origin: it is read up to 4 MB, and its lists up to 10,000 titles of 4,096 bytes.
    ///
    /// - Throws: `notImportable` if it is no property list or has neither form; else why it cannot be read.
    public init(propertyList path: String) throws(TabStoreError) {
        try self.init(propertyList: path, in: SystemFileSystem())
    }

    init(propertyList path: String, in fileSystem: any FileSystem) throws(TabStoreError) {
        let keys: Set<String> = ["savedTabOrder", "tabOrder", "selectedTab"]
        guard
            let values = propertyListValues(
                for: keys,
                in: try Self.bytes(of: TabStoreLocation(file: path), in: fileSystem)
            )
        else {
            throw TabStoreError(.notImportable, path: path, detail: "it is no property list")
        }
        titles = []
        for key in ["tabOrder", "savedTabOrder"] where titles.isEmpty {
            if case .strings(let strings) = values[key] {
                titles = strings
            }
        }
        if case .integer(let index) = values["selectedTab"] {
            selectedIndex = index
        }
        guard !values.isEmpty, !titles.isEmpty || selectedIndex != nil else {
            throw TabStoreError(.notImportable, path: path)
        }
    }

    /// Reads the file in which `UserDefaults` keeps a domain, such as an app's bundle identifier or, without one, its
    /// process name.
    ///
    /// On Linux it is `$XDG_CONFIG_HOME` or `~/.config`, on Apple's systems `~/Library/Preferences`.
    public init(defaultsDomain domain: String) throws(TabStoreError) {
        try self.init(propertyList: DefaultsDirectory.path(ofDomain: domain))
    }

    private static func bytes(
        of location: TabStoreLocation,
        in fileSystem: any FileSystem
    ) throws(TabStoreError) -> [UInt8] {
        let missing = TabStoreError(.notImportable, path: location.path, cause: Errno.noSuchFileOrDirectory)
        guard let folder = try StoreFolder.open(location, in: fileSystem) else { throw missing }
        defer { folder.close() }
        guard let (file, status) = try folder.openFile(for: .reading) else { throw missing }
        defer { fileSystem.close(file) }
        guard status.size <= PropertyListLimits.fileSize else {
            throw TabStoreError(.tooLarge, path: location.path)
        }
        do throws(Errno) {
            return try fileSystem.read(file, at: 0, count: status.size)
        } catch {
            throw TabStoreError(error, path: location.path)
        }
    }

    /// A record with the imported order and selection.
    ///
    /// - Parameters:
    ///   - declaration: The app's tabs.
    ///   - window: The window whose selection it was.
    ///   - stamp: The stamp of the import.
    ///   - id: The id of the tab that has or had a title, nil if it is gone for good.
    public func record(
        for declaration: TabDeclaration,
        in window: TabID = "main",
        at stamp: TabStamp,
        id: (String) -> TabID?
    ) throws(TabEditRefusal) -> TabRecord {
        let selected: TabID? =
            if let index = selectedIndex {
                titles.isEmpty
                    ? declaration.tabs.dropFirst(max(0, index)).first?.id
                    : titles.indices.contains(index) ? id(titles[index]) : nil
            } else {
                nil
            }
        return try TabRecord(
            importing: titles.compactMap(id),
            for: declaration,
            selected: selected,
            in: window,
            at: stamp
        )
    }
}
