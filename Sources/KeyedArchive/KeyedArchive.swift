/// An archive in the format of Foundation's `NSKeyedArchiver`, as values: nothing is made of it that the caller does not make.
///
/// Foundation's own classes end the program when an archive is not as they expect, or when an app encodes a `CGFloat`; what
/// comes from a file may be anything. So the format is read and written here, within bounds.
///
/// ```swift
/// var archive = KeyedArchive()
/// archive.top["page"] = .integer(3)
/// let again = try KeyedArchive(archive.bytes)
/// ```
public struct KeyedArchive: Hashable, Sendable {
    /// The objects that references mean; the first stands for nil.
    public var objects: [ArchiveValue] = [.string("$null")]

    /// The values under the archive's own keys.
    public var top: [String: ArchiveValue] = [:]

    /// Makes an archive without values.
    public init() {}

    /// Reads an archive.
    ///
    /// - Parameter bytes: A binary property list of at most `maximumLength` bytes.
    /// - Throws: Why it is none; a list of values that would not fit into memory is refused.
    public init(_ bytes: [UInt8]) throws(KeyedArchiveError) {
        guard case .dictionary(let root) = try ArchiveValue(bytes) else { throw .notAnArchive }
        guard root["$archiver"] == .string("NSKeyedArchiver"), root["$version"] == .integer(Self.version),
            case .array(let objects) = root["$objects"], case .dictionary(let top) = root["$top"],
            !objects.isEmpty
        else { throw .notAnArchive }
        self.objects = objects
        self.top = top
    }

    /// The archive as a binary property list: the same for equal archives.
    public var bytes: [UInt8] {
        BinaryPropertyListWriter(
            .dictionary([
                "$archiver": .string("NSKeyedArchiver"), "$version": .integer(Self.version),
                "$objects": .array(objects), "$top": .dictionary(top),
            ])
        ).bytes
    }

    /// The most bytes of an archive that is read.
    public static let maximumLength = 16 * 1024 * 1024

    private static let version: Int64 = 100_000
}
