import Synchronization

/// Says each time that something in a directory may have changed, as long as somebody listens.
package final class FolderSignals: Sendable {
    private struct State {
        var watch: DirectoryWatch?
        /// Which directory the watch is of, nil if that is not known.
        var watched: SharedFolder.DirectoryIdentity?

        var isWatchingDirectory: Bool {
            guard let watch, !watch.hasEnded, case .directory = watch.target else { return false }
            return true
        }
    }

    private let path: String
    private let streams = SignalStreams()
    private let state = Mutex(State())

    /// Signals of a directory, which need not be there yet.
    package init(of path: String) {
        self.path = path
    }

    deinit {
        state.withLock { $0.watch?.stop() }
    }

    /// A stream for one reader, which misses none and may hear of several changes at once.
    package var stream: AsyncStream<Void> {
        let stream = streams.stream { [weak self] in self?.rest() }
        renew()
        return stream
    }

    private func rest() {
        state.withLock { state in
            guard !streams.hasReaders else { return }
            state.watch?.stop()
            state.watch = nil
        }
    }

    /// Watches the directory, or the one above in which it may be made, unless that is being done.
    package func renew() {
        state.withLock { state in
            guard streams.hasReaders, !state.isWatchingDirectory else { return }
            begin(&state, nil)
        }
    }

    /// Watches the directory anew if its path led to another one before, which goes on where it is: something above was
    /// renamed, a link was changed, or something was mounted.
    ///
    /// - Parameter identity: Which directory the path leads to.
    /// - Returns: Whether a watch has just begun, so that something may have happened before it, to the path as well.
    package func follow(_ identity: SharedFolder.DirectoryIdentity?) -> Bool {
        state.withLock { state in
            guard let identity, streams.hasReaders, !state.isWatchingDirectory || state.watched != identity
            else { return false }
            begin(&state, identity)
            return state.isWatchingDirectory
        }
    }

    /// Opens the directory, and sees to it that it is the one that is watched, whatever its path led to before.
    package func opening(
        _ open: () throws(TabStoreError) -> SharedFolder
    ) throws(TabStoreError) -> SharedFolder {
        renew()
        var shared = try open()
        for _ in 0..<4 where follow(shared.identity) {
            // What was in it before the watch began is looked for; meanwhile it may be another one.
            shared.close()
            shared = try open()
        }
        return shared
    }

    private func begin(_ state: inout State, _ identity: SharedFolder.DirectoryIdentity?) {
        state.watch?.stop()
        let send: @Sendable (Bool) -> Void = { [weak streams] _ in streams?.send() }
        state.watched = identity
        state.watch =
            DirectoryWatch(.directory(path), handler: send)
            ?? DirectoryWatch(.init(nearestAbove: path), handler: send)
    }
}
