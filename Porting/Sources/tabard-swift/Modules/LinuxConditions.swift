import SwiftIfConfig
import SwiftSyntax

/// The conditions of `#if` as they hold in a plain build on Linux.
struct LinuxConditions: BuildConfiguration {
    /// The names of `-D`.
    let flags: Set<String>
    let languageMode: Int

    func isCustomConditionSet(name: String) -> Bool { flags.contains(name) }
    func hasFeature(name: String) -> Bool { false }
    func hasAttribute(name: String) -> Bool { false }

    /// What is not Apple's may well be another package's.
    func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
        guard let name = importPath.first?.1 else { return false }
        return !PlatformModules.contains(name)
            && !["Musl", "Bionic", "Android", "WASILibc", "WinSDK", "ucrt", "CRT"].contains(name)
    }

    func isActiveTargetOS(name: String) -> Bool { name == "Linux" }
    func isActiveTargetEnvironment(name: String) -> Bool { false }
    func isActiveTargetRuntime(name: String) -> Bool { name == "_Native" || name == "_multithreaded" }
    func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }
    func isActiveTargetObjectFormat(name: String) -> Bool { name == "ELF" }

    func isActiveTargetArchitecture(name: String) -> Bool {
        #if arch(x86_64)
            name == "x86_64"
        #elseif arch(arm64)
            name == "arm64"
        #else
            false
        #endif
    }

    var targetPointerBitWidth: Int { Int.bitWidth }
    var targetAtomicBitWidths: [Int] { [8, 16, 32, 64] }
    var endianness: Endianness { .little }
    var languageVersion: VersionTuple { VersionTuple(languageMode) }
    var compilerVersion: VersionTuple { VersionTuple(6, 2) }
}
