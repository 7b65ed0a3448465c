/// A file that has grown large holds more than one concern.
enum FileSizes {
    static let limit = 20 * 1024

    static func findings(in files: [TextFile]) -> [Finding] {
        files.compactMap { file in
            let size = file.text.utf8.count
            guard size > limit else { return nil }
            return Finding(path: file.path, line: 1, problem: "\(size) bytes, and \(limit) are the limit")
        }
    }
}
