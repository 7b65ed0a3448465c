import Synchronization

/// Counts what is laid out, so that tests can tell how the work grows with the text.
package enum TextWork {
    private static let bytes = Atomic(0)
    private static let blocks = Atomic(0)

    /// The bytes of all texts that Pango was given to lay out.
    package static var laidOutBytes: Int { bytes.load(ordering: .relaxed) }
    /// The laid-out blocks alive, for leak checks.
    package static var liveBlocks: Int { blocks.load(ordering: .relaxed) }

    static func began(_ count: Int) {
        bytes.add(count, ordering: .relaxed)
        blocks.add(1, ordering: .relaxed)
    }

    static func ended() {
        blocks.subtract(1, ordering: .relaxed)
    }
}
