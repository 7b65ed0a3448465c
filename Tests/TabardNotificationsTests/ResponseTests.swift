import XCTest

@testable import GtkInterop
@testable import TabardKit
@testable import TabardNotifications

/// UN4 and UN5: what the delegate is asked and told.
@preconcurrency @MainActor
final class ResponseTests: NotificationTestCase {
    private let delegate = RecordingDelegate()

    private func showOne(_ options: UNNotificationCategoryOptions = []) throws {
        try startAndAuthorize()
        center.delegate = delegate
        let category = UNNotificationCategory(
            identifier: "c",
            actions: [
                UNNotificationAction(identifier: "yes", title: "Yes", options: .foreground),
                UNNotificationAction(identifier: "no", title: "No"),
                UNTextInputNotificationAction(
                    identifier: "reply",
                    title: "Reply",
                    textInputButtonTitle: "Send",
                    textInputPlaceholder: ""
                ),
            ],
            intentIdentifiers: [],
            options: options
        )
        center.setNotificationCategories([category])
        XCTAssertNil(
            add(
                "a",
                content {
                    $0.categoryIdentifier = "c"
                    $0.userInfo = ["tea": 4]
                }
            )
        )
        _ = service?.takeMembers()
    }

    func testUN5ATap() throws {
        try showOne()
        try emit("ActivationToken", .uint32(100), .string("token"))
        try emit("ActionInvoked", .uint32(100), .string("default"))
        let response = try XCTUnwrap(delegate.responses.first)
        XCTAssertEqual(response.notification.request.content.userInfo["tea"] as? Int, 4)
        XCTAssertEqual(delegate.take(), ["a com.apple.UNNotificationDefaultActionIdentifier"])
        XCTAssertEqual(takeClosed(), [100])
        XCTAssertEqual(delivered, [])
        // What comes twice is told once.
        try emit("ActionInvoked", .uint32(100), .string("default"))
        try emit("NotificationClosed", .uint32(100), .uint32(2))
        XCTAssertEqual(delegate.take(), [])
    }

    func testUN5AnAction() throws {
        try showOne(.customDismissAction)
        try emit("ActionInvoked", .uint32(100), .string("action-1"))
        XCTAssertEqual(delegate.take(), ["a no"])
        try emit("NotificationClosed", .uint32(100), .uint32(2))
        XCTAssertEqual(delegate.take(), [])
        XCTAssertNil(add("b", content { $0.categoryIdentifier = "c" }))
        try emit("ActionInvoked", .uint32(101), .string("action-0"))
        XCTAssertEqual(delegate.take(), ["b yes"])
    }

    func testUN5AText() throws {
        try showOne()
        try emit("ActionInvoked", .uint32(100), .string("inline-reply"))
        XCTAssertEqual(delegate.take(), [], "the text follows")
        try emit("NotificationReplied", .uint32(100), .string("With milk"))
        XCTAssertEqual(delegate.take(), ["a reply With milk"])
        try emit("NotificationReplied", .uint32(100), .string("With milk"))
        XCTAssertEqual(delegate.take(), [])
    }

    func testUN5ALongTextIsCut() throws {
        try showOne()
        try emit("NotificationReplied", .uint32(100), .string(String(repeating: "x", count: 1 << 20)))
        let response = delegate.responses.first as? UNTextInputNotificationResponse
        XCTAssertEqual(response?.userText.count, 65_537)
    }

    func testUN5WhatNobodyCanHaveDone() throws {
        try showOne(.customDismissAction)
        for word in ["", "yes", "no", "action-2", "action-9", "action--1", "Default"] {
            try emit("ActionInvoked", .uint32(100), .string(word))
        }
        try emit("ActionInvoked", .uint32(99), .string("default"))
        try emit("ActionInvoked", .string("100"), .string("default"))
        try emit("ActionInvoked", .uint32(100))
        try emit("ActionInvoked", .uint32(100), .uint32(0))
        try emit("NotificationReplied", .uint32(7), .string("x"))
        try emit("NotificationClosed", .uint32(100), .string("2"))
        try emit("Nonsense", .uint32(100), .string("default"))
        XCTAssertEqual(delegate.take(), [])
        // Another program than the service says nothing that counts.
        try XCTUnwrap(bus).connect().emit(
            path: NotificationService.path,
            interface: NotificationService.name,
            member: "ActionInvoked",
            arguments: [.uint32(100), .string("default")]
        )
        MainLoop.iterate(seconds: 0.2)
        XCTAssertEqual(delegate.take(), [])
        XCTAssertEqual(delivered, ["a"])
    }

    func testUN5ClosingIsToldOfWhereTheCategoryAsksForIt() throws {
        try showOne(.customDismissAction)
        try emit("NotificationClosed", .uint32(100), .uint32(2))
        XCTAssertEqual(delegate.take(), ["a com.apple.UNNotificationDismissActionIdentifier"])
        XCTAssertEqual(delivered, [])
        XCTAssertEqual(takeClosed(), [])
        for reason: UInt32 in [1, 3, 4, 99] {
            XCTAssertNil(add("b", content { $0.categoryIdentifier = "c" }))
            try emit("NotificationClosed", .uint32(number - 1), .uint32(reason))
            XCTAssertEqual(delegate.take(), [], "nobody closed it: \(reason)")
            XCTAssertEqual(delivered, [])
        }
        XCTAssertNil(add("b"))
        try emit("NotificationClosed", .uint32(number - 1), .uint32(2))
        XCTAssertEqual(delegate.take(), [], "no category asks for it")
    }

    func testUN5WithoutADelegate() throws {
        try showOne()
        center.delegate = nil
        try emit("ActionInvoked", .uint32(100), .string("default"))
        XCTAssertEqual(delegate.take(), [])
        XCTAssertEqual(delivered, [])
    }

    func testTheDelegateIsNotHeld() {
        var delegate: RecordingDelegate? = RecordingDelegate()
        center.delegate = delegate
        XCTAssertNotNil(center.delegate)
        delegate = nil
        XCTAssertNil(center.delegate)
    }

    func testUN4TheDelegateDecidesWhileTheAppIsUsed() throws {
        try startAndAuthorize()
        center.delegate = delegate
        UIApplication.shared._state = .active
        let content = content {
            $0.sound = .default
            $0.badge = 5
        }
        XCTAssertNil(add("a", content))
        MainLoop.iterate(seconds: 0.2)
        XCTAssertEqual(delegate.takeAsked(), ["a"])
        XCTAssertEqual(takeShown().first?.hints["sound-name"], .string("message-new-instant"))
        XCTAssertEqual(UIApplication.shared.applicationIconBadgeNumber, 5)
        delegate.presentation = [.list]
        XCTAssertNil(add("b", content))
        MainLoop.iterate(seconds: 0.2)
        let quiet = try XCTUnwrap(takeShown().first)
        XCTAssertEqual(quiet.hints["urgency"], .byte(0))
        XCTAssertEqual(quiet.hints["suppress-sound"], .bool(true))
        for presentation: UNNotificationPresentationOptions in [[], [.sound], [.badge]] {
            delegate.presentation = presentation
            XCTAssertNil(add("c", content))
            MainLoop.iterate(seconds: 0.2)
            XCTAssertEqual(takeTitles(), [])
        }
        XCTAssertEqual(delegate.takeAsked(), ["b", "c", "c", "c"])
        UIApplication.shared._state = .background
        XCTAssertNil(add("d", content))
        XCTAssertEqual(takeTitles(), ["Tea"])
        XCTAssertEqual(delegate.takeAsked(), [], "nobody works in the app")
    }

    func testUN4WithoutAnAnswerNothingIsShown() throws {
        try startAndAuthorize()
        UIApplication.shared._state = .active
        XCTAssertNil(add("a"))
        MainLoop.iterate(seconds: 0.2)
        XCTAssertEqual(takeTitles(), [], "there is no delegate")
        NotificationDesk.delegatePatience = 0.2
        center.delegate = delegate
        delegate.presentation = nil
        XCTAssertNil(add("b"))
        MainLoop.iterate(seconds: 0.5)
        XCTAssertEqual(takeTitles(), [], "it keeps silent")
        XCTAssertEqual(delegate.takeAsked(), ["b"])
    }

    func testUN4TheFormsThatSuspend() throws {
        final class Suspending: NSObject, UNUserNotificationCenterDelegate, @unchecked Sendable {
            var told: [String] = []
            func userNotificationCenter(
                _ center: UNUserNotificationCenter,
                willPresent notification: UNNotification
            ) async -> UNNotificationPresentationOptions { [.banner] }
            func userNotificationCenter(
                _ center: UNUserNotificationCenter,
                didReceive response: UNNotificationResponse
            ) async {
                await MainActor.run { told.append(response.actionIdentifier) }
            }
        }
        try startAndAuthorize()
        let delegate = Suspending()
        center.delegate = delegate
        UIApplication.shared._state = .active
        XCTAssertNil(add("a"))
        MainLoop.iterate(seconds: 10) { service?.calls.isEmpty == false }
        MainLoop.iterate(seconds: 0.2)
        XCTAssertEqual(takeTitles(), ["Tea"])
        try emit("ActionInvoked", .uint32(100), .string("default"))
        MainLoop.iterate(seconds: 10) { !delegate.told.isEmpty }
        XCTAssertEqual(delegate.told, [UNNotificationDefaultActionIdentifier])
    }

    func testADelegateWithoutMethods() throws {
        final class Bare: NSObject, UNUserNotificationCenterDelegate {}
        try startAndAuthorize()
        let delegate = Bare()
        center.delegate = delegate
        XCTAssertNil(add("a"))
        XCTAssertEqual(takeTitles(), ["Tea"])
        try emit("ActionInvoked", .uint32(100), .string("default"))
        delegate.userNotificationCenter(center, openSettingsFor: nil)
        UIApplication.shared._state = .active
        XCTAssertNil(add("b"))
        MainLoop.iterate(seconds: 0.2)
        XCTAssertEqual(takeTitles(), [])
    }
}
