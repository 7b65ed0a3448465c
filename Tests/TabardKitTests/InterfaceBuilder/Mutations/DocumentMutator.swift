@testable import InterfaceDocument

/// Makes documents that nobody meant out of ones that somebody did.
///
/// The same seed always makes the same document of the same originals.
struct DocumentMutator {
    private let originals: [InterfaceElement]
    /// The values that attributes of a name have anywhere.
    private let values: [String: [String]]
    private let attributeNames: [String]
    private let elements: [InterfaceElement]
    private let elementNames: [String]

    /// What no attribute, or hardly one, may hold.
    private static let words = [
        "", " ", "YES", "NO", "-1", "0", "1", "2", "1e400", "1e300:1e-300", "nan", "-inf", "0x10", "1:0",
        "16:9",
        "99999999999999999999", "-99999999999999999999", "1000000", "-1000000", "0.0001", "1001", "\u{1F600}",
        "../../etc/passwd", "a.b.c", "superview", "subviews", "view", "view.superview.subviews",
        "parentViewController",
        "tableHeaderView", "backgroundView", "layer.cornerRadius", "text", "title", "UIApplication",
        "UIWindow",
        "NSObject", "UIView", "UITableView", "UINavigationController", "UIStoryboardSegue", "QuietSegue",
        "HomeController", "TabardKit", "TabardKitTests", "Foundation", "goHome:", "make:sender:",
        "viewDidLoad",
    ]

    /// Elements that UIKit has classes for, but no document.
    private static let oddNames = [
        "application", "screen", "device", "window", "windowScene", "storyboard", "nib", "color", "font",
        "image", "menu",
        "action", "touch", "event", "alertController", "searchController", "responder", "viewController",
        "storyboardSegue", "activity", "bezierPath", "animator", "layoutGuide", "splitViewController",
    ]

    init(_ originals: [InterfaceElement]) {
        self.originals = originals
        var values: [String: Set<String>] = [:]
        var elements: [InterfaceElement] = []
        func look(_ element: InterfaceElement) {
            for attribute in element.attributes {
                values[attribute.name, default: []].insert(attribute.value)
            }
            elements.append(element)
            for child in element.children { look(child) }
        }
        for original in originals { look(original) }
        self.values = values.mapValues { $0.sorted() }
        self.elements = elements
        attributeNames = values.keys.sorted()
        elementNames = Set(elements.map(\.name)).sorted() + Self.oddNames
    }

    func document(seed: UInt64) -> [UInt8] {
        var random = SeededGenerator(seed: seed)
        guard let original = originals.randomElement(using: &random) else { return [] }
        let root = DocumentNode(original)
        for _ in 0..<Int.random(in: 1...8, using: &random) { change(root, &random) }
        var bytes = [UInt8](root.element.description.utf8)
        if Int.random(in: 0..<10, using: &random) == 0 { damage(&bytes, &random) }
        return bytes
    }

    private func change(_ root: DocumentNode, _ random: inout SeededGenerator) {
        let all = root.all
        guard let node = all.randomElement(using: &random), let other = all.randomElement(using: &random)
        else {
            return
        }
        switch Int.random(in: 0..<16, using: &random) {
        case 0..<6: setValue(of: node, &random)
        case 6, 7: redirect(node, to: other)
        case 8:
            if let name = attributeNames.randomElement(using: &random) {
                node.attributes.append(InterfaceAttribute(name: name, value: value(of: name, &random)))
            }
        case 9:
            if !node.attributes.isEmpty {
                node.attributes.remove(at: Int.random(in: 0..<node.attributes.count, using: &random))
            }
        case 10: node.name = elementNames.randomElement(using: &random) ?? node.name
        case 11:
            if !node.children.isEmpty {
                node.children.remove(at: Int.random(in: 0..<node.children.count, using: &random))
            }
        case 12: other.children.append(node.copy)
        case 13:
            if let foreign = elements.randomElement(using: &random) { insert(foreign, in: node, &random) }
        case 14: node.children.shuffle(using: &random)
        default: (node.children, other.children) = exchange(node, other)
        }
    }

    /// What one node holds and the other, the other way around; a node is never put into itself.
    private func exchange(_ node: DocumentNode, _ other: DocumentNode) -> ([DocumentNode], [DocumentNode]) {
        (other.children.map(\.copy), node.children.map(\.copy))
    }

    private func setValue(of node: DocumentNode, _ random: inout SeededGenerator) {
        guard !node.attributes.isEmpty else { return }
        let index = Int.random(in: 0..<node.attributes.count, using: &random)
        let name = node.attributes[index].name
        node.attributes[index] = InterfaceAttribute(name: name, value: value(of: name, &random))
    }

    private func value(of name: String, _ random: inout SeededGenerator) -> String {
        let known = values[name] ?? []
        if Int.random(in: 0..<3, using: &random) == 0 {
            return Self.words.randomElement(using: &random) ?? ""
        }
        return known.randomElement(using: &random) ?? ""
    }

    /// Lets what names another element name a wrong one.
    private func redirect(_ node: DocumentNode, to other: DocumentNode) {
        let references: Set<String> = [
            "destination", "reference", "firstItem", "secondItem", "textLabel", "detailTextLabel",
            "imageView", "id",
            "initialViewController", "popoverAnchorView",
        ]
        guard let index = node.attributes.firstIndex(where: { references.contains($0.name) }),
            let id = other.attributes.first(where: { $0.name == "id" })?.value
        else { return }
        node.attributes[index] = InterfaceAttribute(name: node.attributes[index].name, value: id)
    }

    private func insert(_ foreign: InterfaceElement, in node: DocumentNode, _ random: inout SeededGenerator) {
        node.children.insert(
            DocumentNode(foreign),
            at: Int.random(in: 0...node.children.count, using: &random)
        )
    }

    /// Changes bytes rather than elements, so that most of what comes of it is no XML.
    private func damage(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
        guard bytes.count > 1 else { return }
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes.removeLast(bytes.count - place)
        case 1: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 2: bytes.insert(contentsOf: "<!ENTITY a \"&b;&b;\">".utf8, at: place)
        default: bytes.removeSubrange(place..<min(place + 9, bytes.count))
        }
    }
}
