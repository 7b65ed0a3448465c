import Synchronization

/// Data that are handed over between apps or parts of one, in one or several types, and made only when somebody asks.
///
/// Handlers are called on a queue of their own. Types are looked for by what they are a kind of: who asks for
/// `public.image` gets a `public.png`.
open class NSItemProvider: NSObject, NSCopying, _SelectorAnswering, @unchecked Sendable {
    /// Gets the data, or why there are none.
    public typealias DataHandler = @Sendable (Data?, (any Error)?) -> Void
    /// Gets a file, whether it is coordinated with others, or why there is none.
    public typealias FileHandler = @Sendable (URL?, Bool, (any Error)?) -> Void
    /// Gets an item, or why there is none.
    public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void

    private struct Representation: Sendable {
        let typeIdentifier: String
        let isFile: Bool
        let visibility: NSItemProviderRepresentationVisibility
        /// Makes the data, or a file.
        let load: @Sendable (@escaping @Sendable (ItemContent?, (any Error)?) -> Void) -> Progress?
    }

    private let representations = Mutex<[Representation]>([])
    private let queue = DispatchQueue(label: "NSItemProvider", attributes: .concurrent)
    private let name = Mutex<String?>(nil)

    /// Makes a provider without data.
    public override init() { super.init() }

    /// Makes a provider of an object, in all types that it can be written in.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// Makes a provider of a text, an address or data of a type.
    ///
    /// - Parameters:
    ///   - item: A string, an address or data; of others nothing is provided.
    ///   - typeIdentifier: The type; by default that of the item.
    public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        self.init()
        let content: (data: Data, type: String)? =
            switch item {
            case let text as NSString: (Data((text as String).utf8), "public.utf8-plain-text")
            case let url as NSURL:
                (Data((url as URL).absoluteString.utf8), url.isFileURL ? "public.file-url" : "public.url")
            case let data as NSData: (data as Data, "public.data")
            default: nil
            }
        guard let content else { return }
        registerDataRepresentation(forTypeIdentifier: typeIdentifier ?? content.type, visibility: .all) {
            handler in
            handler(content.data, nil)
            return nil
        }
    }

    /// Makes a provider of a file, in the type of its name; nil if there is none.
    public convenience init?(contentsOf fileURL: URL?) {
        guard let fileURL, fileURL.isFileURL, FileManager.default.fileExists(atPath: fileURL.path) else {
            return nil
        }
        self.init()
        suggestedName = fileURL.lastPathComponent
        let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
        registerFileRepresentation(forTypeIdentifier: type.identifier, visibility: .all) { handler in
            handler(fileURL, false, nil)
            return nil
        }
    }

    /// A provider is not changed by who gets it, so that the copy is the provider itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// What a file of the data may be called.
    open var suggestedName: String? {
        get { name.withLock { $0 } }
        set { name.withLock { $0 = newValue } }
    }

    // What there is.

    /// The types of the data, the first registered first.
    open var registeredTypeIdentifiers: [String] { representations.withLock { $0.map(\.typeIdentifier) } }

    /// The types of the data that other programs may have, the first registered first.
    package var typeIdentifiersForOthers: [String] {
        representations.withLock { $0.filter { $0.visibility == .all }.map(\.typeIdentifier) }
    }

    /// The types of the data that can be had in a way.
    ///
    /// - Parameter fileOptions: With `.openInPlace`, only what is a file.
    open func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions) -> [String] {
        let isFile = fileOptions.contains(.openInPlace)
        return representations.withLock { $0.filter { !isFile || $0.isFile }.map(\.typeIdentifier) }
    }

    /// Whether there are data of a type or a kind of it.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        representation(typeIdentifier) != nil
    }

    /// Whether there are data of a type or a kind of it that can be had in a way.
    open func hasRepresentationConforming(
        toTypeIdentifier typeIdentifier: String,
        fileOptions: NSItemProviderFileOptions = []
    ) -> Bool {
        representation(typeIdentifier, onlyFiles: fileOptions.contains(.openInPlace)) != nil
    }

    /// Whether an object of a class can be made of the data.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        aClass.readableTypeIdentifiersForItemProvider.contains(where: hasItemConformingToTypeIdentifier)
    }

    private func representation(_ typeIdentifier: String, onlyFiles: Bool = false) -> Representation? {
        let wanted = UTType(importedAs: typeIdentifier)
        let all = representations.withLock { $0 }.filter { !onlyFiles || $0.isFile }
        return all.first { $0.typeIdentifier == typeIdentifier }
            ?? all.first { UTType(importedAs: $0.typeIdentifier).conforms(to: wanted) }
    }

    // Registering.

    /// Registers data that are made when somebody asks.
    ///
    /// - Parameters:
    ///   - typeIdentifier: Their type.
    ///   - visibility: Who may have them. Other programs get, by a drag or the clipboard, only what all may have.
    ///   - loadHandler: Makes the data and calls its argument with them or with an error.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping DataHandler) -> Progress?
    ) {
        add(typeIdentifier, isFile: false, visibility: visibility) { handler in
            loadHandler { data, error in handler(data.map { .data($0) }, error) }
        }
    }

    /// Registers a file that is made when somebody asks.
    ///
    /// - Parameters:
    ///   - typeIdentifier: Its type.
    ///   - fileOptions: Whether it may be opened where it is. Without effect: it always may.
    ///   - visibility: Who may have it. Other programs get, by a drag or the clipboard, only what all may have.
    ///   - loadHandler: Makes the file and calls its argument with it or with an error.
    open func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        fileOptions: NSItemProviderFileOptions = [],
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping FileHandler) -> Progress?
    ) {
        add(typeIdentifier, isFile: true, visibility: visibility) { handler in
            loadHandler { url, _, error in handler(url.map { .file($0) }, error) }
        }
    }

    /// Registers an object in all types that it can be written in.
    open func registerObject(
        _ object: any NSItemProviderWriting,
        visibility: NSItemProviderRepresentationVisibility
    ) {
        let box = WritableObject(object: object)
        for type in type(of: object).writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { handler in
                box.object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: handler)
            }
        }
    }

    /// Registers an object that is made when somebody asks, in all types that its class can be written in.
    open func registerObject<Object: NSItemProviderWriting>(
        ofClass aClass: Object.Type,
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Object?, (any Error)?) -> Void) -> Progress?
    ) {
        for type in aClass.writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { handler in
                loadHandler { object, error in
                    guard let object else { return handler(nil, error) }
                    _ = object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: handler)
                }
            }
        }
    }

    private func add(
        _ typeIdentifier: String,
        isFile: Bool,
        visibility: NSItemProviderRepresentationVisibility,
        _ load: @escaping @Sendable (@escaping @Sendable (ItemContent?, (any Error)?) -> Void) -> Progress?
    ) {
        let new = Representation(
            typeIdentifier: typeIdentifier,
            isFile: isFile,
            visibility: visibility,
            load: load
        )
        representations.withLock { all in
            if let index = all.firstIndex(where: { $0.typeIdentifier == typeIdentifier }) {
                all[index] = new
            } else {
                all.append(new)
            }
        }
    }

    // Loading.

    /// Gets the data of a type or a kind of it.
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping DataHandler
    ) -> Progress {
        load(typeIdentifier) { content, error in
            do {
                completionHandler(try content?.data(), error)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// Gets a file of the data, which is deleted when the handler returns.
    @discardableResult
    open func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        let name = suggestedName
        return load(typeIdentifier) { content, error in
            guard let content else { return completionHandler(nil, error) }
            do {
                let copy = try content.temporaryCopy(named: name, type: UTType(importedAs: typeIdentifier))
                completionHandler(copy, nil)
                try? FileManager.default.removeItem(at: copy.deletingLastPathComponent())
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// Gets the file itself if the data are one, otherwise a copy that stays.
    @discardableResult
    open func loadInPlaceFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping FileHandler
    ) -> Progress {
        let name = suggestedName
        return load(typeIdentifier) { content, error in
            do {
                switch content {
                case nil: completionHandler(nil, false, error)
                case .file(let url): completionHandler(url, true, nil)
                case .data(let data):
                    let type = UTType(importedAs: typeIdentifier)
                    completionHandler(
                        try ItemContent.data(data).temporaryCopy(named: name, type: type),
                        false,
                        nil
                    )
                }
            } catch {
                completionHandler(nil, false, error)
            }
        }
    }

    /// Gets an object of a class that can be made of the data.
    @discardableResult
    open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let types = aClass.readableTypeIdentifiersForItemProvider
        guard let type = types.first(where: hasItemConformingToTypeIdentifier) else {
            return fail { completionHandler(nil, $0) }
        }
        return loadDataRepresentation(forTypeIdentifier: type) { data, error in
            do {
                let object = try data.map {
                    try aClass.object(withItemProviderData: $0, typeIdentifier: type)
                }
                completionHandler(object, error)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// Gets a text.
    @discardableResult
    public func loadObject(
        ofClass aClass: String.Type,
        completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
    ) -> Progress {
        loadObject(ofClass: NSString.self) { object, error in
            completionHandler(object as? NSString as String?, error)
        }
    }

    /// Gets an address.
    @discardableResult
    public func loadObject(
        ofClass aClass: URL.Type,
        completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        loadObject(ofClass: NSURL.self) { object, error in completionHandler(object as? NSURL as URL?, error)
        }
    }

    /// Whether a text can be made of the data.
    public func canLoadObject(ofClass aClass: String.Type) -> Bool { canLoadObject(ofClass: NSString.self) }

    /// Whether an address can be made of the data.
    public func canLoadObject(ofClass aClass: URL.Type) -> Bool { canLoadObject(ofClass: NSURL.self) }

    /// Gets the data as an item: an address of a file, a text for kinds of text, otherwise data.
    ///
    /// The options are without effect.
    open func loadItem(
        forTypeIdentifier typeIdentifier: String,
        options: [AnyHashable: Any]? = nil,
        completionHandler: CompletionHandler? = nil
    ) {
        guard let completionHandler else { return }
        let type = UTType(importedAs: typeIdentifier)
        _ = load(typeIdentifier) { content, error in
            switch content {
            case .file(let url): completionHandler(url as NSURL, nil)
            case .data(let data) where type.conforms(to: .url):
                completionHandler(NSURL(string: String(decoding: data, as: UTF8.self)), nil)
            case .data(let data) where type.conforms(to: .plainText):
                completionHandler(String(decoding: data, as: UTF8.self) as NSString, nil)
            case .data(let data): completionHandler(data as NSData, nil)
            case nil: completionHandler(nil, error)
            }
        }
    }

    private func load(
        _ typeIdentifier: String,
        _ handler: @escaping @Sendable (ItemContent?, (any Error)?) -> Void
    ) -> Progress {
        guard let representation = representation(typeIdentifier) else { return fail { handler(nil, $0) } }
        let progress = Progress(totalUnitCount: 1)
        let tracked = ProgressBox(progress: progress)
        queue.async {
            _ = representation.load { content, error in
                tracked.progress.completedUnitCount = 1
                handler(content, error)
            }
        }
        return progress
    }

    private func fail(_ handler: @escaping @Sendable (any Error) -> Void) -> Progress {
        queue.async {
            handler(NSError(domain: Self.errorDomain, code: ErrorCode.itemUnavailableError.rawValue))
        }
        return Progress(totalUnitCount: 1)
    }

    /// The domain of a provider's errors.
    public static let errorDomain = "NSItemProviderErrorDomain"

    /// Why a provider has no data.
    public enum ErrorCode: Int, Sendable {
        /// Nobody knows.
        case unknownError = -1
        /// There are none of the type.
        case itemUnavailableError = -1000
        /// They are of another class.
        case unexpectedValueClassError = -1100
        /// They cannot be brought into the type.
        case unavailableCoercionError = -1200
    }

    nonisolated open class var _selectors: _SelectorTable {
        _SelectorTable(NSItemProvider.self)
    }
}

/// What was registered, once it is there.
enum ItemContent: Sendable {
    case data(Data)
    case file(URL)

    func data() throws -> Data {
        switch self {
        case .data(let data): data
        case .file(let url): try Data(contentsOf: url)
        }
    }

    /// A file of its own, in a folder of its own.
    func temporaryCopy(named name: String?, type: UTType) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(
            at: folder,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        switch self {
        case .data(let data):
            let plain = AppDirectories.fileName(of: name ?? "file")
            let file = folder.appendingPathComponent(plain, conformingTo: type)
            try data.write(to: file)
            return file
        case .file(let url):
            let file = folder.appendingPathComponent(url.lastPathComponent)
            try FileManager.default.copyItem(at: url, to: file)
            return file
        }
    }
}

/// An object that the provider's queue asks for its data, which is the object's own concern.
private struct WritableObject: @unchecked Sendable {
    let object: any NSItemProviderWriting
}

/// A progress may be told from any thread.
private struct ProgressBox: @unchecked Sendable {
    let progress: Progress
}
