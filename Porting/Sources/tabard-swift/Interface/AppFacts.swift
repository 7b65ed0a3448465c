import Foundation
import SourceLowering

/// What the program that makes documents' objects is told of the app that these belong to.
struct AppFacts: Encodable {
    let classes: [ConnectableClass]
    let modules: [String]
    let resourceFolders: [String]
    let fonts: [String]
    let documents: [String]

    /// No source is longer; what is would hardly be one.
    private static let longestSource = 8 << 20

    /// Reads the app's sources; nothing is built.
    init(of app: AppFiles) {
        let sources = app.sources
        let conditions = BuildConditions(seesUIKit: true)
        let facts = sources.indices.mapInParallel { index -> FileFacts? in
            guard let data = FileManager.default.contents(atPath: sources[index]),
                data.count <= Self.longestSource
            else { return nil }
            let text = String(decoding: data, as: UTF8.self)
            return FileFacts(of: ParsedSource(text, fileName: sources[index]), conditions: conditions)
        }
        var modules: [String: [FileFacts]] = [:]
        for (source, facts) in zip(sources, facts) {
            if let facts { modules[app.module(of: source), default: []].append(facts) }
        }
        let named = modules.sorted { $0.key < $1.key }
        classes = named.indices.mapInParallel { index in
            ModuleIndex(module: named[index].key, files: named[index].value).connectableClasses
        }.flatMap(\.self)
        self.modules = named.map(\.key)
        resourceFolders = app.resourceFolders
        fonts = app.fonts
        documents = app.documents
    }
}
