extension UIScrollView {
    func _decodeScrolling(from coder: InterfaceCoder) {
        if let paging = coder.bool("pagingEnabled") { isPagingEnabled = paging }
        if let bounces = coder.bool("bounces") { self.bounces = bounces }
        if let bounces = coder.bool("bouncesZoom") { bouncesZoom = bounces }
        if let bounces = coder.bool("alwaysBounceVertical") { alwaysBounceVertical = bounces }
        if let bounces = coder.bool("alwaysBounceHorizontal") { alwaysBounceHorizontal = bounces }
        if let enabled = coder.bool("scrollEnabled") { isScrollEnabled = enabled }
        if let locked = coder.bool("directionalLockEnabled") { isDirectionalLockEnabled = locked }
        if let delays = coder.bool("delaysContentTouches") { delaysContentTouches = delays }
        if let cancels = coder.bool("canCancelContentTouches") { canCancelContentTouches = cancels }
        if let scrolls = coder.bool("scrollsToTop") { scrollsToTop = scrolls }
        if let mode = coder.choice("keyboardDismissMode", KeyboardDismissMode.interfaceNames) {
            keyboardDismissMode = mode
        }
        if let behavior = coder.choice(
            "contentInsetAdjustmentBehavior",
            ContentInsetAdjustmentBehavior.interfaceNames
        ) {
            contentInsetAdjustmentBehavior = behavior
        }
        _decodeIndicators(from: coder)
        if let insets = coder.insets("contentInset") { contentInset = insets }
        if let size = coder.area("contentSize") { contentSize = size }
        // A document has 0 where nothing is to be zoomed.
        if let scale = coder.length("minimumZoomScale"), scale > 0 { minimumZoomScale = scale }
        if let scale = coder.length("maximumZoomScale"), scale > 0 { maximumZoomScale = scale }
        // That content bounces on one axis only can't be said apart on Linux.
        coder.skip(attributes: ["bouncesHorizontally", "bouncesVertically"])
    }

    private func _decodeIndicators(from coder: InterfaceCoder) {
        if let shows = coder.bool("showsHorizontalScrollIndicator") { showsHorizontalScrollIndicator = shows }
        if let shows = coder.bool("showsVerticalScrollIndicator") { showsVerticalScrollIndicator = shows }
        if let style = coder.choice("indicatorStyle", IndicatorStyle.interfaceNames) {
            indicatorStyle = style
        }
        if let insets = coder.insets("scrollIndicatorInsets") { scrollIndicatorInsets = insets }
        if let insets = coder.insets("verticalScrollIndicatorInsets") {
            verticalScrollIndicatorInsets = insets
        }
        if let insets = coder.insets("horizontalScrollIndicatorInsets") {
            horizontalScrollIndicatorInsets = insets
        }
        if let adjusts = coder.bool("automaticallyAdjustsScrollIndicatorInsets") {
            automaticallyAdjustsScrollIndicatorInsets = adjusts
        }
    }
}

extension UIScrollView.IndicatorStyle {
    static let interfaceNames: [String: UIScrollView.IndicatorStyle] = [
        "default": .default, "black": .black, "white": .white,
    ]
}

extension UIScrollView.KeyboardDismissMode {
    static let interfaceNames: [String: UIScrollView.KeyboardDismissMode] = [
        "none": .none, "onDrag": .onDrag, "interactive": .interactive,
        "onDragWithAccessory": .onDragWithAccessory,
        "interactiveWithAccessory": .interactiveWithAccessory,
    ]
}

extension UIScrollView.ContentInsetAdjustmentBehavior {
    static let interfaceNames: [String: UIScrollView.ContentInsetAdjustmentBehavior] = [
        "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never, "always": .always,
    ]
}
