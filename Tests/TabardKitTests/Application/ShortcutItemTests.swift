import XCTest

@testable import TabardKit

/// Shortcuts of the `Info.plist`, and the argument that chooses one.
@preconcurrency @MainActor
final class ShortcutItemTests: SceneTestCase {
    func testAnItemAndItsCopies() {
        let icon = UIApplicationShortcutIcon(type: .compose)
        let info: [String: any NSSecureCoding] = ["id": NSString(string: "7")]
        let item = UIApplicationShortcutItem(
            type: "compose",
            localizedTitle: "New",
            localizedSubtitle: "Message",
            icon: icon,
            userInfo: info
        )
        let changed = item.mutableCopy() as? UIMutableApplicationShortcutItem
        changed?.type = "reply"
        changed?.localizedTitle = "Reply"
        changed?.localizedSubtitle = nil
        changed?.icon = nil
        changed?.userInfo = nil
        XCTAssertEqual(changed?.type, "reply")
        XCTAssertEqual(changed?.localizedTitle, "Reply")
        XCTAssertNil(changed?.localizedSubtitle)
        XCTAssertEqual(item.type, "compose", "the copy is another object")
        XCTAssertEqual(item.localizedTitle, "New")
        XCTAssertEqual(item.localizedSubtitle, "Message")
        XCTAssertTrue(item.icon === icon)
        XCTAssertEqual(item.userInfo?["id"] as? NSString, "7")
        let fixed = changed?.copy() as? UIApplicationShortcutItem
        XCTAssertFalse(fixed is UIMutableApplicationShortcutItem)
        XCTAssertEqual(fixed?.type, "reply")
        let short = UIApplicationShortcutItem(type: "a", localizedTitle: "b")
        XCTAssertNil(short.icon)
        XCTAssertNil(short.userInfo)
    }

    func testTheItemsOfTheInfoPlist() throws {
        let items = DeclaredShortcuts.items([
            [
                "UIApplicationShortcutItemType": "compose", "UIApplicationShortcutItemTitle": "New",
                "UIApplicationShortcutItemSubtitle": "Message",
                "UIApplicationShortcutItemIconType": "UIApplicationShortcutIconTypeCapturePhoto",
                "UIApplicationShortcutItemUserInfo": ["n": 3, "flag": true, "list": ["a"], "text": "t"]
                    as [String: Any],
            ],
            [
                "UIApplicationShortcutItemType": "find", "UIApplicationShortcutItemTitle": "Find",
                "UIApplicationShortcutItemIconSymbolName": "magnifyingglass",
                "UIApplicationShortcutItemIconFile": "unused", "UIApplicationShortcutItemUserInfo": 3,
            ],
            ["UIApplicationShortcutItemType": "untitled"], ["UIApplicationShortcutItemTitle": "Untyped"],
            ["UIApplicationShortcutItemType": 3, "UIApplicationShortcutItemTitle": "Number"], "no dictionary",
        ])
        XCTAssertEqual(items.map(\.type), ["compose", "find"])
        XCTAssertEqual(items[0].localizedTitle, "New")
        XCTAssertEqual(items[0].localizedSubtitle, "Message")
        XCTAssertEqual(items[0].icon?._source, .type(.capturePhoto))
        XCTAssertEqual(items[0].userInfo?["n"] as? NSNumber, 3)
        XCTAssertEqual(items[0].userInfo?["flag"] as? NSNumber, NSNumber(value: true))
        XCTAssertEqual(items[0].userInfo?["text"] as? NSString, "t")
        XCTAssertEqual((items[0].userInfo?["list"] as? NSArray)?.count, 1)
        XCTAssertEqual(items[1].icon?._source, .symbol("magnifyingglass"))
        XCTAssertNil(items[1].userInfo)
        XCTAssertTrue(DeclaredShortcuts.items("text").isEmpty)
        XCTAssertTrue(DeclaredShortcuts.items(nil).isEmpty)
    }

    func testTheArgumentThatChooses() {
        XCTAssertEqual(DeclaredShortcuts.type(in: ["-a", "--shortcut", "compose", "b"]), "compose")
        XCTAssertEqual(DeclaredShortcuts.type(in: ["--shortcut=a=b"]), "a=b")
        XCTAssertNil(DeclaredShortcuts.type(in: ["--shortcut"]))
        XCTAssertNil(DeclaredShortcuts.type(in: ["--shortcuts", "compose"]))
        let item = UIApplicationShortcutItem(type: "compose", localizedTitle: "New")
        XCTAssertTrue(DeclaredShortcuts.chosen("compose", among: [item]) === item)
        // Desktops call it by the name of its action, which has no dots.
        let dotted = UIApplicationShortcutItem(type: "org.example.new_note", localizedTitle: "New")
        let hyphened = UIApplicationShortcutItem(type: "org-example-new-note", localizedTitle: "Other")
        XCTAssertTrue(DeclaredShortcuts.chosen("org-example-new-note", among: [item, dotted]) === dotted)
        XCTAssertTrue(
            DeclaredShortcuts.chosen("org-example-new-note", among: [dotted, hyphened]) === hyphened
        )
    }

    func testTheFirstSceneIsConnectedWithIt() throws {
        let item = UIApplicationShortcutItem(type: "compose", localizedTitle: "New")
        application._connect(.init(shortcutItem: item), isFirst: true)
        XCTAssertEqual(
            Array(journal.take().prefix(3)),
            ["app configurationForConnecting", "willConnect (unattached)", "with compose (unattached)"]
        )
    }

    func testADelegateWithoutTheMethodCouldNotDoIt() throws {
        let item = UIApplicationShortcutItem(type: "compose", localizedTitle: "New")
        var answers: [Bool] = []
        application.delegate?.application(application, performActionFor: item) { answers.append($0) }
        let scene = try connect()
        let delegate = try XCTUnwrap(scene.delegate as? any UIWindowSceneDelegate)
        delegate.windowScene(scene, performActionFor: item) { answers.append($0) }
        XCTAssertEqual(answers, [false, false])
    }

    func testTheAppsOwnItemsAreKept() {
        XCTAssertEqual(application.shortcutItems?.count, 0)
        application.shortcutItems = [UIApplicationShortcutItem(type: "a", localizedTitle: "b")]
        XCTAssertEqual(application.shortcutItems?.map(\.type), ["a"])
        application.shortcutItems = []
    }
}

/// A shortcut that is not there: one line in the log that names it.
@preconcurrency @MainActor
final class UnknownShortcutTests: MisuseTestCase {
    override class var misuses: [String: () -> Void] {
        ["unknown": { print("chosen \(DeclaredShortcuts.chosen("gone", among: []) == nil)") }]
    }

    func testItIsNamed() throws {
        let (reason, text) = try run("unknown")
        XCTAssertEqual(reason, .exit, text)
        XCTAssertTrue(text.contains("chosen true"), text)
        let warnings = text.split(separator: "\n").filter { $0.contains("WARNING") }
        XCTAssertEqual(warnings.count, 1, text)
        XCTAssertTrue(warnings.first?.contains("the shortcut 'gone'") == true, text)
    }
}
