import CoreFoundation

@testable import InterfaceDocument
@testable import TabardKit

/// A document whose views can be found again by their ids, with the frames that Interface Builder wrote for them.
@MainActor
struct DesignedDocument {
    /// What decides a view's size beside its constraints, and is changed to see which frames follow it.
    enum Change: String, CaseIterable {
        /// Longer texts in larger fonts.
        case texts
        /// Shorter texts in smaller fonts.
        case shorterTexts
        /// Symbols, which are letters of a font of Apple's, and sizes that hold in Interface Builder only.
        case symbols
        /// Views whose content only the app's code knows: those of the app's own classes, and stacks that are filled later. For
        /// want of a size of their own, Interface Builder makes one up, as Apple's guide to Auto Layout tells of stack views.
        case standIns
        /// The same with larger sizes, which matter where a small one finds room.
        case largerStandIns

        /// What frames depend on that follow the change.
        var reason: String {
            switch self {
            case .texts, .shorterTexts: "texts"
            case .symbols: "symbols"
            case .standIns, .largerStandIns: "standIns"
            }
        }
    }

    /// A view whose frame the document records.
    struct View {
        let element: String
        let frame: CGRect
        /// Whether constraints or a stack place it, rather than an autoresizing mask.
        let isConstrained: Bool
        /// Whether a stack places it.
        let isArranged: Bool
    }

    /// The views but those at the top and cells, by their ids.
    private(set) var views: [String: View] = [:]
    /// The sizes of cells, which lists decide and no constraint, by their ids; before iOS 17 also of what is in a cell beside an
    /// accessory, since the mark of a way on took 17 points beside the margin, 11, 9.5 and 8.5, another with nearly each system.
    private(set) var cells: [String: CGSize] = [:]
    /// How wide the rows are whose content views have the ids.
    private var rows: [String: Double] = [:]
    /// The views whose recorded frames can't be, by the document's own constraints.
    let contradicted: Set<String>
    /// Whether it is a nib, whose views Interface Builder lays out as if each were a controller's.
    let isNib: Bool
    /// Whether the document was saved by Xcode 11 or later. What older ones laid out has the margins and sizes of older systems.
    let isOfNewSystems: Bool
    /// What bars and the device cover of each scene's view, by the id of the controller, or of a nib's view. Documents don't record
    /// it, so it is taken from the frame of what a constraint ties to the guide.
    private(set) var coverings: [String: UIEdgeInsets] = [:]
    private let root: InterfaceElement
    private let version: Double
    /// The versions of the first Xcode that laid out for iOS 11, of that for iOS 13, and of that for iOS 17.
    private static let firstOfSystem11 = 13_000.0
    private static let firstOfSystem13 = 15_000.0
    private static let firstOfSystem17 = 22_000.0
    let symbols: Set<String>
    /// The names and sizes of the images that the document names.
    let images: [String: CGSize]

    private static let cellNames: Set<String> = [
        "tableViewCell", "collectionViewCell", "collectionReusableView", "tableViewHeaderFooterView",
    ]
    /// How high controls were before iOS 13, and progress before iOS 14.
    private static let oldHeights = [
        "progressView": 2, "stepper": 29, "segmentedControl": 29, "datePicker": 216,
    ]
    static let mark = "designed:"
    static let probe = "designed-probe"

    init(_ document: InterfaceDocument) {
        root = document.root
        isNib = document.kind == .nib
        // As in "32700.99.1234".
        version = document.root["toolsVersion"]?.split(separator: ".").first.flatMap { Double($0) } ?? 0
        isOfNewSystems = version >= Self.firstOfSystem13
        contradicted = RecordedConstraints(document.root).contradicted
        let resources = (document.root.first("resources")?.children ?? []).filter { $0.name == "image" }
        symbols = Set(resources.filter { $0["catalog"] == "system" }.compactMap { $0["name"] })
        var images: [String: CGSize] = [Self.probe: CGSize(width: 97, height: 83)]
        for image in resources where image["catalog"] == nil {
            guard let name = image["name"], !name.contains(".."), let width = Self.number(image, "width"),
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

    private mutating func collect(
        _ element: InterfaceElement,
        isAtTop: Bool,
        inStack: Bool,
        hasOldAccessory: Bool = false
    ) {
        // Xcode says of these that constraints don't decide their frames, or that they stand elsewhere; and stacks leave out
        // what is hidden.
        guard element["misplaced"] == nil, element["ambiguous"] == nil, element["verifyAmbiguity"] == nil,
            !(inStack && element["hidden"] == "YES")
        else { return }
        let frame = Self.rect(element.child(key: "frame"))
        if Self.cellNames.contains(element.name), let id = element.id {
            cells[id] = frame?.size
        } else if let id = element.id, let size = frame?.size, hasOldAccessory {
            cells[id] = size
        } else if !isAtTop, let id = element.id, let frame {
            views[id] = View(
                element: element.name,
                frame: frame,
                isConstrained: inStack || element["translatesAutoresizingMaskIntoConstraints"] == "NO",
                isArranged: inStack
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
                if let id = child.id, let frame { rows[id] = frame.width }
                let hasAccessory = element["accessoryType"] != nil && version < Self.firstOfSystem17
                collect(child, isAtTop: false, inStack: false, hasOldAccessory: hasAccessory)
            default: break
            }
        }
    }

    nonisolated static func number(_ element: InterfaceElement, _ attribute: String) -> Double? {
        element[attribute].flatMap(Double.init)
    }

    nonisolated static func rect(_ element: InterfaceElement?) -> CGRect? {
        guard let element, element.name == "rect", let x = number(element, "x"),
            let y = number(element, "y"), let width = number(element, "width"),
            let height = number(element, "height")
        else { return nil }
        return CGRect(x: x, y: y, width: width, height: height)
    }

    // MARK: The prepared document

    private func prepare(_ node: DocumentNode, _ change: Change?) {
        if let id = node["id"], views[id] != nil || cells[id] != nil {
            node["restorationIdentifier"] = Self.mark + id
        }
        // Interface Builder lays out by these, and the app doesn't get them.
        if node.name == "constraint" { node["placeholder"] = nil }
        if node.name == "tableViewCellContentView", let id = node["id"] { setOldMargins(node, rows[id] ?? 0) }
        if !isOfNewSystems, let height = Self.oldHeights[node.name] { hold(node, height: height) }
        if let change { self.change(node, change) }
        if change != .standIns, change != .largerStandIns { standIn(node) }
    }

    /// Gives a row of an older system the margins that it had there.
    ///
    /// Before iOS 11 the content of a row kept 8 points all round, and up to iOS 12 15 points at the sides where the row was no wider
    /// than that of a small telephone.
    private func setOldMargins(_ node: DocumentNode, _ width: Double) {
        guard !isOfNewSystems,
            !node.children.contains(where: {
                ["layoutMargins", "directionalLayoutMargins"].contains($0["key"])
            })
        else { return }
        let isFirst = version < Self.firstOfSystem11
        let side = isFirst ? 8 : width < 400 ? 15 : 20
        let row = isFirst ? 8 : 11
        let edges = [("key", "layoutMargins"), ("top", "\(row)"), ("left", "\(side)")]
        let others = [("bottom", "\(row)"), ("right", "\(side)")]
        let attributes = (edges + others).map { InterfaceAttribute(name: $0.0, value: $0.1) }
        node.children.append(DocumentNode(InterfaceElement(name: "edgeInsets", attributes: attributes)))
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
