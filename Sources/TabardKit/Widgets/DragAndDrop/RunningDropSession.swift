/// What is over this app, while it goes on.
@MainActor
final class RunningDropSession: NSObject, UIDropSession {
    var items: [UIDragItem]
    /// The drag as this app began it; nil if another program did.
    let local: RunningDragSession?
    var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.default
    nonisolated let progress = Progress(totalUnitCount: 1)
    weak var root: UIView?
    var place = CGPoint.zero

    init(items: [UIDragItem], local: RunningDragSession?) {
        self.items = items
        self.local = local
        super.init()
    }

    var localDragSession: (any UIDragSession)? { local }

    /// Only the app itself can take something away from where it was.
    var allowsMoveOperation: Bool { local?.allowsMoveOperation ?? false }

    var isRestrictedToDraggingApplication: Bool { local?.isRestrictedToDraggingApplication ?? false }

    func location(in view: UIView) -> CGPoint { view.convert(place, from: root) }

    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
        items.conform(toTypeIdentifiers: typeIdentifiers)
    }

    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
    }

    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type,
        completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress {
        let loadable = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
        let all = Progress(totalUnitCount: Int64(loadable.count))
        let found = LoadedObjects(count: loadable.count, progress: all, completion: completion)
        guard !loadable.isEmpty else {
            found.tellSoon()
            return all
        }
        for (index, provider) in loadable.enumerated() {
            provider.loadObject(ofClass: aClass) { object, _ in
                let carried = CarriedObject(object: object)
                Task { @MainActor in found.take(carried.object, at: index) }
            }
        }
        return all
    }
}

/// An object that one thread made for another one, and keeps nothing of.
private struct CarriedObject: @unchecked Sendable {
    let object: (any NSItemProviderReading)?
}

/// Puts objects that come one by one into the order of their items.
@MainActor
private final class LoadedObjects {
    private var objects: [(any NSItemProviderReading)?]
    private var missing: Int
    private let progress: Progress
    private let completion: ([any NSItemProviderReading]) -> Void

    init(count: Int, progress: Progress, completion: @escaping ([any NSItemProviderReading]) -> Void) {
        objects = Array(repeating: nil, count: count)
        missing = count
        self.progress = progress
        self.completion = completion
    }

    func take(_ object: (any NSItemProviderReading)?, at index: Int) {
        objects[index] = object
        missing -= 1
        progress.completedUnitCount += 1
        if missing == 0 { completion(objects.compactMap(\.self)) }
    }

    func tellSoon() { Task { @MainActor in self.completion([]) } }
}
