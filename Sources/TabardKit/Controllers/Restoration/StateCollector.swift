internal import KeyedArchive

/// Asks the objects of the interface for their states (R1, S7).
///
/// It begins with the controllers of the windows. What a controller refers to while it writes is asked next, so that an app's
/// own containers keep what they name. Only objects with restoration identifiers, in others that have them, are kept.
@MainActor
final class StateCollector {
    private(set) var objects: [PreservedObject] = []
    private var paths: [ObjectIdentifier: RestorationPath] = [:]
    private var counts: [RestorationPath: Int] = [:]
    private var waiting: [NSObject] = []
    private var references: [[NSObject]] = []

    private static let maximumDepth = 1_000

    /// Collects what is to be kept of windows, and of what was registered.
    static func collect(
        _ roots: [UIViewController],
        _ registered: [RegisteredObject],
        application: StateArchiver
    ) -> [PreservedObject] {
        let collector = StateCollector()
        collector.objects = [
            PreservedObject(
                kind: .application,
                path: RestorationPath([]),
                className: "UIApplication",
                archive: application.finished()
            )
        ]
        collector.references = [application.referred]
        for root in roots { collector.meet(root) }
        for object in application.referred { collector.meet(object) }
        for entry in registered { if let object = entry.object as? NSObject { collector.meet(object) } }
        collector.run()
        collector.name()
        return collector.objects
    }

    /// Whether an object is referred to instead of being written.
    nonisolated static func isReferredTo(_ object: NSObject) -> Bool {
        object is UIResponder || object is any UIStateRestoring
    }

    private func run() {
        var next = 0
        while next < waiting.count {
            switch waiting[next] {
            case let controller as UIViewController: keep(controller)
            case let view as UIView: keep(view)
            case let object as any UIStateRestoring: keep(object)
            default: break
            }
            next += 1
        }
    }

    /// Takes an object up, once, and what it is in, if all of these can be kept.
    @discardableResult
    private func meet(_ object: NSObject, depth: Int = 0) -> RestorationPath? {
        if let known = paths[ObjectIdentifier(object)] { return known }
        // Registered objects may name each other as parents.
        guard depth < Self.maximumDepth else { return nil }
        var path: RestorationPath
        switch RestorationLineage.place(of: object) {
        case .none: return nil
        case .top(let identifier): path = RestorationPath([.init(identifier: identifier)])
        case .inside(let parent, let identifier):
            guard let above = meet(parent, depth: depth + 1) else { return nil }
            path = RestorationPath(above.steps + [.init(identifier: identifier)])
        }
        let count = counts[path, default: 0]
        counts[path] = count + 1
        path.steps[path.steps.count - 1].occurrence = count
        paths[ObjectIdentifier(object)] = path
        waiting.append(object)
        return path
    }

    private func keep(_ controller: UIViewController) {
        write(.controller, controller, type(of: controller)) { controller.encodeRestorableState(with: $0) }
        let last = objects.count - 1
        objects[last].restorationClassName = controller.restorationClass
            .flatMap { $0 as? AnyClass }.flatMap { restorationClassName($0) }
        objects[last].origin = controller._storyboardScene.flatMap { origin in
            origin.element?.id.map { id in
                PreservedObject.Origin(storyboard: origin.storyboard._name, scene: id)
            }
        }
        let content = RestorationLineage.content(of: controller)
        for search in content.searches { meet(search) }
        for view in content.views { meet(view) }
    }

    private func restorationClassName(_ type: AnyClass) -> String? {
        guard let name = RestorationClass.name(of: type) else {
            RestorationReport.tell(
                "The restoration class \(type) is private, so that nothing finds it at the next launch"
            )
            return nil
        }
        return name
    }

    private func keep(_ view: UIView) {
        write(.view, view, type(of: view)) { view.encodeRestorableState(with: $0) }
    }

    private func keep(_ object: any UIStateRestoring) {
        guard let instance = object as? NSObject else { return }
        write(.object, instance, type(of: instance)) { object.encodeRestorableState(with: $0) }
        objects[objects.count - 1].restorationClassName = object.objectRestorationClass
            .flatMap { $0 as? AnyClass }.flatMap { restorationClassName($0) }
    }

    private func write(
        _ kind: PreservedObject.Kind,
        _ object: NSObject,
        _ type: AnyClass,
        _ body: (NSCoder) -> Void
    ) {
        guard let path = paths[ObjectIdentifier(object)] else { return }
        let archiver = StateArchiver(isReferredTo: Self.isReferredTo)
        body(archiver)
        objects.append(
            PreservedObject(
                kind: kind,
                path: path,
                className: RestorationClass.description(of: type),
                archive: archiver.finished()
            )
        )
        references.append(archiver.referred)
        for referred in archiver.referred { meet(referred) }
    }

    /// Puts paths in the place of the references' numbers, once all paths are known.
    private func name() {
        for (index, referred) in references.enumerated() where !referred.isEmpty {
            objects[index].archive.nameReferences(referred.map { paths[ObjectIdentifier($0)] })
        }
    }
}
