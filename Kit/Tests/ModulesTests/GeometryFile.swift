import CoreGraphics

/// What a file that imports this module alone sees.
func turned(_ rect: CGRect) -> CGRect {
    let path = CGMutablePath()
    path.addRect(rect.applying(CGAffineTransform(rotationAngle: .pi / 2)))
    return path.boundingBox
}
