import ArgumentParser
import Foundation
import TabRoaming

/// The file in which a user's key lies on one device, as its words, for its owner alone.
struct KeyFile: ExpressibleByArgument, Sendable {
    let argument: String

    init?(argument: String) {
        guard !argument.isEmpty, !argument.utf8.contains(0) else { return nil }
        self.argument = argument
    }

    static var defaultCompletionKind: CompletionKind { .file() }

    /// A key has 53 bytes; an editor may have added some.
    private static let maximumLength = 4096

    /// Reads the key, unless others could have read or written it.
    func read() throws -> RoamingKey {
        // Whatever else is there must not block.
        let descriptor = open(argument, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure(errno) }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw failure(errno) }
        guard status.st_mode & S_IFMT == S_IFREG, status.st_size <= Self.maximumLength else {
            throw failure("this is no key's file")
        }
        guard status.st_uid == geteuid() else { throw failure("this key's file belongs to another user") }
        guard status.st_mode & 0o077 == 0 else {
            throw failure("others than you can read this key; 'chmod 600 \(argument)' changes that")
        }
        let bytes = try file.read(upToCount: Self.maximumLength) ?? Data()
        do throws(RoamingKeyError) {
            return try RoamingKey(words: String(decoding: bytes, as: UTF8.self))
        } catch .notAWord {
            // It may be a part of the key, or of another secret.
            throw failure("it has something that is none of a key's words")
        } catch {
            throw failure("\(error)")
        }
    }

    /// Writes a new file; it is on the disk when this returns.
    func write(_ key: RoamingKey) throws {
        let descriptor = open(argument, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw errno == EEXIST
                ? failure("there is a file already, and a key is not written over") : failure(errno)
        }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        do {
            try file.write(contentsOf: Data("\(key.words)\n".utf8))
            try file.synchronize()
        } catch {
            unlink(argument)
            throw failure("the key can't be written: \(error.localizedDescription)", status: .system)
        }
    }

    private func failure(_ code: Int32) -> Failure {
        switch code {
        case ENOENT:
            failure(
                "there is no such file; 'tabard key new' makes a key, and 'tabard key enter' takes another device's"
            )
        case ELOOP: failure("this is a symbolic link, which is not followed")
        default: failure(String(cString: strerror(code)), status: .system)
        }
    }

    private func failure(_ message: String, status: Failure.Status = .refused) -> Failure {
        Failure("\(argument): \(message)", status: status)
    }
}
