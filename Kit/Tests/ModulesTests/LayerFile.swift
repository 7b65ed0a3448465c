import QuartzCore

/// What a file that imports this module alone sees.
func roundedLayer() -> CALayer {
    let layer = CALayer()
    layer.cornerRadius = 4
    return layer
}
