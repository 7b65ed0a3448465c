@testable import TabStore

/// The kinds of saves, each with what is on the disk before it.
enum SaveScenario<Record: SampledRecord>: String, CaseIterable {
    /// Nothing is there.
    case first
    /// The newest save is in the first slot.
    case secondSlot
    /// The newest save is in the second slot, and was made by the same process.
    case firstSlotAgain
    /// Like the second slot, with a save of many blocks.
    case largeSlot
    /// The record outgrew the slots.
    case grown
    /// The latest save is damaged, the one before is whole.
    case halfDamaged
    /// Nothing of the file can be read.
    case damaged

    /// What the save should find, nil if nothing.
    var old: Record? {
        switch self {
        case .first, .damaged: nil
        case .secondSlot, .grown, .halfDamaged: .sample(1)
        case .firstSlotAgain: .sample(2)
        case .largeSlot: .largeSample(1)
        }
    }

    /// What is saved.
    var new: Record {
        switch self {
        case .grown, .largeSlot: .largeSample(3)
        default: .sample(3)
        }
    }

    /// Brings the disk into the condition before the save; returns a keeper that did it, to go on with.
    func prepare(
        _ keeper: RecordKeeper<Record>,
        damage: (RecordContents<Record>) throws -> Void
    ) throws -> RecordKeeper<Record> {
        var keeper = keeper
        switch self {
        case .first: break
        case .secondSlot, .grown: try keeper.save { $0 = .sample(1) }
        case .largeSlot: try keeper.save { $0 = .largeSample(1) }
        case .firstSlotAgain:
            try keeper.save { $0 = .sample(1) }
            try keeper.save { $0 = .sample(2) }
        case .halfDamaged:
            try keeper.save { $0 = .sample(1) }
            try keeper.save { $0 = .sample(2) }
            try damage(try keeper.contents())
        case .damaged:
            try keeper.save { $0 = .sample(1) }
            try damage(try keeper.contents())
        }
        return keeper
    }
}
