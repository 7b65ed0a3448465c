import Foundation

/// The checkout that this test was compiled in, read as text.
struct Checkout {
    let root: URL

    static let current: Checkout = {
        var folder = URL(fileURLWithPath: #filePath)
        while folder.path != "/" {
            folder.deleteLastPathComponent()
            let manifest = folder.appendingPathComponent("Package.swift")
            if FileManager.default.fileExists(atPath: manifest.path) { break }
        }
        return Checkout(root: folder)
    }()

    /// The text of one file; empty when there is none.
    func text(_ path: String) -> String {
        (try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)) ?? ""
    }

    func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
    }

    /// A file's path in the checkout, from the address that the compiler gives it.
    func path(ofFileURI uri: String) -> String {
        let path = URL(string: uri)?.path ?? uri
        return path.hasPrefix(root.path + "/") ? String(path.dropFirst(root.path.count + 1)) : path
    }

    /// The text files whose paths begin with one of the folders, sorted.
    func files(in folders: [String], endingWith extensions: [String]? = nil) -> [TextFile] {
        paths.compactMap { path in
            guard folders.contains(where: { path.hasPrefix($0 + "/") }) else { return nil }
            return file(path, endingWith: extensions)
        }
    }

    /// The paths of all files in a folder with one of the endings, sorted.
    func paths(in folder: String, endingWith extensions: [String]) -> [String] {
        paths.filter { $0.hasPrefix(folder + "/") && extensions.contains(($0 as NSString).pathExtension) }
    }

    /// Every text file.
    var allFiles: [TextFile] { paths.compactMap { file($0, endingWith: nil) } }

    /// What is not built or fetched.
    private var paths: [String] {
        let enumerator = FileManager.default.enumerator(atPath: root.path)
        var paths: [String] = []
        while let path = enumerator?.nextObject() as? String {
            if Self.isIgnored(path) {
                enumerator?.skipDescendants()
            } else {
                paths.append(path)
            }
        }
        return paths.sorted()
    }

    private static func isIgnored(_ path: String) -> Bool {
        guard let name = path.split(separator: "/").last else { return true }
        return [".git", ".build", ".swiftpm"].contains(name) || name.hasPrefix(".build-")
    }

    private func file(_ path: String, endingWith extensions: [String]?) -> TextFile? {
        if let extensions, !extensions.contains((path as NSString).pathExtension) { return nil }
        guard let data = FileManager.default.contents(atPath: root.appendingPathComponent(path).path),
            let text = String(data: data, encoding: .utf8)
        else { return nil }
        return TextFile(path: path, text: text)
    }
}

/// A file's path in the checkout, and its text.
struct TextFile {
    let path: String
    let text: String

    var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

    /// The lines without comments and without what stands in quotation marks.
    var code: [String] { lines.map(Self.code) }

    /// Looks at bytes: regular expressions take a minute for all of the project's lines.
    private static func code(of line: Substring) -> String {
        let quote = UInt8(ascii: "\"")
        let slash = UInt8(ascii: "/")
        let bytes = Array(line.utf8)
        var code: [UInt8] = []
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte == slash, bytes[index...].dropFirst().first == slash { break }
            code.append(byte)
            if byte == quote, let end = bytes[index...].dropFirst().firstIndex(of: quote) {
                code.append(quote)
                index = end
            }
            index += 1
        }
        return String(decoding: code, as: UTF8.self)
    }

    /// The first two parts of the path, such as `Sources/TabModel`.
    var room: String { path.split(separator: "/").prefix(2).joined(separator: "/") }
}

/// Something in the checkout that breaks a rule.
struct Finding: CustomStringConvertible {
    let path: String
    let line: Int
    let problem: String

    var description: String { "\(path):\(line): \(problem)" }
}
