import Foundation

/// What SwiftPM remembers of the packages that the last build used.
struct WorkspaceState {
    /// A package that another one is built with.
    struct Dependency: Decodable {
        struct Reference: Decodable { let identity, kind, location: String }
        struct Checkout: Decodable { let checkoutState: Version? }
        struct Version: Decodable { let version, revision: String? }
        let packageRef: Reference
        let state: Checkout?
        /// Its folder among the checkouts.
        let subpath: String?
    }

    /// The packages; none before the first build.
    let dependencies: [Dependency]

    /// Reads it in the folder that SwiftPM builds in.
    init(in scratch: URL) {
        struct File: Decodable {
            struct Object: Decodable { let dependencies: [Dependency] }
            let object: Object
        }
        let file = scratch.appendingPathComponent("workspace-state.json")
        let data = FileManager.default.contents(atPath: file.path)
        dependencies =
            data.flatMap { try? JSONDecoder().decode(File.self, from: $0) }?.object.dependencies ?? []
    }
}
