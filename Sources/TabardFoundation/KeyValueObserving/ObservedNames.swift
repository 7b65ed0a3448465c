/// What a key path says of the names of its properties.
enum ObservedNames {
    /// The names with dots between them; nil if one of them is not known, as with those that are not stored and final.
    static func name<Root>(of path: AnyKeyPath, root: Root.Type) -> String? {
        let text = "\(path)"
        let start = "\\\(root)."
        guard text.hasPrefix(start), !text.contains("<") else { return nil }
        return text.dropFirst(start.count).filter { $0 != "?" && $0 != "!" }
    }
}
