import XCTest

@testable import TabardFoundation

/// Links, numbers, dates and addresses are found in text.
final class NSDataDetectorTests: XCTestCase {
    private func results(_ text: String, _ types: NSTextCheckingResult.CheckingType) throws
        -> [NSTextCheckingResult]
    {
        let detector = try NSDataDetector(types: types.rawValue)
        return detector.matches(in: text, options: [], range: NSRange(location: 0, length: text.utf16.count))
    }

    private func found(_ text: String, _ types: NSTextCheckingResult.CheckingType) throws -> [String] {
        try results(text, types).map { NSString(string: text).substring(with: $0.range) }
    }

    func testLinks() throws {
        XCTAssertEqual(
            try found(
                "See https://example.org/a?b=1#c, (www.example.com) or example.net/x. Or <http://a.b/c>!",
                Kind.link
            ),
            ["https://example.org/a?b=1#c", "www.example.com", "example.net/x", "http://a.b/c"]
        )
        XCTAssertEqual(
            try found("https://en.wikipedia.org/wiki/Tab_(interface) and (https://a.de/b(c))", Kind.link),
            ["https://en.wikipedia.org/wiki/Tab_(interface)", "https://a.de/b(c)"]
        )
        XCTAssertEqual(
            try found("Mail a.b+c@example.org, not @name nor a@b", Kind.link),
            ["a.b+c@example.org"]
        )
        XCTAssertEqual(
            try found("file.txt 1.2.3 e.g. and so on...end http:// www. .com Mr.Smith", Kind.link),
            []
        )
        let urls = try results("😀 a@example.org www.example.org", Kind.link).map { $0.url?.absoluteString }
        XCTAssertEqual(urls, ["mailto:a@example.org", "http://www.example.org"])
        XCTAssertEqual(
            try results("😀 www.example.org", Kind.link).first?.range,
            NSRange(location: 3, length: 15)
        )
    }

    func testPhoneNumbers() throws {
        XCTAssertEqual(
            try found("Call +1 (555) 123-4567, 555-123-4567 or 030 12345678.", Kind.phoneNumber),
            ["+1 (555) 123-4567", "555-123-4567", "030 12345678"]
        )
        XCTAssertEqual(
            try found(
                "2024-05-17 1.234567 192.168.10.100 $1234567 12345 abc1234567890 123456789012345678",
                Kind.phoneNumber
            ),
            []
        )
        XCTAssertEqual(try results("+4930123456", Kind.phoneNumber).first?.phoneNumber, "+4930123456")
    }

    private func dates(_ text: String) throws -> [String] {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "yyyy-MM-dd HH:mm"
        return try results(text, Kind.date).map { result in
            if let zone = result.timeZone { formatter.timeZone = zone }
            return result.date.map(formatter.string) ?? "none"
        }
    }

    func testDates() throws {
        XCTAssertEqual(
            try dates("on 2024-05-17 and 2024-05-17 14:30"),
            ["2024-05-17 12:00", "2024-05-17 14:30"]
        )
        XCTAssertEqual(try dates("2024-05-17T14:30:05Z"), ["2024-05-17 14:30"])
        XCTAssertEqual(
            try dates("May 17, 2024 at 5 pm; 3rd of June 2025, 7:15 AM"),
            ["2024-05-17 17:00", "2025-06-03 07:15"]
        )
        XCTAssertEqual(try dates("17.5.2024"), ["2024-05-17 12:00"])
        XCTAssertEqual(try dates("2023-02-30, 99.99.2024, 1.2.3, 5 pm, in May"), [])
        XCTAssertEqual(try found("from 17 May 2024 on", Kind.date), ["17 May 2024"])
        XCTAssertEqual(try results("See you tomorrow at 14:00", Kind.date).count, 1)
    }

    func testAddresses() throws {
        let result = try XCTUnwrap(
            results("Visit 1 Infinite Loop, Cupertino, CA 95014 soon", Kind.address).first
        )
        XCTAssertEqual(
            result.addressComponents,
            [.street: "1 Infinite Loop", .city: "Cupertino", .state: "CA", .zip: "95014"]
        )
        XCTAssertEqual(
            try found("at 221 Baker Street, London today", Kind.address),
            ["221 Baker Street, London"]
        )
        XCTAssertEqual(try found("5 people went the wrong way", Kind.address), [])
    }

    func testAllKindsTogether() throws {
        let text = "On 2024-05-17 call 555-123-4567 or see example.org/2024-05-17."
        let types: NSTextCheckingResult.CheckingType = [Kind.link, Kind.phoneNumber, Kind.date]
        XCTAssertEqual(try results(text, types).map(\.resultType), [Kind.date, Kind.phoneNumber, Kind.link])
        let detector = try NSDataDetector(types: types.rawValue)
        let whole = NSRange(location: 0, length: text.utf16.count)
        XCTAssertEqual(detector.numberOfMatches(in: text, range: whole), 3)
        XCTAssertEqual(detector.firstMatch(in: text, range: whole)?.resultType, Kind.date)
        XCTAssertEqual(
            detector.rangeOfFirstMatch(in: text, range: NSRange(location: 14, length: 8)).location,
            NSNotFound
        )
        var kinds = 0
        detector.enumerateMatches(in: text, range: whole) { _, _, stop in
            kinds += 1
            stop = kinds == 2
        }
        XCTAssertEqual(kinds, 2)
        XCTAssertThrowsError(try NSDataDetector(types: 0))
    }

    /// Hostile text takes no longer than any other.
    func testTimeGrowsWithTheTextAlone() throws {
        let types: NSTextCheckingResult.CheckingType = [Kind.link, Kind.phoneNumber, Kind.date, Kind.address]
        for piece in [
            "a.", "(((", "1 ", "1-", "+1", "1/1/", "http://", "@", "May ", "1 A ", "1:1:", "\u{301}", "😀1",
        ] {
            let text = String(repeating: piece, count: 10_000)
            let start = Date()
            _ = try results(text, types)
            XCTAssertLessThan(Date().timeIntervalSince(start), 5, piece)
        }
        XCTAssertEqual(try results("a", Kind.link).count, 0)
        let detector = try NSDataDetector(types: types.rawValue)
        XCTAssertEqual(
            detector.matches(in: "www.a.de", range: NSRange(location: 3, length: .max / 2)).count,
            1
        )
        XCTAssertEqual(detector.matches(in: "", range: NSRange(location: NSNotFound, length: 0)).count, 0)
    }
}
