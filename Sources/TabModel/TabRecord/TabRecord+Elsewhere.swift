extension TabRecord {
    /// The numbers of those whose changes came from the user's other devices, as far as that was noted.
    ///
    /// They are in a field of a tool's, so that they stay with this device.
    package var replicasElsewhere: Set<UInt64> {
        let field = unknownFields.first { $0.name == Self.elsewhereName }
        return Set((field?.value.split(separator: "\"") ?? []).compactMap { Self.replica($0) })
    }

    /// Notes whose changes are new since a former state of the record, to which only other devices' records were joined.
    ///
    /// A store draws its number when it starts; so what is found here for the first time in a record that came is another's. After the
    /// restore of a backup that may be this device's own from before.
    package mutating func noteReplicasElsewhere(since former: TabRecord) {
        let known = former.replicas
        let new = replicas.subtracting(known)
        guard !new.isEmpty else { return }
        let noted = replicasElsewhere.union(new).sorted().suffix(Self.maximumElsewhereCount)
        // The greater text stays when records are joined: the one with more of them.
        let texts = ["n" + Self.digits(UInt64(noted.count))] + noted.map { "r" + Self.digits($0) }
        let value = "[" + texts.map { "\"\($0)\"" }.joined(separator: ",") + "]"
        unknownFields.removeAll { $0.name == Self.elsewhereName }
        let place = unknownFields.firstIndex { $0.name > Self.elsewhereName } ?? unknownFields.count
        unknownFields.insert(TabUnknownField(name: Self.elsewhereName, value: value), at: place)
        _checkInvariants()
    }

    /// The numbers in the stamps of what the user did.
    private var replicas: Set<UInt64> {
        var replicas: Set<UInt64> = []
        for entry in entries {
            if let place = entry.place { replicas.insert(place.stamp.replica) }
            if let visibility = entry.visibility { replicas.insert(visibility.stamp.replica) }
        }
        return replicas
    }

    private static let elsewhereName = "tabard.elsewhere"
    private static let maximumElsewhereCount = 1000

    private static func digits(_ number: UInt64) -> String {
        let text = String(number, radix: 16)
        return String(repeating: "0", count: 16 - text.count) + text
    }

    private static func replica(_ text: Substring) -> UInt64? {
        text.hasPrefix("r") && text.utf8.count == 17 ? UInt64(text.dropFirst(), radix: 16) : nil
    }
}
