import UIKit

/// Images for a bar, drawn when they are asked for.
@MainActor
enum BarImages {
    static func tiles(alpha: CGFloat) -> UIImage {
        draw(16, 16) { context in
            UIColor.systemTeal.withAlphaComponent(alpha * 0.5).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
            UIColor.systemMint.withAlphaComponent(alpha).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
            context.fill(CGRect(x: 8, y: 8, width: 8, height: 8))
        }
    }

    static func softEdge() -> UIImage {
        draw(2, 8) { context in
            for row in 0..<8 {
                UIColor(white: 0, alpha: CGFloat(row) * 0.05).setFill()
                context.fill(CGRect(x: 0, y: row, width: 2, height: 1))
            }
        }
    }

    static func pill() -> UIImage {
        draw(24, 24) { _ in
            UIColor.systemYellow.withAlphaComponent(0.45).setFill()
            UIBezierPath(roundedRect: CGRect(x: 1, y: 1, width: 22, height: 22), cornerRadius: 10).fill()
        }
        .resizableImage(
            withCapInsets: UIEdgeInsets(top: 11, left: 11, bottom: 11, right: 11),
            resizingMode: .stretch
        )
    }

    static func line() -> UIImage {
        draw(1, 49) { context in
            UIColor.systemGray3.setFill()
            context.fill(CGRect(x: 0, y: 10, width: 1, height: 29))
        }
    }

    private static func draw(_ width: CGFloat, _ height: CGFloat, _ body: (CGContext) -> Void) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { body($0.cgContext) }
    }
}
