import Foundation

/// Where the compiler keeps what it has read of C's modules, and of Swift's own where it had to compile them again.
///
/// SwiftPM has it in the build folder, so that each clean build of an app reads the same headers of the system anew, which
/// takes several times as long as the app. The compiler looks itself whether what is kept is of its version and of the
/// headers as they are, and lets several builds at once use it.
struct ModuleCache {
    let folder: URL

    /// The user's own, nil where there is no place for it.
    init?(environment: [String: String]) {
        let caches: URL
        if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") {
            caches = URL(fileURLWithPath: folder)
        } else if let home = environment["HOME"], home.hasPrefix("/") {
            caches = URL(fileURLWithPath: home).appendingPathComponent(".cache")
        } else {
            return nil
        }
        folder = caches.appendingPathComponent("tabard/modules")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            return nil
        }
        guard FileManager.default.isWritableFile(atPath: folder.path) else { return nil }
    }

    /// What the compiler is told in addition: the folder, in the place of the one that SwiftPM names, and not of another one.
    func compilerArguments(for arguments: CompilerArguments) -> [String] {
        guard arguments.moduleCacheCount == 1 else { return [] }
        return ["-module-cache-path", folder.path]
    }
}
