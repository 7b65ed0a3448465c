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
        let gathering = Gathering(count: items.types.count, completion: completion)
        for (index, type) in items.types.enumerated() {
            items.load(type) { bytes in
                gathering.take(bytes.map { DragData(type: type, bytes: $0) }, at: index)
            }
        }
        gathering.settleIfDone()
        MainLoop.after(seconds: patience) { gathering.settle() }
    }

    /// Collects what comes kind by kind.
    @MainActor
    private final class Gathering {
        private var kinds: [DragData?]
        private var missing: Int
        private var completion: (([DragData]) -> Void)?

        init(count: Int, completion: @escaping ([DragData]) -> Void) {
            kinds = Array(repeating: nil, count: count)
            missing = count
            self.completion = completion
        }

        func take(_ data: DragData?, at index: Int) {
            kinds[index] = data
            missing -= 1
            settleIfDone()
        }

        func settleIfDone() {
            if missing == 0 { settle() }
        }

        func settle() {
            guard let completion else { return }
            self.completion = nil
            completion(kinds.compactMap(\.self))
        }
    }
}
