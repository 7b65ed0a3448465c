import UIKit

/// Images that are turned, cut, made smaller and drawn, and views as pictures.
class ImagesController: PageController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let photo = landscape
        let thumbnail = photo.preparingThumbnail(of: CGSize(width: 60, height: 40))
        let corner = photo.cgImage?.cropping(
            to: CGRect(x: 0, y: 0, width: 60 * photo.scale, height: 40 * photo.scale)
        )
        addCard(
            "Pixels",
            [
                text("Whole, a thumbnail, a corner", style: .footnote, color: .secondaryLabel),
                pictures([
                    photo, thumbnail,
                    corner.map { UIImage(cgImage: $0, scale: photo.scale, orientation: .up) },
                ]),
                text("Turned", style: .footnote, color: .secondaryLabel),
                pictures([.left, .down, .right, .upMirrored].map { turned(photo, $0) }),
            ]
        )
        let sample = sample
        addCard("Snapshot", [sample, row("The same as a picture", picture(of: sample))])
        let layers = LayerSample()
        layers.heightAnchor.constraint(equalToConstant: 90).isActive = true
        addCard("Layers of text", [layers])
        let vibrancy = VibrancySample(photo)
        vibrancy.heightAnchor.constraint(equalToConstant: 150).isActive = true
        addCard("Vibrancy", [vibrancy])
    }

    private var landscape: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 120, height: 80)).image { context in
            UIColor.systemTeal.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 120, height: 80))
            UIColor.systemYellow.setFill()
            context.cgContext.fillEllipse(in: CGRect(x: 14, y: 10, width: 24, height: 24))
            UIColor.systemGreen.setFill()
            let hill = UIBezierPath()
            hill.move(to: CGPoint(x: 0, y: 80))
            hill.addLine(to: CGPoint(x: 70, y: 26))
            hill.addLine(to: CGPoint(x: 120, y: 80))
            hill.fill()
        }
    }

    private func turned(_ image: UIImage, _ orientation: UIImage.Orientation) -> UIImage? {
        image.cgImage.map { UIImage(cgImage: $0, scale: image.scale * 2, orientation: orientation) }
    }

    private func pictures(_ images: [UIImage?]) -> UIView {
        let views = images.compactMap { image -> UIView? in
            let view = UIImageView(image: image)
            view.layer.cornerRadius = 6
            view.layer.cornerCurve = .continuous
            view.clipsToBounds = true
            return view
        }
        let row = UIStackView(arrangedSubviews: views)
        row.spacing = 8
        row.alignment = .center
        let line = UIStackView(arrangedSubviews: [row])
        line.axis = .vertical
        line.alignment = .leading
        return line
    }

    private var sample: UIView {
        let label = UILabel()
        label.text = "A view with a switch"
        let toggle = UISwitch()
        toggle.isOn = true
        toggle.accessibilityLabel = label.text
        let row = UIStackView(arrangedSubviews: [label, toggle])
        row.frame = CGRect(x: 0, y: 0, width: 220, height: 40)
        row.alignment = .center
        row.spacing = 8
        return row
    }

    private func picture(of view: UIView) -> UIView {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 110, height: 20)).image { _ in
            view.drawHierarchy(in: CGRect(x: 0, y: 0, width: 110, height: 20), afterScreenUpdates: true)
        }
        return UIImageView(image: image)
    }
}

/// Texts that layers draw.
private final class LayerSample: UIView {
    private let texts: [CATextLayer]

    override init(frame: CGRect) {
        texts = [CATextLayerAlignmentMode.left, .center, .right].map { alignment in
            let layer = CATextLayer()
            layer.string = "Text in a layer, \(alignment.rawValue)"
            layer.fontSize = 17
            layer.alignmentMode = alignment
            layer.truncationMode = .end
            return layer
        }
        super.init(frame: frame)
        for text in texts { layer.addSublayer(text) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for (index, text) in texts.enumerated() {
            text.foregroundColor = UIColor.label.resolvedColor(with: traitCollection).cgColor
            text.frame = CGRect(x: 0, y: CGFloat(index) * 30, width: bounds.width, height: 26)
        }
        CATransaction.commit()
    }
}

/// Texts on a blur, through which something is seen.
private final class VibrancySample: UIView {
    private let picture = UIImageView()
    private let panel: UIVisualEffectView
    private let words: [UIVisualEffectView]

    init(_ image: UIImage) {
        let blur = UIBlurEffect(style: .systemUltraThinMaterial)
        panel = UIVisualEffectView(effect: blur)
        // The third one is too faint for words.
        words = [UIVibrancyEffectStyle.label, .secondaryLabel].map { style in
            UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: style))
        }
        super.init(frame: .zero)
        picture.image = image
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        addSubview(picture)
        addSubview(panel)
        for (view, text) in zip(words, ["Label", "Secondary label"]) {
            let label = UILabel()
            label.text = text
            label.font = .preferredFont(forTextStyle: .headline)
            label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.contentView.addSubview(label)
            panel.contentView.addSubview(view)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = bounds
        panel.frame = bounds.insetBy(dx: 24, dy: 16)
        for (index, view) in words.enumerated() {
            view.frame = CGRect(
                x: 16,
                y: 12 + CGFloat(index) * 32,
                width: panel.bounds.width - 32,
                height: 30
            )
        }
    }
}
