import XCTest

@testable import GtkInterop
@testable import TabardKit

/// S10: what the user is to feel, by a service that the test stands for.
@preconcurrency @MainActor
final class FeedbackTests: XCTestCase {
    private static let trigger = """
        <method name="TriggerFeedback"><arg type="s" direction="in"/><arg type="s" direction="in"/>
        <arg type="a{sv}" direction="in"/><arg type="i" direction="in"/><arg type="u" direction="out"/></method>
        """

    func testS10EachGeneratorAsksForWhatIsFelt() throws {
        let bus = try ServiceBus()
        defer { bus.stop() }
        let service = try StandInService(
            on: bus,
            name: "org.sigxcpu.Feedback",
            path: "/org/sigxcpu/Feedback",
            interfaces: ["org.sigxcpu.Feedback": Self.trigger],
            answer: { _, _ in [.uint32(1)] }
        )
        let impact = UIImpactFeedbackGenerator(style: .heavy)
        impact.prepare()
        MainLoop.iterate(seconds: 0.1)
        XCTAssertEqual(service.takeMembers(), [], "nothing happened yet")
        impact.impactOccurred()
        impact.impactOccurred(intensity: 0)
        UISelectionFeedbackGenerator().selectionChanged()
        let notification = UINotificationFeedbackGenerator()
        for type: UINotificationFeedbackGenerator.FeedbackType in [.success, .warning, .error] {
            notification.notificationOccurred(type)
        }
        MainLoop.iterate(seconds: 0.3)
        XCTAssertEqual(
            service.calls.map { $0.arguments[1] },
            ["button-pressed", "button-released", "complete", "dialog-warning", "dialog-error"].map {
                .string($0)
            }
        )
        let options = DBusValue.dictionaryEntry(key: .string("profile"), value: .variant(.string("quiet")))
        for call in service.calls {
            XCTAssertEqual(call.arguments[0], .string("TabardPackageTests"), "the app")
            XCTAssertEqual(call.arguments[2].elements, [options])
            XCTAssertEqual(call.arguments[3], .int32(-1))
        }
        service.keepSilent()
        impact.impactOccurred()
        service.vanish()
        impact.impactOccurred()
        MainLoop.iterate(seconds: 0.2)
    }
}
