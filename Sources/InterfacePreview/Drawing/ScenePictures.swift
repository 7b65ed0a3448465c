import Foundation
import TabardKit
import TabardTesting

/// What a scene looks like, light and dark.
@MainActor
struct ScenePictures {
    let light: Data
    let dark: Data

    /// Pixels a point.
    private static let scale = 2.0

    /// Draws a scene; nil where nothing can stand for it, or where it is nothing that is seen.
    init?(_ scene: InterfaceScenes.Scene, of scenes: InterfaceScenes, size: CGSize, in trial: InterfaceTrial)
    {
        // What lists show is made when they are laid out.
        let pictures = trial.run { () -> [Data] in
            TestEnvironment.isDark = false
            guard let controller = scenes.makeController(of: scene) else { return [] }
            let window = UIWindow(frame: CGRect(origin: .zero, size: size))
            window.rootViewController = controller
            window.makeKeyAndVisible()
            defer {
                window.isHidden = true
                window.rootViewController = nil
            }
            TestEnvironment.run(seconds: 3) { window.bounds.size == size && window.pngPicture() != nil }
            scenes.showPrototypes(in: window)
            return [false, true].compactMap { isDark in
                TestEnvironment.isDark = isDark
                // Whatever the first frame asked for is drawn in those that follow.
                TestEnvironment.run(seconds: 0.15)
                return window.pngPicture(scale: Self.scale)
            }
        }
        guard pictures.count == 2 else { return nil }
        light = pictures[0]
        dark = pictures[1]
    }
}
