/// A kind of data or files, such as `public.png`, and what it is a kind of.
///
/// Known are the types that Apple's systems declare and those that the app declares in its code. Every other file name
/// has a dynamic type, whose MIME type is the desktop's.
public struct UTType: Sendable {
    /// The name by which the type is known everywhere, in reverse domain form.
    public let identifier: String
    /// What the type is a kind of, if the table does not say it.
    private let directSupertypes: [String]?
    private let dynamicTag: DynamicTag?

    private enum DynamicTag: Hashable, Sendable {
        case filenameExtension(String)
        case mimeType(String)
    }

    private init(identifier: String, directSupertypes: [String]?, dynamicTag: DynamicTag? = nil) {
        self.identifier = identifier
        self.directSupertypes = directSupertypes
        self.dynamicTag = dynamicTag
    }

    static func declared(_ identifier: String) -> UTType {
        UTType(identifier: identifier, directSupertypes: nil)
    }

    /// The type of an identifier; nil if no type of that name is known.
    public init?(_ identifier: String) {
        guard let entry = TypeTable.byIdentifier[identifier.lowercased()] else { return nil }
        self = .declared(entry.identifier)
    }

    /// The type that the app itself declares.
    ///
    /// - Parameters:
    ///   - identifier: Its name.
    ///   - parentType: What it is a kind of; data by default.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(declaredAs: identifier, conformingTo: parentType)
    }

    /// A type that another app declares.
    ///
    /// - Parameters:
    ///   - identifier: Its name.
    ///   - parentType: What it is a kind of; data by default.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(declaredAs: identifier, conformingTo: parentType)
    }

    private init(declaredAs identifier: String, conformingTo parentType: UTType?) {
        if let known = UTType(identifier) {
            self = known
        } else {
            self.init(identifier: identifier, directSupertypes: [(parentType ?? .data).identifier])
        }
    }

    /// The type of files by the ending of their names.
    ///
    /// - Parameters:
    ///   - filenameExtension: The ending, without the full stop.
    ///   - supertype: What the type has to be a kind of; `data` by default.
    /// - Returns: A type of the table, else a dynamic one; nil for an ending that no file can have.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    /// The type of data by their MIME type.
    ///
    /// - Returns: A type of the table, else a dynamic one; nil for a text that is no MIME type.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// The type by another system's name for it.
    ///
    /// - Returns: A type of the table, else a dynamic one; nil for a name that cannot be one.
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        let known = UTType.types(tag: tag, tagClass: tagClass, conformingTo: supertype)
        if let first = known.first {
            self = first
            return
        }
        let tag = tag.lowercased()
        let parent = supertype ?? .data
        switch tagClass {
        case .filenameExtension:
            guard !tag.isEmpty, tag.utf8.count <= 255, !tag.contains("/"), !tag.utf8.contains(0) else {
                return nil
            }
            self.init(
                identifier: "dyn.filename-extension.\(tag)",
                directSupertypes: [parent.identifier],
                dynamicTag: .filenameExtension(tag)
            )
        case .mimeType:
            guard tag.utf8.count <= 255,
                tag.split(separator: "/", omittingEmptySubsequences: false).count == 2
            else { return nil }
            self.init(
                identifier: "dyn.mime-type.\(tag)",
                directSupertypes: [parent.identifier],
                dynamicTag: .mimeType(tag)
            )
        default: return nil
        }
    }

    /// The types of the table that another system calls by a name.
    ///
    /// - Parameters:
    ///   - tag: The name.
    ///   - tagClass: Whether it is an ending of file names or a MIME type.
    ///   - supertype: What the types have to be a kind of.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        let tag = tag.lowercased()
        return TypeTable.entries.filter { entry in
            switch tagClass {
            case .filenameExtension: entry.extensions.contains(tag)
            case .mimeType: entry.mimeTypes.contains(tag)
            default: false
            }
        }
        .map { .declared($0.identifier) }
        .filter { type in supertype.map { type.conforms(to: $0) } ?? true }
    }

    private var entry: TypeTable.Entry? { TypeTable.byIdentifier[identifier] }

    /// The ending that files of the type should have; nil if there is none.
    public var preferredFilenameExtension: String? {
        if case .filenameExtension(let ending) = dynamicTag { return ending }
        return entry?.extensions.first
    }

    /// The MIME type that data of the type should have; nil if there is none.
    public var preferredMIMEType: String? {
        switch dynamicTag {
        case .mimeType(let type): type
        case .filenameExtension(let ending): DesktopTypes.mimeTypes[ending]
        case nil: entry?.mimeTypes.first
        }
    }

    /// What people call the type, in English; nil for types that are not in the table.
    public var localizedDescription: String? { entry?.description }

    /// The names by which other systems know the type.
    public var tags: [UTTagClass: [String]] {
        var tags: [UTTagClass: [String]] = [:]
        let endings = entry?.extensions ?? [preferredFilenameExtension].compactMap(\.self)
        let types = entry?.mimeTypes ?? [preferredMIMEType].compactMap(\.self)
        if !endings.isEmpty { tags[.filenameExtension] = endings }
        if !types.isEmpty { tags[.mimeType] = types }
        return tags
    }

    /// The version of the type, which types here have not.
    public var version: Int? { nil }

    /// Where more is said about the type, which is nowhere here.
    public var referenceURL: URL? { nil }

    /// Whether the type was made because no declared one fits.
    public var isDynamic: Bool { dynamicTag != nil }

    /// Whether the type is one of the system's or of the app's.
    public var isDeclared: Bool { !isDynamic }

    /// Whether the type belongs to no company.
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    /// All types that this one is a kind of.
    public var supertypes: Set<UTType> {
        Set(TypeTable.supertypes(of: identifier, direct: directSupertypes).map { .declared($0) })
    }

    /// The types of the table that are kinds of this one.
    package var knownSubtypes: [UTType] {
        TypeTable.entries.map { .declared($0.identifier) }.filter { $0.isSubtype(of: self) }
    }

    /// Whether the type is another one or a kind of it.
    public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

    /// Whether the type is a kind of another one.
    public func isSubtype(of type: UTType) -> Bool {
        TypeTable.supertypes(of: identifier, direct: directSupertypes).contains(type.identifier)
    }

    /// Whether another type is a kind of this one.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension UTType: Hashable {
    /// Whether both have the same identifier.
    public static func == (lhs: UTType, rhs: UTType) -> Bool { lhs.identifier == rhs.identifier }

    /// Hashes the identifier.
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType: CustomStringConvertible {
    /// The identifier.
    public var description: String { identifier }
}

extension UTType: Codable {
    /// Reads an identifier; one that is not known is taken for another app's.
    public init(from decoder: any Decoder) throws {
        self.init(importedAs: try decoder.singleValueContainer().decode(String.self))
    }

    /// Writes the identifier.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}
