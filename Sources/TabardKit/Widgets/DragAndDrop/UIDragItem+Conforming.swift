extension [UIDragItem] {
    /// Whether some item has data of one of the types, or a kind of it.
    @MainActor
    func conform(toTypeIdentifiers types: [String]) -> Bool {
        contains { item in types.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) } }
    }
}
