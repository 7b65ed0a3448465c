extension UIImageView {
    func _decodeImageView(from coder: InterfaceCoder) {
        _decodeImages(from: coder)
        if let highlighted = coder.bool("highlighted") { isHighlighted = highlighted }
        // Pictures on Linux do not grow with the letters.
        coder.skip(attributes: ["adjustsImageSizeForAccessibilityContentSizeCategory"])
    }

    /// What may be another in other size classes.
    func _decodeImages(from coder: InterfaceCoder) {
        if let configuration = coder.symbolConfiguration("preferredSymbolConfiguration") {
            preferredSymbolConfiguration = configuration
        }
        if let image = coder.picture("image") { self.image = image }
        if let image = coder.picture("highlightedImage") { highlightedImage = image }
        // Where both are symbols it counts for both.
        coder.skip(attributes: ["catalog"])
    }
}
