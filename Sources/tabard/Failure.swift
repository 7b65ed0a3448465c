import ArgumentParser
import TabModel
import TabStore

/// Why a command could not be done: one message, and the exit status that goes with it.
struct Failure: Error {
    /// What the process ends with; the help of `tabard` lists the same.
    enum Status: Int32 {
        /// The layout is damaged or missing, or the edit was refused.
        case refused = 1
        /// The system did not let the file be read or written, or the output be written.
        case system = 2
    }

    let message: String
    let status: Status

    init(_ message: String, status: Status = .refused) {
        self.message = message
        self.status = status
    }

    /// The failure that the library reports for a file.
    init(_ error: TabStoreError, file: String, path: String) {
        message =
            error.code == .refused
            ? error.cause.map { "\(file): \($0)" } ?? "\(file): the change was refused"
            : error.naming(file, insteadOf: path)
        status = error.isAboutContents ? .refused : .system
    }
}

extension TabStoreError {
    /// Whether the file could be read and written, and what it holds stands in the way.
    var isAboutContents: Bool {
        switch code {
        case .damaged, .recovered, .malformedEntry, .newerVersion, .refused, .notImportable: true
        default: false
        }
    }

    /// The description with the file's name as the user wrote it.
    func naming(_ file: String, insteadOf path: String) -> String {
        self.path == path ? file + description.dropFirst(path.count) : "\(file): \(description)"
    }
}
