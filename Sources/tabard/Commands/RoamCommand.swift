import ArgumentParser
import TabRoaming
import TabStore

#if os(Linux)
    import TabRoamingPostgres
#endif

struct RoamCommand: LayoutCommand {
    static let configuration = CommandConfiguration(
        commandName: "roam",
        abstract:
            "Keeps a layout in step with the user's other devices, through a synchronized folder or PostgreSQL.",
        discussion: """
            Order and visibility roam; selection, sidebar and closed sections stay with the device. Each device has one \
            file in the folder, which is for this layout alone, and whatever synchronizes folders carries it to the \
            others. Or each has one row on a server of PostgreSQL, at postgresql://USER@HOST/DATABASE?sslrootcert=FILE: \
            the file's authority vouches for the server, and the password stands in ~/.pgpass. Without --once the command \
            goes on until it is interrupted, and says what it does. The app may run meanwhile. The layout's file is made \
            if there is none.
            """
    )

    @Argument(help: "The layout's file.")
    var file: LayoutFile

    @Option(
        help: ArgumentHelp("The folder; it has to be there.", valueName: "path"),
        completion: .directory
    )
    var folder: String?

    #if os(Linux)
        @Option(help: ArgumentHelp("The server's address, instead of a folder.", valueName: "url"))
        var postgres: String?
    #endif

    @Option(help: ArgumentHelp("What you call this device; each has a name of its own.", valueName: "name"))
    var device: String

    @Option(
        help: ArgumentHelp(
            "The file of the key that seals what is published; see 'tabard key'.",
            valueName: "file"
        )
    )
    var key: KeyFile?

    @Flag(help: "Exchange once and end.")
    var once = false

    func validate() throws {
        if !DeviceName.isName(device) {
            throw ValidationError(
                "A device's name has 1 to 200 bytes and no control characters, unlike '\(device)'."
            )
        }
        if folder == "" { throw ValidationError("The folder's path is empty.") }
        _ = try way()
    }

    /// What carries the layout.
    private enum Way {
        case folder(String)
        #if os(Linux)
            case postgres(PostgresAddress)
        #endif
    }

    private func way() throws -> Way {
        #if os(Linux)
            if let postgres, folder == nil {
                do throws(TabStoreError) {
                    return .postgres(try PostgresAddress(postgres))
                } catch {
                    throw ValidationError("\(error)")
                }
            }
            guard let folder, postgres == nil else {
                throw ValidationError("Give either '--folder' or '--postgres'.")
            }
        #else
            guard let folder else { throw ValidationError("Give '--folder'.") }
        #endif
        return .folder(folder)
    }

    private func carrier() throws -> any TabCarrier {
        let key = try key?.read()
        return switch try way() {
        case .folder(let folder):
            FolderCarrier(folder: folder, device: device, layout: file.location, sealedWith: key)
        #if os(Linux)
            case .postgres(let address):
                PostgresCarrier(address, device: device, layout: file.location, sealedWith: key)
        #endif
        }
    }

    func execute() async throws {
        try file.checkMayBeChanged(creating: true)
        let file = file
        let carrier = try carrier()
        let roamer = TabRoamer(file.location, through: carrier) { Notice.write($0.description) }
        guard !once else {
            try StandardOutput.write(lines: [Self.line(of: try await Self.exchange(roamer, file), file)])
            return
        }
        let task = roamer.start { exchange in
            guard exchange.isChanged || exchange.isPublished else { return }
            // Where nobody reads it any more, the layout roams all the same.
            try? StandardOutput.write(lines: [Self.line(of: exchange, file)])
        }
        await Interruption.wait()
        await Interruption.end(task)
    }

    private static func exchange(_ roamer: TabRoamer, _ file: LayoutFile) async throws -> TabRoamer.Exchange {
        do throws(TabStoreError) {
            return try await roamer.exchange()
        } catch {
            throw file.failure(error)
        }
    }

    private static func line(of exchange: TabRoamer.Exchange, _ file: LayoutFile) -> String {
        let parts = [
            exchange.isChanged ? "took in what other devices changed" : nil,
            exchange.isPublished ? "published to them" : nil,
        ].compactMap { $0 }
        return Plain.text(
            "\(file.argument): \(parts.isEmpty ? "nothing new" : parts.joined(separator: ", "))"
        )
    }
}
