import TabModel

/// Where a tab's place and visibility come from.
struct ChangeSources {
    enum Source: String, Encodable {
        case app
        case fleet
        case user
        case anotherDevice

        var words: String { self == .anotherDevice ? "another device" : rawValue }
    }

    private let app: TabDeclaration
    private let managed: TabDeclaration
    private let ordered: Set<TabID>
    private let elsewhere: Set<UInt64>
    private var places: [TabID: TabPlace] = [:]
    private var choices: [TabID: TabVisibilityChoice] = [:]

    /// - Parameters:
    ///   - app: What the app declares.
    ///   - defaults: The fleet's defaults that count, nil for none.
    init(_ record: TabRecord, app: TabDeclaration, by defaults: ManagedDefaults?) {
        self.app = app
        managed = app.managed(by: defaults)
        ordered = Set((defaults?.order ?? []).compactMap { app.tab($0)?.id })
        elsewhere = record.replicasElsewhere
        guard !managed.isLocked else { return }
        for entry in record.entries {
            guard let id = app.tab(entry.id)?.id else { continue }
            if let place = entry.place, places[id].map({ $0.stamp < place.stamp }) ?? true {
                places[id] = place
            }
            if let choice = entry.visibility, choices[id].map({ choice.outranks($0) }) ?? true {
                choices[id] = choice
            }
        }
    }

    /// Where a tab's place comes from.
    func place(of id: TabID, isMoved: Bool) -> Source {
        if isMoved { return user(places[id]?.stamp) }
        let isHeld = managed.tab(id)?.isMovable == false && app.tab(id)?.isMovable == true
        return ordered.contains(id) || isHeld && places[id]?.rank != nil ? .fleet : .app
    }

    /// Where it comes from that a tab is seen, or is not.
    func visibility(of id: TabID) -> Source {
        guard let app = app.tab(id), let managed = managed.tab(id) else { return .app }
        let choice = choices[id].flatMap { $0.value == .default ? nil : $0 }
        if managed.isRequired {
            let wouldBeHidden = choice.map { $0.value == .hidden } ?? app.isHiddenByDefault
            return !app.isRequired && wouldBeHidden ? .fleet : .app
        }
        if let choice { return user(choice.stamp) }
        return managed.isHiddenByDefault && !app.isHiddenByDefault ? .fleet : .app
    }

    private func user(_ stamp: TabStamp?) -> Source {
        stamp.map { elsewhere.contains($0.replica) } ?? false ? .anotherDevice : .user
    }
}
