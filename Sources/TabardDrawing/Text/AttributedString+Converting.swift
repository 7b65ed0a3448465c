/// Both kinds of attributed strings made of each other, which Foundation on Linux lacks.
extension NSAttributedString {
    /// Makes a text of a Swift value, with UIKit's attributes and links.
    public convenience init(_ attrStr: AttributedString) {
        let text = NSMutableAttributedString(string: "")
        for run in attrStr.runs {
            let part = String(attrStr[run.range].characters)
            text.append(
                NSAttributedString(string: part, attributes: AttributeValues.dictionary(of: run.attributes))
            )
        }
        self.init(attributedString: text)
    }

    /// Makes a text of a Swift value; only UIKit's attributes and links are known, whatever the scope.
    public convenience init<S: AttributeScope>(
        _ attrStr: AttributedString,
        including scope: KeyPath<AttributeScopes, S.Type>
    ) throws {
        self.init(attrStr)
    }

    /// Makes a text of a Swift value; only UIKit's attributes and links are known, whatever the scope.
    public convenience init<S: AttributeScope>(_ attrStr: AttributedString, including scope: S.Type) throws {
        self.init(attrStr)
    }
}

extension AttributedString {
    /// Makes a Swift value of a text, with UIKit's attributes and links.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        guard nsStr.length > 0 else { return }
        let string = nsStr.string as NSString
        nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { values, range, _ in
            append(
                AttributedString(
                    string.substring(with: range),
                    attributes: AttributeValues.container(of: values)
                )
            )
        }
    }

    /// Makes a Swift value of a text; only UIKit's attributes and links are known, whatever the scope.
    public init<S: AttributeScope>(
        _ nsStr: NSAttributedString,
        including scope: KeyPath<AttributeScopes, S.Type>
    ) throws {
        self.init(nsStr)
    }

    /// Makes a Swift value of a text; only UIKit's attributes and links are known, whatever the scope.
    public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: S.Type) throws {
        self.init(nsStr)
    }
}

extension AttributeContainer {
    /// Makes a container of attributes by their keys: UIKit's and links.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self = AttributeValues.container(of: dictionary)
    }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
    /// Makes attributes by their keys of a container: UIKit's and links.
    public init(_ container: AttributeContainer) {
        self = AttributeValues.dictionary(of: container)
    }
}

/// Takes attributes from one kind of text to the other.
enum AttributeValues {
    private typealias Scope = AttributeScopes.UIKitAttributes

    static func dictionary(of container: AttributeContainer) -> [NSAttributedString.Key: Any] {
        var values: [NSAttributedString.Key: Any] = [:]
        if let value = container[Scope.FontAttribute.self] { values[.font] = value }
        if let value = container[Scope.ParagraphStyleAttribute.self] { values[.paragraphStyle] = value }
        if let value = container[Scope.ForegroundColorAttribute.self] { values[.foregroundColor] = value }
        if let value = container[Scope.BackgroundColorAttribute.self] { values[.backgroundColor] = value }
        if let value = container[Scope.LigatureAttribute.self] { values[.ligature] = value }
        if let value = container[Scope.KernAttribute.self] { values[.kern] = value }
        if let value = container[Scope.TrackingAttribute.self] { values[.tracking] = value }
        if let value = container[Scope.StrikethroughStyleAttribute.self]?.rawValue {
            values[.strikethroughStyle] = value
        }
        if let value = container[Scope.UnderlineStyleAttribute.self]?.rawValue {
            values[.underlineStyle] = value
        }
        if let value = container[Scope.StrokeColorAttribute.self] { values[.strokeColor] = value }
        if let value = container[Scope.StrokeWidthAttribute.self] { values[.strokeWidth] = value }
        if let value = container[Scope.ShadowAttribute.self] { values[.shadow] = value }
        if let value = container[Scope.AttachmentAttribute.self] { values[.attachment] = value }
        if let value = container[Scope.BaselineOffsetAttribute.self] { values[.baselineOffset] = value }
        if let value = container[Scope.UnderlineColorAttribute.self] { values[.underlineColor] = value }
        if let value = container[Scope.StrikethroughColorAttribute.self] {
            values[.strikethroughColor] = value
        }
        if let value = container[Scope.ObliquenessAttribute.self] { values[.obliqueness] = value }
        if let value = container[Scope.ExpansionAttribute.self] { values[.expansion] = value }
        if let link = container[AttributeScopes.FoundationAttributes.LinkAttribute.self] {
            values[.link] = link
        }
        return values
    }

    static func container(of values: [NSAttributedString.Key: Any]) -> AttributeContainer {
        var container = AttributeContainer()
        container[Scope.FontAttribute.self] = values[.font] as? UIFont
        container[Scope.ParagraphStyleAttribute.self] = values[.paragraphStyle] as? NSParagraphStyle
        container[Scope.ForegroundColorAttribute.self] = values[.foregroundColor] as? UIColor
        container[Scope.BackgroundColorAttribute.self] = values[.backgroundColor] as? UIColor
        container[Scope.LigatureAttribute.self] = values[.ligature] as? Int
        container[Scope.KernAttribute.self] = number(values[.kern])
        container[Scope.TrackingAttribute.self] = number(values[.tracking])
        container[Scope.StrikethroughStyleAttribute.self] = (values[.strikethroughStyle] as? Int).map(
            NSUnderlineStyle.init
        )
        container[Scope.UnderlineStyleAttribute.self] = (values[.underlineStyle] as? Int).map(
            NSUnderlineStyle.init
        )
        container[Scope.StrokeColorAttribute.self] = values[.strokeColor] as? UIColor
        container[Scope.StrokeWidthAttribute.self] = number(values[.strokeWidth])
        container[Scope.ShadowAttribute.self] = values[.shadow] as? NSShadow
        container[Scope.AttachmentAttribute.self] = values[.attachment] as? NSTextAttachment
        container[Scope.BaselineOffsetAttribute.self] = number(values[.baselineOffset])
        container[Scope.UnderlineColorAttribute.self] = values[.underlineColor] as? UIColor
        container[Scope.StrikethroughColorAttribute.self] = values[.strikethroughColor] as? UIColor
        container[Scope.ObliquenessAttribute.self] = number(values[.obliqueness])
        container[Scope.ExpansionAttribute.self] = number(values[.expansion])
        let link = values[.link]
        container[AttributeScopes.FoundationAttributes.LinkAttribute.self] =
            link as? URL ?? (link as? String).flatMap { URL(string: $0) }
        return container
    }

    private static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Float: CGFloat(number)
        case let number as Int: CGFloat(number)
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: nil
        }
    }
}
