internal import GtkInterop
internal import TabStore

/// The file with the state of one session, as long as this process has it as its own (R1, R3, R5).
///
/// An app without scenes has one, and one with scenes as many as it has windows.
@MainActor
final class SessionFile {
    let location: StateLocation
    /// Held as long as the process has the state as its own; nil where another one has it.
    private var claim: StateClaim?
    private lazy var store = StateStore(location)
    /// What was handed to the store last.
    private(set) var saved: SavedState?
    /// Whether another process has the state as its own.
    private(set) var isForeign = false
    /// Whether a launch that restores has not reached its first idle moment.
    private(set) var isAttempt = false

    /// As many launches in a row that ended while restoring are no chance.
    private static let maximumAttempts = 2

    init(_ location: StateLocation) {
        self.location = location
    }

    /// The name under which the states of this program are kept; nil if it can be no file's.
    static var applicationIdentifier: String? {
        let identifier = AppIdentity.identifier
        return StateLocation.isName(identifier) ? identifier : nil
    }

    /// The state that was saved last; nil if there is none that this process can use.
    func read() -> SavedState? {
        let (state, problems) = StateStore.read(at: location)
        for problem in problems { RestorationReport.tell("\(problem)") }
        guard let state else {
            // Nobody saves into the file of a scene that can't come back, so that it would be told at each launch.
            if problems.contains(where: { $0.code == .damaged }), takeClaim() {
                setAside("The saved state is damaged")
            }
            return nil
        }
        guard takeClaim() else { return nil }
        guard ProcessInfo.processInfo.environment["TABARD_RESET"] ?? "" == "" else {
            setAside("The saved state is not used, as TABARD_RESET asks for")
            return nil
        }
        guard state.attempts < Self.maximumAttempts else {
            setAside(
                "The saved state is not used: the last \(state.attempts) launches ended while it came back"
            )
            return nil
        }
        saved = state
        return state
    }

    /// Counts launches that restore, before they begin: the app may end in any call of that.
    ///
    /// The disk is waited for once, however many files there are.
    static func beginAttempt(_ files: [SessionFile]) {
        for file in files {
            guard var state = file.saved else { continue }
            state.attempts += 1
            file.store.schedule(state)
            file.saved = state
            file.isAttempt = true
        }
        for file in files {
            do {
                try file.flush()
            } catch {
                RestorationReport.tell("\(error)")
            }
        }
    }

    /// The app has reached a moment in which it has nothing to do: what came back does it no harm.
    func endAttempt() {
        guard isAttempt else { return }
        isAttempt = false
        guard var state = saved else { return }
        state.attempts = 0
        saved = state
        store.schedule(state)
    }

    /// Hands a state to the store, which writes it in the background, unless it says the same as the last one.
    func keep(_ state: SavedState) {
        var state = state
        state.attempts = isAttempt ? saved?.attempts ?? 0 : 0
        guard takeClaim(), !state.isSame(as: saved) else { return }
        saved = state
        store.schedule(state)
    }

    /// Waits until what was handed over is on the disk.
    func flush() throws { try store.flush() }

    /// What removes the state, on any thread, and waits for the disk; nothing is kept afterwards.
    func removal() -> @Sendable () -> Void {
        let (store, claim) = (store, claim)
        self.claim = nil
        saved = nil
        return {
            defer { withExtendedLifetime(claim) {} }
            do {
                try store.remove()
            } catch {
                RestorationReport.tell("\(error)")
            }
        }
    }

    private func setAside(_ reason: String) {
        do {
            let paths = try store.setAside()
            RestorationReport.tell("\(reason); it is kept as \(paths.joined(separator: ", "))")
        } catch {
            RestorationReport.tell("\(reason): \(error)")
        }
    }

    /// A second process of the app starts afresh and keeps nothing here, so that the first one's state stays.
    private func takeClaim() -> Bool {
        guard claim == nil else { return true }
        do {
            claim = try location.claim()
            isForeign = claim == nil
        } catch {
            RestorationReport.tell("\(error)")
        }
        return claim != nil
    }
}

extension SavedState {
    /// Whether another state says the same of the interface, whenever that was.
    fileprivate func isSame(as other: SavedState?) -> Bool {
        guard let other, attempts == other.attempts, session == other.session, window == other.window,
            activity == other.activity, objects.count == other.objects.count
        else { return false }
        return zip(objects, other.objects).allSatisfy {
            $0 == $1 || $0.kind == .application && $1.kind == .application
        }
    }

    /// A state of now, of an app of this version.
    @MainActor
    init(
        _ session: SavedSession,
        window: SavedWindow? = nil,
        activity: [UInt8]? = nil,
        objects: [SavedObject] = []
    ) {
        self.init(
            applicationVersion: Bundle.main.infoDictionary?["CFBundleVersion"] as? String ?? "",
            systemVersion: UIDevice.current.systemVersion,
            savedAt: .now,
            session: session,
            window: window,
            activity: activity,
            objects: objects
        )
    }
}

extension UInt64 {
    /// The time by the machine's clock, in milliseconds since 1970.
    static var now: UInt64 { UInt64(Swift.max(0, Date().timeIntervalSince1970 * 1_000)) }
}
