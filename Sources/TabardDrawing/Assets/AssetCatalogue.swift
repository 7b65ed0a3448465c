import Synchronization

/// A folder `Name.xcassets`: where its image sets and colour sets lie.
///
/// Symbolic links are not followed, so a catalogue never leads out of its folder.
final class AssetCatalogue: Sendable {
    /// What can be looked up.
    enum Kind: String, Sendable {
        case imageSet = "imageset"
        case colorSet = "colorset"
    }

    private let imageSets: [String: String]
    private let colorSets: [String: String]

    /// Looks through a folder, but no deeper and no longer than any real catalogue needs.
    init(path: String) {
        var found: [Kind: [String: String]] = [:]
        var waiting = [(path: path, prefix: "", depth: 0)]
        var visits = 0
        while let (folder, prefix, depth) = waiting.popLast() {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            for name in names.sorted() {
                visits += 1
                guard visits <= Self.entryLimit else { break }
                let path = folder + "/" + name
                let parts = Self.parts(of: name)
                if let kind = Kind(rawValue: parts.pathExtension) {
                    guard AssetFile.isFolder(path) else { continue }
                    let key = prefix + parts.base
                    if found[kind]?[key] == nil { found[kind, default: [:]][key] = path }
                } else if !parts.pathExtension.hasSuffix("set"), depth < Self.depthLimit,
                    AssetFile.isFolder(path)
                {
                    let isNamespace = AssetContents(folder: path)?.properties?.providesNamespace == true
                    waiting.append((path, isNamespace ? prefix + name + "/" : prefix, depth + 1))
                }
            }
        }
        imageSets = found[.imageSet] ?? [:]
        colorSets = found[.colorSet] ?? [:]
    }

    /// The folder of a set; nil if there is none of that name.
    func folder(of name: String, _ kind: Kind) -> String? {
        switch kind {
        case .imageSet: imageSets[name]
        case .colorSet: colorSets[name]
        }
    }

    private static let entryLimit = 50_000
    private static let depthLimit = 24

    private static func parts(of name: String) -> (base: String, pathExtension: String) {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return (name, "") }
        return (String(name[..<dot]), name[name.index(after: dot)...].lowercased())
    }
}

extension AssetCatalogue {
    private static let known = Mutex<[String: AssetCatalogue]>([:])

    /// The catalogues that lie in a folder of resources; each is looked through once.
    static func catalogues(in folder: URL) -> [AssetCatalogue] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().filter { $0.hasSuffix(".xcassets") }.prefix(64).compactMap { name in
            let path = folder.appendingPathComponent(name).path
            guard AssetFile.isFolder(path) else { return nil }
            return known.withLock { known in
                if let catalogue = known[path] { return catalogue }
                let catalogue = AssetCatalogue(path: path)
                known[path] = catalogue
                return catalogue
            }
        }
    }

    /// The first of the sets of a name in folders of resources that something can be made of.
    static func find<Found>(
        _ name: String,
        _ kind: Kind,
        in folders: [URL],
        _ make: (String) -> Found?
    ) -> Found? {
        for folder in folders {
            for catalogue in catalogues(in: folder) {
                if let set = catalogue.folder(of: name, kind), let found = make(set) { return found }
            }
        }
        return nil
    }
}
