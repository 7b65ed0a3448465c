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
        if let search = view._restorableSearch as? UIViewController {
            return search._restorationParent.map { .inside($0, identifier: identifier) } ?? .none
        }
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

    /// What stands in a controller's view, or in its navigation item, and may be kept.
    struct Content {
        /// The views with restoration identifiers, which the views of other controllers are not in.
        var views: [UIView] = []
        /// The controllers of the searches whose bars are there.
        var searches: [UIViewController] = []

        fileprivate mutating func take(_ search: UIViewController) {
            if !searches.contains(where: { $0 === search }) { searches.append(search) }
        }
    }

    /// What stands in a controller, its view included if that is loaded.
    static func content(of controller: UIViewController) -> Content {
        var content = Content()
        if let search = controller._navigationItem?._restorableSearch as? UIViewController {
            content.take(search)
            content.views += search._restorableViews.filter { $0.restorationIdentifier?.isEmpty == false }
        }
        func look(in view: UIView) {
            if let search = view._restorableSearch as? UIViewController {
                // A bar among those of a navigation controller is that of the controller whose item it stands in.
                if search._restorationParent !== controller
                    || content.searches.contains(where: { $0 === search })
                {
                    return
                }
                content.take(search)
            }
            if view.restorationIdentifier?.isEmpty == false { content.views.append(view) }
            for subview in view._subviews where !(subview._owner is UIViewController) { look(in: subview) }
        }
        if let view = controller.viewIfLoaded { look(in: view) }
        return content
    }

    /// The controllers that stand in a controller, as far as paths tell.
    static func controllers(in controller: UIViewController) -> [UIViewController] {
        var found: [UIViewController] = []
        func take(_ child: UIViewController) {
            // A tab under More, or a column on the stack of another, is met twice.
            if !found.contains(where: { $0 === child }) { found.append(child) }
        }
        for child in controller._restorableChildren
        where child._restorationOwner.map({ $0 === controller }) ?? true {
            if child._isLeftOutOfRestorationPaths {
                controllers(in: child).forEach(take)
            } else {
                take(child)
            }
        }
        if let presented = controller._presented { take(presented) }
        content(of: controller).searches.forEach(take)
        return found
    }
}
