/// What can be seen of a package from the text of its manifest, which is a program and isn't run.
struct ManifestText {
    private let text: String

    init(_ text: String) {
        self.text = text
    }

    /// Whether the manifest makes a product of a name: a library, a program or a plugin.
    func makes(product name: String) -> Bool {
        var rest = text[...]
        while let dot = rest.firstIndex(of: ".") {
            rest = rest[rest.index(after: dot)...]
            guard let kind = ["library", "executable", "plugin"].first(where: rest.hasPrefix) else {
                continue
            }
            var call = rest.dropFirst(kind.count)
            guard call.first == "(" else { continue }
            call = Self.withoutSpace(call.dropFirst())
            guard call.hasPrefix("name") else { continue }
            call = Self.withoutSpace(call.dropFirst("name".count))
            guard call.first == ":" else { continue }
            if Self.withoutSpace(call.dropFirst()).hasPrefix(PackagePlan.literal(name)) { return true }
        }
        return false
    }

    private static func withoutSpace(_ text: Substring) -> Substring {
        text.drop(while: \.isWhitespace)
    }
}
