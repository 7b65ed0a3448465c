import XCTest

@testable import TabardKit

/// R2: what the manifest says, and what of it is wrong.
@preconcurrency @MainActor
final class SceneConfigurationTests: SceneTestCase {
    func testTheManifestIsRead() throws {
        XCTAssertNil(SceneManifest(nil))
        XCTAssertNil(SceneManifest("text"))
        let manifest = try XCTUnwrap(
            SceneManifest(
                [
                    "UIApplicationSupportsMultipleScenes": true,
                    "UISceneConfigurations": [
                        "UIWindowSceneSessionRoleApplication": [
                            ["UISceneConfigurationName": "A", "UISceneDelegateClassName": "M.A"],
                            "no dictionary",
                            [
                                "UISceneConfigurationName": "B", "UISceneStoryboardFile": "Main",
                                "UISceneClassName": 3,
                            ],
                        ] as [Any],
                        "Other": 7,
                    ] as [String: Any],
                ] as [String: Any]
            )
        )
        XCTAssertTrue(manifest.supportsMultipleScenes)
        XCTAssertEqual(manifest.entry(named: nil, role: .windowApplication)?.delegateClassName, "M.A")
        XCTAssertEqual(manifest.entry(named: "B", role: .windowApplication)?.storyboardName, "Main")
        XCTAssertNil(manifest.entry(named: "B", role: .windowApplication)?.sceneClassName)
        XCTAssertNil(manifest.entry(named: "C", role: .windowApplication))
        XCTAssertNil(manifest.entry(named: nil, role: UISceneSession.Role(rawValue: "Other")))
        XCTAssertEqual(SceneManifest(["UISceneConfigurations": 1])?.supportsMultipleScenes, false)
    }

    /// Addresses come with the connection of the first scene, to the scene that is there, or, without scenes, to the app.
    func testAddressesThatAreToBeOpened() throws {
        let urls = try ["notes:1", "notes:2"].map { try XCTUnwrap(URL(string: $0)) }
        application._connect(.init(urlContexts: [UIOpenURLContext(urls[0])]), isFirst: true)
        XCTAssertEqual(
            Array(journal.take().prefix(3)),
            ["app configurationForConnecting", "willConnect (unattached)", "with notes:1 (unattached)"]
        )
        application._deliver(urls)
        XCTAssertEqual(journal.take(), ["open notes:1 notes:2 (active)"])
        application._deliver([])
        XCTAssertEqual(journal.take(), [])
        for scene in application._ownScenes { application._disconnect(scene, isDiscarded: true) }
        _ = journal.take()
        launch(nil)
        application._deliver(urls)
        XCTAssertEqual(journal.take(), ["app open notes:1 true", "app open notes:2 true"])
    }

    func testConfigurationsAreFoundByName() {
        let named = UISceneConfiguration(name: "Default Configuration", sessionRole: .windowApplication)
        XCTAssertTrue(named.delegateClass == RecordedSceneDelegate.self)
        XCTAssertEqual(named.name, "Default Configuration")
        let first = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        XCTAssertTrue(first.delegateClass == RecordedSceneDelegate.self)
        XCTAssertEqual(first.name, "Default Configuration")
        let unknown = UISceneConfiguration(name: "Other", sessionRole: .windowApplication)
        XCTAssertNil(unknown.delegateClass)
        XCTAssertEqual(unknown.name, "Other")
        let copy = named.copy() as? UISceneConfiguration
        XCTAssertFalse(copy === named)
        XCTAssertTrue(copy?.delegateClass == RecordedSceneDelegate.self)
        XCTAssertEqual(copy?.role, .windowApplication)
    }

    /// Objective-C's name of a class has no module.
    func testAClassOfTheDelegatesModuleNeedsNoModule() {
        application._sceneManifest = SceneManifest(Self.manifest(delegate: "RecordedSceneDelegate"))
        let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        XCTAssertTrue(configuration.delegateClass == RecordedSceneDelegate.self)
    }

    func testASessionKeepsACopyOfItsConfiguration() throws {
        let session = try connect().session
        XCTAssertEqual(session.role, .windowApplication)
        XCTAssertEqual(session.configuration.name, "Default Configuration")
        session.configuration.delegateClass = nil
        XCTAssertNotNil(session.configuration.delegateClass)
        XCTAssertFalse(session.persistentIdentifier.isEmpty)
        XCTAssertTrue(application.connectedScenes.contains { $0.session === session && session.scene === $0 })
    }

    func testErrors() {
        let error = UISceneError(.multipleScenesNotSupported) as NSError
        XCTAssertEqual(error.domain, UISceneErrorDomain)
        XCTAssertEqual(error.code, 0)
        XCTAssertTrue(error.localizedDescription.contains("multiple scenes"), error.localizedDescription)
        XCTAssertEqual((UISceneError(.requestDenied) as NSError).code, 1)
    }

    func testAddressesOfDeclaredSchemesAreOpened() {
        let types: [Any] = [["CFBundleURLSchemes": ["Notes", 3, ""] as [Any]], "no dictionary"]
        let schemes = OpenedAddresses.schemes(in: types)
        XCTAssertEqual(schemes, ["notes"])
        XCTAssertEqual(
            OpenedAddresses.among(["-flag", "notes://a/b", "http://c", "NOTES:d", "e", ""], schemes: schemes)
                .map(\.absoluteString),
            ["notes://a/b", "NOTES:d"]
        )
        XCTAssertEqual(OpenedAddresses.schemes(in: nil), [])
    }
}

/// A manifest with which something is wrong: one line in the log that names it, and the scene connects all the same.
@preconcurrency @MainActor
final class WrongManifestTests: MisuseTestCase {
    private static func connect(
        _ manifest: [String: Any],
        configure: (UISceneConfiguration) -> Void = { _ in }
    ) {
        let application = UIApplication.shared
        application._sceneManifest = SceneManifest(manifest)
        application._isLaunched = true
        application._state = .background
        application._connect(.init(), isFirst: true)
        let scene = application._ownScenes.first
        let hasDelegate = scene?.delegate != nil
        print("connected \(scene?.activationState.rawValue ?? -2) \(hasDelegate) \(scene is RecordedScene)")
    }

    override class var misuses: [String: () -> Void] {
        [
            "missing": { connect(SceneTestCase.manifest(delegate: "TabardKitTests.Missing")) },
            "no delegate": {
                connect(SceneTestCase.manifest(delegate: "TabardKitTests.RecordingController"))
            },
            "none": { connect(["UISceneConfigurations": [String: Any]()]) },
            "storyboard": { connect(SceneTestCase.manifest(["UISceneStoryboardFile": "Main"])) },
            "scene": { connect(SceneTestCase.manifest(["UISceneClassName": "TabardKitTests.Missing"])) },
            "no scene": {
                connect(SceneTestCase.manifest(["UISceneClassName": "TabardKitTests.RecordedSceneDelegate"]))
            },
        ]
    }

    private func log(of name: String, line: UInt = #line) throws -> (warnings: [String], connected: String) {
        let (reason, text) = try run(name)
        XCTAssertEqual(reason, .exit, text, line: line)
        let lines = text.split(separator: "\n").map(String.init)
        return (lines.filter { $0.contains("WARNING") }, lines.first { $0.hasPrefix("connected") } ?? text)
    }

    private func assertWarns(
        _ name: String,
        _ parts: [String],
        hasDelegate: Bool,
        line: UInt = #line
    ) throws {
        let (warnings, connected) = try log(of: name, line: line)
        XCTAssertEqual(warnings.count, parts.isEmpty ? 0 : 1, "\(warnings)", line: line)
        for part in parts { XCTAssertTrue(warnings.first?.contains(part) == true, "\(warnings)", line: line) }
        XCTAssertEqual(connected, "connected 0 \(hasDelegate) false", line: line)
    }

    func testWhatIsWrongIsNamed() throws {
        try assertWarns(
            "missing",
            ["the scene delegate 'TabardKitTests.Missing'", "the scene has no delegate"],
            hasDelegate: false
        )
        try assertWarns(
            "no delegate",
            ["UIWindowSceneDelegate, but RecordingController does not"],
            hasDelegate: false
        )
        try assertWarns("none", [], hasDelegate: false)
        try assertWarns(
            "storyboard",
            ["The storyboard of the scene can't be read", "Main"],
            hasDelegate: true
        )
        try assertWarns("scene", ["the scene class 'TabardKitTests.Missing'"], hasDelegate: true)
        try assertWarns(
            "no scene",
            ["UIWindowScene or a subclass of it, but RecordedSceneDelegate is not"],
            hasDelegate: true
        )
    }
}
