import Foundation
import SourceLowering

/// The indexes of UIKit and of the lowered modules that sources import.
struct DependencyIndexes {
    let indexes: [ModuleIndex]

    init(of texts: [String], module: String, in folder: BuildFolder, _ kit: Kit) {
        var names: Set<String> = []
        for text in texts { names.formUnion(ImportScan(text).modules) }
        var files = names.sorted().filter { $0 != module }.map { folder.neighbour($0).index }
        files.insert(kit.index, at: 0)
        indexes = files.compactMap { file in
            FileManager.default.contents(atPath: file.path).flatMap {
                try? JSONDecoder().decode(ModuleIndex.self, from: $0)
            }
        }
    }
}
