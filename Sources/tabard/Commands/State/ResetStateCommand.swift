import ArgumentParser
import TabStore

struct ResetStateCommand: LayoutCommand {
    static let configuration = CommandConfiguration(
        commandName: "reset",
        abstract: "Sets states aside, so that the app starts as if nothing had been saved.",
        discussion: "The files are kept under other names with a date, which are printed."
    )

    @Argument(help: StateFiles.help)
    var states: StateFiles

    func execute() async throws {
        for location in try states.locations() {
            let kept = try setAside(location)
            try StandardOutput.write(lines: kept.map { Plain.text("\(location.path): kept as \($0)") })
        }
    }

    private func setAside(_ location: StateLocation) throws -> [String] {
        do {
            // A running app would save what it shows again.
            guard let claim = try location.claim() else {
                throw Failure("\(location.path): the app is running; end it first")
            }
            defer { withExtendedLifetime(claim) {} }
            return try StateStore(location).setAside()
        } catch let error as TabStoreError {
            throw Failure(error, file: location.path, path: location.path)
        }
    }
}
