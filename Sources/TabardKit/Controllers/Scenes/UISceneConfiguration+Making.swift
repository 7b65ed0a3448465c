internal import GtkInterop

extension UISceneConfiguration {
    /// Makes the scene; what cannot be made as the configuration says is told in the log.
    func _makeScene(_ session: UISceneSession, _ options: UIScene.ConnectionOptions) -> UIScene {
        guard let sceneClass, sceneClass != UIWindowScene.self else {
            return UIWindowScene(session: session, connectionOptions: options)
        }
        guard sceneClass is UIWindowScene.Type else {
            Log.warn(
                "The class of a scene must be UIWindowScene or a subclass of it, but \(sceneClass) is not"
            )
            return UIWindowScene(session: session, connectionOptions: options)
        }
        return reinterpret(sceneClass, as: _RequiredInitializerScene.self)
            .init(session: session, connectionOptions: options)
    }

    /// Makes the delegate; nil, and a line in the log, if there is no such class.
    func _makeDelegate() -> (any UISceneDelegate)? {
        for text in _notFollowed { Log.warn(text) }
        guard let delegateClass else {
            if let reason = _reasonForNoDelegate { Log.warn("\(reason); the scene has no delegate") }
            return nil
        }
        guard delegateClass is any UISceneDelegate.Type,
            let delegate = makeInstance(of: delegateClass) as? any UISceneDelegate
        else {
            Log.warn(
                "The class of a scene's delegate must inherit from NSObject and conform to UIWindowSceneDelegate, but \(delegateClass) does not; the scene has no delegate"
            )
            return nil
        }
        return delegate
    }
}

/// Makes `init(session:connectionOptions:)` required, which UIKit's class may not; see `_RequiredInitializerCell`. Not for
/// apps.
open class _RequiredInitializerScene: UIWindowScene {
    /// Never runs: the class is only a way to see others.
    public required override init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        super.init(session: session, connectionOptions: connectionOptions)
    }
}
