import XCTest

@testable import GtkInterop
@testable import TabardKit

/// U1 to U4: addresses that other programs open, by a portal that the test stands for.
@preconcurrency @MainActor
final class ExternalAddressTests: XCTestCase {
    private static let openURI = "org.freedesktop.portal.OpenURI"
    private static let method = """
        <method name="OpenURI"><arg type="s" direction="in"/><arg type="s" direction="in"/>
        <arg type="a{sv}" direction="in"/><arg type="o" direction="out"/></method>
        """

    private var bus: ServiceBus?
    private var portal: StandInService?
    /// What was opened without a portal.
    private var direct: [String] = []
    private let patience = ExternalAddress.patience

    override func setUp() async throws {
        bus = try ServiceBus()
        ExternalAddress.hasProgram = { $0 == "known" }
        ExternalAddress.opensDirectly = { [weak self] address, opened in
            self?.direct.append(address)
            MainLoop.whenIdle { opened(true) }
        }
    }

    override func tearDown() async throws {
        ExternalAddress.patience = patience
        ExternalAddress.hasProgram = nil
        ExternalAddress.opensDirectly = nil
        portal?.vanish()
        portal = nil
        bus?.stop()
        bus = nil
    }

    private func startPortal(_ method: String = ExternalAddressTests.method) throws -> StandInService {
        let portal = try StandInService(
            on: XCTUnwrap(bus),
            name: DesktopPortal.name,
            path: DesktopPortal.path,
            interfaces: [Self.openURI: method]
        )
        self.portal = portal
        return portal
    }

    /// Answers requests as the portal does: with the path that the caller expects, and a signal from there.
    private func answer(_ portal: StandInService, by code: DBusValue?) {
        let app = DesktopBus.substitutes[.session]??.uniqueName.dropFirst() ?? ""
        portal.answer = { [weak portal] _, arguments in
            guard case .dictionaryEntry(_, let token)? = arguments.last?.elements?.first else { return nil }
            let sender = app.replacingOccurrences(of: ".", with: "_")
            let path = "\(DesktopPortal.path)/request/\(sender)/\(token.stringValue ?? "")"
            if let code {
                MainLoop.whenIdle {
                    try? portal?.connection.emit(
                        path: path,
                        interface: "org.freedesktop.portal.Request",
                        member: "Response",
                        arguments: [code, .array(elementSignature: "{sv}", [])]
                    )
                }
            }
            return [.objectPath(path)]
        }
    }

    /// The answers to opening an address, within a time.
    private func open(
        _ text: String,
        _ options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
        seconds: Double = 3
    ) throws -> [Bool] {
        var answers: [Bool] = []
        let url = try XCTUnwrap(URL(string: text))
        UIApplication.shared.open(url, options: options) { answers.append($0) }
        XCTAssertEqual(answers, [], "the answer comes later")
        MainLoop.iterate(seconds: seconds) { !answers.isEmpty }
        // What should not come has time to come.
        MainLoop.iterate(seconds: 0.1)
        return answers
    }

    func testU1ThePortalOpensALink() throws {
        let portal = try startPortal()
        answer(portal, by: .uint32(0))
        XCTAssertEqual(try open("known:a/b?c=d"), [true])
        XCTAssertEqual(portal.calls.count, 1)
        let arguments = try XCTUnwrap(portal.calls.first?.arguments)
        XCTAssertEqual(arguments.prefix(2), [.string(""), .string("known:a/b?c=d")])
        let entry = arguments[2].elements?.first
        guard case .dictionaryEntry(.string("handle_token"), .variant(.string))? = entry else {
            return XCTFail("\(arguments)")
        }
        XCTAssertEqual(arguments[2].elements?.count, 1)
        XCTAssertEqual(direct, [])
    }

    func testU1TheUserChoosesNoProgram() throws {
        let portal = try startPortal()
        for code: UInt32 in [1, 2, 77] {
            answer(portal, by: .uint32(code))
            XCTAssertEqual(try open("known:a"), [false], "\(code)")
        }
        XCTAssertEqual(portal.takeMembers(), ["OpenURI", "OpenURI", "OpenURI"])
        XCTAssertEqual(direct, [])
    }

    func testU1WithoutAPortalTheProgramOfTheSchemeOpensIt() throws {
        XCTAssertEqual(try open("known:a"), [true], "nobody has the portal's name")
        let portal = try startPortal()
        portal.answer = { _, _ in nil }
        XCTAssertEqual(try open("known:b"), [true], "it answers with an error")
        XCTAssertEqual(portal.takeMembers(), ["OpenURI"])
        DesktopBus.substitutes[.session] = .some(nil)
        XCTAssertEqual(try open("known:c"), [true], "there is no bus")
        XCTAssertEqual(direct, ["known:a", "known:b", "known:c"])
    }

    func testU2FilesAreOpenedWithoutThePortal() throws {
        let portal = try startPortal()
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            UUID().uuidString + ".no-such-type"
        )
        let canOpen = UIApplication.shared.canOpenURL(folder)
        XCTAssertEqual(try open(folder.absoluteString), [canOpen])
        XCTAssertEqual(direct, canOpen ? [folder.absoluteString] : [])
        XCTAssertEqual(portal.takeMembers(), [])
    }

    func testU3WhatNoProgramIsThereFor() throws {
        let portal = try startPortal()
        let app = UIApplication.shared
        for text in ["unknown:a", "KNOWN", "a/b", "known:" + String(repeating: "x", count: 1_048_576)] {
            XCTAssertEqual(try open(text), [false], String(text.prefix(20)))
            XCTAssertFalse(app.canOpenURL(try XCTUnwrap(URL(string: text))), String(text.prefix(20)))
        }
        XCTAssertTrue(app.canOpenURL(try XCTUnwrap(URL(string: "KNOWN:a"))), "schemes know no case")
        XCTAssertEqual(try open("known:a", [.universalLinksOnly: true]), [false])
        XCTAssertEqual(portal.takeMembers(), [])
        XCTAssertEqual(direct, [])
    }

    func testU3GLibsOwnAnswers() throws {
        XCTAssertFalse(DesktopPrograms.canOpen(scheme: ""))
        XCTAssertFalse(DesktopPrograms.canOpen(scheme: "x-tabard-nobody"))
        XCTAssertFalse(DesktopPrograms.hasProgram(among: []))
        XCTAssertFalse(DesktopPrograms.startFirst(of: ["org.example.Nobody.desktop"]))
        var answers: [Bool] = []
        DesktopPrograms.open("x-tabard-nobody:a") { answers.append($0) }
        MainLoop.iterate(seconds: 3) { !answers.isEmpty }
        XCTAssertEqual(answers, [false])
    }

    func testU4APortalThatKeepsSilent() throws {
        ExternalAddress.patience = (0.3, 0.3)
        let portal = try startPortal()
        answer(portal, by: nil)
        XCTAssertEqual(try open("known:a"), [false], "the user never chooses")
        portal.keepSilent()
        XCTAssertEqual(try open("known:b"), [false], "the call has no answer")
        MainLoop.iterate(seconds: 0.4)
        XCTAssertEqual(direct, [], "nothing is opened twice")
    }

    func testU4APortalThatGoes() throws {
        let portal = try startPortal()
        answer(portal, by: nil)
        let answerInTime = portal.answer
        portal.answer = { [weak portal] member, arguments in
            MainLoop.after(seconds: 0.1) { portal?.vanish() }
            return answerInTime(member, arguments)
        }
        XCTAssertEqual(try open("known:a"), [false])
        XCTAssertEqual(direct, [])
    }

    func testU4APortalThatAnswersNonsense() throws {
        let portal = try startPortal(Self.method.replacingOccurrences(of: "\"o\"", with: "\"ad\""))
        portal.answer = { _, _ in [.array(elementSignature: "d", [.double(.nan)])] }
        XCTAssertEqual(try open("known:a"), [false])
        XCTAssertEqual(direct, [])
        portal.vanish()
        let other = try startPortal()
        answer(other, by: .string("done"))
        XCTAssertEqual(try open("known:a"), [false])
    }

    func testAnAddressOfTheAppIsItsOwn() throws {
        final class Delegate: UIResponder, UIApplicationDelegate {
            var opened: [URL] = []
            func application(
                _ app: UIApplication,
                open url: URL,
                options: [UIApplication.OpenURLOptionsKey: Any]
            ) -> Bool {
                opened.append(url)
                return true
            }
        }
        let delegate = Delegate()
        UIApplication.shared.delegate = delegate
        OpenedAddresses.ofApp = ["own"]
        defer {
            UIApplication.shared.delegate = nil
            OpenedAddresses.ofApp = []
        }
        XCTAssertTrue(UIApplication.shared.canOpenURL(try XCTUnwrap(URL(string: "own:a"))))
        XCTAssertEqual(try open("own:a"), [true])
        XCTAssertEqual(delegate.opened.map(\.absoluteString), ["own:a"])
        XCTAssertEqual(direct, [])
    }

    func testTheFormThatIsWaitedFor() throws {
        let urls = try ["known:a", "unknown:a"].map { try XCTUnwrap(URL(string: $0)) }
        let scene = makeScene()
        var answers: [Bool] = []
        Task {
            for url in urls {
                answers.append(await UIApplication.shared.open(url))
                answers.append(await scene.open(url, options: nil))
            }
        }
        MainLoop.iterate(seconds: 5) { answers.count == 4 }
        XCTAssertEqual(answers, [true, true, false, false])
        XCTAssertEqual(direct, ["known:a", "known:a"])
    }

    private func makeScene() -> UIScene {
        UIWindowScene(
            session: UISceneSession(configuration: UISceneConfiguration()),
            connectionOptions: UIScene.ConnectionOptions()
        )
    }

    func testAScenesAddressesAreOpenedTheSameWay() throws {
        let scene = makeScene()
        let url = try XCTUnwrap(URL(string: "known:a"))
        var answers: [Bool] = []
        scene.open(url, options: nil) { answers.append($0) }
        MainLoop.iterate(seconds: 3) { !answers.isEmpty }
        let options = UIScene.OpenExternalURLOptions()
        XCTAssertFalse(options.universalLinksOnly)
        options.universalLinksOnly = true
        scene.open(url, options: options) { answers.append($0) }
        MainLoop.iterate(seconds: 3) { answers.count == 2 }
        XCTAssertEqual(answers, [true, false])
        XCTAssertEqual(direct, ["known:a"])
    }
}
