extension UIDatePicker {
    var _locale: Locale {
        _ownLocale ?? _ownCalendar?.locale.flatMap { $0.identifier.isEmpty ? nil : $0 } ?? .current
    }

    /// The calendar in the picker's language and zone.
    var _calendar: Calendar {
        var calendar = _ownCalendar ?? _locale.calendar
        calendar.locale = _locale
        if let zone = _ownTimeZone { calendar.timeZone = zone }
        return calendar
    }

    var _style: UIDatePickerStyle {
        switch (datePickerMode, preferredDatePickerStyle) {
        case (.countDownTimer, _), (.yearAndMonth, _), (_, .wheels): .wheels
        case (.time, .inline): .wheels
        case (_, .inline): .inline
        case (_, .automatic), (_, .compact): .compact
        }
    }

    var _texts: DateTexts { DateTexts(calendar: _calendar, locale: _locale) }

    func _wheels(for mode: UIDatePicker.Mode) -> DateWheels {
        DateWheels(mode: mode, calendar: _calendar, locale: _locale, limits: _limits)
    }

    func _settle(_ date: Date) {
        _date = _limits.settled(date, in: _calendar)
    }

    /// Makes the views of another style or mode.
    func _rebuild() {
        _content?.removeFromSuperview()
        let content: any DatePickerContent =
            switch _style {
            case .wheels: WheelsDateContent(of: self)
            case .compact, .automatic: CompactDateContent(of: self)
            case .inline: InlineDateContent(of: self)
            }
        _content = content
        content.accessibilityLabel = accessibilityLabel
        addSubview(content)
        _followEnabled()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    func _valuesChanged() {
        _settle(_date)
        _content?.valuesChanged()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    func _followEnabled() {
        _content?.isUserInteractionEnabled = isEnabled
        _content?.alpha = isEnabled ? 1 : 0.4
    }

    /// The user chose another moment, whichever way.
    func _userChose(_ date: Date) {
        let former = _date
        _settle(date)
        _content?.show(animated: true)
        if _date != former { _sendChange() }
    }

    func _userChose(duration: TimeInterval) {
        guard duration != _countDownDuration else { return }
        _countDownDuration = duration
        _sendChange()
    }

    private func _sendChange() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }

    /// Where the content stands: a compact one at the side that the alignment names, the others all over.
    func _place(of content: any DatePickerContent) -> CGRect {
        guard _style == .compact else { return CGRect(origin: .zero, size: bounds.size) }
        var size = content.fittingSize
        if bounds.width > 0 { size.width = min(size.width, bounds.width) }
        let free = bounds.width - size.width
        let x: CGFloat =
            switch effectiveContentHorizontalAlignment {
            case .right, .trailing: free
            case .center: free / 2
            case .left, .leading, .fill: 0
            }
        return CGRect(
            x: x.rounded(),
            y: ((bounds.height - size.height) / 2).rounded(),
            width: size.width,
            height: size.height
        )
    }
}
