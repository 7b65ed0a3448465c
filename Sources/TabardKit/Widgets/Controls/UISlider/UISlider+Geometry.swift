internal import GtkInterop

extension UISlider {
    private static var imageGap: CGFloat { 10 }

    var _isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    func _part(of value: Float) -> CGFloat {
        let span = maximumValue - minimumValue
        return span > 0 ? CGFloat((value - minimumValue) / span) : 0
    }

    func _imageRect(_ image: UIImage?, isLeast: Bool, in bounds: CGRect) -> CGRect {
        guard let size = image?.size else { return .zero }
        let isLeft = isLeast != _isRightToLeft
        let y = bounds.minY + ((bounds.height - size.height) / 2).rounded()
        let x = isLeft ? bounds.minX : bounds.maxX - size.width
        return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }

    func _trackRect(in bounds: CGRect) -> CGRect {
        let least = minimumValueImage.map { $0.size.width + Self.imageGap } ?? 2
        let most = maximumValueImage.map { $0.size.width + Self.imageGap } ?? 2
        let (left, right) = _isRightToLeft ? (most, least) : (least, most)
        return CGRect(
            x: bounds.minX + left,
            y: bounds.minY + ((bounds.height - SliderDrawing.trackThickness) / 2).rounded(),
            width: max(0, bounds.width - left - right),
            height: SliderDrawing.trackThickness
        )
    }

    func _thumbRect(in bounds: CGRect, track: CGRect, part: CGFloat) -> CGRect {
        let size = currentThumbImage?.size ?? SliderDrawing.thumbSize
        // The knob covers the ends of the track.
        let start = track.minX - 2
        let way = max(0, track.width + 4 - size.width)
        let shown = _isRightToLeft ? 1 - part : part
        return CGRect(
            x: start + way * shown,
            y: track.midY - size.height / 2,
            width: size.width,
            height: size.height
        )
    }

    var _thumb: CGRect {
        let area = CGRect(origin: .zero, size: bounds.size)
        let track = trackRect(forBounds: area)
        // The knob may be on its way to the value.
        let shown = minimumValue + Float(_shown.value) * (maximumValue - minimumValue)
        return thumbRect(forBounds: area, trackRect: track, value: shown)
    }

    var _drawing: SliderDrawing {
        let traits = traitCollection
        let area = CGRect(origin: .zero, size: bounds.size)
        var images: [(image: UIImage, area: CGRect)] = []
        if let image = minimumValueImage { images.append((image, minimumValueImageRect(forBounds: area))) }
        if let image = maximumValueImage { images.append((image, maximumValueImageRect(forBounds: area))) }
        return SliderDrawing(
            track: trackRect(forBounds: area),
            thumb: _thumb,
            thumbImage: currentThumbImage,
            images: images,
            colors: SliderDrawing.Colors(
                done: (minimumTrackTintColor ?? tintColor).components(with: traits),
                rest: (maximumTrackTintColor ?? .systemFill).components(with: traits),
                thumb: (thumbTintColor ?? .white).components(with: traits),
                focus: tintColor.components(with: traits),
                images: UIColor.secondaryLabel.components(with: traits)
            ),
            isEnabled: isEnabled,
            showsFocus: _widget?.showsFocus == true,
            isRightToLeft: _isRightToLeft
        )
    }
}
