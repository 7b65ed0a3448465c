import CGtk

/// What the process holds, for leak checks.
@MainActor
public struct MemoryUse: Equatable, CustomStringConvertible {
    /// References from Swift to GObjects.
    public let references: Int
    /// Closures that C holds.
    public let closures: Int
    /// Bytes that the allocator has given out.
    public let bytes: Int

    /// What the process holds now.
    public static var current: MemoryUse {
        MemoryUse(
            references: ObjectReference.liveCount,
            closures: ClosureBoxes.count,
            bytes: Int(mallinfo2().uordblks)
        )
    }

    public nonisolated var description: String {
        "\(references) references, \(closures) closures, \(bytes) bytes"
    }
}
