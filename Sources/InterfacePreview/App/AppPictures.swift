import Foundation

/// The names of all images of the app, those among them that Tabard can't read.
@MainActor
final class AppPictures {
    private let folders: [String]
    private lazy var names = read()
    /// An app has fewer; a folder of another kind may hold a whole disk.
    private static let mostEntries = 100_000

    init(in folders: [String]) { self.folders = folders }

    /// Whether there is an image set or a file of a name.
    func have(_ name: String) -> Bool {
        names.contains(name.split(separator: "/").last.map(String.init) ?? name)
    }

    private func read() -> Set<String> {
        var names: Set<String> = []
        var count = 0
        for folder in folders.map({ URL(fileURLWithPath: $0) }) {
            let inside = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            for name in inside {
                let file = folder.appendingPathComponent(name)
                if file.pathExtension == "pdf" {
                    names.insert(file.deletingPathExtension().lastPathComponent)
                }
                guard file.pathExtension == "xcassets" else { continue }
                let sets = FileManager.default.enumerator(atPath: file.path)
                while let path = sets?.nextObject() as? String {
                    count += 1
                    guard count <= Self.mostEntries else { return names }
                    let set = URL(fileURLWithPath: path)
                    if set.pathExtension == "imageset" {
                        names.insert(set.deletingPathExtension().lastPathComponent)
                    }
                }
            }
        }
        return names
    }
}
