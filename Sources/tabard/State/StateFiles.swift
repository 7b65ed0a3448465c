import ArgumentParser
import Foundation
import TabStore

/// The states that the user names: one file, or those of all sessions of an app.
struct StateFiles: ExpressibleByArgument, Sendable {
    static let help: ArgumentHelp = "The state's file, or the app's id, for the states of all its sessions."

    let argument: String

    init?(argument: String) {
        guard !argument.isEmpty else { return nil }
        self.argument = argument
    }

    static var defaultCompletionKind: CompletionKind { .file(extensions: ["state"]) }

    /// Whether the user names a file; an app's id has no slash, and ends otherwise.
    private var isFile: Bool {
        if argument.contains("/") || argument.hasSuffix(".state") || !StateLocation.isName(argument) {
            return true
        }
        var isDirectory: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: argument, isDirectory: &isDirectory)
        return exists && !isDirectory.boolValue
    }

    /// Where the states are, the one that was written last first; at least one.
    func locations() throws -> [StateLocation] {
        if isFile {
            return [StateLocation(file: argument)]
        }
        let files: [StateFile]
        do {
            files = try StateFile.all(ofApplication: argument)
        } catch {
            throw Failure(error, file: argument, path: error.path)
        }
        guard !files.isEmpty else {
            throw Failure("\(argument): no state of such an app is saved, and there is no such file")
        }
        return files.map(\.location)
    }

    /// The states that can be read; the user is told what was wrong.
    func read() throws -> [(file: String, state: SavedState)] {
        var states: [(file: String, state: SavedState)] = []
        var failure: Failure?
        for location in try locations() {
            let (state, problems) = StateStore.read(at: location)
            if let state {
                for problem in problems {
                    Notice.write(problem.naming(location.path, insteadOf: location.path))
                }
                states.append((location.path, state))
                continue
            }
            let problem = problems.first.map { Failure($0, file: location.path, path: location.path) }
            let reason = problem ?? Failure("\(location.path): there is no such file, or no state in it")
            if failure != nil { Notice.write(reason.message) }
            failure = failure ?? reason
        }
        guard let failure else { return states }
        guard !states.isEmpty else { throw failure }
        Notice.write(failure.message)
        return states
    }
}
