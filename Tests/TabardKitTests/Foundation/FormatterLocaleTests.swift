import XCTest

@testable import TabardDrawing
@testable import TabardKit

/// Rule N3: Foundation's own formatters follow the desktop.
@preconcurrency @MainActor
final class FormatterLocaleTests: XCTestCase {
    override func tearDown() async throws {
        DesktopLocale.forget()
        PreferredLanguages.current = PreferredLanguages(["en"])
    }

    private func date(_ style: DateFormatter.Style) -> String {
        let formatter = DateFormatter()
        formatter.dateStyle = style
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        return formatter.string(from: Date(timeIntervalSince1970: 1_735_732_800))
    }

    func testN3FormattersHaveTheUsersLocale() {
        FormatterLocale.followDesktop()
        DesktopLocale.current = Locale(identifier: "de_AT")
        XCTAssertEqual(date(.long), "1. Jänner 2025")
        XCTAssertEqual(DateFormatter().locale.identifier, "de_AT")
        let numbers = NumberFormatter()
        numbers.numberStyle = .decimal
        numbers.minimumFractionDigits = 1
        XCTAssertEqual(numbers.string(from: 0.5), "0,5")
        XCTAssertEqual(0.5.formatted(), "0,5")
        XCTAssertEqual(["a", "b"].formatted(), "a und b")
        XCTAssertEqual(Date(timeIntervalSince1970: 1_735_732_800).formatted(.dateTime.month(.wide)), "Jänner")
        XCTAssertEqual(NSLocale.current.identifier, "de_AT")
        PreferredLanguages.current = PreferredLanguages(["fr-CA", "de"])
        XCTAssertEqual(NSLocale.preferredLanguages, ["fr-CA", "de"])
        DesktopLocale.current = Locale(identifier: "ja_JP")
        XCTAssertEqual(date(.long), "2025年1月1日")
        // A locale that the app sets itself stays.
        let own = DateFormatter()
        own.locale = Locale(identifier: "en_US")
        own.dateFormat = "MMMM"
        XCTAssertEqual(own.string(from: Date(timeIntervalSince1970: 1_735_732_800)), "January")
    }

    /// Whoever asks for the locale a million times loses none and frees none twice.
    func testN3TheLocaleIsHandedOverWhole() {
        FormatterLocale.followDesktop()
        DesktopLocale.current = Locale(identifier: "de_AT")
        for _ in 0..<20_000 {
            XCTAssertEqual(NSLocale.preferredLanguages.count, 1)
            XCTAssertEqual(NSLocale.current.identifier.utf8.count, 5)
        }
        DispatchQueue.concurrentPerform(iterations: 2_000) { _ in _ = 0.5.formatted() }
        XCTAssertEqual(0.5.formatted(), "0,5")
    }

    /// It is done at every start.
    func testN3FollowingCostsLittle() {
        let start = ContinuousClock.now
        for _ in 0..<10 { FormatterLocale.followDesktop() }
        let once = (ContinuousClock.now - start) / 10
        print("following the desktop takes \(once)")
        XCTAssertLessThan(once, .milliseconds(20))
    }
}
