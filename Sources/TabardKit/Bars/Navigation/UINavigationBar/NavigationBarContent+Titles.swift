extension NavigationBarContent {
    var promptHeight: CGFloat { promptLabel == nil ? 0 : NavigationBarLayout.promptHeight }

    /// Brings the prompt and the large title into step with the item.
    func updateOtherTitles(of item: UINavigationItem?) {
        showPrompt(item?.prompt)
        guard item?._showsLargeTitle == true, let title = item?.title, !title.isEmpty else {
            largeTitle?.removeFromSuperview()
            largeTitle = nil
            return
        }
        if largeTitle == nil {
            let view = NavigationLargeTitle(frame: .zero)
            largeTitle = view
            insertSubview(view, at: 0)
            updateLooks()
        }
        largeTitle?.text = title
    }

    private func showPrompt(_ prompt: String?) {
        guard let prompt else {
            promptLabel?.removeFromSuperview()
            promptLabel = nil
            return
        }
        let label = promptLabel ?? UILabel(frame: .zero)
        if promptLabel == nil {
            label.font = .systemFont(ofSize: 13)
            label.textAlignment = .center
            promptLabel = label
            addSubview(label)
        }
        label.textColor = looks.titleColor
        label.text = prompt
    }

    func updateLooks() {
        titleLabel.font = looks.titleFont
        titleLabel.textColor = looks.titleColor
        promptLabel?.textColor = looks.titleColor
        for case let button as NavigationBarButton in subviews { button.looks = looks }
        largeTitle?.setLook(font: looks.largeTitleFont, color: looks.largeTitleColor)
        setNeedsLayout()
    }

    func placeOtherTitles() {
        promptLabel?.frame = CGRect(
            x: NavigationBarLayout.margin,
            y: 0,
            width: max(0, bounds.width - 2 * NavigationBarLayout.margin),
            height: NavigationBarLayout.promptHeight
        )
        guard let largeTitle else {
            titleLabel.alpha = 1
            titleLabel.accessibilityElementsHidden = false
            return
        }
        largeTitle.frame = CGRect(
            x: 0,
            y: promptHeight + NavigationBarLayout.height,
            width: bounds.width,
            height: largeTitleExtent
        )
        largeTitle.shift = titleShift
        titleLabel.alpha = LargeTitleLayout.smallTitleOpacity(extent: largeTitleExtent)
        // A screen reader is to hear the title once.
        titleLabel.accessibilityElementsHidden = largeTitleExtent > 0
        largeTitle.accessibilityElementsHidden = largeTitleExtent <= 0
    }

    /// The title that is to be seen, small or large; nil where the app shows something else or nothing.
    var shownHeading: UIView? {
        if let largeTitle, !largeTitle.accessibilityElementsHidden { return largeTitle.heading }
        return titleLabel.isHidden || titleLabel.text?.isEmpty ?? true ? nil : titleLabel
    }
}
