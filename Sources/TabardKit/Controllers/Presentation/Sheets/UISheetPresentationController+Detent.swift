extension UISheetPresentationController {
    /// A height at which a sheet rests.
    @preconcurrency @MainActor
    open class Detent: NSObject, _SelectorAnswering {
        /// Which detent it is.
        @frozen
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The name.
            public let rawValue: String

            /// Makes an identifier of its name.
            public init(rawValue: String) { self.rawValue = rawValue }

            /// Makes an identifier of its name.
            public init(_ rawValue: String) { self.rawValue = rawValue }

            /// That of the detent in the middle of the window.
            public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
            /// That of the detent of full height.
            public static let large = Identifier(rawValue: "com.apple.UIKit.large")
        }

        private static var count = 0
        private let name: Identifier
        private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        init(
            _ name: Identifier,
            _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            self.name = name
            self.resolver = resolver
            super.init()
        }

        /// Which detent it is; a custom one without an identifier has one of its own.
        open var identifier: Identifier { name }

        /// Half of the window's height; not in a low window.
        open class func medium() -> UISheetPresentationController.Detent {
            Detent(.medium) { context in
                guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
                return (context as? SheetDetentContext)?.mediumValue ?? context.maximumDetentValue / 2
            }
        }

        /// Full height, but for a strip of what lies below.
        open class func large() -> UISheetPresentationController.Detent {
            Detent(.large) { $0.maximumDetentValue }
        }

        /// A height of the app's own.
        ///
        /// - Parameters:
        ///   - identifier: Which detent it is; nil gives it an identifier of its own.
        ///   - resolver: Answers the height above the safe area's lower edge, in points; nil if there is no such detent now. What
        ///     is more than the context's `maximumDetentValue` counts as that. `invalidateDetents()` has it called again.
        open class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> UISheetPresentationController.Detent {
            count += 1
            return Detent(identifier ?? Identifier("org.tabard.detent.\(count)"), resolver)
        }

        /// The height above the safe area's lower edge, in points; nil if there is no such detent.
        open func resolvedValue(
            in context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat? { resolver(context) }

        /// What objects of the class answer by selectors (O2).
        nonisolated open class var _selectors: _SelectorTable {
            _SelectorTable(UISheetPresentationController.Detent.self)
        }
    }
}
