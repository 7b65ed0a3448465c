/// An image's file name, taken apart into its folder, base name, scale and extension.
struct ImageFileName {
    private var folder: [String]
    private var base: String
    /// Nil if the name leaves the scale open.
    private var scale: Int?
    /// Nil if the name leaves the kind open.
    private var pathExtension: String?

    private static let extensions = ["png", "jpg", "jpeg", "svg"]

    /// Refuses names that are too long for a path or lead out of their folder.
    init?(resource name: String) {
        guard !name.isEmpty, name.utf8.count <= 1_024, !name.utf8.contains(0), !name.hasPrefix("/") else {
            return nil
        }
        let components = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard let last = components.last,
            components.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." && $0.utf8.count <= 240 })
        else { return nil }
        self.init(lastComponent: last)
        folder = components.dropLast()
    }

    init(lastComponent name: String) {
        folder = []
        base = name
        for candidate in Self.extensions where name.lowercased().hasSuffix("." + candidate) {
            pathExtension = String(name.suffix(candidate.count))
            base = String(name.dropLast(candidate.count + 1))
        }
        for candidate in 1...3 where base.hasSuffix("@\(candidate)x") {
            scale = candidate
            base.removeLast(3)
        }
    }

    /// What an image set may be called that the name of a file stands for; nil for a name without an ending.
    var nameWithoutEnding: String? {
        pathExtension == nil ? nil : (folder + [fullBase]).joined(separator: "/")
    }

    /// The representations whose files exist, from the smallest scale to the greatest.
    func representations(in root: URL) -> [ImageRepresentation] {
        let directory = folder.reduce(root) { $0.appendingPathComponent($1, isDirectory: true) }
        for kind in pathExtension.map({ [$0] }) ?? Self.extensions {
            if kind.lowercased() == "svg" {
                let path = directory.appendingPathComponent("\(fullBase).\(kind)").path
                if Self.exists(path) { return [ImageCache.representation(path: path, scale: 1)] }
                continue
            }
            let found = (scale.map { [$0] } ?? [1, 2, 3]).flatMap { scale in
                Self.suffixes(scale).compactMap { suffix -> ImageRepresentation? in
                    let path = directory.appendingPathComponent("\(base)\(suffix).\(kind)").path
                    return Self.exists(path)
                        ? ImageCache.representation(path: path, scale: CGFloat(scale)) : nil
                }.prefix(1)
            }
            if !found.isEmpty { return found }
        }
        return bareFile(in: directory)
    }

    /// A file without one of the usual extensions may still be an image.
    private func bareFile(in directory: URL) -> [ImageRepresentation] {
        guard pathExtension == nil else { return [] }
        let path = directory.appendingPathComponent(fullBase).path
        guard Self.exists(path) else { return [] }
        return [ImageCache.representation(path: path, scale: CGFloat(scale ?? 1))]
    }

    private var fullBase: String { base + (scale.map { "@\($0)x" } ?? "") }

    private static func suffixes(_ scale: Int) -> [String] {
        scale == 1 ? ["", "@1x"] : ["@\(scale)x"]
    }

    private static func exists(_ path: String) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
            && !isDirectory.boolValue
    }
}
