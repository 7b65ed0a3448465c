internal import GtkInterop

/// What a drag gives other programs: the data of the items in the kinds that the desktop knows.
@MainActor
enum DraggedData {
    /// Stands for a drag that has nothing for other programs.
    static let ownType = "application/x-tabard-drag"
    /// How long other programs' data may take, in seconds; what takes longer is left out.
    private static let patience: TimeInterval = 2

    /// Makes the data of all items.
    static func gather(_ providers: [NSItemProvider], completion: @escaping ([DragData]) -> Void) {
        let items = OfferedItems(providers)
        let gathering = Gathering<DragData>(count: items.types.count) { completion($0.compactMap(\.self)) }
        for (index, type) in items.types.enumerated() {
            items.load(type) { bytes in
                gathering.take(bytes.map { DragData(type: type, bytes: $0) }, at: index)
            }
        }
        if items.types.isEmpty { gathering.settle() }
        MainLoop.after(seconds: patience) { gathering.settle() }
    }
}
