import TabardKit

/// A scene among others, with its name above it.
final class SceneStage: UIView {
    private let caption = UILabel()
    private let frameOfScene = UIView()
    private let controller: UIViewController
    /// How much room it needs.
    let size: CGSize

    private static let captionHeight = 28.0

    /// Shows a scene in a view; nil where nothing can stand for it, or where it is nothing that is seen.
    init?(
        _ scene: InterfaceScenes.Scene,
        of scenes: InterfaceScenes,
        size: CGSize,
        style: UIUserInterfaceStyle,
        in parent: UIViewController,
        _ view: UIView
    ) {
        guard let controller = scenes.makeController(of: scene) else { return nil }
        self.controller = controller
        self.size = CGSize(width: size.width, height: size.height + Self.captionHeight)
        super.init(frame: .zero)
        caption.text = scene.name
        caption.font = .preferredFont(forTextStyle: .headline)
        caption.frame = CGRect(x: 0, y: 0, width: size.width, height: Self.captionHeight)
        addSubview(caption)
        frameOfScene.overrideUserInterfaceStyle = style
        frameOfScene.clipsToBounds = true
        frameOfScene.frame = CGRect(origin: CGPoint(x: 0, y: Self.captionHeight), size: size)
        addSubview(frameOfScene)
        view.addSubview(self)
        parent.addChild(controller)
        // The scene is laid out for a window of its own size, and not for that around it.
        parent.setOverrideTraitCollection(UIWindow._sizeClasses(of: size), forChild: controller)
        controller.view.frame = frameOfScene.bounds
        frameOfScene.addSubview(controller.view)
        controller.didMove(toParent: parent)
        scenes.showPrototypes(in: self)
    }

    required init?(coder: NSCoder) { nil }

    /// Takes the scene away.
    func remove() {
        controller.willMove(toParent: nil)
        controller.view.removeFromSuperview()
        controller.removeFromParent()
        removeFromSuperview()
    }
}
