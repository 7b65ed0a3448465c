internal import GtkInterop
internal import TabStore

/// Keeps the sessions of an app's scenes in their files, one each, and brings them back from there (R3, R4, R5).
///
/// A session is saved when its scene leaves the foreground, when the app ends, and while the user works: `StateKeeper.delay`
/// seconds after the first change that is not saved yet. Nothing is done while nothing changes.
@MainActor
final class SceneKeeper {
    private var application: UIApplication { .shared }
    private let identifier: String
    private let stateDirectory: String?
    private var files: [String: SessionFile] = [:]
    private var isWaiting = false
    private var isAsking = false
    /// Sessions that are being removed from the disk.
    private let removals = DispatchGroup()
    /// Of its own: once a shared thread was used, libdispatch wakes each second to look at those.
    private let removing = DispatchQueue(label: "SceneKeeper", qos: .utility)
    /// Whether another process of the app has sessions of its own, which come back at the next launch.
    private var isSecond = false

    /// More windows than anybody has left open: a folder with thousands of files opens no thousands of windows.
    nonisolated static let maximumCount = 32
    /// How many days a session stays that nothing came back from.
    private static let maximumAge: UInt64 = 90

    init(_ identifier: String, stateDirectory: String? = nil) {
        self.identifier = identifier
        self.stateDirectory = stateDirectory
        RestorableChange.listener = { [weak self] in self?.noteChange() }
        NSUserActivity.needsSaveListener.withLock {
            $0 = { Self.noteNeededSave() }
        }
    }

    /// An activity is said to need keeping, on any thread.
    private nonisolated static func noteNeededSave() {
        guard Thread.isMainThread else { return DispatchQueue.main.async { noteNeededSave() } }
        MainLoop.assumed { RestorableChange.happened() }
    }

    private func location(_ session: String) -> StateLocation {
        StateLocation(applicationIdentifier: identifier, session: session, stateDirectory: stateDirectory)
    }

    private func file(_ session: UISceneSession) -> SessionFile {
        let identifier = session.persistentIdentifier
        if let known = files[identifier] { return known }
        let file = SessionFile(location(identifier))
        files[identifier] = file
        return file
    }

    /// The sessions that were open when the app was used last, the one that was used last at the end.
    ///
    /// Where the app supports one scene only, one comes back.
    func restoredSessions() -> [UISceneSession] {
        let paths: [StateFile]
        do {
            paths = try StateFile.all(ofApplication: identifier, stateDirectory: stateDirectory)
        } catch {
            RestorationReport.tell("\(error)")
            return []
        }
        // The file of an app without scenes, which this one has been before, is no session's.
        let own = paths.filter { $0.location.session != location("main").session }
        var found: [(file: SessionFile, state: SavedState)] = []
        for path in own.prefix(Self.maximumCount) {
            let file = SessionFile(path.location)
            if let state = file.read() { found.append((file, state)) }
            isSecond = isSecond || file.isForeign
        }
        found.sort {
            ($0.state.session.lastUsed, $0.state.savedAt) < ($1.state.session.lastUsed, $1.state.savedAt)
        }
        if !application.supportsMultipleScenes {
            for (file, _) in found.dropLast() { remove(file) }
            found = found.suffix(1)
        }
        // What is only a window's size ends no program.
        let risky = found.filter { $0.state.activity != nil || $0.state.session.userInfo != nil }
        SessionFile.beginAttempt(risky.map(\.file))
        return found.map { file, state in
            files[file.location.session] = file
            return UISceneSession(restoring: state, identifier: file.location.session)
        }
    }

    /// The app has reached a moment in which it has nothing to do: what came back does it no harm.
    func launchEnded() {
        for scene in application._ownScenes { restored(scene) }
        removeOld()
    }

    /// A scene is restored, and the app does not go on with that.
    func restored(_ scene: UIScene) {
        guard !scene._isRestoring else { return }
        files[scene.session.persistentIdentifier]?.endAttempt()
    }

    /// The app ends by itself, which is no crash, whatever it had still to bring back.
    func appEnds() {
        for file in files.values { file.endAttempt() }
    }

    /// Something changed: it is saved soon.
    func noteChange() {
        // What an app does while it is asked is in what it answers.
        guard !isWaiting, !isAsking else { return }
        isWaiting = true
        MainLoop.after(seconds: StateKeeper.delay) { [weak self] in
            guard let self, self.isWaiting else { return }
            self.saveAll()
            // An app that keeps no activities is not asked again before it goes into the background.
            if self.application._ownScenes.allSatisfy(\._keepsNoActivity) { RestorableChange.listener = nil }
        }
    }

    /// Saves what has changed and is not saved yet.
    func saveChanges() {
        if isWaiting { saveAll() }
    }

    private func saveAll() {
        isWaiting = false
        for scene in application._ownScenes where scene._state != .unattached {
            scene._keepActivity()
            save(scene)
        }
    }

    /// Hands what is known of a scene to the store, which writes it in the background.
    func save(_ scene: UIScene) {
        guard !scene._isRestoring, !scene.session._isDiscarded else { return }
        let file = file(scene.session)
        file.keep(
            SavedState(
                scene.session._saved,
                window: (scene as? UIWindowScene).flatMap { $0._savedWindow ?? file.saved?.window },
                activity: scene.session.stateRestorationActivity.map(SessionArchive.bytes)
            )
        )
        if !scene._keepsNoActivity { RestorableChange.listener = { [weak self] in self?.noteChange() } }
    }

    /// Runs what asks the app for activities; what it changes meanwhile is in what it answers.
    func asking(_ body: () -> Void) {
        let wasAsking = isAsking
        isAsking = true
        body()
        isAsking = wasAsking
    }

    /// Saves all sessions; they are on the disk when this returns.
    func saveNow() throws {
        saveAll()
        try flush()
    }

    /// Waits until all that was handed over is on the disk, and what was removed is off it.
    func flush() throws {
        removals.wait()
        for file in files.values { try file.flush() }
    }

    /// A session's scene was closed: it does not come back.
    func discard(_ session: UISceneSession) {
        session._isDiscarded = true
        if let file = files.removeValue(forKey: session.persistentIdentifier) { remove(file) }
    }

    /// The last window of the process was closed. Those of another process come back at the next launch, and this one does
    /// not come with them.
    func lastWindowClosed() {
        guard isSecond else { return }
        for scene in application._ownScenes { scene.session._isDiscarded = true }
        for file in files.values { remove(file) }
        files = [:]
    }

    private func remove(_ file: SessionFile) {
        removing.async(group: removals, execute: file.removal())
    }

    /// Removes what was left by sessions that nothing came back from for long.
    private func removeOld() {
        let (identifier, directory) = (identifier, stateDirectory)
        let time = UInt64.now.subtractingReportingOverflow(Self.maximumAge * 86_400_000)
        removing.async(group: removals) {
            do {
                let removed = try StateFile.removeAll(
                    ofApplication: identifier,
                    writtenBefore: time.overflow ? 0 : time.partialValue,
                    keeping: 2 * Self.maximumCount,
                    stateDirectory: directory
                )
                guard !removed.isEmpty else { return }
                DispatchQueue.main.async { MainLoop.assumed { Self.tellDiscarded(removed.map(\.session)) } }
            } catch {
                RestorationReport.tell("\(error)")
            }
        }
    }

    /// Tells the app that sessions have gone that had no scene.
    private static func tellDiscarded(_ identifiers: [String]) {
        let application = UIApplication.shared
        guard application._usesScenes, !application._isTerminating else { return }
        let sessions = identifiers.map {
            UISceneSession(configuration: UISceneConfiguration(), identifier: $0)
        }
        application.delegate?.application(application, didDiscardSceneSessions: Set(sessions))
    }
}
