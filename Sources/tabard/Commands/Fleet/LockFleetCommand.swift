import ArgumentParser

struct LockFleetCommand: LayoutCommand {
    static let configuration = CommandConfiguration(
        commandName: "lock",
        abstract:
            "Lets the users change nothing; what they changed before is kept, and does not count meanwhile."
    )

    @OptionGroup var place: FleetPlace

    func execute() async throws {
        try await place.publish { edition in
            guard edition.defaults != nil else {
                throw Failure("\(place.carrier.origin): these are withdrawn; 'tabard fleet set' comes first")
            }
            edition.defaults?.isLocked = true
        }
    }
}
