/// Where the parts of a search bar stand: a pure function of its size and what it shows.
struct SearchBarLayout {
    static let verticalMargin: CGFloat = 10
    static let gap: CGFloat = 8

    var width: CGFloat
    /// The distance of the field from the sides.
    var margin: CGFloat = 16
    /// The room that bars take at the sides.
    var left: CGFloat = 0
    var right: CGFloat = 0
    var fieldHeight = UISearchTextField._usualHeight
    var promptHeight: CGFloat = 20
    var scopeHeight: CGFloat = 32
    var hasPrompt = false
    var hasScopes = false
    /// The width of the Cancel button; 0 if there is none.
    var cancelWidth: CGFloat = 0
    var isRightToLeft = false
    /// The height that content which scrolls has left of the bar; nil for all of it.
    var shownHeight: CGFloat?

    var height: CGFloat {
        var height = fieldHeight + 2 * Self.verticalMargin
        if hasPrompt { height += promptHeight }
        if hasScopes { height += scopeHeight + Self.verticalMargin }
        return height
    }

    /// What is missing of the height.
    private var missing: CGFloat { max(0, height - (shownHeight ?? height)) }

    /// The field gives way first, then the space around it.
    private var shownFieldHeight: CGFloat { max(0, fieldHeight - missing) }

    /// How much is to be seen of the field; a low one shows no text.
    var opacity: CGFloat { max(0, 1 - missing / fieldHeight * 1.25) }

    private var area: (start: CGFloat, width: CGFloat) {
        (left + margin, max(0, width - left - right - 2 * margin))
    }

    private var fieldTop: CGFloat { Self.verticalMargin + (hasPrompt ? promptHeight : 0) }

    /// The button takes at most half of the room.
    private var shownCancelWidth: CGFloat { min(cancelWidth, area.width / 2) }

    var prompt: CGRect {
        CGRect(x: area.start, y: 6, width: area.width, height: promptHeight)
    }

    var field: CGRect {
        let taken = cancelWidth > 0 ? shownCancelWidth + Self.gap : 0
        return CGRect(
            x: area.start + (isRightToLeft ? taken : 0),
            y: fieldTop,
            width: max(0, area.width - taken),
            height: shownFieldHeight
        )
    }

    var cancel: CGRect {
        let width = shownCancelWidth
        return CGRect(
            x: isRightToLeft ? area.start : area.start + area.width - width,
            y: fieldTop,
            width: width,
            height: shownFieldHeight
        )
    }

    /// Where the button comes from and goes to.
    var hiddenCancel: CGRect {
        let width = cancelWidth
        return CGRect(
            x: isRightToLeft ? -width : self.width,
            y: fieldTop,
            width: width,
            height: fieldHeight
        )
    }

    var scopes: CGRect {
        CGRect(
            x: area.start,
            y: fieldTop + shownFieldHeight + Self.verticalMargin,
            width: area.width,
            height: scopeHeight
        )
    }
}
