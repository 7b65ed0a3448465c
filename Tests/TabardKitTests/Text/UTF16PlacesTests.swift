import XCTest

@testable import TabardKit

/// Every place of every text made of a few kinds of characters, against what Foundation counts.
@preconcurrency @MainActor
final class UTF16PlacesTests: XCTestCase {
    private static let letters = ["a", "é", "e\u{301}", "ع", "👍", "👩‍👧", "\n", "\0"]

    /// All texts of up to three of the letters.
    private static let texts: [String] = {
        var texts = [""]
        var last = [""]
        for _ in 0..<3 {
            last = last.flatMap { start in letters.map { start + $0 } }
            texts += last
        }
        return texts
    }()

    func testPlacesOfScalars() {
        for text in Self.texts {
            let scalars = Array(text.unicodeScalars)
            for count in 0...scalars.count + 2 {
                let expected = scalars.prefix(count).reduce(0) { $0 + UTF16.width($1) }
                XCTAssertEqual(UTF16Places.units(before: count, in: text), expected)
            }
            for start in 0...scalars.count {
                for end in start...scalars.count {
                    let range = UTF16Places.units(of: start..<end, in: text)
                    let part = (text as NSString).substring(with: range)
                    XCTAssertEqual(Array(part.unicodeScalars), Array(scalars[start..<end]))
                    XCTAssertEqual(UTF16Places.scalars(of: range, in: text), start..<end)
                }
            }
        }
    }

    /// A range may begin or end in the middle of a character, or outside the text.
    func testBrokenRanges() {
        let odd = [Int.min, -1, .max - 1, .max, NSNotFound]
        for text in Self.texts where text.utf16.count < 8 {
            let scalars = Array(text.unicodeScalars)
            let places = Array(0...text.utf16.count + 2) + odd
            for location in places {
                for length in places {
                    let range = UTF16Places.scalars(of: NSRange(location: location, length: length), in: text)
                    XCTAssertTrue((0...scalars.count).contains(range.lowerBound))
                    XCTAssertTrue((0...scalars.count).contains(range.upperBound))
                    guard location >= 0, length >= 0, length < 100, location < 100 else { continue }
                    let touched = touched(scalars, location, length)
                    XCTAssertEqual(range, touched, "\(text.debugDescription) \(location)+\(length)")
                }
            }
        }
    }

    /// The scalars of which at least one unit is in the range.
    private func touched(_ scalars: [Unicode.Scalar], _ location: Int, _ length: Int) -> Range<Int> {
        var unit = 0
        var start: Int?
        var end = 0
        for (index, scalar) in scalars.enumerated() {
            let width = UTF16.width(scalar)
            if start == nil, unit + width > location { start = index }
            if length > 0, unit < location + length, unit + width > location { end = index + 1 }
            unit += width
        }
        let first = start ?? scalars.count
        return first..<max(first, end)
    }
}
