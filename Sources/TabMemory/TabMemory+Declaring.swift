#if os(Linux)
    import TabardKit
#else
    import UIKit
#endif

extension TabMemory {
    /// Takes the controller's tabs as the app's, in their default order.
    func declare(_ controller: UITabBarController) {
        let controllers = controller.viewControllers ?? []
        customizable = controller.customizableViewControllers
        let movable = Set((customizable ?? []).map(ObjectIdentifier.init))
        let described = controllers.map {
            description(of: $0, isCustomizable: movable.contains(ObjectIdentifier($0)))
        }
        if let id = TabDeclaration.duplicate(in: described.map(\.id)) {
            let names = zip(controllers, described).filter { $1.id == id }.map { Self.name(of: $0.0) }
            fatalError(
                """
                The tabs \(names.joined(separator: " and ")) have the same id "\(id.string)"; give each a \
                restorationIdentifier or a tabBarItem with a tag of its own, or give the TabMemory a description of them
                """
            )
        }
        ownDeclaration = TabDeclaration(described, retired: retired)
        declareDefaults()
        // Setting the view controllers made all of them customizable.
        held = []
        resetDefaults = nil
        tabs = Dictionary(uniqueKeysWithValues: zip(described.map(\.id), controllers))
        ids = Dictionary(
            uniqueKeysWithValues: zip(controllers.map(ObjectIdentifier.init), described.map(\.id))
        )
        #if os(Linux)
            for (controller, tab) in zip(controllers, described) {
                controller._formerRestorationIdentifiers = tab.formerIDs.map(\.string)
            }
        #endif
        shown = described.map(\.id)
        selected = controller.selectedViewController.flatMap(id)
    }

    private func description(of controller: UIViewController, isCustomizable: Bool) -> TabDeclaration.Tab {
        guard let tab = describe(controller) else {
            return TabDeclaration.Tab(Self.defaultID(of: controller), isMovable: isCustomizable)
        }
        guard tab.isMovable, !isCustomizable else { return tab }
        return TabDeclaration.Tab(
            tab.id,
            formerly: tab.formerIDs,
            isMovable: false,
            isHideable: tab.isHideable,
            isRequired: tab.isRequired,
            isHiddenByDefault: tab.isHiddenByDefault,
            pinned: tab.pinned
        )
    }

    /// The id by which the memory knows a tab, hidden or not; nil if it is not one of the app's.
    public func id(of controller: UIViewController) -> TabID? {
        ids[ObjectIdentifier(controller)]
    }

    /// The first of: the controller's `restorationIdentifier`, and its class's name together with its item's tag (S3).
    ///
    /// A navigation controller without an identifier is known by its root, since all of them have the same class. What
    /// is too long or too short for an id stops the program.
    public static func defaultID(of controller: UIViewController) -> TabID {
        if let identifier = controller.restorationIdentifier {
            guard let id = TabID(identifier) else {
                fatalError(
                    "A tab's restorationIdentifier has 1 to \(TabID.maximumLength) bytes, but that of \(name(of: controller)) has \(identifier.utf8.count)"
                )
            }
            return id
        }
        if let root = (controller as? UINavigationController)?.viewControllers.first {
            return defaultID(of: root)
        }
        let name = "\(type(of: controller))-\(controller.tabBarItem.tag)"
        guard let id = TabID(name) else {
            fatalError("The name of the class \(name) is too long for an id; set the restorationIdentifier")
        }
        return id
    }

    /// Describes a tab by its title, as older programs did; for `init(_:describing:)`.
    ///
    /// Titles are translated, set late or missing, so anything else is better. A tab without one has its default id.
    public static func titleAsID(of controller: UIViewController) -> TabDeclaration.Tab? {
        title(of: controller).flatMap { TabID($0) }.map { TabDeclaration.Tab($0) }
    }

    static func title(of controller: UIViewController) -> String? {
        controller.title ?? controller.tabBarItem.title
    }

    /// What an older program may have saved of a tab, the likeliest first: its controller's title, its item's, and that
    /// of a navigation controller's root.
    static func titles(of controller: UIViewController) -> [String?] {
        let root = (controller as? UINavigationController)?.viewControllers.first
        return [controller.title ?? controller.tabBarItem.title, controller.tabBarItem.title, root?.title]
    }

    private static func name(of controller: UIViewController) -> String {
        "\(type(of: controller))" + (title(of: controller).map { " '\($0)'" } ?? "")
    }
}
