import UIKit

/// Texts with attributes: in labels, buttons and fields.
class AttributedController: PageController {
    override func viewDidLoad() {
        super.viewDidLoad()
        addCard("Letters", [label(letters), label(lines), label(effects)])
        addCard("Paragraphs", [label(paragraphs), label(table)])
        addCard("Languages", [label(mixed)])
        addCard("Pictures", [label(pictures)])
        addCard("Fitting", [shrinking(.alignBaselines), shrinking(.alignCenters)])
        addCard("Buttons and fields", [titled, configured, field])
    }

    private func label(_ text: NSAttributedString) -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        label.adjustsFontForContentSizeCategory = true
        label.attributedText = text
        return label
    }

    private func part(_ text: String, _ attributes: [NSAttributedString.Key: Any] = [:]) -> NSAttributedString
    {
        let usual: [NSAttributedString.Key: Any] = [
            .font: UIFont.preferredFont(forTextStyle: .body), .foregroundColor: UIColor.label,
        ]
        return NSAttributedString(string: text, attributes: usual.merging(attributes) { $1 })
    }

    private func joined(_ parts: NSAttributedString...) -> NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        for part in parts { text.append(part) }
        return text
    }

    private var bold: UIFont {
        let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
        return UIFont(descriptor: descriptor.withSymbolicTraits(.traitBold) ?? descriptor, size: 0)
    }

    private var letters: NSAttributedString {
        joined(
            part("Plain, "),
            part("bold, ", [.font: bold]),
            part("coloured, ", [.foregroundColor: UIColor.systemRed]),
            part("marked", [.backgroundColor: UIColor.systemYellow, .foregroundColor: UIColor.black]),
            part(", "),
            part("spaced, ", [.kern: 3]),
            part("raised", [.baselineOffset: 6, .font: UIFont.preferredFont(forTextStyle: .caption2)]),
            part(", "),
            part("slanted", [.obliqueness: 0.2]),
            part(".")
        )
    }

    private var lines: NSAttributedString {
        joined(
            part("Underlined", [.underlineStyle: NSUnderlineStyle.single.rawValue]),
            part(", "),
            part(
                "twice in green",
                [
                    .underlineStyle: NSUnderlineStyle.double.rawValue,
                    .underlineColor: UIColor.systemGreen,
                ]
            ),
            part(", "),
            part("struck out", [.strikethroughStyle: NSUnderlineStyle.single.rawValue]),
            part(", "),
            part("a link", [.link: "https://www.gtk.org"]),
            part(".")
        )
    }

    private var effects: NSAttributedString {
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 2, height: 2)
        shadow.shadowBlurRadius = 3
        shadow.shadowColor = UIColor.systemBlue
        let large = UIFont.systemFont(ofSize: 30, weight: .bold)
        return joined(
            part("Empty ", [.font: large, .strokeWidth: 3, .strokeColor: UIColor.systemPurple]),
            part("Full ", [.font: large, .strokeWidth: -3, .strokeColor: UIColor.systemRed]),
            part("Soft", [.font: large, .shadow: shadow])
        )
    }

    private var paragraphs: NSAttributedString {
        let style = NSMutableParagraphStyle()
        style.firstLineHeadIndent = 24
        style.lineSpacing = 6
        style.paragraphSpacing = 12
        style.alignment = .justified
        let tight = NSMutableParagraphStyle()
        tight.headIndent = 24
        tight.tailIndent = -24
        tight.lineHeightMultiple = 0.9
        tight.alignment = .right
        let text =
            "The first line of this paragraph is indented, its lines stand apart, and all but the last are as wide."
        let other = "This one stands at the right, between indents, in lines that are a little too low."
        return joined(part(text + "\n", [.paragraphStyle: style]), part(other, [.paragraphStyle: tight]))
    }

    private var table: NSAttributedString {
        let style = NSMutableParagraphStyle()
        style.tabStops = [
            NSTextTab(textAlignment: .center, location: 140),
            NSTextTab(textAlignment: .right, location: 260),
        ]
        return part("Apples\tred\t1.20\nPears\tgreen\t12.50\nPlums\tblue\t0.99", [.paragraphStyle: style])
    }

    private var mixed: NSAttributedString {
        joined(
            part("مرحبا ", [.foregroundColor: UIColor.systemBlue]),
            part("بالعالم", [.font: bold]),
            part("\nGrüße, "),
            part("世界", [.foregroundColor: UIColor.systemRed]),
            part(" 👋🏽")
        )
    }

    private var pictures: NSAttributedString {
        let text = NSMutableAttributedString(string: "")
        for name in ["star.fill", "heart.fill", "bell"] {
            let image = UIImage(systemName: name)
            let attachment = NSTextAttachment()
            attachment.image = name == "heart.fill" ? image?.withTintColor(.systemRed) : image
            text.append(
                NSAttributedString(attachment: attachment, attributes: [.foregroundColor: UIColor.label])
            )
            text.append(part(" \(name)  "))
        }
        return text
    }

    private func shrinking(_ adjustment: UIBaselineAdjustment) -> UILabel {
        let label = text("A title that has far more words than there is room for on one line", style: .title2)
        label.numberOfLines = 1
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.4
        label.baselineAdjustment = adjustment
        return label
    }

    private var titled: UIButton {
        let button = UIButton(type: .system)
        button.setAttributedTitle(
            joined(
                part("Save ", [.font: bold]),
                part("as a draft", [.foregroundColor: UIColor.secondaryLabel])
            ),
            for: .normal
        )
        return button
    }

    private var configured: UIButton {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Continue"
        configuration.subtitle = "in heavy, spaced letters"
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = .systemFont(ofSize: 20, weight: .heavy)
            outgoing.kern = 2
            return outgoing
        }
        return UIButton(configuration: configuration)
    }

    private var field: UITextField {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.accessibilityLabel = "Note"
        field.attributedPlaceholder = NSAttributedString(
            string: "A note",
            attributes: [.foregroundColor: UIColor.systemPurple, .obliqueness: 0.2]
        )
        return field
    }
}
