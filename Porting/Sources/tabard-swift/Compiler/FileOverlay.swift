import Foundation

/// The list by which the compiler reads other contents under a file's own name.
struct FileOverlay {
    /// The file with the contents, by the file with the name; both absolute.
    let contents: [String: String]

    /// The list in the form of the compiler's option `-vfsoverlay`.
    var text: String {
        get throws {
            let roots = contents.keys.sorted().map { name in
                ["type": "file", "name": name, "external-contents": contents[name] ?? name]
            }
            let list: [String: Any] = [
                "version": 0, "case-sensitive": true, "use-external-names": false, "roots": roots,
            ]
            let data = try JSONSerialization.data(
                withJSONObject: list,
                options: [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
            )
            return String(decoding: data, as: UTF8.self)
        }
    }
}
