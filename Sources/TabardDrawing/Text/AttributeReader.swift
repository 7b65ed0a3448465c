package import GtkInterop

/// Reads what texts with attributes look like; what makes no sense is left out, and the log says so once.
package struct AttributeReader {
    let traits: UITraitCollection
    let font: FontDescription
    /// What links look like; nil is blue and underlined.
    let linkAttributes: [NSAttributedString.Key: Any]?
    private static let greatest = 10_000.0

    /// - Parameters:
    ///   - font: That of parts that have none.
    ///   - linkAttributes: What links look like; nil is blue and underlined.
    package init(
        traits: UITraitCollection,
        font: FontDescription,
        linkAttributes: [NSAttributedString.Key: Any]? = nil
    ) {
        self.traits = traits
        self.font = font
        self.linkAttributes = linkAttributes
    }

    /// The most UTF-16 units of a text that are read: more than is ever laid out.
    private static let mostUnits = 60_000

    /// A text with what it looks like.
    package func read(_ text: NSAttributedString) -> RichText {
        var string = text.string
        string.makeContiguousUTF8()
        var rich = RichText(string)
        let length = min(text.length, Self.mostUnits)
        guard length > 0 else { return rich }
        var places = ByteOffsets(of: string)
        var lastStyle: NSParagraphStyle?
        text.enumerateAttributes(in: NSRange(location: 0, length: length)) { values, range, _ in
            let start = places.byte(at: range.location)
            let end = places.byte(at: range.location + range.length)
            let span = look(of: values)
            if span != SpanLook() { rich.spans.append(RichText.Span(start..<end, span)) }
            let style = paragraphStyle(values)
            if let style, style === lastStyle, let last = rich.paragraphs.last?.range,
                last.upperBound == start
            {
                rich.paragraphs[rich.paragraphs.count - 1].range = last.lowerBound..<end
            } else if let style {
                rich.paragraphs.append(RichText.Paragraphs(start..<end, look(of: style)))
            }
            lastStyle = style
        }
        return rich
    }

    /// What a part with attributes looks like.
    package func look(of values: [NSAttributedString.Key: Any]) -> SpanLook {
        var look = SpanLook()
        guard !values.isEmpty else { return look }
        look.font = value(UIFont.self, .font, values)?.fontDescription
        look.color = color(.foregroundColor, values)
        look.background = color(.backgroundColor, values)
        look.kern = number(.tracking, values, limit: 1_000) ?? number(.kern, values, limit: 1_000)
        look.hasLigatures = number(.ligature, values, limit: 100) != 0
        look.rise = number(.baselineOffset, values, limit: 1_000) ?? 0
        look.isSlanted = (number(.obliqueness, values, limit: 1_000) ?? 0) != 0
        readLines(values, into: &look)
        if let width = number(.strokeWidth, values, limit: 1_000), width != 0 {
            let color = color(.strokeColor, values)
            look.outline = SpanLook.Outline(width: abs(width), isFilled: width < 0, color: color)
        }
        if let shadow = value(NSShadow.self, .shadow, values) { look.shadow = read(shadow) }
        if let attachment = value(NSTextAttachment.self, .attachment, values) {
            look.picture = picture(of: attachment, look)
        }
        if values[.link] != nil { readLink(values, into: &look) }
        return look
    }

    private func readLines(_ values: [NSAttributedString.Key: Any], into look: inout SpanLook) {
        if let style = underline(.underlineStyle, values) {
            look.underline = style.contains(.double) ? .double : .single
            look.underlinesWords = style.contains(.byWord)
            look.underlineColor = color(.underlineColor, values)
        }
        if underline(.strikethroughStyle, values) != nil {
            look.strikethrough = .single
            look.strikethroughColor = color(.strikethroughColor, values)
        }
    }

    private func readLink(_ values: [NSAttributedString.Key: Any], into look: inout SpanLook) {
        guard let linkAttributes else {
            look.color = UIColor.link.components(with: traits)
            look.underline = look.underline ?? .single
            return
        }
        var plain = values
        plain[.link] = nil
        look = self.look(of: plain.merging(linkAttributes.filter { $0.key != .link }) { $1 })
    }

    private func underline(
        _ key: NSAttributedString.Key,
        _ values: [NSAttributedString.Key: Any]
    ) -> NSUnderlineStyle? {
        if let style = values[key] as? NSUnderlineStyle { return style.rawValue == 0 ? nil : style }
        guard let number = number(key, values, limit: 1_000_000), number != 0 else { return nil }
        return NSUnderlineStyle(rawValue: Int(number))
    }

    private func read(_ shadow: NSShadow) -> SpanLook.Shadow? {
        guard let color = shadow._color?.components(with: traits) else { return nil }
        let x = bounded(shadow.shadowOffset.width, "NSShadow.shadowOffset", to: -1_000...1_000)
        let y = bounded(shadow.shadowOffset.height, "NSShadow.shadowOffset", to: -1_000...1_000)
        let blur = bounded(shadow.shadowBlurRadius, "NSShadow.shadowBlurRadius", to: 0...200)
        return SpanLook.Shadow(x: x, y: y, blur: blur, color: color)
    }

    private func picture(of attachment: NSTextAttachment, _ look: SpanLook) -> SpanLook.Picture {
        let image = attachment._shownImage?.shown(with: traits)
        var area = attachment.bounds
        if area.size == .zero { area.size = image?.size ?? .zero }
        if attachment.bounds == .zero, let image, image.isSymbolImage {
            // A symbol stands in the middle of capital letters.
            let height = FontMetrics.of(look.font ?? font).capHeight
            area.origin.y = CGFloat(((height - Double(area.height)) / 2).rounded())
        }
        let all = -Self.greatest...Self.greatest
        let width = bounded(area.width, "NSTextAttachment.bounds", to: 0...Self.greatest)
        let height = bounded(area.height, "NSTextAttachment.bounds", to: 0...Self.greatest)
        var bitmap: Bitmap?
        if let image, width > 0, height > 0, image.size.width > 0, image.size.height > 0 {
            bitmap = image.bitmap(
                filling: CGSize(width: width, height: height),
                scale: max(1, min(4, traits.displayScale))
            )
        }
        let isStencil = image.map {
            $0.renderingMode == .alwaysTemplate || $0.renderingMode == .automatic && $0.isSymbolImage
        }
        let stencil = image?.stencilColor?.components(with: traits)
        return SpanLook.Picture(
            bitmap,
            color: stencil,
            hasTextColor: isStencil == true && stencil == nil,
            width: width,
            height: height,
            left: bounded(area.origin.x, "NSTextAttachment.bounds", to: all),
            bottom: bounded(area.origin.y, "NSTextAttachment.bounds", to: all)
        )
    }

    private func paragraphStyle(_ values: [NSAttributedString.Key: Any]) -> NSParagraphStyle? {
        value(NSParagraphStyle.self, .paragraphStyle, values)
    }

    /// How the lines of a paragraph stand.
    package func look(of style: NSParagraphStyle) -> ParagraphLook {
        var look = ParagraphLook()
        func length(_ value: CGFloat, _ name: String) -> Double {
            bounded(value, "NSParagraphStyle.\(name)", to: 0...Self.greatest)
        }
        switch style.alignment {
        case .natural: look.alignment = nil
        case .left: look.alignment = .left
        case .center: look.alignment = .center
        case .right: look.alignment = .right
        case .justified: look.alignment = .justified
        }
        look.wrapping = style.lineBreakMode == .byCharWrapping ? .character : nil
        look.firstLineIndent = length(style.firstLineHeadIndent, "firstLineHeadIndent")
        look.headIndent = length(style.headIndent, "headIndent")
        look.tailIndent = bounded(
            style.tailIndent,
            "NSParagraphStyle.tailIndent",
            to: -Self.greatest...Self.greatest
        )
        look.lineSpacing = length(style.lineSpacing, "lineSpacing")
        look.spacing = length(style.paragraphSpacing, "paragraphSpacing")
        look.spacingBefore = length(style.paragraphSpacingBefore, "paragraphSpacingBefore")
        look.lineHeightMultiple = bounded(
            style.lineHeightMultiple,
            "NSParagraphStyle.lineHeightMultiple",
            to: 0...100
        )
        look.minimumLineHeight = length(style.minimumLineHeight, "minimumLineHeight")
        look.maximumLineHeight = length(style.maximumLineHeight, "maximumLineHeight")
        if style.tabStops != NSParagraphStyle.usualTabs {
            look.tabs = style.tabStops.prefix(100).map { tab in
                ParagraphLook.Tab(length(tab.location, "tabStops"), tab.nativeAlignment)
            }.sorted { $0.place < $1.place }
        } else if style.defaultTabInterval == 0 {
            look.tabInterval = 28
        }
        if style.defaultTabInterval != 0 {
            look.tabInterval = length(style.defaultTabInterval, "defaultTabInterval")
        }
        switch style.baseWritingDirection {
        case .natural: look.isRightToLeft = nil
        case .leftToRight: look.isRightToLeft = false
        case .rightToLeft: look.isRightToLeft = true
        }
        return look
    }

    private func bounded(_ value: CGFloat, _ name: String, to range: ClosedRange<Double>) -> Double {
        let value = Double(value)
        if range.contains(value) { return value }
        TextWarnings.warn(
            name,
            "\(name) of a text is \(value), which is not from \(range.lowerBound) to \(range.upperBound); the nearest is used"
        )
        return value.isNaN ? 0 : min(max(value, range.lowerBound), range.upperBound)
    }

    private func value<Value>(
        _ type: Value.Type,
        _ key: NSAttributedString.Key,
        _ values: [NSAttributedString.Key: Any]
    ) -> Value? {
        guard let any = values[key] else { return nil }
        if let value = any as? Value { return value }
        TextWarnings.warn(
            key.rawValue,
            "The attribute \(key.rawValue) of a text is no \(type), but a \(Swift.type(of: any)), and left out"
        )
        return nil
    }

    private func color(_ key: NSAttributedString.Key, _ values: [NSAttributedString.Key: Any]) -> RGBA? {
        if let color = values[key] as? CGColor { return UIColor(cgColor: color).components(with: traits) }
        return value(UIColor.self, key, values)?.components(with: traits)
    }

    private func number(
        _ key: NSAttributedString.Key,
        _ values: [NSAttributedString.Key: Any],
        limit: Double
    ) -> Double? {
        guard let any = values[key] else { return nil }
        let number: Double? =
            switch any {
            case let number as CGFloat: Double(number)
            case let number as Double: number
            case let number as Float: Double(number)
            case let number as Int: Double(number)
            case let number as NSNumber: number.doubleValue
            default: nil
            }
        guard let number else {
            TextWarnings.warn(
                key.rawValue,
                "The attribute \(key.rawValue) of a text is no number, but a \(Swift.type(of: any)), and left out"
            )
            return nil
        }
        return bounded(CGFloat(number), "The attribute \(key.rawValue)", to: -limit...limit)
    }
}

extension NSTextTab {
    fileprivate var nativeAlignment: ParagraphLook.Tab.Alignment {
        switch alignment {
        case .left, .natural, .justified: .left
        case .center: .center
        case .right: options[.columnTerminators] == nil ? .right : .decimal
        }
    }
}

/// Converts places in a text that only grow from UTF-16 units to UTF-8 bytes.
private struct ByteOffsets {
    private let bytes: [UInt8]
    private var unit = 0
    private var byte = 0

    init(of text: String) { bytes = Array(text.utf8) }

    mutating func byte(at place: Int) -> Int {
        while unit < place, byte < bytes.count {
            let width = bytes[byte] < 0x80 ? 1 : bytes[byte] < 0xE0 ? 2 : bytes[byte] < 0xF0 ? 3 : 4
            unit += width == 4 ? 2 : 1
            byte += width
        }
        return byte
    }
}
