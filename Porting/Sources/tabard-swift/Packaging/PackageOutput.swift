import AppPackaging
import Foundation

/// The folder in which packages appear, all of them or, where anything fails, none.
struct PackageOutput {
    private let folder: URL
    /// Where they are made: in the same file system, since only there a file gets its place in one step.
    let making: URL

    /// - Parameters:
    ///   - folder: The folder, which need not be there yet.
    ///   - name: What is packed.
    init(_ folder: URL, packing name: String) throws {
        self.folder = folder
        making = folder.appendingPathComponent(".\(name).part")
        // That of a packer that was killed.
        try? FileManager.default.removeItem(at: making)
        try FileManager.default.createDirectory(at: making, withIntermediateDirectories: true)
    }

    /// Puts the files into their places, in which older ones may be.
    func publish(_ files: [URL]) throws -> [URL] {
        try files.map { file in
            let place = folder.appendingPathComponent(file.lastPathComponent)
            guard rename(file.path, place.path) == 0 else {
                throw PackagingError(.unreadable, path: place.path, cause: String(cString: strerror(errno)))
            }
            return place
        }
    }

    /// Takes away what was not published.
    func clean() {
        try? FileManager.default.removeItem(at: making)
    }
}
