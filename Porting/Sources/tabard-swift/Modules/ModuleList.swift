import Foundation

/// The list in a package's folder that says of modules whether they see UIKit, against what would be decided.
///
/// The file `.tabard/modules` has a line for each: `SnapKit sees UIKit` or `GRDB is plain`. `#` begins a comment.
struct ModuleList {
    /// Whether a module sees UIKit, by its name.
    let decisions: [String: Bool]

    static func file(in package: URL) -> URL { package.appendingPathComponent(".tabard/modules") }

    /// The list of a package; without the file, an empty one.
    init(package: URL) throws {
        let file = Self.file(in: package)
        guard let data = FileManager.default.contents(atPath: file.path) else {
            try self.init(text: "", path: file.path)
            return
        }
        try self.init(text: String(decoding: data, as: UTF8.self), path: file.path)
    }

    init(text: String, path: String) throws {
        var decisions: [String: Bool] = [:]
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let words = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace).map(String.init)
            switch Array(words.dropFirst()) {
            case [] where words.isEmpty: continue
            case ["sees", "UIKit"]: decisions[words[0]] = true
            case ["is", "plain"]: decisions[words[0]] = false
            default:
                throw Failure("\(path):\(number + 1): a line is 'Module sees UIKit' or 'Module is plain'")
            }
        }
        self.decisions = decisions
    }
}
