internal import GtkInterop
internal import KeyedArchive
internal import TabStore

/// Keeps the state of an app's interface in its file, and brings it back from there (R1, R5).
///
/// It is saved when the app leaves the foreground and when it ends, and while the user works: `delay` seconds after the first
/// change that is not saved yet. Nothing is done while nothing changes, and nothing at all for an app that wants nothing kept.
@MainActor
final class StateKeeper {
    private var application: UIApplication { .shared }
    private let restoration: StateRestoration
    private let location: StateLocation
    /// Held as long as the process has the state as its own; nil where another one has it.
    private var claim: StateClaim?
    private lazy var store = StateStore(location)
    /// What was handed to the store last.
    private var saved: SavedState?
    /// The objects of the last state, and what was written of them.
    private var encoded: [Key: (object: PreservedObject, saved: SavedObject)] = [:]
    private var isWaiting = false
    /// Whether a launch that restores has not reached its first idle moment.
    private var isAttempt = false

    private struct Key: Hashable {
        let kind: PreservedObject.Kind
        let path: RestorationPath
    }

    /// In seconds; what a kill may lose.
    static let delay = 1.5
    /// As many launches in a row that ended while restoring are no chance.
    private static let maximumAttempts = 2

    init(_ restoration: StateRestoration, _ location: StateLocation) {
        self.restoration = restoration
        self.location = location
    }

    /// Where the state of this program's interface is kept; nil if its name can be no file's.
    static var ownLocation: StateLocation? {
        let identifier = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        return StateLocation.isName(identifier) ? StateLocation(applicationIdentifier: identifier) : nil
    }

    /// Brings the state back that was saved last, if there is one and the app's delegate wants it.
    func restore() {
        let (state, problems) = StateStore.read(at: location)
        for problem in problems { RestorationReport.tell("\(problem)") }
        guard var state else { return }
        guard takeClaim() else { return }
        guard ProcessInfo.processInfo.environment["TABARD_RESET"] ?? "" == "" else {
            return setAside("The saved state is not used, as TABARD_RESET asks for")
        }
        guard state.attempts < Self.maximumAttempts else {
            return setAside(
                "The saved state is not used: the last \(state.attempts) launches ended while it came back"
            )
        }
        state.attempts += 1
        do {
            // The app may end in any of the calls that follow.
            try store.save(state)
        } catch {
            RestorationReport.tell("\(error)")
        }
        saved = state
        isAttempt = true
        restoration.restore(state.objects.compactMap(PreservedObject.init))
    }

    private func setAside(_ reason: String) {
        do {
            let paths = try store.setAside()
            RestorationReport.tell("\(reason); it is kept as \(paths.joined(separator: ", "))")
        } catch {
            RestorationReport.tell("\(reason): \(error)")
        }
    }

    /// The app has reached a moment in which it has nothing to do: what came back does it no harm.
    func launchEnded() {
        guard isAttempt else { return }
        guard !restoration.isRestoring else { return MainLoop.whenIdle { self.launchEnded() } }
        isAttempt = false
        guard var state = saved else { return }
        state.attempts = 0
        saved = state
        store.schedule(state)
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
        guard takeClaim(), !state.isSame(as: saved) else { return true }
        saved = state
        store.schedule(state)
        return true
    }

    /// Saves the state; it is on the disk when this returns.
    func saveNow() throws {
        guard save() else { return }
        try store.flush()
    }

    private func collect() -> SavedState? {
        guard let objects = restoration.collect() else { return nil }
        return SavedState(
            applicationVersion: Bundle.main.infoDictionary?["CFBundleVersion"] as? String ?? "",
            systemVersion: UIDevice.current.systemVersion,
            savedAt: UInt64(max(0, Date().timeIntervalSince1970 * 1_000)),
            attempts: isAttempt ? saved?.attempts ?? 0 : 0,
            session: SavedSession(
                identifier: location.session,
                role: UISceneSession.Role.windowApplication.rawValue
            ),
            objects: encode(objects)
        )
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

    /// A second process of the app starts afresh and keeps nothing, so that the first one's state stays.
    private func takeClaim() -> Bool {
        guard claim == nil else { return true }
        do {
            claim = try location.claim()
        } catch {
            RestorationReport.tell("\(error)")
        }
        return claim != nil
    }
}

extension SavedState {
    /// Whether another state says the same of the interface, whenever that was.
    fileprivate func isSame(as other: SavedState?) -> Bool {
        guard let other, attempts == other.attempts, objects.count == other.objects.count else {
            return false
        }
        return zip(objects, other.objects).allSatisfy {
            $0 == $1 || $0.kind == .application && $1.kind == .application
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
