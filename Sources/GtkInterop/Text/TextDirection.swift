/// Where a text is read from, judged by its first letter that has a direction.
enum TextDirection {
    case leftToRight
    case rightToLeft

    /// Nil if no letter has a direction.
    init?(of text: String) {
        for scalar in text.unicodeScalars {
            guard let direction = TextDirection(of: scalar) else { continue }
            self = direction
            return
        }
        return nil
    }

    /// Nil if the character has no direction.
    init?(of scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x200E: self = .leftToRight
        case 0x200F: self = .rightToLeft
        // Unicode keeps these for scripts that are written from the right; digits and marks in them have no direction.
        case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
            guard scalar.properties.isAlphabetic, scalar.properties.canonicalCombiningClass == .notReordered
            else { return nil }
            self = .rightToLeft
        default:
            guard scalar.properties.isAlphabetic else { return nil }
            self = .leftToRight
        }
    }
}
