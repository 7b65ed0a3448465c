internal import GtkInterop
import Synchronization

/// Writes what the app stores in `UserDefaults` soon after it is stored, since nothing else would on Linux (N2).
package final class DefaultsKeeper: Sendable {
    package static let shared = DefaultsKeeper()

    /// Long enough to write many changes at once, short enough that none is lost.
    static let delay = 0.05

    private struct State {
        /// What is not in the files yet.
        var changed: [PreferencesDomain: Set<String>] = [:]
        var isWriteDue = false
        /// Those whose failure has been told.
        var failing: Set<PreferencesDomain> = []
    }

    private let state = Mutex(State())
    private let queue = DispatchQueue(label: "Defaults", qos: .userInitiated)
    private let file: @Sendable (PreferencesDomain) -> DefaultsFile

    init(file: @escaping @Sendable (PreferencesDomain) -> DefaultsFile = { DefaultsFile(path: $0.filePath) })
    {
        self.file = file
    }

    /// Keeps what the process stores from now on, until the process ends.
    package func start() {
        PreferencesCalls.lead(
            changing: { [self] domain, key, apply in change(domain, key, apply) },
            synchronizing: { [self] in synchronize($0) }
        )
        takeOver(.application)
        // What is stored after the app was told that it ends, or by a program that calls exit.
        atexit { DefaultsKeeper.shared.save() }
    }

    /// Finds what was stored before there was a keeper, and damage, which Foundation would take for an empty file.
    private func takeOver(_ domain: PreferencesDomain) {
        let keys = try? queue.sync {
            var keys: Set<String> = []
            try file(domain).update { old in
                try Self.reading { keys = try domain.keys(differingFrom: old) }
                return nil
            }
            return keys
        }
        guard let keys, !keys.isEmpty else { return }
        note(keys, of: domain, if: { true })
    }

    private func change(_ domain: PreferencesDomain, _ key: String, _ apply: () -> Bool) {
        guard note([key], of: domain, if: apply) else { return }
        let defaults = domain == .application ? UserDefaults.standard : nil
        NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: defaults)
    }

    /// Has keys written soon, if they are changed by a closure.
    @discardableResult
    private func note(_ keys: Set<String>, of domain: PreferencesDomain, if apply: () -> Bool) -> Bool {
        let (isChanged, isFirst) = state.withLock { state in
            guard apply() else { return (false, false) }
            state.changed[domain, default: []].formUnion(keys)
            defer { state.isWriteDue = true }
            return (true, !state.isWriteDue)
        }
        if isFirst { queue.asyncAfter(deadline: .now() + Self.delay) { [self] in writeAll() } }
        return isChanged
    }

    /// Writes at once what is not written yet.
    package func save() {
        queue.sync { writeAll() }
    }

    /// Waits until what was stored has been written by itself, after `delay`, or has failed.
    func waitForDueWrite() {
        while state.withLock({ $0.isWriteDue }) { Thread.sleep(forTimeInterval: 0.001) }
        queue.sync {}
    }

    /// Writes a domain and reads what others wrote.
    private func synchronize(_ domain: PreferencesDomain) -> Bool {
        queue.sync { write(domain) }
    }

    private func writeAll() {
        let domains = state.withLock { state in
            state.isWriteDue = false
            return state.changed.keys
        }
        for domain in domains { _ = write(domain) }
    }

    /// What can't be written is tried again at the next change, and told once.
    private func write(_ domain: PreferencesDomain) -> Bool {
        // A key that is changed from here on is there again, and written with the next.
        let keys = state.withLock { $0.changed.removeValue(forKey: domain) ?? [] }
        do {
            var contents: Data?
            try file(domain).update { old in
                try Self.reading { contents = try domain.propertyList(changing: keys, of: old) }
                // Without a change there is nothing to write.
                return keys.isEmpty ? nil : contents
            }
            try state.withLock { state in
                state.failing.remove(domain)
                if let contents { try domain.adopt(contents, except: state.changed[domain] ?? []) }
            }
            return true
        } catch {
            let isNew = state.withLock { state in
                state.changed[domain, default: []].formUnion(keys)
                return state.failing.insert(domain).inserted
            }
            if isNew { Log.warn("The app's defaults can't be written: \(error)") }
            return false
        }
    }

    private static func reading(_ body: () throws -> Void) throws {
        do { try body() } catch is PreferencesDomain.DamagedFile { throw DefaultsFile.Damaged() }
    }
}
