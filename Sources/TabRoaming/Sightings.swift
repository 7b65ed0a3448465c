import TabStore

/// What a carrier has read of what devices published, by where it was, so that nothing is read or told twice.
package struct Sightings<Version: Hashable & Sendable>: Sendable {
    private struct Sighting {
        var version: Version?
        /// What was told of it last.
        var told: String?
        /// The device, if it is in the device's own place.
        var device: UInt64?
    }

    private var sightings: [String: Sighting] = [:]

    /// Nothing has been read.
    package init() {}

    /// Forgets the places that are not there any more.
    package mutating func keep(_ places: [String]) {
        guard !sightings.isEmpty else { return }
        let places = Set(places)
        sightings = sightings.filter { places.contains($0.key) }
    }

    /// The contents of a place that were read last.
    package func version(of place: String) -> Version? { sightings[place]?.version }

    /// Notes what was read in a place, and the device whose own it is.
    package mutating func note(_ place: String, _ version: Version, device: UInt64?) {
        sightings[place, default: Sighting()].version = version
        sightings[place]?.device = device
    }

    /// Notes that a place cannot be read; it is tried again when it has something else.
    package mutating func note(_ place: String, unreadable version: Version?) {
        sightings[place, default: Sighting()].version = version
    }

    /// Lets a place be read once more.
    package mutating func forget(_ place: String) { sightings[place]?.version = nil }

    /// Whether a problem of a place is another one than was told last; from then on it is not.
    package mutating func isNews(_ problem: TabStoreError?, of place: String) -> Bool {
        let text = problem.map { "\($0.code.rawValue) \($0.detail)" }
        defer { sightings[place, default: Sighting()].told = text }
        return text != nil && sightings[place]?.told != text
    }

    /// The device whose own place it is.
    package func device(of place: String) -> UInt64? { sightings[place]?.device }
}
