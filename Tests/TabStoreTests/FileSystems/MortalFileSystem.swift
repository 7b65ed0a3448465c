import Synchronization
import SystemPackage

@testable import TabStore

/// A file system whose process is as good as dead from one call on: nothing that it does later has any effect.
final class MortalFileSystem: Sendable {
    private let dead: Flag
    let fileSystem: FaultyFileSystem

    private final class Flag: Sendable {
        let isSet = Mutex(false)
    }

    /// - Parameter index: The first call that is not made.
    init(_ base: any FileSystem, dyingAt index: Int) {
        let dead = Flag()
        self.dead = dead
        fileSystem = FaultyFileSystem(base) { call, _ throws(Errno) in
            if call >= index {
                dead.isSet.withLock { $0 = true }
                throw .interrupted
            }
        }
    }

    var isDead: Bool { dead.isSet.withLock { $0 } }
}
