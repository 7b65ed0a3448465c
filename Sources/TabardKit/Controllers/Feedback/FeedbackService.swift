internal import GtkInterop

/// Asks feedbackd, the service of phones, for what the user is to feel (S10).
@MainActor
final class FeedbackService {
    static let shared = FeedbackService()

    private static let name = "org.sigxcpu.Feedback"
    private static let path = "/org/sigxcpu/Feedback"

    func prepare() { DesktopBus.session.find { _ in } }

    /// - Parameter event: A name of freedesktop.org's for what happened.
    func trigger(_ event: String) {
        DesktopBus.session.find { bus in
            let identifier = AppIdentity.identifier
            // What is quiet can be felt, and not heard. The feedback ends by itself.
            try? bus?.call(
                destination: Self.name,
                path: Self.path,
                interface: Self.name,
                member: "TriggerFeedback",
                arguments: [
                    .string(identifier), .string(event), DesktopPortal.options(["profile": .string("quiet")]),
                    .int32(-1),
                ],
                timeout: .seconds(5),
                startsProgram: true
            ) { _ in }
        }
    }
}
