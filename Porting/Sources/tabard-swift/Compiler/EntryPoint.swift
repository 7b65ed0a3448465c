import Foundation

/// Whether the compiler has to be told that a program has no top-level code.
struct EntryPoint {
    /// The additional arguments. SwiftPM passes this for a program of one file only when that file says `@main` itself.
    ///
    /// - Parameter isWritten: Whether lowering wrote the entry point into one of the sources.
    static func arguments(for arguments: CompilerArguments, isWritten: Bool) -> [String] {
        let hasMainFile = arguments.sources.contains {
            URL(fileURLWithPath: $0).lastPathComponent == "main.swift"
        }
        return isWritten && !hasMainFile && !arguments.hasParseAsLibrary ? ["-parse-as-library"] : []
    }
}
