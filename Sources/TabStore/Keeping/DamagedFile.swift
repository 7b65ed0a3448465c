/// A damaged file.
struct DamagedFile: Hashable, Sendable {
    let size: Int
    /// Whether something of it can be read.
    let isReadable: Bool
}
