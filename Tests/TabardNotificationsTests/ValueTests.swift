import XCTest

@testable import TabardNotifications

/// What the classes of values hold.
final class ValueTests: XCTestCase {
    func testContentIsCopied() throws {
        let content = UNMutableNotificationContent()
        content.title = "One"
        let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
        let copy = try XCTUnwrap(content.copy() as? UNNotificationContent)
        let other = try XCTUnwrap(request.content.mutableCopy() as? UNMutableNotificationContent)
        content.title = "Two"
        other.title = "Three"
        XCTAssertEqual(request.content.title, "One")
        XCTAssertEqual(copy.title, "One")
        XCTAssertFalse(copy is UNMutableNotificationContent)
    }

    func testDefaults() {
        let content = UNMutableNotificationContent()
        XCTAssertEqual(content.title + content.subtitle + content.body, "")
        XCTAssertNil(content.badge)
        XCTAssertNil(content.sound)
        XCTAssertTrue(content.userInfo.isEmpty)
        XCTAssertEqual(content.interruptionLevel, .active)
        XCTAssertEqual(content.summaryArgumentCount, 1)
        content.relevanceScore = 0.5
        content.launchImageName = "launch"
        content.summaryArgument = "summary"
        content.summaryArgumentCount = 2
        XCTAssertEqual(content.relevanceScore, 0.5)
        XCTAssertEqual(content.launchImageName + content.summaryArgument, "launchsummary")
        XCTAssertEqual(content.summaryArgumentCount, 2)
    }

    func testNumbersAreApples() {
        XCTAssertEqual(
            [UNAuthorizationOptions.badge, .sound, .alert, .carPlay, .criticalAlert].map(\.rawValue),
            [1, 2, 4, 8, 16]
        )
        XCTAssertEqual(
            [UNAuthorizationOptions.providesAppNotificationSettings, .provisional, .announcement].map(
                \.rawValue
            ),
            [32, 64, 128]
        )
        XCTAssertEqual(UNAuthorizationOptions.timeSensitive.rawValue, 256)
        XCTAssertEqual(
            [UNNotificationPresentationOptions.badge, .sound, .alert, .list, .banner].map(\.rawValue),
            [1, 2, 4, 8, 16]
        )
        XCTAssertEqual(
            [UNNotificationActionOptions.authenticationRequired, .destructive, .foreground].map(\.rawValue),
            [1, 2, 4]
        )
        XCTAssertEqual(UNNotificationCategoryOptions.customDismissAction.rawValue, 1)
        XCTAssertEqual(UNNotificationCategoryOptions.allowAnnouncement.rawValue, 16)
        XCTAssertEqual(UNAuthorizationStatus.provisional.rawValue, 3)
        XCTAssertEqual(UNNotificationInterruptionLevel.critical.rawValue, 3)
    }

    func testErrors() {
        let error: any Error = UNError(.notificationsNotAllowed)
        XCTAssertEqual((error as NSError).domain, "UNErrorDomain")
        XCTAssertEqual((error as NSError).code, 1)
        XCTAssertEqual(error.localizedDescription, "Notifications are not allowed for this application")
        XCTAssertEqual((error as? UNError)?.code, UNError.notificationsNotAllowed)
        XCTAssertEqual(UNError(.badgeInputInvalid).errorCode, 1600)
    }

    func testCategoriesAreEqualByWhatTheyOffer() {
        func category(_ identifier: String, _ titles: String...) -> UNNotificationCategory {
            UNNotificationCategory(
                identifier: identifier,
                actions: titles.map {
                    UNNotificationAction(
                        identifier: $0,
                        title: $0,
                        icon: UNNotificationActionIcon(systemImageName: "star")
                    )
                },
                intentIdentifiers: []
            )
        }
        XCTAssertEqual(category("a", "x"), category("a", "x"))
        XCTAssertNotEqual(category("a", "x"), category("a", "y"))
        XCTAssertEqual(Set([category("a"), category("a"), category("b")]).count, 2)
        XCTAssertEqual(UNNotificationSound.default, .default)
        XCTAssertNotEqual(UNNotificationSound.default, .defaultRingtone)
        XCTAssertNotEqual(
            UNNotificationActionIcon(systemImageName: "star"),
            UNNotificationActionIcon(templateImageName: "star")
        )
    }

    func testTriggers() throws {
        let interval = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)
        let date = try XCTUnwrap(interval.nextTriggerDate())
        XCTAssertEqual(date.timeIntervalSinceNow, 60, accuracy: 1)
        var components = DateComponents(hour: 8, minute: 30)
        components.timeZone = TimeZone(identifier: "Asia/Tokyo")
        let daily = UNCalendarNotificationTrigger(dateMatching: components, repeats: true)
        var calendar = Calendar.current
        calendar.timeZone = try XCTUnwrap(components.timeZone)
        let next = try XCTUnwrap(daily.nextTriggerDate())
        XCTAssertEqual(calendar.dateComponents([.hour, .minute, .second], from: next).hour, 8)
        XCTAssertEqual(calendar.component(.minute, from: next), 30)
        XCTAssertGreaterThan(next, Date())
        XCTAssertLessThan(next.timeIntervalSinceNow, 25 * 3600)
    }

    func testTextsOfTheApp() {
        XCTAssertEqual(
            NSString.localizedUserNotificationString(forKey: "No such key", arguments: nil),
            "No such key"
        )
        XCTAssertEqual(
            NSString.localizedUserNotificationString(forKey: "%@ has %d", arguments: ["Tea", 4]),
            "Tea has 4"
        )
    }

}
