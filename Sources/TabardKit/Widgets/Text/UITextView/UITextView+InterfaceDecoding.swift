internal import InterfaceDocument

extension UITextView {
    func _decodeTextView(from coder: InterfaceCoder) {
        _decodeLook(ofText: coder)
        // Xcode leaves out what a view of 2008 had.
        textAlignment = coder.choice("textAlignment", NSTextAlignment.interfaceNames) ?? .left
        if let editable = coder.bool("editable") { isEditable = editable }
        if let selectable = coder.bool("selectable") { isSelectable = selectable }
        if let insets = coder.insets("textContainerInset") { textContainerInset = insets }
        _decodeTraits(from: coder)
        if let types = coder.child(key: "dataDetectorTypes", "dataDetectorType") {
            dataDetectorTypes = UIDataDetectorTypes(InterfaceCoder(types, coder.assembly))
        }
        if let text = coder.string("text") { self.text = text }
        coder.skip(attributes: ["usesAttributedText"])
        if let text = coder.attributedString("attributedText"), text.length > 0 { attributedText = text }
        if let adjusts = coder.bool("adjustsFontForContentSizeCategory") {
            adjustsFontForContentSizeCategory = adjusts
        }
    }

    /// What may be another in other size classes.
    func _decodeLook(ofText coder: InterfaceCoder) {
        if let font = coder.font("fontDescription") { self.font = font }
        if let color = coder.color("textColor") { textColor = color }
    }
}

extension UIDataDetectorTypes {
    /// What a `dataDetectorType` element says.
    @MainActor
    init(_ coder: InterfaceCoder) {
        let parts: [(String, UIDataDetectorTypes)] = [
            ("phoneNumber", .phoneNumber), ("link", .link), ("address", .address),
            ("calendarEvent", .calendarEvent),
            ("shipmentTrackingNumber", .shipmentTrackingNumber), ("flightNumber", .flightNumber),
            ("lookupSuggestion", .lookupSuggestion), ("money", .money), ("physicalValue", .physicalValue),
        ]
        self = UIDataDetectorTypes(parts.filter { coder.bool($0.0) == true }.map(\.1))
        coder.skip(attributes: ["key"])
        coder.tellUnknown()
    }
}
