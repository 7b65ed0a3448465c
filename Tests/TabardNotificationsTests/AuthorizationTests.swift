import XCTest

@testable import GtkInterop
@testable import TabardKit
@testable import TabardNotifications

/// UN1: an app may notify as soon as it asks, where a service answers.
@preconcurrency @MainActor
final class AuthorizationTests: NotificationTestCase {
    private func settings(line: UInt = #line) -> UNNotificationSettings? {
        answer({ center.getNotificationSettings(completionHandler: $0) }, line: line)
    }

    func testUN1NothingIsAskedBeforeTheAppAsks() throws {
        let service = try start()
        _ = center
        MainLoop.iterate(seconds: 0.2)
        XCTAssertEqual(service.takeMembers(), [])
    }

    func testUN1GrantedAtOnce() throws {
        let service = try start()
        XCTAssertEqual(settings()?.authorizationStatus, .notDetermined)
        XCTAssertEqual(add(), .notificationsNotAllowed, "nobody asked yet")
        XCTAssertEqual(authorize([.alert, .sound]), true)
        XCTAssertEqual(service.takeMembers(), ["GetCapabilities"], "what it said is known")
        let settings = try XCTUnwrap(settings())
        XCTAssertEqual(settings.authorizationStatus, .authorized)
        XCTAssertEqual(settings.alertSetting, .enabled)
        XCTAssertEqual(settings.alertStyle, .banner)
        XCTAssertEqual(settings.soundSetting, .enabled)
        XCTAssertEqual(settings.badgeSetting, .disabled)
        XCTAssertEqual(settings.notificationCenterSetting, .enabled)
        XCTAssertEqual(settings.criticalAlertSetting, .disabled)
        XCTAssertNil(add())
    }

    func testUN1WhatWasGrantedIsKnownAtTheNextStart() throws {
        try startAndAuthorize([.alert])
        UIApplication.shared._doLastWork()
        center = UNUserNotificationCenter(folder: nil)
        XCTAssertEqual(settings()?.authorizationStatus, .notDetermined)
        center = UNUserNotificationCenter(folder: folder)
        XCTAssertEqual(settings()?.authorizationStatus, .authorized)
        XCTAssertEqual(settings()?.soundSetting, .disabled)
    }

    func testUN1Provisional() throws {
        try startAndAuthorize([.alert, .sound, .provisional])
        XCTAssertEqual(settings()?.authorizationStatus, .provisional)
        XCTAssertNil(add("a", content { $0.sound = .default }))
        let shown = try XCTUnwrap(takeShown().first)
        XCTAssertEqual(shown.hints["urgency"], .byte(0))
        XCTAssertEqual(shown.hints["suppress-sound"], .bool(true))
        XCTAssertEqual(authorize([.alert]), true)
        XCTAssertEqual(settings()?.authorizationStatus, .authorized)
    }

    func testUN1WithoutAService() throws {
        XCTAssertEqual(authorize([.alert]), false)
        XCTAssertEqual(settings()?.authorizationStatus, .denied)
        XCTAssertEqual(settings()?.alertSetting, .notSupported)
        XCTAssertEqual(add(), .notificationsNotAllowed)
        XCTAssertEqual(pending, [])
        // That there was none once is not for good.
        try startAndAuthorize()
        XCTAssertNil(add())
        service?.vanish()
        MainLoop.iterate(seconds: 0.2)
        XCTAssertEqual(delivered, [], "what it showed went with it")
        XCTAssertEqual(add(), .notificationsNotAllowed)
    }

    func testUN1WithoutABus() {
        DesktopBus.substitutes[.session] = .some(nil)
        XCTAssertEqual(authorize([.alert]), false)
        XCTAssertEqual(settings()?.authorizationStatus, .denied)
        XCTAssertEqual(add(), .notificationsNotAllowed)
    }

    func testUN1AServiceThatHangs() throws {
        NotificationService.patience = 0.3
        try start().keepSilent()
        let begin = ProcessInfo.processInfo.systemUptime
        XCTAssertEqual(authorize([.alert]), false)
        XCTAssertEqual(add(), .notificationsNotAllowed)
        XCTAssertLessThan(ProcessInfo.processInfo.systemUptime - begin, 5)
    }

    func testUN1AServiceThatHangsLater() throws {
        try startAndAuthorize()
        NotificationService.patience = 0.3
        service?.keepSilent()
        XCTAssertEqual(add(), .notificationsNotAllowed)
        XCTAssertEqual(delivered, [])
    }

    func testUN1AnswersOfAnotherKind() throws {
        let wrong = Self.methods.replacingOccurrences(
            of: "\"as\" direction=\"out\"",
            with: "\"s\" direction=\"out\""
        )
        let service = try start(wrong)
        service.answer = { _, _ in [.string("actions")] }
        XCTAssertEqual(authorize([.alert]), false)
        XCTAssertEqual(add(), .notificationsNotAllowed)
        service.vanish()
        MainLoop.iterate(seconds: 0.2)

        let lying = Self.methods.replacingOccurrences(
            of: "\"u\" direction=\"out\"",
            with: "\"s\" direction=\"out\""
        )
        try start(lying).answer = { member, _ in
            member == "GetCapabilities" ? [.array(elementSignature: "s", [])] : [.string("7")]
        }
        XCTAssertEqual(authorize([.alert]), true)
        XCTAssertEqual(add(), .notificationsNotAllowed)
        XCTAssertEqual(delivered, [])
    }

    func testUN1ANotificationOfTheNumberZeroIsNone() throws {
        try startAndAuthorize()
        number = 0
        XCTAssertEqual(add(), .notificationsNotAllowed)
        XCTAssertEqual(delivered, [])
    }

    func testTheFormsThatSuspend() throws {
        try start()
        let box = Box<[String]>()
        let center = center
        let content = content()
        Task { @MainActor in
            var answers: [String] = []
            do {
                answers.append("\(try await center.requestAuthorization(options: [.alert, .badge]))")
                answers.append("\(await center.notificationSettings().authorizationStatus.rawValue)")
                let later = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)
                try await center.add(
                    UNNotificationRequest(identifier: "later", content: content, trigger: later)
                )
                try await center.add(UNNotificationRequest(identifier: "now", content: content, trigger: nil))
                answers += await center.pendingNotificationRequests().map(\.identifier)
                answers += await center.deliveredNotifications().map(\.request.identifier)
                answers.append("\(await center.notificationCategories().count)")
                try await center.setBadgeCount(3)
                try await center.setBadgeCount(-1)
            } catch {
                answers.append("\((error as? UNError)?.code.rawValue ?? 0)")
            }
            box.set(answers)
        }
        MainLoop.iterate(seconds: 20) { box.count > 0 }
        XCTAssertEqual(box.value, ["true", "2", "later", "now", "0", "1600"])
        XCTAssertEqual(UIApplication.shared.applicationIconBadgeNumber, 3)
    }

    func testOtherThreadsMayUseIt() throws {
        try start()
        let box = Box<Bool>()
        let center = center
        DispatchQueue.global().async {
            center.requestAuthorization(options: [.alert]) { granted, _ in box.set(granted) }
            center.add(
                UNNotificationRequest(
                    identifier: "a",
                    content: UNMutableNotificationContent(),
                    trigger: UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
                )
            )
            center.delegate = nil
        }
        MainLoop.iterate(seconds: 10) { box.count > 0 }
        XCTAssertEqual(box.value, true)
        XCTAssertEqual(pending, ["a"])
    }
}
