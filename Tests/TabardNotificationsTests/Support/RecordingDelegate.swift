import XCTest

@testable import TabardNotifications

/// Writes down what it is asked and told.
final class RecordingDelegate: NSObject, UNUserNotificationCenterDelegate, @unchecked Sendable {
    var presentation: UNNotificationPresentationOptions? = [.banner, .list, .sound, .badge]
    private(set) var asked: [String] = []
    private(set) var responses: [UNNotificationResponse] = []

    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        XCTAssertTrue(Thread.isMainThread)
        asked.append(notification.request.identifier)
        guard let presentation else { return }
        completionHandler(presentation)
        completionHandler([])
    }

    func userNotificationCenter(
        _ center: UNUserNotificationCenter,
        didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        XCTAssertTrue(Thread.isMainThread)
        responses.append(response)
        completionHandler()
    }

    /// The responses since this was last asked, in words.
    func take() -> [String] {
        defer { responses = [] }
        return responses.map { response in
            let text = (response as? UNTextInputNotificationResponse).map { " \($0.userText)" } ?? ""
            return "\(response.notification.request.identifier) \(response.actionIdentifier)\(text)"
        }
    }

    func takeAsked() -> [String] {
        defer { asked = [] }
        return asked
    }
}
