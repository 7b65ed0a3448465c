extension UIApplication {
    /// The key under which each controller that came from a storyboard finds it, a `UIStoryboard`, in what it wrote.
    public nonisolated class var stateRestorationViewControllerStoryboardKey: String {
        "UIStateRestorationViewControllerStoryboardKey"
    }

    /// The key of the app's version that wrote the state: `CFBundleVersion` of its `Info.plist`, a `String`.
    public nonisolated class var stateRestorationBundleVersionKey: String {
        "UIApplicationStateRestorationBundleVersionKey"
    }

    /// The key of the kind of device that the state was written on: the number of a `UIUserInterfaceIdiom`.
    public nonisolated class var stateRestorationUserInterfaceIdiomKey: String {
        "UIApplicationStateRestorationUserInterfaceIdiomKey"
    }

    /// The key of when the state was written, a `Date`.
    public nonisolated class var stateRestorationTimestampKey: String {
        "UIApplicationStateRestorationTimestampKey"
    }

    /// The key of the system's version on which the state was written, a `String`.
    public nonisolated class var stateRestorationSystemVersionKey: String {
        "UIApplicationStateRestorationSystemVersionKey"
    }

    static var _stateRestorationKeys: [String] {
        [
            stateRestorationBundleVersionKey, stateRestorationUserInterfaceIdiomKey,
            stateRestorationTimestampKey, stateRestorationSystemVersionKey,
        ]
    }
}
