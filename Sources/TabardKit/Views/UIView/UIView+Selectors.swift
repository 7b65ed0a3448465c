extension _SelectorEntry<UIView> {
    static var answered: [Self] {
        [
            .method("endEditing:") { $0.endEditing($1.flag(0)) },
            .method("removeFromSuperview") { $0.removeFromSuperview() },
            .method("setNeedsDisplay") { $0.setNeedsDisplay() },
            .method("setNeedsFocusUpdate") { $0.setNeedsFocusUpdate() },
            .method("updateFocusIfNeeded") { $0.updateFocusIfNeeded() },
            .method("setNeedsLayout") { $0.setNeedsLayout() },
            .method("layoutIfNeeded") { $0.layoutIfNeeded() },
            .method("setNeedsUpdateConstraints") { $0.setNeedsUpdateConstraints() },
            .method("updateConstraintsIfNeeded") { $0.updateConstraintsIfNeeded() },
            .method("invalidateIntrinsicContentSize") { $0.invalidateIntrinsicContentSize() },
            .method("sizeToFit") { $0.sizeToFit() },
            .method("addSubview:") { $0.addSubview($1[0]) },
            .method("bringSubviewToFront:") { $0.bringSubviewToFront($1[0]) },
            .method("sendSubviewToBack:") { $0.sendSubviewToBack($1[0]) },
            .property("hidden", { $0.isHidden }, { $0.isHidden = $1 }),
            .property("isHidden", { $0.isHidden }, { $0.isHidden = $1 }),
            .property("alpha", { $0.alpha }, { $0.alpha = $1 }),
            .property("backgroundColor", { $0.backgroundColor }, { $0.backgroundColor = $1 }),
            .property("tintColor", { $0.tintColor }, { $0.tintColor = $1 }),
            .property("frame", { $0.frame }, { $0.frame = $1 }),
            .property("bounds", { $0.bounds }, { $0.bounds = $1 }),
            .property("center", { $0.center }, { $0.center = $1 }),
            .property("transform", { $0.transform }, { $0.transform = $1 }),
            .property("tag", { $0.tag }, { $0.tag = $1 }),
            .property(
                "restorationIdentifier",
                { $0.restorationIdentifier },
                { $0.restorationIdentifier = $1 }
            ),
            .property("clipsToBounds", { $0.clipsToBounds }, { $0.clipsToBounds = $1 }),
            .property(
                "userInteractionEnabled",
                { $0.isUserInteractionEnabled },
                { $0.isUserInteractionEnabled = $1 }
            ),
            .property("accessibilityLabel", { $0.accessibilityLabel }, { $0.accessibilityLabel = $1 }),
            .property(
                "accessibilityIdentifier",
                { $0.accessibilityIdentifier },
                { $0.accessibilityIdentifier = $1 }
            ),
            .property("gestureRecognizers", { $0.gestureRecognizers }, { $0.gestureRecognizers = $1 }),
            .property("layer", { $0.layer }),
            .property("superview", { $0.superview }),
            .property("subviews", { $0.subviews }),
            .property("window", { $0.window }),
        ]
    }
}
