internal import InterfaceDocument

/// All that an interface document shows, made without the app's code, for tools that draw or check documents.
///
/// ```swift
/// let scenes = try InterfaceScenes(contentsOf: "Base.lproj/Main.storyboard", bundle: nil)
/// for scene in scenes.all { window.rootViewController = scenes.makeController(of: scene) }
/// ```
///
/// Of the app's classes their ancestors in UIKit stand in, and lists show each prototype once. What can't be followed goes to the
/// `InterfaceTrial` in which it is made.
@MainActor
package final class InterfaceScenes {
    /// A controller of a storyboard, or an object at the top of a nib.
    package struct Scene: Hashable, Sendable {
        /// The id of the controller or object.
        package let id: String
        /// Its storyboard identifier, its label in Interface Builder, its title, its class or its element, what there is first.
        package let name: String
        /// The line on which it begins.
        package let line: Int
        /// The size that it has in Interface Builder, in points.
        package let size: CGSize
    }

    /// What the document shows, in its order.
    package let all: [Scene]
    /// How much of it was understood while it was made.
    package let coverage: InterfaceCoverage
    private let source: InterfaceSource
    private let storyboard: UIStoryboard?
    /// What lists only name.
    private var rows: [PrototypeRows] = []

    /// Reads a document.
    ///
    /// - Parameters:
    ///   - path: The file's path. What can't be read is an `InterfaceDocumentError`.
    ///   - bundle: Where images, colours and further documents are looked for; nil is the program's own.
    package init(contentsOf path: String, bundle: Bundle?) throws {
        let url = URL(fileURLWithPath: path)
        var source = InterfaceSource(
            document: try InterfaceDocument(contentsOf: url.path),
            strings: [:],
            bundle: bundle
        )
        let document = source.document
        let coverage = InterfaceCoverage(document)
        self.coverage = coverage
        source.coverage = coverage
        self.source = source
        storyboard = document.kind == .storyboard ? UIStoryboard(source) : nil
        let elements =
            document.kind == .storyboard
            ? document.scenes.compactMap(\.controller).filter { $0.name != "viewControllerPlaceholder" }
            : document.objects.filter {
                $0["placeholderIdentifier"] == nil && !$0.name.hasSuffix("GestureRecognizer")
            }
        all = elements.compactMap { element in
            element.id.map {
                Scene(
                    id: $0,
                    name: InterfaceDesign.name(of: element),
                    line: element.line,
                    size: InterfaceDesign.size(of: element, in: document)
                )
            }
        }
    }

    /// Makes a controller that shows a scene; nil where nothing can stand for it, or where it is nothing that is seen.
    package func makeController(of scene: Scene) -> UIViewController? {
        if let storyboard { return storyboard._make(id: scene.id, StoryboardLineage(), nil) }
        let assembly = InterfaceAssembly(source)
        let objects = assembly.instantiate(owner: nil, external: [:])
        switch assembly.object(id: scene.id) {
        case let controller as UIViewController: return controller
        case let view as UIView:
            let controller = NibController()
            controller.objects = objects
            controller.content = view
            return controller
        default: return nil
        }
    }

    /// Lets all tables and collections below a view that have prototypes, and nobody who says of what, show each of them once.
    package func showPrototypes(in view: UIView) {
        switch view {
        case let table as UITableView where table._staticContent == nil:
            guard let rows = rows(for: table._cellQueue.documentIdentifiers, table.dataSource) else { break }
            table.dataSource = rows
            table.reloadData()
        case let collection as UICollectionView:
            guard let rows = rows(for: collection._cellQueue.documentIdentifiers, collection.dataSource)
            else {
                break
            }
            collection.dataSource = rows
            collection.reloadData()
        default: break
        }
        for subview in view.subviews { showPrototypes(in: subview) }
    }

    private func rows(for identifiers: [String], _ source: AnyObject?) -> PrototypeRows? {
        guard !identifiers.isEmpty, !(source is PrototypeRows) else { return nil }
        let made = PrototypeRows(identifiers)
        rows.append(made)
        return made
    }

    /// Makes every object of the document once, the views of all controllers and the prototypes of all lists among them.
    ///
    /// - Parameter trial: Collects what can't be followed.
    package func makeAll(in trial: InterfaceTrial) {
        // Prototypes lead to them.
        var controllers: [UIViewController] = []
        trial.run {
            for scene in all {
                guard let controller = makeController(of: scene) else { continue }
                controller.loadViewIfNeeded()
                controllers.append(controller)
            }
            for placeholder in source.document.scenes.compactMap(\.controller)
            where placeholder.name == "viewControllerPlaceholder" {
                UIStoryboard._tellUnknown(ofPlaceholder: placeholder, in: InterfaceAssembly(source))
            }
        }
        withExtendedLifetime(controllers) { trial.makePrototypes() }
    }
}

/// Shows an object at the top of a nib.
private final class NibController: UIViewController {
    /// What the nib holds, which objects of it may only name.
    var objects: [NSObject] = []
    var content: UIView?

    override func loadView() {
        let view = UIView(frame: content?.bounds ?? .zero)
        view.backgroundColor = .systemBackground
        if let content {
            content.translatesAutoresizingMaskIntoConstraints = true
            content.frame = view.bounds
            content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(content)
        }
        self.view = view
    }
}
