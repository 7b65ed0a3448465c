internal import KeyedArchive

/// Brings the states of the interface's objects back (R1, S7).
///
/// First all controllers are found or made, in the order in which they were kept, then all read their states, then all hear
/// that it is done. What only comes with the view of the controller that it is in is found once that is loaded. Each call goes
/// into the app, which may do anything: what has gone by then is left out.
@MainActor
final class StateRestorer {
    private let objects: [PreservedObject]
    private let roots: [UIViewController]
    private let found = FoundObjects()
    /// Controllers that may come with the view of the one that they are in, by its path.
    private var waiting: [RestorationPath: [PreservedObject]] = [:]
    /// Paths of controllers that are not to come back.
    private var excluded: [RestorationPath] = []

    /// What has come back, for coders, which any thread may hold.
    final class FoundObjects {
        var byPath: [RestorationPath: NSObject] = [:]
    }

    init(_ objects: [PreservedObject], roots: [UIViewController]) {
        self.objects = objects
        self.roots = roots
    }

    /// The coder of the application's own state.
    var applicationCoder: NSCoder { coder(objects.first { $0.kind == .application }) }

    /// Makes and finds all, and has all read their states.
    func restore() {
        for object in objects where object.kind == .controller { find(object) }
        for object in objects where object.kind == .object { findRegistered(object) }
        for object in objects where object.kind != .application { decode(object) }
    }

    /// Tells those that came back that all did.
    func finish() {
        var told: Set<ObjectIdentifier> = []
        for object in objects where object.kind == .controller || object.kind == .object {
            guard let restored = found.byPath[object.path], told.insert(ObjectIdentifier(restored)).inserted
            else { continue }
            if let controller = restored as? UIViewController {
                controller.applicationFinishedRestoringState()
            } else if let object = restored as? any UIStateRestoring {
                object.applicationFinishedRestoringState()
            }
        }
    }

    private func coder(_ object: PreservedObject?) -> StateUnarchiver {
        let coder = StateUnarchiver(object?.archive ?? KeyedArchive()) { [found] in found.byPath[$0] }
        coder.common = object.map { common(for: $0) } ?? [:]
        return coder
    }

    /// What UIKit writes into the state of each object.
    private func common(for object: PreservedObject) -> [String: Any] {
        var common = applicationValues
        if let origin = object.origin, let storyboard = storyboard(origin.storyboard) {
            common[UIApplication.stateRestorationViewControllerStoryboardKey] = storyboard
        }
        return common
    }

    private lazy var applicationValues: [String: Any] = {
        guard let application = objects.first(where: { $0.kind == .application }) else { return [:] }
        let coder = StateUnarchiver(application.archive) { _ in nil }
        var values: [String: Any] = [:]
        for key in UIApplication._stateRestorationKeys { values[key] = coder.decodeObject(forKey: key) }
        return values
    }()

    private var storyboards: [String: UIStoryboard] = [:]

    private func storyboard(_ name: String) -> UIStoryboard? {
        if let known = storyboards[name] { return known }
        do {
            let storyboard = UIStoryboard(try UIStoryboard._source(name, nil))
            storyboards[name] = storyboard
            return storyboard
        } catch {
            RestorationReport.tell("\(error)")
            return nil
        }
    }

    private func find(_ object: PreservedObject) {
        guard !isExcluded(object.path) else { return }
        let identifiers = object.path.identifiers
        let coder = coder(object)
        var controller: UIViewController?
        if let name = object.restorationClassName {
            guard let found = RestorationClass.named(name) as? any UIViewControllerRestoration.Type else {
                return exclude(object, "there is no class \(name) any more")
            }
            controller = found.viewController(withRestorationIdentifierPath: identifiers, coder: coder)
            guard controller != nil else { return excluded.append(object.path) }
        } else {
            let application = UIApplication.shared
            controller = application.delegate?
                .application(
                    application,
                    viewControllerWithRestorationIdentifierPath: identifiers,
                    coder: coder
                )
        }
        if let restored = controller ?? existing(object.path) {
            take(restored, for: object)
        } else if let parent = object.path.parent, isWithoutView(parent) {
            waiting[parent, default: []].append(object)
        } else {
            make(object)
        }
    }

    /// Whether a controller may still make others that stand in it, since it, or what it is in, has no view yet.
    private func isWithoutView(_ path: RestorationPath) -> Bool {
        if let controller = found.byPath[path] as? UIViewController { return !controller.isViewLoaded }
        return path.parent.map { waiting[$0]?.contains { $0.path == path } == true } ?? false
    }

    /// Finds what came with the view of a controller, and makes what did not.
    private func findWaiting(in parent: RestorationPath) {
        for object in waiting.removeValue(forKey: parent) ?? [] where !isExcluded(object.path) {
            if let restored = existing(object.path) { take(restored, for: object) } else { make(object) }
        }
    }

    private func make(_ object: PreservedObject) {
        guard let restored = fromStoryboard(object) else { return exclude(object, "nobody made it") }
        take(restored, for: object)
    }

    private func take(_ restored: UIViewController, for object: PreservedObject) {
        if restored.restorationIdentifier == nil {
            restored.restorationIdentifier = object.path.identifiers.last
        }
        found.byPath[object.path] = restored
    }

    private func exclude(_ object: PreservedObject, _ reason: String) {
        RestorationReport.tell(
            "The controller \(object.path) does not come back: \(reason)"
        )
        excluded.append(object.path)
    }

    /// Whether a controller that it was in is not to come back.
    private func isExcluded(_ path: RestorationPath) -> Bool { excluded.contains { path.isIn($0) } }

    /// A controller of a path that is there already, or that its container makes when it is needed.
    private func existing(_ path: RestorationPath) -> UIViewController? {
        guard let step = path.steps.last else { return nil }
        guard let parent = path.parent else { return Self.controller(of: step, in: roots) }
        guard let container = found.byPath[parent] as? UIViewController else { return nil }
        if let there = Self.controller(of: step, in: RestorationLineage.controllers(in: container)) {
            return there
        }
        container._makeRestorableChildren(step.identifier, count: step.occurrence + 1)
        return Self.controller(of: step, in: RestorationLineage.controllers(in: container))
    }

    private static func controller(
        of step: RestorationPath.Step,
        in candidates: [UIViewController]
    ) -> UIViewController? {
        occurrence(of: step, in: candidates, \.restorationIdentifier)
            // An update may have renamed it.
            ?? candidates.first { $0._formerRestorationIdentifiers.contains(step.identifier) }
    }

    /// The object that a step means of those in one place.
    private static func occurrence<Object>(
        of step: RestorationPath.Step,
        in candidates: [Object],
        _ identifier: (Object) -> String?
    ) -> Object? {
        let matching = candidates.filter { identifier($0) == step.identifier }
        return matching.indices.contains(step.occurrence) ? matching[step.occurrence] : nil
    }

    private func fromStoryboard(_ object: PreservedObject) -> UIViewController? {
        guard let origin = object.origin, let storyboard = storyboard(origin.storyboard) else { return nil }
        return storyboard._make(id: origin.scene, StoryboardLineage(), nil)
    }

    private func findRegistered(_ object: PreservedObject) {
        guard let identifier = object.path.identifiers.last else { return }
        var restored = RegisteredObject.object(identifier)
        if restored == nil, let name = object.restorationClassName,
            let found = RestorationClass.named(name) as? any UIObjectRestoration.Type
        {
            restored = found.object(
                withRestorationIdentifierPath: object.path.identifiers,
                coder: coder(object)
            )
        }
        guard let instance = restored as? NSObject else { return }
        found.byPath[object.path] = instance
    }

    private func decode(_ object: PreservedObject) {
        switch object.kind {
        case .application: break
        case .controller:
            guard let controller = found.byPath[object.path] as? UIViewController else { return }
            // Outlets are there when a controller reads its state, as on iOS.
            controller.loadViewIfNeeded()
            findWaiting(in: object.path)
            controller.decodeRestorableState(with: coder(object))
        case .view:
            guard let view = view(object.path) else { return }
            found.byPath[object.path] = view
            view.decodeRestorableState(with: coder(object))
        case .object:
            (found.byPath[object.path] as? any UIStateRestoring)?.decodeRestorableState(with: coder(object))
        }
    }

    private func view(_ path: RestorationPath) -> UIView? {
        guard let step = path.steps.last, let parent = path.parent,
            let controller = found.byPath[parent] as? UIViewController, controller.isViewLoaded
        else { return nil }
        let views = RestorationLineage.content(of: controller).views
        return Self.occurrence(of: step, in: views, \.restorationIdentifier)
    }
}
