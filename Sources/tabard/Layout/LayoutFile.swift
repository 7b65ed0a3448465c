import ArgumentParser
import TabModel
import TabStore

/// A layout's file as the user names it.
struct LayoutFile: ExpressibleByArgument, Sendable {
    let argument: String

    init?(argument: String) {
        guard !argument.isEmpty else { return nil }
        self.argument = argument
    }

    static var defaultCompletionKind: CompletionKind { .file() }

    var location: TabStoreLocation { TabStoreLocation(file: argument) }

    func failure(_ message: String, status: Failure.Status = .refused) -> Failure {
        Failure("\(argument): \(message)", status: status)
    }

    func failure(_ error: TabStoreError) -> Failure {
        Failure(error, file: argument, path: location.path)
    }

    func note(_ message: String) {
        Notice.write("\(argument): \(message)")
    }

    var missing: Failure {
        failure("there is no such file; 'tabard declare \(argument) ID ...' makes one")
    }
}
