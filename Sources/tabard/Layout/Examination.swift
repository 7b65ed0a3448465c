import TabModel
import TabStore

/// What an examination of a layout's file found.
struct Examination {
    let file: LayoutFile
    let reading: TabStoreReading
    let slots: [TabStoreSlot]

    /// Examines a file, and fails if there is none or it cannot be read at all.
    init(of file: LayoutFile) throws {
        self.file = file
        reading = TabStore.inspect(file.location)
        switch reading.condition {
        case .missing: throw file.missing
        case .unreadable: throw file.unreadable(reading)
        case .whole, .recovered, .damaged, .newer: break
        }
        do {
            slots = try TabStore.slots(at: file.location)
        } catch {
            throw file.failure(error)
        }
    }

    /// Whether nothing is wrong.
    var isSound: Bool {
        (reading.condition == .whole || reading.condition == .newer) && !hasMalformedParts
            && !hasTrailingBytes
            && !slots.contains { $0.condition == .damaged }
    }

    /// Whether a part of the layout is malformed and was left out.
    var hasMalformedParts: Bool {
        !malformed.isEmpty || hasMalformedDeclaration
    }

    /// Whether other bytes follow the layout.
    private var hasTrailingBytes: Bool { reading.problems.contains { $0.code == .trailingBytes } }

    /// Whether no save in the file can be recognized at all.
    var isUnrecognizable: Bool { reading.condition == .damaged }

    private var malformed: [TabStoreError] { reading.problems.filter { $0.code == .malformedEntry } }

    private var hasMalformedDeclaration: Bool {
        reading.record.hasDeclarationField && SavedDeclaration(in: reading.record) == nil
    }

    /// What was found, for people.
    var lines: [String] {
        var lines = ["\(file.argument): \(summary)"]
        if !isSound {
            for (index, slot) in slots.enumerated() {
                lines.append("  slot \(index + 1) at byte \(slot.offset): \(Self.describe(slot))")
                if let problem = slot.problem {
                    lines.append("    byte \(problem.offset): \(problem.explanation)")
                }
            }
            lines += malformed.map { "  \($0.detail)" }
            if hasMalformedDeclaration {
                lines.append("  \(SavedDeclaration.fieldName): the declared tabs cannot be read")
            }
        }
        return lines.map(Plain.text)
    }

    private var summary: String {
        switch reading.condition {
        case .whole where !isSound:
            hasMalformedParts
                ? "a part of the layout is malformed and is left out"
                : hasTrailingBytes
                    ? "the layout is whole; other bytes follow it, which the next save leaves out"
                    : "the layout is whole; a save before it is damaged"
        case .whole: "whole, save \(reading.generation), \(reading.payloadLength) bytes"
        case .recovered: "the latest save is damaged; the one before can be read"
        case .newer: "a newer version wrote this; what is readable is whole"
        case .damaged where slots.isEmpty: "this is no layout; it is larger than any"
        case .damaged where !slots.contains { $0.generation > 0 }:
            "this is no layout, or nothing of it is left"
        case .damaged: "damaged; nothing of it can be read"
        case .missing, .unreadable: "it cannot be read"
        }
    }

    private static func describe(_ slot: TabStoreSlot) -> String {
        switch slot.condition {
        case .empty: "never used"
        case .newer: "of a newer version"
        case .whole: "save \(slot.generation), \(slot.payloadLength) bytes, whole"
        case .damaged: slot.generation > 0 ? "save \(slot.generation), damaged" : "damaged"
        }
    }
}
