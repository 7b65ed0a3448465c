import CoreFoundation

@testable import InterfaceDocument
@testable import TabardKit

/// A document whose views can be found again by their ids, with the frames that Interface Builder wrote for them.
@MainActor
struct DesignedDocument {
    /// What decides a view's size beside its constraints, and is changed to see which frames follow it.
    enum Change: String, CaseIterable {
        /// Texts and their fonts.
        case texts
        /// Symbols, which are letters of a font of Apple's, and sizes that hold in Interface Builder only.
        case symbols
    }

    /// A view whose frame the document records.
    struct View {
        let element: String
        let frame: CGRect
        /// Whether constraints or a stack place it, rather than an autoresizing mask.
        let isConstrained: Bool
    }

    /// The views but those at the top and cells, by their ids.
    private(set) var views: [String: View] = [:]
    /// The sizes of cells, which lists decide and no constraint, by their ids.
    private(set) var cells: [String: CGSize] = [:]
    /// Whether it is a nib, whose views Interface Builder lays out as if each were a controller's.
    let isNib: Bool
    /// Whether the document was saved by Xcode 11 or later. What older ones laid out has the margins and sizes of older systems.
    let isOfNewSystems: Bool
    /// What bars and the device cover of each scene's view, by the id of the controller, or of a nib's view. Documents don't record
    /// it, so it is taken from the frame of what a constraint ties to the guide.
    private(set) var coverings: [String: UIEdgeInsets] = [:]
    private let root: InterfaceElement
    private let symbols: Set<String>
    /// The names and sizes of the images that the document names.
    let images: [String: CGSize]

    private static let cellNames: Set<String> = [
        "tableViewCell", "collectionViewCell", "collectionReusableView", "tableViewHeaderFooterView",
    ]
    static let mark = "designed:"
    static let probe = "designed-probe"

    init(_ document: InterfaceDocument) {
        root = document.root
        isNib = document.kind == .nib
        isOfNewSystems = (document.root["toolsVersion"].flatMap { Double($0) } ?? 0) >= 15_000
        let resources = (document.root.first("resources")?.children ?? []).filter { $0.name == "image" }
        symbols = Set(resources.filter { $0["catalog"] == "system" }.compactMap { $0["name"] })
        var images: [String: CGSize] = [Self.probe: CGSize(width: 97, height: 83)]
        for image in resources where image["catalog"] == nil {
            guard let name = image["name"], !name.contains("/"), let width = Self.number(image, "width"),
                let height = Self.number(image, "height"), 1...2_000 ~= width, 1...2_000 ~= height
            else { continue }
            images[name] = CGSize(width: width, height: height)
        }
        self.images = images
        let controllers = document.scenes.compactMap(\.controller)
        for controller in controllers {
            guard let view = controller.child(key: "view"), let id = controller.id else { continue }
            coverings[id] = Self.covering(of: view, in: controller)
            collect(view, isAtTop: true, inStack: false)
        }
        for view in document.objects {
            if let id = view.id { coverings[id] = Self.covering(of: view, in: view) }
            collect(view, isAtTop: true, inStack: false)
        }
    }

    /// The document with its views marked; with a change, if one is given.
    func text(_ change: Change?) -> String {
        let node = DocumentNode(root)
        for part in node.all { prepare(part, change) }
        return node.element.description
    }

    private mutating func collect(_ element: InterfaceElement, isAtTop: Bool, inStack: Bool) {
        // Xcode says of these that constraints don't decide their frames, or that they stand elsewhere; and stacks leave out
        // what is hidden.
        guard element["misplaced"] == nil, element["ambiguous"] == nil, element["verifyAmbiguity"] == nil,
            !(inStack && element["hidden"] == "YES")
        else { return }
        let frame = Self.rect(element.child(key: "frame"))
        if Self.cellNames.contains(element.name), let id = element.id {
            cells[id] = frame?.size
        } else if !isAtTop, let id = element.id, let frame {
            views[id] = View(
                element: element.name,
                frame: frame,
                isConstrained: inStack || element["translatesAutoresizingMaskIntoConstraints"] == "NO"
            )
        }
        let isStack = element.name == "stackView"
        for child in element.children {
            switch child.name {
            case "subviews", "prototypes", "cells", "sections":
                for inner in child.children { collect(inner, isAtTop: false, inStack: isStack) }
            // The table places them.
            case _ where ["tableHeaderView", "tableFooterView"].contains(child["key"]), "tableViewSection":
                collect(child, isAtTop: true, inStack: false)
            case _ where child["key"] == "contentView":
                collect(child, isAtTop: false, inStack: false)
            default: break
            }
        }
    }

    private static func number(_ element: InterfaceElement, _ attribute: String) -> Double? {
        element[attribute].flatMap(Double.init)
    }

    private static func rect(_ element: InterfaceElement?) -> CGRect? {
        guard let element, element.name == "rect", let x = number(element, "x"),
            let y = number(element, "y"), let width = number(element, "width"),
            let height = number(element, "height")
        else { return nil }
        return CGRect(x: x, y: y, width: width, height: height)
    }

    // MARK: Safe areas

    private static func covering(of view: InterfaceElement, in controller: InterfaceElement) -> UIEdgeInsets {
        guard let bounds = rect(view.child(key: "frame"))?.size else { return .zero }
        var guides: [String: String] = [:]
        if let id = view.child(key: "safeArea")?.id { guides[id] = "" }
        if let id = view.id { guides[id] = "margin" }
        // It ends where the safe area does while there is no keyboard.
        if let id = view.child(key: "keyboard")?.id { guides[id] = "keyboard" }
        for guide in controller.first("layoutGuides")?.children ?? [] {
            if let id = guide.id { guides[id] = guide["type"] }
        }
        var frames: [String: CGRect] = [:]
        for child in view.first("subviews")?.children ?? [] {
            if let id = child.id, let frame = rect(child.child(key: "frame")) { frames[id] = frame }
        }
        var found: [String: [Double]] = [:]
        for constraint in view.first("constraints")?.children ?? []
        where constraint["relation"] == nil && constraint["priority"] == nil
            && constraint["multiplier"] == nil
        {
            let constant = number(constraint, "constant") ?? 0
            guard let first = constraint["firstItem"] ?? view.id, let second = constraint["secondItem"],
                let firstEdge = constraint["firstAttribute"], let secondEdge = constraint["secondAttribute"]
            else { continue }
            if let guide = guides[second], let frame = frames[first] {
                add(edge(firstEdge, frame) - constant, secondEdge, guide, bounds, &found)
            } else if let guide = guides[first], let frame = frames[second] {
                add(edge(secondEdge, frame) + constant, firstEdge, guide, bounds, &found)
            }
        }
        func most(_ edge: String) -> Double {
            let counts = Dictionary(grouping: found[edge] ?? []) { $0 }.mapValues(\.count)
            return max(0, counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? 0)
        }
        return UIEdgeInsets(
            top: most("top"),
            left: most("leading"),
            bottom: most("bottom"),
            right: most("trailing")
        )
    }

    private static func edge(_ name: String, _ frame: CGRect) -> Double {
        switch name {
        case "top": frame.minY
        case "bottom": frame.maxY
        case "leading", "left": frame.minX
        case "trailing", "right": frame.maxX
        default: .nan
        }
    }

    private static func add(
        _ place: Double,
        _ edge: String,
        _ guide: String,
        _ bounds: CGSize,
        _ found: inout [String: [Double]]
    ) {
        guard place.isFinite else { return }
        switch (guide, edge) {
        case ("", "top"), ("top", "bottom"), ("margin", "topMargin"): found["top", default: []].append(place)
        case ("", "bottom"), ("bottom", "top"), ("margin", "bottomMargin"), ("keyboard", "top"):
            found["bottom", default: []].append(bounds.height - place)
        case ("", "leading"): found["leading", default: []].append(place)
        case ("", "trailing"): found["trailing", default: []].append(bounds.width - place)
        default: break
        }
    }

    // MARK: Changes

    private static let writers: Set<String> = ["label", "button", "textField", "textView"]
    private static let texts: Set<String> = [
        "text", "title", "subtitle", "placeholder", "headerTitle", "footerTitle", "content",
    ]
    private static let pictures: Set<String> = [
        "image", "selectedImage", "highlightedImage", "backgroundImage",
    ]

    private func prepare(_ node: DocumentNode, _ change: Change?) {
        if let id = node["id"], views[id] != nil || cells[id] != nil {
            node["restorationIdentifier"] = Self.mark + id
        }
        // Interface Builder lays out by these, and the app doesn't get them.
        if node.name == "constraint" { node["placeholder"] = nil }
        switch change {
        case .texts: changeTexts(node)
        case .symbols: changeSymbols(node)
        case nil: break
        }
    }

    private func changeTexts(_ node: DocumentNode) {
        for name in Self.texts {
            if let text = node[name] { node[name] = "\(text) \(text) or more" }
        }
        if ["string", "mutableString"].contains(node.name) { node.text += " or more\nof it" }
        if ["fontDescription", "font"].contains(node.name) { enlarge(node) }
        if Self.writers.contains(node.name),
            !node.children.contains(where: { $0["key"] == "fontDescription" })
        {
            let font = InterfaceElement(
                name: "fontDescription",
                attributes: [
                    InterfaceAttribute(name: "key", value: "fontDescription"),
                    InterfaceAttribute(name: "type", value: "system"),
                    InterfaceAttribute(name: "pointSize", value: "17"),
                ]
            )
            node.children.append(DocumentNode(font))
            node.children.last.map(enlarge)
        }
    }

    private func enlarge(_ font: DocumentNode) {
        let size = font["pointSize"].flatMap(Double.init) ?? 17
        for name in ["style", "name", "family"] { font[name] = nil }
        font["type"] = "system"
        font["pointSize"] = "\(max(size, 12) * 1.6)"
    }

    private func changeSymbols(_ node: DocumentNode) {
        for name in Self.pictures {
            if let image = node[name], symbols.contains(image) {
                node[name] = Self.probe
                node["catalog"] = nil
            }
        }
        if node["placeholderIntrinsicWidth"] != nil || node["placeholderIntrinsicHeight"] != nil {
            for edge in ["width", "height"] {
                let constraint = InterfaceElement(
                    name: "constraint",
                    attributes: [
                        InterfaceAttribute(name: "firstAttribute", value: edge),
                        InterfaceAttribute(name: "constant", value: edge == "width" ? "137" : "141"),
                        InterfaceAttribute(name: "id", value: "probe-\(edge)-\(node["id"] ?? "")"),
                    ]
                )
                let list = node.children.first { $0.name == "constraints" }
                let holder = list ?? DocumentNode(InterfaceElement(name: "constraints"))
                if list == nil { node.children.append(holder) }
                holder.children.append(DocumentNode(constraint))
            }
        }
    }
}

extension DocumentNode {
    subscript(name: String) -> String? {
        get { attributes.first { $0.name == name }?.value }
        set {
            attributes.removeAll { $0.name == name }
            if let newValue { attributes.append(InterfaceAttribute(name: name, value: newValue)) }
        }
    }
}
