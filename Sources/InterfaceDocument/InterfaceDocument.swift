/// A `.storyboard` or `.xib` of Interface Builder, read into values (I1).
///
/// ```swift
/// let document = try InterfaceDocument(contentsOf: "Main.storyboard")
/// print(document.scenes.count, document.initialViewController ?? "none")
/// ```
///
/// Reading needs no display and makes no objects. Nothing is fetched, and no entity is replaced but those of XML itself.
/// Elements that nobody knows are read like all others (I7).
public struct InterfaceDocument: Sendable {
    /// What a document is for.
    public enum Kind: Sendable {
        /// Scenes with controllers, and what leads from one to another.
        case storyboard
        /// Objects of one owner.
        case nib
    }

    /// The file's name, or the one that was given.
    public let name: String
    /// What the document is for.
    public let kind: Kind
    /// The element `document`, with all in it.
    public let root: InterfaceElement
    /// The scenes in the document's order; none in a nib.
    public let scenes: [InterfaceScene]
    /// What can be read, but is hardly meant, such as an id that stands for two elements.
    public let remarks: [String]
    private let elements: [String: InterfaceElement]
    private let sceneOfObject: [String: Int]

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - path: The file's path.
    ///   - limits: How large it may be.
    public init(contentsOf path: String, limits: InterfaceLimits = InterfaceLimits())
        throws(InterfaceDocumentError)
    {
        let bytes = try InterfaceFile.bytes(of: path, limits: limits)
        try self.init(bytes: bytes, name: String(path.split(separator: "/").last ?? ""), limits: limits)
    }

    /// Reads the bytes of a file.
    ///
    /// - Parameters:
    ///   - bytes: What the file holds.
    ///   - name: What messages call the document.
    ///   - limits: How large it may be.
    public init(
        bytes: [UInt8],
        name: String,
        limits: InterfaceLimits = InterfaceLimits()
    ) throws(InterfaceDocumentError) {
        let tree = try InterfaceTree(bytes: bytes, name: name, limits: limits)
        kind = try Self.kind(of: tree.root, name: name)
        self.name = name
        root = tree.root
        elements = tree.elements
        remarks = tree.remarks
        let scenes = (tree.root.first("scenes")?.children ?? []).map {
            InterfaceScene(id: $0["sceneID"] ?? "", objects: $0.first("objects")?.children ?? [])
        }
        self.scenes = scenes
        var sceneOfObject: [String: Int] = [:]
        for (index, scene) in scenes.enumerated() {
            for id in scene.objects.compactMap(\.id) where sceneOfObject[id] == nil {
                sceneOfObject[id] = index
            }
        }
        self.sceneOfObject = sceneOfObject
    }

    /// The id of the controller that a storyboard starts with, if it says which.
    public var initialViewController: String? { root["initialViewController"] }

    /// The placeholders and objects at the top of a nib.
    public var objects: [InterfaceElement] { root.first("objects")?.children ?? [] }

    /// The version of the tools that wrote the document, such as `22505`.
    public var toolsVersion: String? { root["toolsVersion"] }

    /// What images, colours and further resources are called in the document, with what it remembers of them.
    public var resources: [InterfaceElement] { root.first("resources")?.children ?? [] }

    /// The element with an id.
    public func element(id: String) -> InterfaceElement? { elements[id] }

    /// The scene at whose top an object stands.
    public func scene(of id: String) -> InterfaceScene? { sceneOfObject[id].map { scenes[$0] } }

    /// The scene whose controller has a storyboard identifier.
    public func scene(storyboardIdentifier identifier: String) -> InterfaceScene? {
        scenes.first { $0.controller?["storyboardIdentifier"] == identifier }
    }

    private static func kind(of root: InterfaceElement, name: String) throws(InterfaceDocumentError) -> Kind {
        func error(_ code: InterfaceDocumentError.Code, _ detail: String) -> InterfaceDocumentError {
            InterfaceDocumentError(code: code, document: name, line: root.line, detail: detail)
        }
        switch root.name {
        case "document": break
        case "archive":
            throw error(
                .otherFormat,
                "This is the format before Xcode 5; open and save the document in a newer one"
            )
        default:
            throw error(
                .notADocument,
                "The root must be an element 'document', but is '\(root.name.prefix(60))'"
            )
        }
        let runtime = root["targetRuntime"] ?? "iOS.CocoaTouch"
        guard runtime.contains("CocoaTouch") else {
            throw error(
                .otherFormat,
                "The document must be one for iOS.CocoaTouch, but is for \(runtime.prefix(60))"
            )
        }
        return root["type"]?.contains("Storyboard") == true || root.first("scenes") != nil
            ? .storyboard : .nib
    }
}

extension InterfaceDocument: CustomStringConvertible {
    /// The document as XML.
    public var description: String { root.description }
}
