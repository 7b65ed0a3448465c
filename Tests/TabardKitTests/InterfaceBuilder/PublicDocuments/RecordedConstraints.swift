import CoreFoundation

@testable import InterfaceDocument
@testable import TabardKit

/// The constraints that a document demands, compared with the frames that it records.
///
/// Each constraint between edges, middles and sizes of views whose frames are recorded is arithmetic. Where it doesn't come out, no
/// layout has these frames and keeps the constraints: Xcode recorded them before the constraints were changed, or the constraints
/// contradict each other, and which of them gives way is told nowhere.
struct RecordedConstraints {
    /// The views whose frames a constraint contradicts, or that a constraint ties to such a view, by their ids.
    private(set) var contradicted: Set<String> = []
    private var frames: [String: CGRect] = [:]
    private var names: [String: String] = [:]
    private var holders: [String: [String]] = [:]
    /// What Xcode itself says of: its constraints give another frame.
    private var misplaced: Set<String> = []
    private var varied: Set<String> = []

    /// What has insets of its own around its frame, which constraints don't count.
    private static let insetNames: Set<String> = [
        "slider", "switch", "stepper", "segmentedControl", "datePicker", "searchBar",
    ]
    private static let scrollingNames: Set<String> = [
        "scrollView", "tableView", "collectionView", "textView",
    ]

    init(_ root: InterfaceElement) {
        collect(root, .zero, [])
        var ties: [(String, String)] = []
        look(root, nil, &ties)
        let doubtful = contradicted.union(misplaced)
        for (one, other) in ties {
            if doubtful.contains(one) { contradicted.insert(other) }
            if doubtful.contains(other) { contradicted.insert(one) }
        }
    }

    private mutating func collect(_ element: InterfaceElement, _ origin: CGPoint, _ outer: [String]) {
        var (origin, outer) = (origin, outer)
        if element.name == "variation" {
            for mask in element.children where mask["key"] == "constraints" {
                varied.formUnion(mask.children.compactMap { $0["reference"] })
            }
        }
        if let id = element.id, let frame = DesignedDocument.rect(element.child(key: "frame")) {
            origin = CGPoint(x: origin.x + frame.minX, y: origin.y + frame.minY)
            frames[id] = CGRect(origin: origin, size: frame.size)
            names[id] = element.name
            holders[id] = outer
            outer.append(id)
            if element["misplaced"] != nil || element["ambiguous"] != nil { misplaced.insert(id) }
        }
        for child in element.children { collect(child, origin, outer) }
    }

    private mutating func look(
        _ element: InterfaceElement,
        _ holder: String?,
        _ ties: inout [(String, String)]
    ) {
        if element.name == "constraint" {
            if let holder { judge(element, holder, &ties) }
            return
        }
        for child in element.children { look(child, element.id ?? holder, &ties) }
    }

    private mutating func judge(
        _ constraint: InterfaceElement,
        _ holder: String,
        _ ties: inout [(String, String)]
    ) {
        guard (constraint["priority"].flatMap(Double.init) ?? 1_000) >= 1_000,
            constraint.children.isEmpty, constraint.id.map({ !varied.contains($0) }) ?? true
        else { return }
        let one = constraint["firstItem"] ?? holder
        let other = constraint["secondAttribute"].map { _ in constraint["secondItem"] ?? holder }
        let items = [one] + (other.map { [$0] } ?? [])
        guard items.allSatisfy({ names[$0].map { !Self.insetNames.contains($0) } ?? false }),
            !holdsScrolled(one, other), !holdsScrolled(other ?? "", one)
        else { return }
        if contradicts(constraint, one, other) {
            // What holds the other may well be right: the other stands wrongly in it.
            contradicted.formUnion(
                items.filter { item in !items.contains { holders[$0]?.contains(item) ?? false } }
            )
        } else if let other, constraint["relation"] == nil, other != one, holders[one] == holders[other] {
            ties.append((one, other))
        }
    }

    /// Whether one is a scroll view that the other is content of: constraints tie that to the content's size.
    private func holdsScrolled(_ one: String, _ other: String?) -> Bool {
        guard let other, let name = names[one], Self.scrollingNames.contains(name) else { return false }
        return holders[other]?.contains(one) ?? false
    }

    private func contradicts(_ constraint: InterfaceElement, _ one: String, _ other: String?) -> Bool {
        let constant = constraint["constant"].flatMap(Double.init) ?? 0
        let attribute = constraint["firstAttribute"] ?? ""
        guard let multiplier = Self.multiplier(constraint["multiplier"]),
            let first = place(attribute, of: one)
        else { return false }
        var second = 0.0
        var freedom = Self.freedom(attribute)
        if let other {
            let name = constraint["secondAttribute"] ?? ""
            guard let value = place(name, of: other) else { return false }
            guard multiplier == 1 || ["width", "height"].contains(name) else { return false }
            second = value
            let more = Self.freedom(name)
            freedom = (freedom.lower - more.upper, freedom.upper - more.lower)
        }
        // A margin may be of any width, but isn't negative.
        let excess = first - multiplier * second - constant
        let tolerance = 1.01
        let isTooLarge = excess + freedom.lower > tolerance
        let isTooSmall = excess + freedom.upper < -tolerance
        switch constraint["relation"] {
        case nil, "equal": return isTooLarge || isTooSmall
        case "greaterThanOrEqual": return isTooSmall
        case "lessThanOrEqual": return isTooLarge
        default: return false
        }
    }

    private static func multiplier(_ text: String?) -> Double? {
        guard let text else { return 1 }
        let parts = text.split(separator: ":").map { Double($0) }
        guard let first = parts.first, let first else { return nil }
        guard parts.count == 2, let second = parts[1], second != 0 else {
            return parts.count == 1 ? first : nil
        }
        return first / second
    }

    /// By how much a place may differ from the edge that its name has.
    private static func freedom(_ attribute: String) -> (lower: Double, upper: Double) {
        switch attribute {
        case "leadingMargin", "leftMargin", "topMargin": (0, .infinity)
        case "trailingMargin", "rightMargin", "bottomMargin": (-.infinity, 0)
        default: (0, 0)
        }
    }

    private func place(_ attribute: String, of id: String) -> Double? {
        guard let frame = frames[id] else { return nil }
        switch attribute {
        case "left", "leading", "leftMargin", "leadingMargin": return frame.minX
        case "right", "trailing", "rightMargin", "trailingMargin": return frame.maxX
        case "top", "topMargin": return frame.minY
        case "bottom", "bottomMargin": return frame.maxY
        case "width": return frame.width
        case "height": return frame.height
        case "centerX": return frame.midX
        case "centerY": return frame.midY
        default: return nil
        }
    }
}
