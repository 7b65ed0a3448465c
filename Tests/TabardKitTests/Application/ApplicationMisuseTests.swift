import XCTest

@testable import TabardKit

/// What UIApplicationMain refuses.
@preconcurrency @MainActor
final class ApplicationMisuseTests: MisuseTestCase {
    private static func run(principal: String?, delegate: String?) {
        UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, principal, delegate)
    }

    override class var misuses: [String: () -> Void] {
        [
            "missingDelegate": { run(principal: nil, delegate: "NoSuchModule.NoSuchClass") },
            "noDelegate": { run(principal: nil, delegate: NSStringFromClass(UIViewController.self)) },
            "missingPrincipal": { run(principal: "NoSuchModule.NoSuchClass", delegate: nil) },
            "noPrincipal": { run(principal: NSStringFromClass(UIView.self), delegate: nil) },
        ]
    }

    func testTheDelegatesClassMustExistAndBeADelegate() throws {
        try assertStops(
            "missingDelegate",
            saying: "There is no class 'NoSuchModule.NoSuchClass'",
            "NSStringFromClass(AppDelegate.self)"
        )
        try assertStops(
            "noDelegate",
            saying: "conform to UIApplicationDelegate, but UIViewController does not"
        )
    }

    func testThePrincipalClassMustBeAnApplication() throws {
        let message = "The principal class must be UIApplication or a subclass of it"
        try assertStops("missingPrincipal", saying: message, "NoSuchModule.NoSuchClass")
        try assertStops("noPrincipal", saying: message, "UIView")
    }
}
