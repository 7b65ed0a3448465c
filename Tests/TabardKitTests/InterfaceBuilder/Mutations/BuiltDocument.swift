import GtkInterop

@testable import InterfaceDocument
@testable import TabardKit

/// Makes everything that a document describes, loads its views, lays them out and performs its segues.
@MainActor
struct BuiltDocument {
    /// How many controllers and views at the top there were.
    private(set) var count = 0
    /// How many elements contain one another at most, beyond which nothing is looked at.
    private static let depth = 100

    /// - Parameters:
    ///   - window: Where the first controller is seen.
    ///   - performs: Whether segues are performed, which warns where a controller is in no window.
    init(_ bytes: [UInt8], in window: UIWindow? = nil, performs: Bool = true) throws {
        let document = try InterfaceDocument(bytes: bytes, name: "Changed")
        guard document.kind == .storyboard else {
            let objects = UINib(data: Data(bytes), bundle: nil).instantiate(withOwner: UIViewController())
            for object in objects { build(object, window) }
            return
        }
        let board = UIStoryboard(InterfaceSource(document: document, strings: [:], bundle: nil))
        if let initial = board.instantiateInitialViewController() { build(initial, window) }
        for scene in document.scenes {
            guard let id = scene.controller?.id,
                let controller = board._make(id: id, StoryboardLineage(), nil)
            else { continue }
            build(controller, nil)
            for identifier in controller._storyboardScene?.identifiers ?? [] where performs {
                controller.performSegue(withIdentifier: identifier, sender: controller.view)
            }
        }
    }

    private mutating func build(_ object: Any, _ window: UIWindow?) {
        count += 1
        switch object {
        case let controller as UIViewController:
            load(controller, Self.depth)
            if let window {
                window.rootViewController = controller
                MainLoop.iterate(seconds: 0.01)
                for identifier in controller._storyboardScene?.identifiers ?? [] {
                    controller.performSegue(withIdentifier: identifier, sender: nil)
                    MainLoop.iterate(seconds: 0.01)
                }
                controller.dismiss(animated: false)
                window.rootViewController = nil
            }
        case let view as UIView:
            layOut(view)
        default: break
        }
    }

    private func load(_ controller: UIViewController, _ depth: Int) {
        guard depth > 0 else { return }
        controller.loadViewIfNeeded()
        if let view = controller.view { layOut(view) }
        for child in controller.children { load(child, depth - 1) }
    }

    private func layOut(_ view: UIView) {
        view.frame = CGRect(x: 0, y: 0, width: 390, height: 700)
        view.setNeedsLayout()
        view.layoutIfNeeded()
        view.frame.size.width = 1000
        view.layoutIfNeeded()
    }
}
