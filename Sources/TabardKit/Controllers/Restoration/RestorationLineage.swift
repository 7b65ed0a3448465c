/// Where the objects of the interface stand in each other, as far as restoration is concerned.
@MainActor
enum RestorationLineage {
    /// What an object is in, as paths tell.
    enum Place {
        /// It, or what it is in, has no restoration identifier, so that it is not kept.
        case none
        case top(identifier: String)
        case inside(NSObject, identifier: String)
    }

    /// Where an object stands.
    static func place(of object: NSObject) -> Place {
        switch object {
        case let controller as UIViewController: place(of: controller)
        case let view as UIView: place(of: view)
        case let object as any UIStateRestoring: place(of: object)
        default: .none
        }
    }

    private static func place(of controller: UIViewController) -> Place {
        guard let identifier = controller.restorationIdentifier, !identifier.isEmpty else { return .none }
        var parent = controller._restorationParent
        while let current = parent, current._isLeftOutOfRestorationPaths {
            parent = current._restorationParent
        }
        return parent.map { .inside($0, identifier: identifier) } ?? .top(identifier: identifier)
    }

    private static func place(of view: UIView) -> Place {
        guard let identifier = view.restorationIdentifier, !identifier.isEmpty else { return .none }
        var next: UIResponder? = view
        while let current = next {
            if let controller = current as? UIViewController {
                return .inside(controller, identifier: identifier)
            }
            next = current.next
        }
        return .none
    }

    private static func place(of object: any UIStateRestoring) -> Place {
        guard let instance = object as? NSObject, let identifier = RegisteredObject.identifier(of: instance)
        else { return .none }
        guard let parent = object.restorationParent as? NSObject, parent !== instance else {
            return .top(identifier: identifier)
        }
        return .inside(parent, identifier: identifier)
    }

    /// The views with restoration identifiers in a controller's view, which the views of other controllers are not in.
    static func views(of view: UIView) -> [UIView] {
        var found: [UIView] = []
        func look(in view: UIView) {
            if view.restorationIdentifier?.isEmpty == false { found.append(view) }
            for subview in view._subviews where !(subview._owner is UIViewController) { look(in: subview) }
        }
        look(in: view)
        return found
    }

    /// The controllers that stand in a controller, as far as paths tell.
    static func controllers(in controller: UIViewController) -> [UIViewController] {
        var found: [UIViewController] = []
        for child in controller._restorableChildren {
            if child._isLeftOutOfRestorationPaths {
                found += controllers(in: child)
            } else {
                found.append(child)
            }
        }
        if let presented = controller._presented { found.append(presented) }
        return found
    }
}
