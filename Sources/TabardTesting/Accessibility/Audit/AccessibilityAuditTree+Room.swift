import Foundation

extension AccessibilityAuditTree {
    /// Texts must be shown whole.
    func remarkOnRoom(_ index: Int, _ picture: Screenshot) -> Remark? {
        guard let room = TextRoom(in: picture) else { return nil }
        let name = elements[index].name.trimmingCharacters(in: .whitespacesAndNewlines)
        // What ends, or begins, in points by itself is not cut short.
        let hasPoints = ["…", "...", "⋯"].contains { name.hasSuffix($0) || name.hasPrefix($0) }
        if room.endsInEllipsis, !hasPoints {
            return Remark(sentence: "The text is cut short, with points at its end.")
        }
        if room.isCutInHeight { return Remark(sentence: "Letters are cut above or below.") }
        // A label that is as wide as its letters looks the same.
        if room.isCutInWidth {
            return Remark(sentence: "Letters reach to a side, and may be cut.", isFailure: false)
        }
        return nil
    }
}
