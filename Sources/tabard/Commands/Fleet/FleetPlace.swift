import ArgumentParser
import TabModel
import TabRoaming
import TabStore

/// The argument that says where a fleet's defaults lie.
struct FleetPlace: ParsableArguments {
    @Option(
        help: ArgumentHelp("The fleet's folder; it has to be there.", valueName: "path"),
        completion: .directory
    )
    var folder: String

    func validate() throws {
        if folder.isEmpty { throw ValidationError("The folder's path is empty.") }
    }

    var carrier: FleetFolder { FleetFolder(folder) }

    /// Does what a carrier does, with failures of a command.
    static func failing<Result>(_ work: () async throws -> Result) async throws -> Result {
        do {
            return try await work()
        } catch let error as TabStoreError {
            throw Failure(error, file: error.path, path: error.path)
        }
    }

    /// The published edition, nil if there is none.
    func published() async throws -> ManagedDefaultsEdition? {
        try await Self.failing { try await carrier.edition() }
    }

    /// The published edition; a failure if there is none.
    func edition() async throws -> ManagedDefaultsEdition {
        guard let edition = try await published() else {
            throw Failure("\(carrier.origin): there is no such file; 'tabard fleet set' makes one")
        }
        return edition
    }

    /// Publishes what comes after the published edition, and says so.
    func publish(_ change: (inout ManagedDefaultsEdition) throws -> Void) async throws {
        try await publish(after: try await edition(), change)
    }

    func publish(
        after edition: ManagedDefaultsEdition,
        _ change: (inout ManagedDefaultsEdition) throws -> Void
    ) async throws {
        var former = edition
        // Devices may have heard of a later one than is there now: it was restored, or another administrator set one at once.
        let reports = try await Self.failing { try await carrier.reports().reports }
        for heard in reports.compactMap(\.heard) where heard.fleet == former.fleet {
            former.number = max(former.number, heard.number)
        }
        var changed = former
        try change(&changed)
        let next = former.next({ $0 = changed }, drawing: { .random(in: 1 ... .max) })
        try await Self.failing { try await carrier.publish(next) }
        try StandardOutput.write(lines: [Plain.text("\(carrier.origin): \(next.words)")])
    }
}

extension ManagedDefaultsEdition {
    /// Which edition it is, in words.
    var words: String {
        "edition \(number.serial)" + (name.isEmpty ? "" : " of \(name)")
    }
}
