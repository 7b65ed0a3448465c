import ArgumentParser

struct FleetCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fleet",
        abstract:
            "Sets the tabs of a group of devices, below what their users did; and lets a device follow.",
        discussion: """
            Whoever manages kiosks or tablets sets their order of tabs in one place: a folder that is shared or synchronized. \
            What a user moved stays where it is, unless the tabs are locked. Each command but 'show', 'devices' and \
            'follow' publishes an edition, which replaces the one before on all devices that follow.
            """,
        subcommands: [
            SetFleetCommand.self, ShowFleetCommand.self, LockFleetCommand.self, UnlockFleetCommand.self,
            RenewFleetCommand.self, WithdrawFleetCommand.self, FleetDevicesCommand.self,
            FollowFleetCommand.self,
        ]
    )
}
