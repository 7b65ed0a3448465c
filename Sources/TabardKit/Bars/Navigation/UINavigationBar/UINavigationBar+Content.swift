extension UINavigationBar {
    /// Shows the last of the items, at once.
    ///
    /// - Parameters:
    ///   - outerBack: The way back from the first item, if there is one.
    ///   - containerItem: A button of the container around, which stands there whatever the item has.
    func _show(
        _ items: [UINavigationItem],
        outerBack: OuterBack?,
        containerItem: UIBarButtonItem? = nil,
        goBack: @escaping () -> Void
    ) {
        _items = items
        _content.looks = _looks
        var model = _model(outerBack: outerBack, goBack: goBack)
        model.containerItem = containerItem
        _content.show(model)
        setNeedsLayout()
    }

    /// A way back to something outside the stack.
    typealias OuterBack = (title: String, action: () -> Void)

    private func _model(
        outerBack: OuterBack?,
        goBack: @escaping () -> Void
    ) -> NavigationBarContent.Model {
        var model = NavigationBarContent.Model(item: topItem)
        guard topItem?.hidesBackButton != true else { return model }
        if let back = backItem {
            model.backTitle = back.backBarButtonItem?.title ?? back.backButtonTitle ?? back.title ?? ""
            model.backDisplayMode = back.backButtonDisplayMode
            model.backItem = back.backBarButtonItem
            model.goBack = topItem?.backAction.map { action in { action._perform(sender: nil) } } ?? goBack
        } else if let outerBack, topItem != nil {
            model.backTitle = outerBack.title
            model.goBack = outerBack.action
        }
        return model
    }

    /// Keeps what is shown, to fade it out while what is shown next fades in.
    func _beginTransition() {
        _endTransition()
        let old = _content
        _outgoing = old
        old.isUserInteractionEnabled = false
        old.accessibilityElementsHidden = true
        _content = NavigationBarContent(frame: bounds)
        _content.overrideUserInterfaceStyle = old.overrideUserInterfaceStyle
        _content.room = _room
        _content.alpha = 0
        addSubview(_content)
    }

    /// - Parameters:
    ///   - progress: From 0 to 1.
    ///   - direction: 1 if the new title comes from the right, -1 if from the left.
    func _updateTransition(progress: CGFloat, direction: CGFloat) {
        guard let outgoing = _outgoing else { return }
        let way = bounds.width * 0.3
        _content.alpha = progress
        _content.titleShift = direction * (1 - progress) * way
        outgoing.alpha = max(0, 1 - progress * 1.5)
        outgoing.titleShift = -direction * progress * way
    }

    func _endTransition() {
        _outgoing?.removeFromSuperview()
        _outgoing = nil
        _content.alpha = 1
        _content.titleShift = 0
    }

    /// The title that is to be seen; nil where there is none.
    var _shownHeading: UIView? { _content.shownHeading }
}

extension SystemImage {
    /// The chevron of a way back: it points to where the reading starts.
    @MainActor
    static func chevron(pointingBackIn isRightToLeft: Bool) -> UIImage {
        isRightToLeft ? mirroredChevronBack : SystemImage.chevronBack.image
    }

    @MainActor
    private static let mirroredChevronBack = SystemImage.chevronBack.image
        .withHorizontallyFlippedOrientation()
}
