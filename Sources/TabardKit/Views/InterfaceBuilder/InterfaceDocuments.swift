internal import InterfaceDocument

/// The interface documents of bundles, each read once a process.
@MainActor
enum InterfaceDocuments {
    private static var read: [URL: InterfaceSource] = [:]

    /// Why a document can't be used for what it is asked for.
    struct WrongKind: Error, CustomStringConvertible {
        let description: String
    }

    static func expect(_ kind: InterfaceDocument.Kind, _ document: InterfaceDocument) throws {
        guard document.kind != kind else { return }
        let names: [InterfaceDocument.Kind: String] = [.storyboard: "a storyboard", .nib: "a nib"]
        throw WrongKind(
            description:
                "\(document.name):\(document.root.line): It must be \(names[kind] ?? ""), but is \(names[document.kind] ?? "")"
        )
    }

    /// Where the document of a name lies in a bundle: without a language, in the user's or in the base one.
    static func url(of name: String, _ type: String, in bundle: Bundle?) -> URL? {
        // A name may lead into folders of the bundle, never out of it.
        guard !name.isEmpty, !name.utf8.contains(0), !name.split(separator: "/").contains("..") else {
            return nil
        }
        for folder in ResourceFolders.folders(of: bundle) {
            for place in [folder] + InterfaceLanguages.folders(in: folder) {
                let url = place.appendingPathComponent("\(name).\(type)")
                if FileManager.default.fileExists(atPath: url.path) { return url }
            }
        }
        return nil
    }

    /// The document at a place; what is wrong with it is thrown.
    static func source(at url: URL, _ bundle: Bundle?) throws -> InterfaceSource {
        if var known = read[url] {
            known.bundle = bundle
            return known
        }
        let source = InterfaceSource(
            document: try InterfaceDocument(contentsOf: url.path),
            strings: InterfaceLanguages.strings(for: url),
            bundle: bundle
        )
        read[url] = source
        return source
    }

    /// The documents of a type in a bundle, for messages.
    static func names(_ type: String, in bundle: Bundle?) -> [String] {
        let folders = ResourceFolders.folders(of: bundle).flatMap {
            [$0] + InterfaceLanguages.folders(in: $0)
        }
        let files = folders.flatMap { (try? FileManager.default.contentsOfDirectory(atPath: $0.path)) ?? [] }
        return Set(files.filter { $0.hasSuffix(".\(type)") }.map { String($0.dropLast(type.count + 1)) })
            .sorted()
    }
}
