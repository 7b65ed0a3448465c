internal import GtkInterop
internal import KeyedArchive
internal import TabStore

/// Keeps the state of an app's interface in its file, and brings it back from there (R1, R5).
///
/// It is saved when the app leaves the foreground and when it ends, and while the user works: `delay` seconds after the first
/// change that is not saved yet. Nothing is done while nothing changes, and nothing at all for an app that wants nothing kept.
@MainActor
final class StateKeeper {
    private let restoration: StateRestoration
    private let file: SessionFile
    /// The objects of the last state, and what was written of them.
    private var encoded: [Key: (object: PreservedObject, saved: SavedObject)] = [:]
    private var isWaiting = false
    private var isLaunchEnded = false

    private struct Key: Hashable {
        let kind: PreservedObject.Kind
        let path: RestorationPath
    }

    /// In seconds; what a kill may lose, with the time that the disk takes.
    static let delay = 1.0

    init(_ restoration: StateRestoration, _ location: StateLocation) {
        self.restoration = restoration
        file = SessionFile(location)
    }

    /// Brings the state back that was saved last, if there is one and the app's delegate wants it.
    func restore() {
        guard let state = file.read() else { return }
        SessionFile.beginAttempt([file])
        restoration.whenFinished = { [weak self] in
            guard let self, self.isLaunchEnded else { return }
            MainLoop.whenIdle { self.settle() }
        }
        restoration.restore(state.objects.compactMap(PreservedObject.init))
    }

    /// The app has reached a moment in which it has nothing to do: what came back does it no harm.
    func launchEnded() {
        isLaunchEnded = true
        if !restoration.isRestoring { settle() }
    }

    /// All has come back, and the app has nothing to do.
    ///
    /// What a memory of the app's brought back later than the state is saved at once: the app may be killed as soon as it was
    /// while it wrote the state.
    private func settle() {
        file.endAttempt()
        guard RestorableChange.isStateOvertaken else { return }
        RestorableChange.isStateOvertaken = false
        save()
    }

    /// The app ends by itself, which is no crash, whatever it had still to bring back: all is saved.
    func appEnds() throws {
        file.endAttempt()
        save()
        try file.flush()
    }

    /// Something changed: it is saved soon.
    func noteChange() {
        guard !isWaiting else { return }
        isWaiting = true
        MainLoop.after(seconds: Self.delay) { [weak self] in
            guard let self, self.isWaiting else { return }
            self.isWaiting = false
            // An app that wants nothing kept is not asked again before it goes into the background.
            if !self.save() { RestorableChange.listener = nil }
        }
    }

    /// Hands the state to the store, which writes it in the background.
    ///
    /// - Returns: Whether the app wants its state kept.
    @discardableResult
    func save() -> Bool {
        isWaiting = false
        guard let state = collect() else { return restoration.isRestoring }
        RestorableChange.listener = { [weak self] in self?.noteChange() }
        file.keep(state)
        return true
    }

    /// Saves the state; it is on the disk when this returns.
    func saveNow() throws {
        guard save() else { return }
        try file.flush()
    }

    private func collect() -> SavedState? {
        guard let objects = restoration.collect() else { return nil }
        let session = SavedSession(
            identifier: file.location.session,
            role: UISceneSession.Role.windowApplication.rawValue
        )
        return SavedState(session, objects: encode(objects))
    }

    /// Writes the objects as the file has them, anew only those that changed.
    private func encode(_ objects: [PreservedObject]) -> [SavedObject] {
        let before = encoded
        encoded = [:]
        return objects.map { object in
            let key = Key(kind: object.kind, path: object.path)
            let known = before[key].flatMap { $0.object == object ? $0.saved : nil }
            let saved = known ?? object.saved
            encoded[key] = (object, saved)
            return saved
        }
    }
}

extension PreservedObject {
    /// As the file has it.
    fileprivate var saved: SavedObject {
        SavedObject(
            path: path.steps.map(\.text),
            kind: SavedObject.Kind(rawValue: kind.rawValue),
            className: className,
            restorationClassName: restorationClassName,
            storyboard: origin?.storyboard,
            storyboardIdentifier: origin?.scene,
            archive: archive.bytes
        )
    }

    /// An object of the file; nil if it is of a kind that is not known, or its archive is none.
    fileprivate init?(_ saved: SavedObject) {
        guard let kind = Kind(rawValue: saved.kind.rawValue) else { return nil }
        do {
            archive = try KeyedArchive(saved.archive)
        } catch {
            RestorationReport.tell("The state of \(saved.path.joined(separator: "/")) is left out: \(error)")
            return nil
        }
        self.kind = kind
        path = RestorationPath(saved.path.map { .init(text: $0) })
        className = saved.className
        restorationClassName = saved.restorationClassName
        origin = saved.storyboard.flatMap { storyboard in
            saved.storyboardIdentifier.map { Origin(storyboard: storyboard, scene: $0) }
        }
    }
}
