internal import InterfaceDocument

/// An interface document of views: a `.xib` file, read as it lies in the bundle (I1).
///
/// ```swift
/// let cells = UINib(nibName: "TrackCell", bundle: nil)
/// let cell = cells.instantiate(withOwner: nil).first as? TrackCell
/// ```
///
/// The document is read when it is first needed and kept; each `instantiate(withOwner:options:)` makes new objects.
@preconcurrency @MainActor
open class UINib: NSObject, _SelectorAnswering {
    /// What else is told to `instantiate(withOwner:options:)`.
    @frozen public struct OptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// A dictionary of objects by the names that the document has for them, for placeholders in it.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    private enum Source {
        case file(URL)
        case data(Data)
    }

    private var source = Source.data(Data())
    private var bundle: Bundle?
    private var parsed: InterfaceSource?

    /// Finds a document by its name; a bundle without it stops the program, with the names that it has.
    ///
    /// - Parameters:
    ///   - name: The file's name without `xib`.
    ///   - bundleOrNil: Where it lies, in a language's folder or in none; nil is the app's own.
    public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) {
        guard let url = InterfaceDocuments.url(of: name, "xib", in: bundleOrNil) else {
            let names = InterfaceDocuments.names("xib", in: bundleOrNil).joined(separator: ", ")
            fatalError("Could not load the nib '\(name)': the bundle has \(names.isEmpty ? "none" : names)")
        }
        self.init()
        source = .file(url)
        bundle = bundleOrNil
    }

    /// Takes a document that was read already.
    ///
    /// - Parameters:
    ///   - data: What a `.xib` file holds.
    ///   - bundleOrNil: Where its images and colours lie; nil is the app's own.
    public convenience init(data: Data, bundle bundleOrNil: Bundle?) {
        self.init()
        source = .data(data)
        bundle = bundleOrNil
    }

    /// Makes the document's objects, connects them and calls `awakeFromNib()` of each.
    ///
    /// A document that is damaged is told of in the log, and nothing is made (I7).
    ///
    /// - Parameters:
    ///   - ownerOrNil: Stands for the placeholder `File's Owner`: outlets are set in it, and it is sent actions.
    ///   - optionsOrNil: Objects for other placeholders.
    /// - Returns: The objects at the top of the document, in its order, without placeholders.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil)
        -> [Any]
    {
        do {
            let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
            return InterfaceAssembly(try read()).instantiate(
                owner: ownerOrNil as? NSObject,
                external: external
            )
        } catch {
            InterfaceReport.tell("\(error)")
            return []
        }
    }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UINib.self) }

    private func read() throws -> InterfaceSource {
        if let parsed { return parsed }
        var read =
            switch source {
            case .file(let url): try InterfaceDocuments.source(at: url, bundle)
            case .data(let data):
                InterfaceSource(
                    document: try InterfaceDocument(bytes: [UInt8](data), name: "A xib"),
                    strings: [:],
                    bundle: bundle
                )
            }
        try InterfaceDocuments.expect(.nib, read.document)
        read.classes.modules = InterfaceClasses.modulesOfApp()
        parsed = read
        return read
    }
}
