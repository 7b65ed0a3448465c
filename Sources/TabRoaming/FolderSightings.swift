import TabStore

/// What a carrier has read in its folder, so that nothing is read or told twice.
struct FolderSightings {
    private struct Sighting {
        var version: SharedFolder.Version?
        /// What was told of it last.
        var told: String?
        /// The device, if it is a device's own file.
        var device: UInt64?
    }

    private var sightings: [String: Sighting] = [:]

    /// Forgets the files that are not there any more.
    mutating func keep(_ names: [String]) {
        guard !sightings.isEmpty else { return }
        let names = Set(names)
        sightings = sightings.filter { names.contains($0.key) }
    }

    /// The contents of a file that were read last.
    func version(of file: String) -> SharedFolder.Version? { sightings[file]?.version }

    /// Notes what was read of a file.
    mutating func note(_ file: String, _ version: SharedFolder.Version, _ published: PublishedRecord) {
        sightings[file, default: Sighting()].version = version
        sightings[file]?.device = DeviceFileName.device(of: file) == published.device ? published.device : nil
    }

    /// Notes that a file cannot be read; it is tried again when it is another one.
    mutating func note(_ file: String, unreadable version: SharedFolder.Version?) {
        sightings[file, default: Sighting()].version = version
    }

    /// Lets a file be read once more.
    mutating func forget(_ file: String) { sightings[file]?.version = nil }

    /// Whether a problem of a file is another one than was told last; from then on it is not.
    mutating func isNews(_ problem: TabStoreError?, of file: String) -> Bool {
        let text = problem.map { "\($0.code.rawValue) \($0.detail)" }
        defer { sightings[file, default: Sighting()].told = text }
        return text != nil && sightings[file]?.told != text
    }

    /// The device whose own file it is.
    func device(of file: String) -> UInt64? { sightings[file]?.device }
}
