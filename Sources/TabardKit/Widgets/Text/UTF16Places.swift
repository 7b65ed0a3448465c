/// Converts places in a text between Unicode scalars, in which GTK counts, and UTF-16 units, in which `NSRange` does.
enum UTF16Places {
    /// The UTF-16 units of so many scalars at the text's beginning; of all of them if there are fewer.
    static func units(before scalarCount: Int, in text: String) -> Int {
        var scalars = 0
        var units = 0
        scan(text) { width in
            if scalars >= scalarCount { return false }
            scalars += 1
            units += width
            return true
        }
        return units
    }

    /// The scalars that begin within so many UTF-16 units at the text's beginning.
    ///
    /// - Parameter roundsUp: Whether a scalar is counted of which only the first half is before the place.
    static func scalars(before unitCount: Int, in text: String, roundsUp: Bool) -> Int {
        var scalars = 0
        var units = 0
        scan(text) { width in
            if units >= unitCount { return false }
            if units + width > unitCount, !roundsUp { return false }
            scalars += 1
            units += width
            return true
        }
        return scalars
    }

    /// The range of UTF-16 units that a range of scalars takes.
    static func units(of range: Range<Int>, in text: String) -> NSRange {
        let start = units(before: range.lowerBound, in: text)
        let end = range.isEmpty ? start : units(before: range.upperBound, in: text)
        return NSRange(location: start, length: end - start)
    }

    /// The range of scalars that a range of UTF-16 units touches.
    ///
    /// What lies outside the text is left out: a location beyond its end, `NSNotFound` too, is its end.
    static func scalars(of range: NSRange, in text: String) -> Range<Int> {
        let location = max(0, range.location)
        let (sum, overflows) = location.addingReportingOverflow(max(0, range.length))
        let start = scalars(before: location, in: text, roundsUp: false)
        guard range.length > 0 else { return start..<start }
        return start..<max(start, scalars(before: overflows ? .max : sum, in: text, roundsUp: true))
    }

    /// Goes through the scalars, each with the number of its UTF-16 units, until it shall not go on.
    private static func scan(_ text: String, _ goesOn: (_ width: Int) -> Bool) {
        var text = text
        // The bytes tell the scalars' widths, many times faster than decoding them does.
        text.withUTF8 { bytes in
            for byte in bytes where byte & 0xC0 != 0x80 {
                guard goesOn(byte >= 0xF0 ? 2 : 1) else { return }
            }
        }
    }
}
