import CoreFoundation

@testable import InterfaceDocument
@testable import TabardKit

/// What bars and the device cover of a view, as far as the frames tell.
///
/// Documents don't record it, so it is taken from what constraints tie to the guides: by the edges that they must have, else by
/// those that they should have, else by the middles; else by the edges that they may not pass, if a device covers just that.
extension DesignedDocument {
    /// How sure it is that a frame tells it: the first that tell something are heard.
    private enum Tie: Int, CaseIterable {
        case required, wished, middle, limit
    }

    /// What status bars and home indicators cover of the devices that Xcode shows.
    private static let ofDevices: [String: Set<Double>] = [
        "top": [20, 24, 44, 47, 48, 50, 59, 62], "bottom": [20, 21, 34],
    ]

    private struct Found {
        var places: [Tie: [String: [Double]]] = [:]

        mutating func add(_ place: Double, _ edge: String, _ tie: Tie) {
            places[tie, default: [:]][edge, default: []].append(place)
        }

        /// What most of them say.
        func most(_ edge: String, _ ties: [Tie] = Tie.allCases) -> Double? {
            let values = ties.lazy.compactMap { places[$0]?[edge] }.first ?? []
            let counts = Dictionary(grouping: values) { $0 }.mapValues(\.count)
            return counts.max { ($0.value, $0.key) < ($1.value, $1.key) }.map { max(0, $0.key) }
        }
    }

    static func covering(of view: InterfaceElement, in controller: InterfaceElement) -> UIEdgeInsets {
        guard let bounds = rect(view.child(key: "frame"))?.size else { return .zero }
        var guides: [String: String] = [:]
        if let id = view.child(key: "safeArea")?.id { guides[id] = "" }
        if let id = view.id { guides[id] = "margin" }
        // It ends where the safe area does while there is no keyboard.
        if let id = view.child(key: "keyboard")?.id { guides[id] = "keyboard" }
        for guide in controller.first("layoutGuides")?.children ?? [] {
            if let id = guide.id { guides[id] = guide["type"] }
        }
        var found = Found()
        look(in: view, guides, bounds, &found)
        // A scroll view that fills the view has the same area.
        for scroll in view.first("subviews")?.children ?? [] where scroll.name == "scrollView" {
            guard rect(scroll.child(key: "frame")) == CGRect(origin: .zero, size: bounds),
                let id = scroll.child(key: "safeArea")?.id
            else { continue }
            look(in: scroll, [id: ""], bounds, &found)
        }
        let bottom = found.most("bottom", [.required, .wished, .limit]) ?? 0
        var top = found.most("top", [.required, .wished])
        if top == nil, let middle = found.most("middle") {
            // Coverings are of whole points, and frames may be rounded.
            top = max(0, (2 * middle - bounds.height + bottom).rounded())
        }
        top = top ?? found.most("top", [.limit])
        return UIEdgeInsets(
            top: top ?? 0,
            left: found.most("leading", [.required]) ?? 0,
            bottom: bottom,
            right: found.most("trailing", [.required]) ?? 0
        )
    }

    private static func look(
        in view: InterfaceElement,
        _ guides: [String: String],
        _ bounds: CGSize,
        _ found: inout Found
    ) {
        var frames: [String: CGRect] = [:]
        collectFrames(view, .zero, &frames)
        for constraint in view.first("constraints")?.children ?? []
        where constraint["multiplier"] == nil {
            let constant = number(constraint, "constant") ?? 0
            guard let first = constraint["firstItem"] ?? view.id, let second = constraint["secondItem"],
                let firstEdge = constraint["firstAttribute"], let secondEdge = constraint["secondAttribute"]
            else { continue }
            let isLimit = !["equal", nil].contains(constraint["relation"])
            let tie = isLimit ? Tie.limit : constraint["priority"] == nil ? .required : .wished
            if let guide = guides[second], let frame = frames[first] {
                add(edge(firstEdge, frame) - constant, secondEdge, guide, bounds, tie, &found)
            } else if let guide = guides[first], let frame = frames[second] {
                add(edge(secondEdge, frame) + constant, firstEdge, guide, bounds, tie, &found)
            }
        }
    }

    /// The frames of the views in one, in its coordinates.
    private static func collectFrames(
        _ view: InterfaceElement,
        _ origin: CGPoint,
        _ frames: inout [String: CGRect]
    ) {
        for child in view.first("subviews")?.children ?? [] {
            guard let id = child.id, child["misplaced"] == nil, let frame = rect(child.child(key: "frame"))
            else { continue }
            frames[id] = frame.offsetBy(dx: origin.x, dy: origin.y)
            collectFrames(child, CGPoint(x: origin.x + frame.minX, y: origin.y + frame.minY), &frames)
        }
    }

    private static func edge(_ name: String, _ frame: CGRect) -> Double {
        switch name {
        case "top": frame.minY
        case "bottom": frame.maxY
        case "leading", "left": frame.minX
        case "trailing", "right": frame.maxX
        case "centerY": frame.midY
        default: .nan
        }
    }

    private static func add(
        _ place: Double,
        _ edge: String,
        _ guide: String,
        _ bounds: CGSize,
        _ tie: Tie,
        _ found: inout Found
    ) {
        guard place.isFinite else { return }
        func add(_ covered: Double, _ edge: String) {
            guard tie != .limit || ofDevices[edge]?.contains(covered) ?? false else { return }
            found.add(covered, edge, tie)
        }
        switch (guide, edge) {
        case ("", "top"), ("top", "bottom"), ("margin", "topMargin"): add(place, "top")
        case ("", "bottom"), ("bottom", "top"), ("margin", "bottomMargin"), ("keyboard", "top"):
            add(bounds.height - place, "bottom")
        case ("", "leading"): add(place, "leading")
        case ("", "trailing"): add(bounds.width - place, "trailing")
        case ("", "centerY") where tie != .limit: found.add(place, "middle", .middle)
        default: break
        }
    }
}
