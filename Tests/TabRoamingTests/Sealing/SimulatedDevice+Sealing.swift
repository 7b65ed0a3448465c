@testable import TabRoaming
@testable import TabStore

extension SimulatedDevice {
    /// The way through the folder of a device that seals what it publishes; without a key, that of one that does not.
    static func sealing(with key: RoamingKey?) -> Way {
        { device, fileSystem in
            let folder = device.folder
            return FolderCarrier(
                folder: folder,
                device: device.name,
                layout: device.location,
                identity: DeviceIdentity(of: device.location, in: fileSystem, machine: 0),
                key: key,
                open: { () throws(TabStoreError) in
                    try SharedFolder.open(folder, in: fileSystem, now: WallClock.milliseconds())
                }
            )
        }
    }
}
