import CGtk

/// Foundation's own libraries, in which calls of what they export can be led elsewhere.
enum FoundationLibrary {
    static let name = "libFoundation.so"
    static let internationalization = "libFoundationInternationalization.so"

    /// A function in place of one that Foundation exports.
    struct Replacement {
        fileprivate let symbol: StaticString
        fileprivate let function: UnsafeMutableRawPointer

        /// - Parameter function: A C function with the same parameters.
        init<Function>(_ symbol: StaticString, with function: Function) {
            self.symbol = symbol
            self.function = unsafeBitCast(function, to: UnsafeMutableRawPointer.self)
        }
    }

    /// Has Foundation call other functions in place of some that it exports, which others still reach by their names.
    ///
    /// - Parameter library: Which of its libraries calls them; nil stands for the program itself.
    /// - Returns: Whether the library calls each of them through its tables, as it does but where it is linked statically.
    @discardableResult
    static func replace(_ replacements: [Replacement], in library: String? = name) -> [Bool] {
        var entries = replacements.map { replacement in
            // The text of a literal ends with a zero and stays where it is.
            let symbol = UnsafeRawPointer(replacement.symbol.utf8Start).assumingMemoryBound(to: CChar.self)
            return tabard_replacement(symbol: symbol, function: replacement.function, isDone: false)
        }
        tabard_replace_imports(library, &entries, entries.count)
        return entries.map(\.isDone)
    }
}
