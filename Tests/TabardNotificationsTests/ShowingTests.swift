import XCTest

@testable import GtkInterop
@testable import TabardKit
@testable import TabardNotifications

/// UN3, UN6 and UN7: what the service is told to show.
@preconcurrency @MainActor
final class ShowingTests: NotificationTestCase {
    func testWhatIsSent() throws {
        try startAndAuthorize()
        let content = content("Tea & biscuits") {
            $0.subtitle = "<b>Green</b>"
            $0.body = "It is ready > soon."
            $0.sound = .default
            $0.badge = 2
        }
        XCTAssertNil(add("a", content))
        let shown = try XCTUnwrap(takeShown().first)
        XCTAssertEqual(shown.appName, AppIdentity.name)
        XCTAssertEqual(shown.replaced, 0)
        XCTAssertEqual(shown.icon, AppIdentity.identifier)
        XCTAssertEqual(shown.title, "Tea & biscuits", "titles have no tags")
        XCTAssertEqual(shown.text, "&lt;b&gt;Green&lt;/b&gt;\nIt is ready &gt; soon.")
        XCTAssertEqual(shown.actions, ["default", AppIdentity.name])
        XCTAssertEqual(
            shown.hints,
            [
                "desktop-entry": .string(AppIdentity.identifier), "urgency": .byte(1),
                "sound-name": .string("message-new-instant"),
            ]
        )
        XCTAssertEqual(shown.duration, -1)
        XCTAssertEqual(UIApplication.shared.applicationIconBadgeNumber, 2)
        XCTAssertEqual(delivered, ["a"])
    }

    func testAServiceThatCanDoLittle() throws {
        words = []
        try startAndAuthorize()
        setCategory([UNNotificationAction(identifier: "yes", title: "Yes")])
        XCTAssertNil(
            add(
                "a",
                content("") {
                    $0.body = "<Tea>"
                    $0.categoryIdentifier = "c"
                }
            )
        )
        var shown = try XCTUnwrap(takeShown().first)
        XCTAssertEqual(shown.title, AppIdentity.name)
        XCTAssertEqual(shown.text, "")
        XCTAssertEqual(shown.actions, [])
        service?.vanish()
        MainLoop.iterate(seconds: 0.2)
        words = ["body"]
        try start()
        XCTAssertNil(add("a", content { $0.body = "<Tea>" }))
        shown = try XCTUnwrap(takeShown().first)
        XCTAssertEqual(shown.text, "<Tea>")
    }

    private func setCategory(
        _ actions: [UNNotificationAction],
        _ options: UNNotificationCategoryOptions = []
    ) {
        let category = UNNotificationCategory(
            identifier: "c",
            actions: actions,
            intentIdentifiers: [],
            options: options
        )
        center.setNotificationCategories([category])
        XCTAssertEqual(answer { center.getNotificationCategories(completionHandler: $0) }, [category])
    }

    func testUN6FourActionsAreOffered() throws {
        try startAndAuthorize()
        let names = ["default", "inline-reply", "3", "4", "5"]
        setCategory(names.map { UNNotificationAction(identifier: $0, title: "Title \($0)") })
        XCTAssertNil(add("a", content { $0.categoryIdentifier = "c" }))
        XCTAssertEqual(
            takeShown().first?.actions,
            [
                "default", AppIdentity.name, "action-0", "Title default", "action-1", "Title inline-reply",
                "action-2", "Title 3", "action-3", "Title 4",
            ]
        )
        XCTAssertNil(add("b", content { $0.categoryIdentifier = "other" }))
        XCTAssertEqual(takeShown().first?.actions, ["default", AppIdentity.name])
    }

    func testUN6AFieldForText() throws {
        try startAndAuthorize()
        let fields = ["one", "two"].map {
            UNTextInputNotificationAction(
                identifier: $0,
                title: "Reply \($0)",
                textInputButtonTitle: "Send",
                textInputPlaceholder: "Message"
            )
        }
        setCategory(fields)
        XCTAssertNil(add("a", content { $0.categoryIdentifier = "c" }))
        var shown = try XCTUnwrap(takeShown().first)
        XCTAssertEqual(shown.actions, ["default", AppIdentity.name, "inline-reply", "Reply one"])
        XCTAssertEqual(shown.hints["x-kde-reply-placeholder-text"], .string("Message"))
        XCTAssertEqual(shown.hints["x-kde-reply-submit-button-text"], .string("Send"))
        service?.vanish()
        MainLoop.iterate(seconds: 0.2)
        words = ["actions"]
        try start()
        XCTAssertNil(add("a", content { $0.categoryIdentifier = "c" }))
        shown = try XCTUnwrap(takeShown().first)
        XCTAssertEqual(shown.actions, ["default", AppIdentity.name])
    }

    func testUrgency() throws {
        try startAndAuthorize([.alert, .sound])
        func urgency(_ level: UNNotificationInterruptionLevel) -> DBusValue? {
            XCTAssertNil(add("a", content { $0.interruptionLevel = level }))
            return takeShown().first?.hints["urgency"]
        }
        XCTAssertEqual(urgency(.passive), .byte(0))
        XCTAssertEqual(urgency(.active), .byte(1))
        XCTAssertEqual(urgency(.timeSensitive), .byte(1))
        XCTAssertEqual(urgency(.critical), .byte(1), "nobody asked for it")
        XCTAssertEqual(authorize([.criticalAlert]), true)
        XCTAssertEqual(urgency(.critical), .byte(2))
    }

    func testSounds() throws {
        try startAndAuthorize()
        func hints(_ sound: UNNotificationSound?) -> [String: DBusValue] {
            XCTAssertNil(add("a", content { $0.sound = sound }))
            let hints = takeShown().first?.hints ?? [:]
            return hints.filter { $0.key.contains("sound") }
        }
        XCTAssertEqual(hints(nil), ["suppress-sound": .bool(true)])
        XCTAssertEqual(hints(.defaultCritical), ["sound-name": .string("dialog-warning")])
        for name in ["", "nothing.wav", "../../etc/passwd", "a\0b"] {
            let sound = UNNotificationSound(named: UNNotificationSoundName(name))
            XCTAssertEqual(hints(sound), ["sound-name": .string("message-new-instant")], name)
        }
    }

    func testUN7TextsAreCut() throws {
        try startAndAuthorize()
        let long = String(repeating: "x", count: 1 << 20)
        let marks = "e" + String(repeating: "\u{301}", count: 1 << 20)
        setCategory([UNNotificationAction(identifier: long, title: long)])
        let content = content(long) {
            $0.subtitle = "a\0b"
            $0.body = marks
            $0.categoryIdentifier = "c"
        }
        XCTAssertNil(add(long, content))
        let shown = try XCTUnwrap(takeShown().first)
        XCTAssertEqual(shown.title, String(repeating: "x", count: 500) + "…")
        XCTAssertEqual(shown.text.unicodeScalars.count, 3 + 4_001)
        // The marks belong to the letter before them, so that the letter alone is no beginning of the text.
        XCTAssertTrue(shown.text.unicodeScalars.starts(with: "ab\ne".unicodeScalars))
        XCTAssertEqual(shown.actions.last, String(repeating: "x", count: 500) + "…")
        XCTAssertEqual(delivered, [long])
        XCTAssertNil(add("later", content, in: 100))
        XCTAssertEqual(pending, ["later"])
    }

    func testUN7AnImage() throws {
        try startAndAuthorize()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("tea cup.png")
        try Data([1, 2, 3]).write(to: file)
        let image = try UNNotificationAttachment(identifier: "", url: file)
        XCTAssertFalse(image.identifier.isEmpty)
        XCTAssertEqual(image.type, "public.png")
        let content = content { $0.attachments = [image] }
        XCTAssertNil(add("a", content))
        XCTAssertEqual(takeShown().first?.hints["image-path"], .string(file.absoluteString))
        try FileManager.default.removeItem(at: file)
        XCTAssertNil(add("a", content))
        XCTAssertNil(takeShown().first?.hints["image-path"], "it is gone")
    }

    func testUN7AttachmentsThatAreNone() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        func code(_ name: String, bytes: Int?, _ options: [AnyHashable: Any]? = nil) throws -> UNError.Code? {
            let file = folder.appendingPathComponent(name)
            if let bytes {
                XCTAssertTrue(FileManager.default.createFile(atPath: file.path, contents: nil))
                let handle = try FileHandle(forWritingTo: file)
                try handle.truncate(atOffset: UInt64(bytes))
                try handle.close()
            }
            do {
                _ = try UNNotificationAttachment(identifier: "i", url: file, options: options)
                return nil
            } catch {
                return (error as? UNError)?.code
            }
        }
        XCTAssertEqual(try code("none.png", bytes: nil), .attachmentInvalidURL)
        XCTAssertEqual(try code("a.txt", bytes: 1), .attachmentUnrecognizedType)
        XCTAssertEqual(try code("b", bytes: 1), .attachmentUnrecognizedType)
        let hint = [UNNotificationAttachmentOptionsTypeHintKey: "public.jpeg"]
        XCTAssertNil(try code("b", bytes: 1, hint))
        XCTAssertNil(try code("large.png", bytes: 10 << 20))
        XCTAssertEqual(try code("larger.png", bytes: 10 << 20 + 1), .attachmentInvalidFileSize)
        XCTAssertEqual(try code("folder.png", bytes: nil), .attachmentInvalidURL)
        let link = try XCTUnwrap(URL(string: "https://example.org/a.png"))
        XCTAssertThrowsError(try UNNotificationAttachment(identifier: "", url: link))
    }

    func testUN3ANotificationTakesThePlaceOfTheSame() throws {
        try startAndAuthorize()
        XCTAssertNil(add("a", content("One")))
        XCTAssertNil(add("b", content("Two")))
        XCTAssertNil(add("a", content("Three")))
        XCTAssertEqual(takeShown().map { "\($0.title) \($0.replaced)" }, ["One 0", "Two 0", "Three 100"])
        XCTAssertEqual(delivered, ["b", "a"])
    }

    func testUN3AServiceThatReplacesNothing() throws {
        let service = try startAndAuthorize()
        service.answer = { [unowned self] member, _ in
            if member == "GetCapabilities" { return [.array(elementSignature: "s", [])] }
            defer { number += 1 }
            return member == "Notify" ? [.uint32(number)] : []
        }
        XCTAssertNil(add("a", content("One")))
        XCTAssertNil(add("a", content("Two")))
        MainLoop.iterate(seconds: 0.1)
        XCTAssertEqual(takeClosed(), [100])
        XCTAssertEqual(delivered, ["a"])
        number = 101
        XCTAssertNil(add("b", content("Three")))
        XCTAssertEqual(delivered, ["b"], "the number is that of another one now")
    }

    func testUN3SeveralAtOnce() throws {
        try startAndAuthorize()
        let counts = Box<Int>()
        for title in ["One", "Two", "Three"] {
            let request = UNNotificationRequest(identifier: "a", content: content(title), trigger: nil)
            center.add(request) { error in
                XCTAssertNil(error)
                counts.set((counts.value ?? 0) + 1)
            }
        }
        MainLoop.iterate(seconds: 10) { counts.value == 3 }
        MainLoop.iterate(seconds: 0.2)
        XCTAssertEqual(counts.value, 3)
        XCTAssertEqual(takeShown().map { "\($0.title) \($0.replaced)" }, ["One 0", "Three 100"])
        XCTAssertEqual(delivered, ["a"])
    }

    func testUN3WhatIsRemovedIsTakenFromTheDesktop() throws {
        try startAndAuthorize()
        for name in ["a", "b", "c"] { XCTAssertNil(add(name)) }
        center.removeDeliveredNotifications(withIdentifiers: ["b", "nothing"])
        XCTAssertEqual(delivered, ["a", "c"])
        MainLoop.iterate(seconds: 0.1)
        XCTAssertEqual(takeClosed(), [101])
        center.removeAllDeliveredNotifications()
        XCTAssertEqual(delivered, [])
        MainLoop.iterate(seconds: 0.1)
        XCTAssertEqual(takeClosed(), [100, 102])
    }

    func testUN3WhatIsRemovedOnItsWay() throws {
        try startAndAuthorize()
        let isDone = Box<Bool>()
        center.add(UNNotificationRequest(identifier: "a", content: content(), trigger: nil)) {
            isDone.set($0 == nil)
        }
        MainLoop.iterate(seconds: 5) { service?.calls.isEmpty == false }
        XCTAssertEqual(isDone.count, 0)
        center.removeAllDeliveredNotifications()
        MainLoop.iterate(seconds: 5) { isDone.count > 0 }
        XCTAssertEqual(isDone.value, true)
        MainLoop.iterate(seconds: 0.1)
        XCTAssertEqual(takeClosed(), [100])
        XCTAssertEqual(delivered, [])
    }

    func testANotificationWithoutTextOnlySetsTheNumber() throws {
        try startAndAuthorize()
        XCTAssertNil(add("a", content("") { $0.badge = 7 }))
        XCTAssertEqual(takeTitles(), [])
        XCTAssertEqual(UIApplication.shared.applicationIconBadgeNumber, 7)
    }

    func testWhatWasNotAskedForIsNotUsed() throws {
        try startAndAuthorize([.badge])
        XCTAssertNil(add("a", content { $0.badge = 7 }))
        XCTAssertEqual(takeTitles(), [])
        XCTAssertEqual(UIApplication.shared.applicationIconBadgeNumber, 7)
        center = UNUserNotificationCenter(folder: nil)
        XCTAssertEqual(authorize([.alert]), true)
        XCTAssertNil(add("a", content { $0.badge = 8 }))
        XCTAssertEqual(takeTitles(), ["Tea"])
        XCTAssertEqual(UIApplication.shared.applicationIconBadgeNumber, 7)
        let error: (any Error)?? = answer { center.setBadgeCount(9, withCompletionHandler: $0) }
        XCTAssertEqual((error.flatMap { $0 } as? UNError)?.code, .notificationsNotAllowed)
    }
}
