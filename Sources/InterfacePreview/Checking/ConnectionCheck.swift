import InterfaceDocument
import TabardKit

/// Looks for classes, outlets, actions and ways to other scenes that the app does not have (I2).
@MainActor
struct ConnectionCheck {
    private let document: InterfaceDocument
    private let classes: AppClasses
    private let documents: AppDocuments
    private(set) var problems: [ElementProblem] = []
    /// What connections and run-time attributes belong to, by their lines.
    private(set) var owners: [Int: InterfaceElement] = [:]
    /// Documents come from outside; what they make a tool say has an end.
    private static let most = 10_000

    init(_ document: InterfaceDocument, _ classes: AppClasses, _ documents: AppDocuments) {
        self.document = document
        self.classes = classes
        self.documents = documents
        look(at: document.root, scene: nil)
    }

    // As deep as the document, which has a limit.
    private mutating func look(at element: InterfaceElement, scene: InterfaceElement?) {
        guard problems.count < Self.most else { return }
        var controller = scene
        if element.name == "scene" {
            controller = document.scenes.first { $0.id == element["sceneID"] }?.controller
        }
        lookForClass(of: element)
        if element.name == "viewControllerPlaceholder" { lookForStoryboard(of: element) }
        for attribute in element.first("userDefinedRuntimeAttributes")?.children ?? [] {
            owners[attribute.line] = element
        }
        for connection in element.first("connections")?.children ?? [] {
            owners[connection.line] = element
            switch connection.name {
            case "outlet", "outletCollection": lookForOutlet(connection, of: element)
            case "action": lookForAction(connection)
            case "segue": lookForDestination(connection, scene: controller)
            default: break
            }
        }
        for child in element.children { look(at: child, scene: controller) }
    }

    private mutating func tell(
        _ text: String,
        _ element: InterfaceElement,
        _ severity: Finding.Severity = .error
    ) {
        problems.append(ElementProblem(element: element, severity: severity, text: text))
    }

    private mutating func lookForClass(of element: InterfaceElement) {
        guard let name = element["customClass"], !name.isEmpty else { return }
        let module = element["customModule"]
        if let found = classes.find(name, module) {
            if found.isGeneric {
                tell("The class '\(name)' has type parameters, so that no document can name it", element)
            }
            return
        }
        guard InterfaceTypes.type(named: name) == nil else { return }
        if let module, element["customModuleProvider"] != "target", !classes.hasModule(module) {
            tell(
                "There is no class '\(name)': the sources of its module '\(module)' are not in the package",
                element,
                .warning
            )
        } else {
            let place = module.map { " of the module '\($0)'" } ?? ""
            tell("There is no class '\(name)'\(place), neither in the package nor in UIKit", element)
        }
    }

    private mutating func lookForOutlet(_ outlet: InterfaceElement, of owner: InterfaceElement) {
        guard let name = outlet["property"] else { return tell("It names no property", outlet) }
        lookForObject(of: outlet)
        // An outlet to what the object has already, such as a controller's navigation item, only repeats it.
        if let own = owner.child(key: name)?.id, own == outlet["destination"] { return }
        guard !name.contains("."), let type = classes.type(of: owner), type.isWhole, !type.sets(name) else {
            return
        }
        if type.onlyReads(name) {
            tell("The property '\(name)' of \(type.name) can only be read", outlet)
        } else if type.hides(name) {
            tell("\(type.name) has '\(name)', but without @IBOutlet", outlet)
        } else if type.own.isEmpty {
            tell("\(type.name) has no outlet '\(name)' in Tabard", outlet, .warning)
        } else {
            tell("\(type.name) has no outlet '\(name)'", outlet)
        }
    }

    private mutating func lookForAction(_ action: InterfaceElement) {
        guard let name = action["selector"] else { return tell("It names no method", action) }
        guard let id = action["destination"], let target = document.element(id: id) else {
            return lookForObject(of: action)
        }
        if target["placeholderIdentifier"] == "IBFirstResponder" {
            let responders = ["UIResponder", "UITextField", "UITextView", "UIViewController"]
            let isUIKits = responders.compactMap { InterfaceTypes.type(named: $0) }.contains {
                ObjectClass(name: "", own: [], native: $0, isWhole: true).answers(name)
            }
            if !isUIKits, !classes.anybodyAnswers(name) {
                tell(
                    "No class has the method '\(name)' that the first responder is asked for",
                    action,
                    .warning
                )
            }
            return
        }
        guard let type = classes.type(of: target), type.isWhole, !type.answers(name) else { return }
        if type.hides(name) {
            tell("\(type.name) has the method '\(name)', but without @IBAction", action)
        } else {
            tell("\(type.name) has no method '\(name)', so that nobody answers the action", action)
        }
    }

    /// Tells of a connection with what is not in the document.
    private mutating func lookForObject(of connection: InterfaceElement) {
        guard let id = connection["destination"] else { return tell("It leads to no object", connection) }
        if document.element(id: id) == nil { tell("There is no object '\(id)' in the document", connection) }
    }

    private mutating func lookForDestination(_ segue: InterfaceElement, scene: InterfaceElement?) {
        guard let id = segue["destination"] else { return tell("The segue leads nowhere", segue) }
        if document.element(id: id) == nil {
            tell("There is no scene '\(id)' in the document that the segue could lead to", segue)
        }
        if let action = segue["unwindAction"], !classes.anybodyAnswers(action) {
            tell("No class has the method '\(action)' that the segue goes back to", segue)
        }
        if let name = segue["destinationCreationSelector"], !name.isEmpty, let scene,
            let type = classes.type(of: scene), type.isWhole, !type.answers(name)
        {
            tell("\(type.name) has no method '\(name)' that is marked with @IBSegueAction", segue)
        }
    }

    private mutating func lookForStoryboard(of reference: InterfaceElement) {
        guard let name = reference["storyboardName"], !name.isEmpty else {
            return tell("The reference names no storyboard", reference)
        }
        guard reference["bundleIdentifier"] == nil else { return }
        guard documents.has(name) else { return tell("There is no storyboard '\(name)'", reference) }
        guard let other = documents.storyboard(name) else { return }
        if let identifier = reference["referencedIdentifier"] {
            if other.scene(storyboardIdentifier: identifier) == nil {
                tell("The storyboard '\(name)' has no controller '\(identifier)'", reference)
            }
        } else if other.initialViewController == nil {
            tell("The storyboard '\(name)' starts with no controller", reference)
        }
    }
}
