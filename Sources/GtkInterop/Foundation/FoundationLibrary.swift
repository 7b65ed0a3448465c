import CGtk

/// Foundation's own library, in which calls of its Core Foundation can be led elsewhere.
enum FoundationLibrary {
    private static let name = "libFoundation.so"

    /// Has Foundation call another function in place of one that it exports, which others still reach by its name.
    ///
    /// - Parameter replacement: A C function with the same parameters.
    /// - Returns: Whether Foundation calls the function through its table, as it does but where it is linked statically.
    static func replace<Function>(_ symbol: String, with replacement: Function) -> Bool {
        tabard_replace_import(name, symbol, unsafeBitCast(replacement, to: UnsafeMutableRawPointer.self))
    }
}
