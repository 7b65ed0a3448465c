// In an extension, since nobody overrides what an anchor is.
extension UIView {
    /// A constraint's end at the side at which text starts.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .leading)) }

    /// A constraint's end at the side at which text ends.
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .trailing)) }

    /// A constraint's end at the left edge.
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .left)) }

    /// A constraint's end at the right edge.
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .right)) }

    /// A constraint's end at the top edge.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutTerm(self, .top)) }

    /// A constraint's end at the bottom edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutTerm(self, .bottom)) }

    /// A constraint's end at the width.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutTerm(self, .width)) }

    /// A constraint's end at the height.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutTerm(self, .height)) }

    /// A constraint's end at the horizontal middle.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(LayoutTerm(self, .centerX)) }

    /// A constraint's end at the vertical middle.
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(LayoutTerm(self, .centerY)) }

    /// A constraint's end at the baseline of the first line of text, or the top edge without text.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(LayoutTerm(self, .firstBaseline))
    }

    /// A constraint's end at the baseline of the last line of text, or the bottom edge without text.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(LayoutTerm(self, .lastBaseline))
    }
}
