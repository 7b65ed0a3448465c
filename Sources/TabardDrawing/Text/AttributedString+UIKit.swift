extension AttributeScopes {
    /// UIKit's attributes.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// UIKit's attributes of attributed strings, with Foundation's.
    public struct UIKitAttributes: AttributeScope {
        /// `NSAttributedString.Key.font`.
        public let font: FontAttribute
        /// `NSAttributedString.Key.paragraphStyle`.
        public let paragraphStyle: ParagraphStyleAttribute
        /// `NSAttributedString.Key.foregroundColor`.
        public let foregroundColor: ForegroundColorAttribute
        /// `NSAttributedString.Key.backgroundColor`.
        public let backgroundColor: BackgroundColorAttribute
        /// `NSAttributedString.Key.ligature`.
        public let ligature: LigatureAttribute
        /// `NSAttributedString.Key.kern`.
        public let kern: KernAttribute
        /// `NSAttributedString.Key.tracking`.
        public let tracking: TrackingAttribute
        /// `NSAttributedString.Key.strikethroughStyle`.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// `NSAttributedString.Key.underlineStyle`.
        public let underlineStyle: UnderlineStyleAttribute
        /// `NSAttributedString.Key.strokeColor`.
        public let strokeColor: StrokeColorAttribute
        /// `NSAttributedString.Key.strokeWidth`.
        public let strokeWidth: StrokeWidthAttribute
        /// `NSAttributedString.Key.shadow`.
        public let shadow: ShadowAttribute
        /// `NSAttributedString.Key.attachment`.
        public let attachment: AttachmentAttribute
        /// `NSAttributedString.Key.baselineOffset`.
        public let baselineOffset: BaselineOffsetAttribute
        /// `NSAttributedString.Key.underlineColor`.
        public let underlineColor: UnderlineColorAttribute
        /// `NSAttributedString.Key.strikethroughColor`.
        public let strikethroughColor: StrikethroughColorAttribute
        /// `NSAttributedString.Key.obliqueness`.
        public let obliqueness: ObliquenessAttribute
        /// `NSAttributedString.Key.expansion`.
        public let expansion: ExpansionAttribute
        /// Foundation's own, such as `link`.
        public let foundation: AttributeScopes.FoundationAttributes

        /// `NSAttributedString.Key.font`.
        @frozen
        public enum FontAttribute: AttributedStringKey {
            /// What the attribute holds.
            public typealias Value = UIFont
            /// The attribute's name.
            public static let name = "NSFont"
        }

        /// `NSAttributedString.Key.paragraphStyle`.
        @frozen
        public enum ParagraphStyleAttribute: AttributedStringKey {
            /// What the attribute holds.
            public typealias Value = NSParagraphStyle
            /// The attribute's name.
            public static let name = "NSParagraphStyle"
        }

        /// `NSAttributedString.Key.foregroundColor`.
        @frozen
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// What the attribute holds.
            public typealias Value = UIColor
            /// The attribute's name.
            public static let name = "NSColor"
        }

        /// `NSAttributedString.Key.backgroundColor`.
        @frozen
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// What the attribute holds.
            public typealias Value = UIColor
            /// The attribute's name.
            public static let name = "NSBackgroundColor"
        }

        /// `NSAttributedString.Key.ligature`.
        @frozen
        public enum LigatureAttribute: AttributedStringKey {
            /// What the attribute holds.
            public typealias Value = Int
            /// The attribute's name.
            public static let name = "NSLigature"
        }

        /// `NSAttributedString.Key.kern`.
        @frozen
        public enum KernAttribute: AttributedStringKey {
            /// What the attribute holds.
            public typealias Value = CGFloat
            /// The attribute's name.
            public static let name = "NSKern"
        }

        /// `NSAttributedString.Key.tracking`.
        @frozen
        public enum TrackingAttribute: AttributedStringKey {
            /// What the attribute holds.
            public typealias Value = CGFloat
            /// The attribute's name.
            public static let name = "CTTracking"
        }

        /// `NSAttributedString.Key.strikethroughStyle`.
        @frozen
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// What the attribute holds.
            public typealias Value = NSUnderlineStyle
            /// The attribute's name.
            public static let name = "NSStrikethrough"
        }

        /// `NSAttributedString.Key.underlineStyle`.
        @frozen
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// What the attribute holds.
            public typealias Value = NSUnderlineStyle
            /// The attribute's name.
            public static let name = "NSUnderline"
        }

        /// `NSAttributedString.Key.strokeColor`.
        @frozen
        public enum StrokeColorAttribute: AttributedStringKey {
            /// What the attribute holds.
            public typealias Value = UIColor
            /// The attribute's name.
            public static let name = "NSStrokeColor"
        }

        /// `NSAttributedString.Key.strokeWidth`.
        @frozen
        public enum StrokeWidthAttribute: AttributedStringKey {
            /// What the attribute holds.
            public typealias Value = CGFloat
            /// The attribute's name.
            public static let name = "NSStrokeWidth"
        }

        /// `NSAttributedString.Key.shadow`.
        @frozen
        public enum ShadowAttribute: AttributedStringKey {
            /// What the attribute holds.
            public typealias Value = NSShadow
            /// The attribute's name.
            public static let name = "NSShadow"
        }

        /// `NSAttributedString.Key.attachment`.
        @frozen
        public enum AttachmentAttribute: AttributedStringKey {
            /// What the attribute holds.
            public typealias Value = NSTextAttachment
            /// The attribute's name.
            public static let name = "NSAttachment"
        }

        /// `NSAttributedString.Key.baselineOffset`.
        @frozen
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// What the attribute holds.
            public typealias Value = CGFloat
            /// The attribute's name.
            public static let name = "NSBaselineOffset"
        }

        /// `NSAttributedString.Key.underlineColor`.
        @frozen
        public enum UnderlineColorAttribute: AttributedStringKey {
            /// What the attribute holds.
            public typealias Value = UIColor
            /// The attribute's name.
            public static let name = "NSUnderlineColor"
        }

        /// `NSAttributedString.Key.strikethroughColor`.
        @frozen
        public enum StrikethroughColorAttribute: AttributedStringKey {
            /// What the attribute holds.
            public typealias Value = UIColor
            /// The attribute's name.
            public static let name = "NSStrikethroughColor"
        }

        /// `NSAttributedString.Key.obliqueness`.
        @frozen
        public enum ObliquenessAttribute: AttributedStringKey {
            /// What the attribute holds.
            public typealias Value = CGFloat
            /// The attribute's name.
            public static let name = "NSObliqueness"
        }

        /// `NSAttributedString.Key.expansion`.
        @frozen
        public enum ExpansionAttribute: AttributedStringKey {
            /// What the attribute holds.
            public typealias Value = CGFloat
            /// The attribute's name.
            public static let name = "NSExpansion"
        }
    }
}

extension AttributeDynamicLookup {
    /// Finds UIKit's attributes by their names.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T {
        self[T.self]
    }
}
