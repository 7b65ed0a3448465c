import TabModel

@testable import TabStore

extension SimulatedDevice {
    /// The user does something to some of the tabs.
    func editAtRandom(_ ids: [TabID], using generator: inout SeededGenerator) throws {
        let declaration = TabDeclaration(ids: ids)
        let tabs = ids.shuffled(using: &generator)
        let (id, other, way) = (tabs[0], tabs[1], Int.random(in: 0..<12, using: &generator))
        let reset = TabRecord.Reset.allCases.randomElement(using: &generator) ?? .all
        try edit { record, stamp in
            switch way {
            case 0..<4: try record.move(id, to: .after(other), in: declaration, at: stamp)
            case 4: try record.move(id, to: .first, in: declaration, at: stamp)
            case 5: try record.exchange(id, other, in: declaration, at: stamp)
            case 6:
                let shown = record.arrangement(for: declaration).order
                try record.customize(from: shown, to: tabs, in: declaration, at: stamp)
            case 7, 8: try record.hide(id, in: declaration, at: stamp)
            case 9: try record.unhide(id, in: declaration, at: stamp)
            case 10:
                if record.undo != nil { try record.undoLastEdit(at: stamp) }
            default:
                if id == ids[0] { try record.reset(reset, at: stamp) }
                try record.select(
                    id,
                    in: "main",
                    of: declaration,
                    at: record.nextStamp(milliseconds: 0, replica: stamp.replica)
                )
            }
        }
    }
}
