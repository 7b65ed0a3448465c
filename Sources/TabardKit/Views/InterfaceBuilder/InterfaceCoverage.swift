internal import InterfaceDocument

/// Counts how much of a document was understood while its objects were made, for tools.
///
/// ```swift
/// let scenes = try InterfaceScenes(contentsOf: "Main.storyboard", bundle: nil)
/// scenes.makeAll(in: InterfaceTrial())
/// let count = scenes.coverage.count
/// print("\(count.elements.understood) of \(count.elements.total) elements")
/// ```
///
/// Understood is what some class has asked for, and what the code takes as known since it says nothing to a running app. Each
/// element and each attribute of the document counts once.
@MainActor
package final class InterfaceCoverage {
    private let root: InterfaceElement
    /// The places of understood elements.
    private var elements: Set<Int> = []
    /// The understood attributes of elements by their places, by their indices.
    private var attributes: [Int: InterfaceMarks] = [:]

    init(_ document: InterfaceDocument) {
        root = document.root
        noteDesign()
    }

    /// Takes an element as understood, and with it by what it is found.
    func note(_ element: InterfaceElement) {
        guard element.place.number > 0, elements.insert(element.place.number).inserted else { return }
        for (index, attribute) in element.attributes.enumerated()
        where attribute.name == "key" || attribute.name == "id" {
            note(attribute: index, of: element)
        }
    }

    /// Takes an attribute as understood.
    func note(attribute index: Int, of element: InterfaceElement) {
        guard element.place.number > 0 else { return }
        attributes[element.place.number, default: InterfaceMarks()].insert(index)
    }

    /// Takes an element as understood with all in it, as it says nothing to a running app.
    func note(whole element: InterfaceElement) {
        note(element)
        for index in element.attributes.indices { note(attribute: index, of: element) }
        for child in element.children { note(whole: child) }
    }

    /// What was understood until now.
    package var count: InterfaceCount {
        var count = InterfaceCount()
        measure(root, in: "", into: &count)
        return count
    }

    private func measure(_ element: InterfaceElement, in name: String, into count: inout InterfaceCount) {
        let place = element.place.number
        let path = name.isEmpty ? element.name : "\(name)/\(element.name)"
        count.elements.total += 1
        if elements.contains(place) {
            count.elements.understood += 1
        } else {
            count.gaps.append(InterfaceCount.Gap(name: path, line: element.line))
        }
        count.attributes.total += element.attributes.count
        for (index, attribute) in element.attributes.enumerated() {
            if attributes[place]?.contains(index) == true {
                count.attributes.understood += 1
            } else {
                count.gaps.append(
                    InterfaceCount.Gap(name: "\(path).\(attribute.name)", line: element.line)
                )
            }
        }
        // As deep as the document, which has a limit.
        for child in element.children { measure(child, in: element.name, into: &count) }
    }
}

/// What stands around the objects, for Interface Builder and what compiles documents.
extension InterfaceCoverage {
    private static let documentAttributes: Set<String> = [
        "type", "version", "toolsVersion", "systemVersion", "targetRuntime", "propertyAccessControl",
        "useAutolayout", "useAutoLayout", "useTraitCollections", "useSafeAreas", "colorMatched",
        "launchScreen",
        "initialViewController", "variant",
    ]
    /// What says nothing to a running app.
    private static let design: Set<String> = [
        "device", "dependencies", "simulatedMetricsContainer", "inferredMetricsTieBreakers", "customFonts",
        "designables", "classes", "accessibilityOverrides", "color",
    ]
    private static let resources: Set<String> = ["image", "namedColor", "systemColor"]

    private func noteDesign() {
        note(root)
        for (index, attribute) in root.attributes.enumerated()
        where Self.documentAttributes.contains(attribute.name) {
            note(attribute: index, of: root)
        }
        for child in root.children {
            switch child.name {
            case _ where Self.design.contains(child.name): note(whole: child)
            // Images are looked for in the bundle; colours are there for those that it has lost.
            case "resources":
                note(child)
                for resource in child.children where Self.resources.contains(resource.name) {
                    note(whole: resource)
                }
            case "objects":
                note(child)
                noteResponders(child)
            case "scenes":
                note(child)
                for scene in child.children where scene.name == "scene" { noteScene(scene) }
            default: break
            }
        }
    }

    private func noteScene(_ scene: InterfaceElement) {
        note(scene)
        for (index, attribute) in scene.attributes.enumerated() where attribute.name == "sceneID" {
            note(attribute: index, of: scene)
        }
        for child in scene.children {
            switch child.name {
            case "objects":
                note(child)
                noteResponders(child)
            // Where Interface Builder shows the scene.
            case "point" where child["key"] == "canvasLocation": note(whole: child)
            default: break
            }
        }
    }

    /// What stands for the first responder and for the way out of a scene.
    private func noteResponders(_ objects: InterfaceElement) {
        for object in objects.children
        where object["placeholderIdentifier"] == "IBFirstResponder" || object.name == "exit" {
            note(whole: object)
        }
    }
}
