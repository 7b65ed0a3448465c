import Foundation

extension String {
    /// Writes the text to a file at once, unless that holds it already, and tells whether it was written.
    @discardableResult
    func writeIfChanged(to file: URL) throws -> Bool {
        let data = Data(utf8)
        if FileManager.default.contents(atPath: file.path) == data { return false }
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try data.write(to: file, options: .atomic)
        return true
    }
}
