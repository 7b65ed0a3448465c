public import TabardKit

extension UNNotificationResponse {
    /// The scene in which the app goes on: the one in which the user works, or the newest; nil in an app without scenes.
    @preconcurrency @MainActor
    public var targetScene: UIScene? { UIApplication.shared._sceneInUse }
}

extension UIScene.ConnectionOptions {
    /// What the user did with a notification for which the scene is made: always nil, since no desktop starts an app for one. The
    /// app that runs hears of it by its center's delegate.
    public var notificationResponse: UNNotificationResponse? { nil }
}
