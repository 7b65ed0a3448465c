extension _SelectorEntry<CALayer> {
    static var answered: [Self] {
        [
            .property("name", { $0.name }, { $0.name = $1 }),
            .property("cornerRadius", { $0.cornerRadius }, { $0.cornerRadius = $1 }),
            .property("borderWidth", { $0.borderWidth }, { $0.borderWidth = $1 }),
            .property("borderColor", { $0.borderColor }, { $0.borderColor = $1 }),
            .property("shadowColor", { $0.shadowColor }, { $0.shadowColor = $1 }),
            .property("shadowOpacity", { $0.shadowOpacity }, { $0.shadowOpacity = $1 }),
            .property("shadowOffset", { $0.shadowOffset }, { $0.shadowOffset = $1 }),
            .property("shadowRadius", { $0.shadowRadius }, { $0.shadowRadius = $1 }),
            .property("masksToBounds", { $0.masksToBounds }, { $0.masksToBounds = $1 }),
            .property("backgroundColor", { $0.backgroundColor }, { $0.backgroundColor = $1 }),
            .property("opacity", { $0.opacity }, { $0.opacity = $1 }),
            .property("hidden", { $0.isHidden }, { $0.isHidden = $1 }),
            .property("frame", { $0.frame }, { $0.frame = $1 }),
            .property("bounds", { $0.bounds }, { $0.bounds = $1 }),
            .property("position", { $0.position }, { $0.position = $1 }),
            .property("anchorPoint", { $0.anchorPoint }, { $0.anchorPoint = $1 }),
            .property("zPosition", { $0.zPosition }, { $0.zPosition = $1 }),
            .property("contentsScale", { $0.contentsScale }, { $0.contentsScale = $1 }),
            .property("shouldRasterize", { $0.shouldRasterize }, { $0.shouldRasterize = $1 }),
            .property("rasterizationScale", { $0.rasterizationScale }, { $0.rasterizationScale = $1 }),
            .method("setNeedsDisplay") { $0.setNeedsDisplay() },
            .method("removeFromSuperlayer") { $0.removeFromSuperlayer() },
            // A layer keeps whatever an app gives it by a name of its own.
            .method("valueForUndefinedKey:") { $0._values[$1[0]] },
            .method("setValue:forUndefinedKey:") { $0._values[$1[1]] = $1[0] },
        ]
    }
}
