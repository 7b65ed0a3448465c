import Foundation
import SourceLowering

/// What all compiled modules depend on beside their sources: this program, the kit and the list of modules.
struct BuildIdentity: CustomStringConvertible {
    let description: String

    init(_ surroundings: CompilerEnvironment) throws {
        let kit = try Kit(folder: surroundings.kit)
        let list =
            FileManager.default.contents(atPath: ModuleList.file(in: surroundings.package).path) ?? Data()
        description = "\(kit.description.identity)-\(Lowering.version)-\(ContentHash(list))"
    }
}
