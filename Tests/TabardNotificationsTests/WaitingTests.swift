import XCTest

@testable import GtkInterop
@testable import TabardKit
@testable import TabardNotifications

/// UN2 and UN8: requests that wait, and their file.
@preconcurrency @MainActor
final class WaitingTests: NotificationTestCase {
    /// The app is started once more.
    private func restart() {
        UIApplication.shared._doLastWork()
        center = UNUserNotificationCenter(folder: nil)
        center = UNUserNotificationCenter(folder: folder)
    }

    private var file: URL { folder.appendingPathComponent("requests.json") }

    func testUN2ItComesWhenItIsDue() throws {
        try startAndAuthorize()
        XCTAssertNil(add("b", content("Two"), in: 0.4))
        XCTAssertNil(add("a", content("One"), in: 0.2))
        XCTAssertEqual(pending, ["a", "b"])
        XCTAssertEqual(takeTitles(), [])
        MainLoop.iterate(seconds: 10) { service?.calls.count == 2 }
        XCTAssertEqual(takeTitles(), ["One", "Two"])
        XCTAssertEqual(pending, [])
        MainLoop.iterate(seconds: 0.1)
        XCTAssertEqual(delivered, ["a", "b"])
    }

    func testUN2TheDelegateIsAskedWhileTheAppIsUsed() throws {
        try startAndAuthorize()
        let delegate = RecordingDelegate()
        center.delegate = delegate
        UIApplication.shared._state = .active
        XCTAssertNil(add("a", in: 0.1))
        MainLoop.iterate(seconds: 10) { service?.calls.isEmpty == false }
        XCTAssertEqual(delegate.takeAsked(), ["a"])
        XCTAssertEqual(takeTitles(), ["Tea"])
    }

    func testUN3TheSameIdentifierWaitsOnce() throws {
        try startAndAuthorize()
        XCTAssertNil(add("a", content("One"), in: 0.2))
        XCTAssertNil(add("a", content("Two"), in: 100))
        MainLoop.iterate(seconds: 0.5)
        XCTAssertEqual(takeTitles(), [])
        XCTAssertEqual(pending, ["a"])
        XCTAssertNil(add("a", content("Three")))
        XCTAssertEqual(takeTitles(), ["Three"])
        XCTAssertEqual(pending, [])
    }

    func testUN3WhatIsTakenBackBeforeTheServiceAnswered() throws {
        try start()
        let box = Box<Int>()
        center.requestAuthorization(options: [.alert]) { _, _ in }
        let all: [(name: String, seconds: Double?)] = [("a", 100), ("b", 200), ("c", nil)]
        for (name, seconds) in all {
            let trigger = seconds.map { UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: false) }
            center.add(UNNotificationRequest(identifier: name, content: content(), trigger: trigger)) {
                XCTAssertNil($0)
                box.set(0)
            }
        }
        center.removePendingNotificationRequests(withIdentifiers: ["a", "c"])
        XCTAssertEqual(pending, ["b"])
        XCTAssertGreaterThanOrEqual(box.count, 2)
        MainLoop.iterate(seconds: 10) { box.count == 3 }
        XCTAssertEqual(delivered, ["c"])
        center.add(UNNotificationRequest(identifier: "d", content: content(), trigger: nil))
        center.removeAllDeliveredNotifications()
        MainLoop.iterate(seconds: 0.2)
        XCTAssertEqual(delivered, [])
        XCTAssertEqual(takeTitles(), ["Tea"])
    }

    func testUN3WhatIsTakenBack() throws {
        try startAndAuthorize()
        for name in ["a", "b", "c"] { XCTAssertNil(add(name, in: 0.3)) }
        center.removePendingNotificationRequests(withIdentifiers: ["b", "nothing"])
        XCTAssertEqual(pending, ["a", "c"])
        center.removeAllPendingNotificationRequests()
        XCTAssertEqual(pending, [])
        MainLoop.iterate(seconds: 0.5)
        XCTAssertEqual(takeTitles(), [])
        restart()
        XCTAssertEqual(pending, [])
    }

    func testUN2WhatRepeatsWaitsAgain() throws {
        try startAndAuthorize()
        final class Often: UNNotificationTrigger, @unchecked Sendable {
            init(isEndless: Bool) { super.init(repeats: isEndless) }
            override func nextDate(after moment: Date) -> Date? { moment.addingTimeInterval(0.2) }
        }
        XCTAssertNil(add("a", content(), Often(isEndless: true)))
        MainLoop.iterate(seconds: 10) { service?.calls.count ?? 0 >= 2 }
        XCTAssertEqual(takeTitles().prefix(2), ["Tea", "Tea"])
        XCTAssertEqual(pending, ["a"])
        center.removeAllPendingNotificationRequests()
    }

    func testUN2ATriggerThatNeverComes() throws {
        try startAndAuthorize()
        for components in [
            DateComponents(), DateComponents(year: 2001, month: 1, day: 1),
            DateComponents(hour: 99), DateComponents(year: .max, month: .min), DateComponents(second: -1),
        ] {
            let trigger = UNCalendarNotificationTrigger(dateMatching: components, repeats: true)
            XCTAssertEqual(add("a", content(), trigger), .notificationInvalidNoDate, "\(components)")
        }
        XCTAssertEqual(pending, [])
    }

    func testUN2TheFirst64Wait() throws {
        try startAndAuthorize()
        for number in (1...70).reversed() {
            center.add(
                UNNotificationRequest(
                    identifier: "\(number)",
                    content: content(),
                    trigger: UNTimeIntervalNotificationTrigger(
                        timeInterval: 100 + Double(number),
                        repeats: false
                    )
                )
            )
        }
        MainLoop.iterate(seconds: 0.5)
        XCTAssertEqual(pending, (1...64).map { "\($0)" })
        restart()
        XCTAssertEqual(pending, (1...64).map { "\($0)" })
    }

    func testUN2WhatWaitsIsThereAtTheNextStart() throws {
        try startAndAuthorize()
        let content = content("One") {
            $0.subtitle = "Two"
            $0.body = "Three"
            $0.badge = 4
            $0.sound = UNNotificationSound(named: UNNotificationSoundName("five.wav"))
            $0.categoryIdentifier = "six"
            $0.threadIdentifier = "seven"
            $0.targetContentIdentifier = "eight"
            $0.interruptionLevel = .critical
            $0.relevanceScore = 0.9
            $0.userInfo = [
                "text": "a", "number": 1.5, "integer": 7, "truth": true,
                "date": Date(timeIntervalSince1970: 1),
                "data": Data([1, 2]), "list": [1, "b"] as [Any], "dictionary": ["c": ["d": 2]],
            ]
        }
        var components = DateComponents(hour: 8, minute: 30)
        components.timeZone = TimeZone(identifier: "Asia/Tokyo")
        let trigger = UNCalendarNotificationTrigger(dateMatching: components, repeats: true)
        XCTAssertNil(add("a", content, trigger))
        restart()
        let requests: [UNNotificationRequest]? = answer {
            center.getPendingNotificationRequests(completionHandler: $0)
        }
        let request = try XCTUnwrap(requests?.first)
        XCTAssertEqual(requests?.count, 1)
        XCTAssertEqual(request.identifier, "a")
        let kept = request.content
        XCTAssertEqual([kept.title, kept.subtitle, kept.body], ["One", "Two", "Three"])
        XCTAssertEqual(kept.badge, 4)
        XCTAssertEqual(kept.sound, content.sound)
        XCTAssertEqual([kept.categoryIdentifier, kept.threadIdentifier], ["six", "seven"])
        XCTAssertEqual(kept.targetContentIdentifier, "eight")
        XCTAssertEqual(kept.interruptionLevel, .critical)
        XCTAssertEqual(kept.relevanceScore, 0.9)
        XCTAssertEqual(KeptValue.values(kept.userInfo), KeptValue.values(content.userInfo))
        XCTAssertEqual(kept.userInfo["truth"] as? Bool, true)
        XCTAssertEqual(kept.userInfo["integer"] as? Int, 7)
        let after = try XCTUnwrap(request.trigger as? UNCalendarNotificationTrigger)
        XCTAssertTrue(after.repeats)
        XCTAssertEqual(after.nextTriggerDate(), trigger.nextTriggerDate())
    }

    func testUN2WhatBecameDueMeanwhileComesOnceAndUnasked() throws {
        try startAndAuthorize()
        XCTAssertNil(add("a", content("One"), in: 0.3))
        XCTAssertNil(add("b", content("Two"), in: 100))
        UIApplication.shared._doLastWork()
        center = UNUserNotificationCenter(folder: nil)
        usleep(400_000)
        center = UNUserNotificationCenter(folder: folder)
        let delegate = RecordingDelegate()
        center.delegate = delegate
        UIApplication.shared._state = .active
        MainLoop.iterate(seconds: 10) { service?.calls.contains { $0.member == "Notify" } == true }
        MainLoop.iterate(seconds: 0.2)
        XCTAssertEqual(takeTitles(), ["One"])
        XCTAssertEqual(delegate.takeAsked(), [])
        XCTAssertEqual(pending, ["b"])
        try emit("ActionInvoked", .uint32(100), .string("default"))
        XCTAssertEqual(delegate.take(), ["a com.apple.UNNotificationDefaultActionIdentifier"])
        restart()
        MainLoop.iterate(seconds: 0.3)
        XCTAssertEqual(takeTitles(), [])
        XCTAssertEqual(pending, ["b"])
    }

    func testUN2WhatCanNotBeKeptComesWhileTheAppRuns() throws {
        try startAndAuthorize()
        XCTAssertNil(add("object", content { $0.userInfo = ["a": NSObject()] }, in: 100))
        XCTAssertNil(add("key", content { $0.userInfo = [7: "a"] }, in: 100))
        XCTAssertNil(add("large", content { $0.userInfo = ["a": Data(count: 70_000)] }, in: 100))
        var deep: Any = 1
        for _ in 0..<1_000 { deep = [deep] }
        XCTAssertNil(add("deep", content { $0.userInfo = ["a": deep] }, in: 100))
        XCTAssertNil(add("kept", in: 200))
        XCTAssertEqual(pending, ["object", "key", "large", "deep", "kept"])
        restart()
        XCTAssertEqual(pending, ["kept"])
    }

    func testUN8AnotherProcessHasTheFile() throws {
        try startAndAuthorize()
        XCTAssertNil(add("a", in: 100))
        let first = center
        center = UNUserNotificationCenter(folder: folder)
        XCTAssertEqual(pending, [])
        XCTAssertEqual(authorize([.alert]), true)
        XCTAssertNil(add("b", in: 100))
        XCTAssertEqual(pending, ["b"])
        UIApplication.shared._doLastWork()
        center = first
        XCTAssertEqual(pending, ["a"])
    }

    func testUN8FilesThatAreNone() throws {
        try startAndAuthorize()
        XCTAssertNil(add("a", in: 100))
        XCTAssertNil(add("b", in: 200))
        UIApplication.shared._doLastWork()
        center = UNUserNotificationCenter(folder: nil)
        let whole = try Data(contentsOf: file)
        let text = String(decoding: whole, as: UTF8.self)
        func pendingOf(_ data: Data) throws -> [String] {
            center = UNUserNotificationCenter(folder: nil)
            try data.write(to: file)
            center = UNUserNotificationCenter(folder: folder)
            return pending
        }
        XCTAssertEqual(try pendingOf(whole), ["a", "b"])
        for length in stride(from: 0, to: whole.count, by: 29) {
            XCTAssertEqual(try pendingOf(whole.prefix(length)), [])
        }
        XCTAssertEqual(try pendingOf(Data(repeating: UInt8(ascii: "["), count: 1 << 20)), [])
        XCTAssertEqual(try pendingOf(Data(count: 5 << 20)), [])
        XCTAssertEqual(try pendingOf(Data("{\"requests\":[1,{},\"a\",null,[]]}".utf8)), [])
        for (old, new) in [
            ("\"due\":", "\"due\":1e300,\"was\":"), ("\"due\":", "\"due\":\"x\",\"was\":"),
            ("\"level\":1", "\"level\":-1"), ("\"level\":1", "\"level\":77"),
            ("\"seconds\":100", "\"seconds\":-100"), ("\"seconds\":100", "\"seconds\":1e999"),
            ("\"repeats\":false", "\"repeats\":true"), ("\"identifier\":\"a\"", "\"identifier\":[]"),
            ("\"userInfo\":{}", "\"userInfo\":{\"a\":{\"list\":{\"_0\":[{\"text\":{\"_0\":\"b\"}}]}}}"),
            (
                "\"attachments\":[]",
                "\"attachments\":[{\"identifier\":\"\",\"path\":\"x\",\"type\":\"\",\"isShown\":true}]"
            ),
        ] {
            XCTAssertTrue(text.contains(old), "\(old) in \(text)")
            let changed = Data(text.replacingOccurrences(of: old, with: new).utf8)
            XCTAssertLessThanOrEqual(try pendingOf(changed).count, 2, new)
        }
        // A pipe would never end, and a folder is no file.
        try FileManager.default.removeItem(at: file)
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
        center = UNUserNotificationCenter(folder: folder)
        XCTAssertEqual(pending, [])
        center = UNUserNotificationCenter(folder: nil)
        try FileManager.default.removeItem(at: file)
        XCTAssertEqual(mkfifo(file.path, 0o600), 0)
        center = UNUserNotificationCenter(folder: folder)
        XCTAssertEqual(pending, [])
    }

    func testUN8RandomDamage() throws {
        try startAndAuthorize()
        XCTAssertNil(add("a", content { $0.userInfo = ["list": [1, 2, ["x": "y"]] as [Any]] }, in: 100))
        let daily = UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 8), repeats: true)
        XCTAssertNil(add("b", content(), daily))
        UIApplication.shared._doLastWork()
        center = UNUserNotificationCenter(folder: nil)
        let whole = try Data(contentsOf: file)
        for seed in 0..<500 {
            var data = whole
            // A plain generator, so that a failure comes again.
            var state = UInt64(seed) &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            for _ in 0..<(1 + seed % 5) {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                let place = Int(state >> 33) % data.count
                data[place] = UInt8(truncatingIfNeeded: state >> 25)
            }
            let contents = try? JSONDecoder().decode(KeptRequests.Contents.self, from: data)
            for waiting in contents?.waiting ?? [] {
                XCTAssertEqual(waiting.due.timeIntervalSinceNow.isNaN, false)
                _ = waiting.request.trigger?.nextDate(after: Date())
            }
        }
    }

    func testUN8TheFolderIsTheUsersAlone() throws {
        _ = center
        let attributes = try FileManager.default.attributesOfItem(atPath: folder.path)
        XCTAssertEqual((attributes[.posixPermissions] as? NSNumber)?.intValue, 0o700)
    }

    func testUN8AFolderThatCanNotBe() throws {
        try Data().write(to: folder)
        try startAndAuthorize()
        XCTAssertNil(add("a", in: 100))
        XCTAssertEqual(pending, ["a"])
    }
}
