import Foundation
import SourceLowering

/// What all compiled modules depend on beside their sources: this program, the kit and the list of modules.
struct BuildIdentity: CustomStringConvertible {
    let description: String

    init(_ surroundings: CompilerEnvironment) throws {
        let kit = try Kit(folder: surroundings.kit)
        let list =
            FileManager.default.contents(atPath: ModuleList.file(in: surroundings.package).path) ?? Data()
        // A program finds the kit's library by its path, so that the same kit in another folder is another.
        let folder = ContentHash(kit.folder.path)
        description = "\(kit.description.identity)-\(folder)-\(Lowering.version)-\(ContentHash(list))"
    }
}
