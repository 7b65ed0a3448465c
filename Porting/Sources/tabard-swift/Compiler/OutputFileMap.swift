import Foundation

/// Which files the compiler writes for each source.
struct OutputFileMap {
    private let outputs: [String: [String: String]]

    /// An unreadable map names no files; the compiler tells what is wrong with it.
    init(path: String?) {
        let data = path.flatMap { FileManager.default.contents(atPath: $0) } ?? Data()
        outputs = (try? JSONDecoder().decode([String: [String: String]].self, from: data)) ?? [:]
    }

    /// Makes the compiler compile a source again, though its time is that of the last build.
    func forget(_ source: String) {
        guard let object = outputs[source]?["object"] else { return }
        try? FileManager.default.removeItem(atPath: object)
    }
}
