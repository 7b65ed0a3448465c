/// The views of what stands in for missing content, from the top to the bottom.
@MainActor
final class ContentUnavailableParts {
    private(set) var image: UIImageView?
    private(set) var wheel: UIActivityIndicatorView?
    private(set) var text: UILabel?
    private(set) var secondaryText: UILabel?
    private(set) var button: UIButton?
    private(set) var secondaryButton: UIButton?
    /// What the buttons were made for; others are made for other actions.
    private var properties: [UIContentUnavailableConfiguration.ButtonProperties?] = [nil, nil]

    /// Makes the parts that a configuration wants, and takes the others away.
    func show(_ configuration: UIContentUnavailableConfiguration, in holder: UIView) {
        showImage(configuration)
        showWheel(configuration)
        show(
            configuration.attributedText,
            configuration.text,
            configuration.textProperties,
            configuration.alignment,
            in: &text
        )
        show(
            configuration.secondaryAttributedText,
            configuration.secondaryText,
            configuration.secondaryTextProperties,
            configuration.alignment,
            in: &secondaryText
        )
        text?.accessibilityTraits.insert(.header)
        show(configuration.button, configuration.buttonProperties, 0, in: &button)
        show(configuration.secondaryButton, configuration.secondaryButtonProperties, 1, in: &secondaryButton)
        for view in views where view.superview !== holder { holder.addSubview(view) }
    }

    private var views: [UIView] {
        let all: [UIView?] = [wheel, image, text, secondaryText, button, secondaryButton]
        return all.compactMap(\.self)
    }

    private func showImage(_ configuration: UIContentUnavailableConfiguration) {
        guard let picture = configuration.image, configuration._style != .loading else {
            image?.removeFromSuperview()
            image = nil
            return
        }
        let view = image ?? UIImageView(image: nil)
        image = view
        let properties = configuration.imageProperties
        view.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
        view.image = picture
        view.tintColor = properties.tintColor
        view.contentMode = .scaleAspectFit
        view.clipsToBounds = properties.cornerRadius > 0
        view.layer.cornerRadius = max(0, properties.cornerRadius)
        view.accessibilityElementsHidden = true
    }

    private func showWheel(_ configuration: UIContentUnavailableConfiguration) {
        guard configuration._style == .loading else {
            wheel?.removeFromSuperview()
            wheel = nil
            return
        }
        let view = wheel ?? UIActivityIndicatorView(style: .medium)
        wheel = view
        if let color = configuration.imageProperties.tintColor { view.color = color }
        view.startAnimating()
    }

    private func show(
        _ attributed: NSAttributedString?,
        _ plain: String?,
        _ properties: UIContentUnavailableConfiguration.TextProperties,
        _ alignment: UIContentUnavailableConfiguration.Alignment,
        in label: inout UILabel?
    ) {
        guard attributed.map({ $0.length > 0 }) ?? (plain?.isEmpty == false) else {
            label?.removeFromSuperview()
            label = nil
            return
        }
        let view = label ?? UILabel(frame: .zero)
        label = view
        view.adjustsFontForContentSizeCategory = true
        // The configuration may have been made while the user wanted another size.
        view.font = properties.font.followedSize?.font(for: view.traitCollection) ?? properties.font
        view.textColor = properties.color
        view.numberOfLines = properties.numberOfLines
        view.lineBreakMode = properties.lineBreakMode
        view.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
        view.minimumScaleFactor = properties.minimumScaleFactor
        view.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
        view.textAlignment = alignment == .center ? .center : .natural
        if let attributed { view.attributedText = attributed } else { view.text = plain }
    }

    private func show(
        _ configuration: UIButton.Configuration,
        _ new: UIContentUnavailableConfiguration.ButtonProperties,
        _ index: Int,
        in button: inout UIButton?
    ) {
        let action = new.primaryAction
        let hasTitle = configuration.title?.isEmpty == false || action?.title.isEmpty == false
        let hasContent =
            hasTitle || configuration.image != nil || action?.image != nil
            || configuration.subtitle?.isEmpty == false || configuration.showsActivityIndicator
        guard hasContent else {
            button?.removeFromSuperview()
            (button, properties[index]) = (nil, nil)
            return
        }
        if let view = button, properties[index] == new {
            view.configuration = configuration
            return
        }
        button?.removeFromSuperview()
        let view = UIButton(configuration: configuration, primaryAction: action)
        view.menu = new.menu
        view.showsMenuAsPrimaryAction = new.menu != nil && action == nil
        view.isEnabled = new.isEnabled && action?.attributes.contains(.disabled) != true
        view.role = new.role
        (button, properties[index]) = (view, new)
    }

    /// The sizes of the parts and the spaces between them, for a width.
    func measured(
        for configuration: UIContentUnavailableConfiguration,
        width: CGFloat
    ) -> [ContentUnavailableLayout.Part] {
        let room = CGSize(width: width, height: .greatestFiniteMagnitude)
        return views.map { view in
            var size = view.sizeThatFits(room)
            if view === image { size = imageSize(configuration, in: width) }
            size = CGSize(width: min(width, size.width.rounded(.up)), height: size.height.rounded(.up))
            return ContentUnavailableLayout.Part(size: size, gap: gap(above: view, configuration))
        }
    }

    private func gap(above view: UIView, _ configuration: UIContentUnavailableConfiguration) -> CGFloat {
        switch view {
        case text: configuration.imageToTextPadding
        case secondaryText:
            text == nil ? configuration.imageToTextPadding : configuration.textToSecondaryTextPadding
        case button: configuration.textToButtonPadding
        case secondaryButton:
            button == nil ? configuration.textToButtonPadding : configuration.buttonToSecondaryButtonPadding
        default: 0
        }
    }

    private func imageSize(_ configuration: UIContentUnavailableConfiguration, in width: CGFloat) -> CGSize {
        guard let size = image?.intrinsicContentSize, size.width > 0, size.height > 0 else { return .zero }
        let most = configuration.imageProperties.maximumSize
        var part = min(1, width / size.width)
        if most.width > 0 { part = min(part, most.width / size.width) }
        if most.height > 0 { part = min(part, most.height / size.height) }
        return CGSize(width: size.width * part, height: size.height * part)
    }

    /// Gives the parts their places, in the order in which they were measured.
    func place(_ frames: [CGRect]) {
        for (view, frame) in zip(views, frames) where view.frame != frame { view.frame = frame }
    }
}
