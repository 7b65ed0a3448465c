import UIKit

/// Images that are told apart easily.
@MainActor
enum SampleImages {
    /// A small chequered square, to be repeated.
    static func chequers(alpha: CGFloat = 1) -> UIImage {
        draw(16, 16) { context in
            UIColor(red: 0.93, green: 0.9, blue: 0.82, alpha: alpha).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
            UIColor(red: 0.84, green: 0.78, blue: 0.66, alpha: alpha).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
            context.fill(CGRect(x: 8, y: 8, width: 8, height: 8))
        }
    }

    /// A frame with round corners, to be stretched between them.
    static func frame(isOpaque: Bool = true) -> UIImage {
        draw(40, 40) { _ in
            UIColor(red: 0.95, green: 0.93, blue: 0.98, alpha: 1).setFill()
            let path = UIBezierPath(roundedRect: CGRect(x: 3, y: 3, width: 34, height: 34), cornerRadius: 9)
            if isOpaque { UIRectFill(CGRect(x: 0, y: 0, width: 40, height: 40)) } else { path.fill() }
            UIColor.systemIndigo.setStroke()
            path.lineWidth = 3
            path.stroke()
        }
        .resizableImage(
            withCapInsets: UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16),
            resizingMode: .stretch
        )
    }

    /// A soft dark edge.
    static func shadow() -> UIImage {
        draw(4, 10) { context in
            for row in 0..<10 {
                UIColor(white: 0, alpha: CGFloat(row) * 0.05).setFill()
                context.fill(CGRect(x: 0, y: row, width: 4, height: 1))
            }
        }
    }

    /// A round mark.
    static func mark(_ color: UIColor = .systemYellow, side: CGFloat = 46) -> UIImage {
        draw(side, side) { _ in
            color.setFill()
            UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: side, height: side)).fill()
        }
    }

    /// A line between two items, with a knob in a colour.
    static func divider(_ color: UIColor) -> UIImage {
        draw(9, 49) { context in
            UIColor.systemGray.setFill()
            context.fill(CGRect(x: 4, y: 8, width: 1, height: 33))
            color.setFill()
            UIBezierPath(ovalIn: CGRect(x: 0.5, y: 20, width: 8, height: 8)).fill()
        }
    }

    /// A picture in colours of its own.
    static func sun() -> UIImage {
        draw(26, 26) { _ in
            UIColor.systemOrange.setFill()
            UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 24, height: 24)).fill()
            UIColor.systemYellow.setFill()
            UIBezierPath(ovalIn: CGRect(x: 6, y: 6, width: 14, height: 14)).fill()
        }
    }

    private static func draw(_ width: CGFloat, _ height: CGFloat, _ body: (CGContext) -> Void) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image {
            body($0.cgContext)
        }
    }
}
