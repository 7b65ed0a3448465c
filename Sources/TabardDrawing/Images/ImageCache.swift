import Synchronization

/// Shares the decoded form of a file between all images made of it, as long as one of them lives.
enum ImageCache {
    /// Files are told apart by time and size, too, so that a changed one is read anew.
    private struct Key: Hashable {
        var path: String
        var scale: CGFloat
        var modified: Date?
        var size: Int?
    }

    private struct WeakRepresentation {
        weak var value: ImageRepresentation?
    }

    private static let entries = Mutex<[Key: WeakRepresentation]>([:])

    static func representation(path: String, scale: CGFloat) -> ImageRepresentation {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        let key = Key(
            path: path,
            scale: scale,
            modified: attributes?[.modificationDate] as? Date,
            size: attributes?[.size] as? Int
        )
        return entries.withLock { entries in
            if let known = entries[key]?.value { return known }
            // Now and then the entries whose images are gone are swept out.
            if entries.count >= 128, entries.count.nonzeroBitCount == 1 {
                entries = entries.filter { $0.value.value != nil }
            }
            let new = ImageRepresentation(path: path, scale: scale)
            entries[key] = WeakRepresentation(value: new)
            return new
        }
    }
}
