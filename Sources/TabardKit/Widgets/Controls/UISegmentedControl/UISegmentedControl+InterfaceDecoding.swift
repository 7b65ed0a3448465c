internal import InterfaceDocument

extension UISegmentedControl {
    func _decodeSegments(from coder: InterfaceCoder) {
        for (index, element) in coder.list("segments").prefix(Self._mostDecoded).enumerated() {
            let reader = InterfaceCoder(element, coder.assembly)
            let title = coder.localized("segmentTitles[\(index)]", reader.string("title"))
            var segment = Segment(title: title)
            if let image = reader.picture("image") { segment = Segment(image: image) }
            if let width = reader.length("width") { segment.width = width }
            if let enabled = reader.bool("enabled") { segment.isEnabled = enabled }
            reader.skip(attributes: ["catalog"])
            reader.tellUnknown()
            _insert(segment, at: index)
        }
        if let content = coder.bool("apportionsSegmentWidthsByContent") {
            apportionsSegmentWidthsByContent = content
        }
        if let momentary = coder.bool("momentary") { isMomentary = momentary }
        if let color = coder.color("selectedSegmentTintColor") { selectedSegmentTintColor = color }
        if let index = coder.integer("selectedSegmentIndex"), index != Self.noSegment, !isMomentary {
            if _segments.indices.contains(index) {
                selectedSegmentIndex = index
            } else {
                coder.assembly.tell("There is no segment \(index) to select", of: coder.element)
            }
        }
        // Since 2013 they all look alike.
        coder.skip(attributes: ["segmentControlStyle"])
    }

    /// More than any window has room for.
    private static var _mostDecoded: Int { 200 }
}
