import GtkInterop
import TabardKit
import TabardTesting
import XCTest

/// Measures in a picture how much texts and marks stand out.
@preconcurrency @MainActor
struct ContrastMeter {
    private static let scale: CGFloat = 4
    private let pixels: PixelBuffer
    private let window: UIWindow

    /// Takes a picture of a window as it is now.
    init(_ window: UIWindow, file: StaticString = #filePath, line: UInt = #line) throws {
        window.layoutIfNeeded()
        TestEnvironment.drawFrame(of: window)
        let data = try window.shownPicture(scale: Self.scale, file: file, line: line)
        guard case .bitmap(let bitmap) = try ImageDecoder.decode(bytes: Array(data)) else {
            throw XCTSkip("the picture is none of pixels")
        }
        pixels = bitmap.pixels()
        self.window = window
    }

    /// How much what is drawn in a part of a view stands out: the strongest colour in it against that ground around it from
    /// which it stands out least.
    ///
    /// The edge of the part must be ground.
    func contrast(in part: CGRect, of view: UIView) -> Double {
        let area = view.convert(part, to: nil).intersection(window.bounds)
        let left = Int((area.minX * Self.scale).rounded(.up))
        let right = Int((area.maxX * Self.scale).rounded(.down)) - 1
        let top = Int((area.minY * Self.scale).rounded(.up))
        let bottom = Int((area.maxY * Self.scale).rounded(.down)) - 1
        guard right > left, bottom > top else { return 0 }
        var grounds: Set<RGBA> = []
        for x in left...right {
            grounds.insert(pixels[x, top])
            grounds.insert(pixels[x, bottom])
        }
        for y in top...bottom {
            grounds.insert(pixels[left, y])
            grounds.insert(pixels[right, y])
        }
        var counts: [RGBA: Int] = [:]
        for y in top...bottom {
            for x in left...right { counts[pixels[x, y], default: 0] += 1 }
        }
        let middle = grounds.sorted { $0.relativeLuminance < $1.relativeLuminance }[grounds.count / 2]
        // A single pixel is no stroke of a letter.
        let ink = counts.filter { $0.value > 3 }.max {
            $0.key.contrast(with: middle) < $1.key.contrast(with: middle)
        }
        guard let ink else { return 0 }
        return grounds.map { $0.contrast(with: ink.key) }.min() ?? 0
    }

    /// The colour at a point of a view.
    func color(at point: CGPoint, of view: UIView) -> RGBA {
        let place = view.convert(point, to: nil)
        return pixels[Int(place.x * Self.scale), Int(place.y * Self.scale)]
    }

    /// The contrasts of all labels with a text that are seen in a view, by their texts.
    func labels(in view: UIView) -> [(text: String, contrast: Double)] {
        guard !view.isHidden, view.alpha > 0.01 else { return [] }
        if let label = view as? UILabel, let text = label.text, !text.isEmpty,
            label.bounds.width > 0, label.bounds.height > 0,
            window.bounds.contains(label.convert(label.bounds, to: nil))
        {
            // What the text does not take of the label may lie under something else.
            let height = min(label.bounds.height, label.sizeThatFits(label.bounds.size).height)
            let lines = label.bounds.insetBy(dx: -2, dy: (label.bounds.height - height) / 2 - 1)
            return [(text, contrast(in: lines, of: label))]
        }
        return view.subviews.flatMap(labels)
    }
}
