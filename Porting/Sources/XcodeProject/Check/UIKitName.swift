/// Tells which names are UIKit's, by their prefixes.
enum UIKitName {
    static func isOne(_ name: String) -> Bool {
        if ownOfSwiftUI.contains(name) { return false }
        for prefix in ["UI", "CA"] where hasPrefix(prefix, name) { return true }
        if hasPrefix("CG", name) { return !partOfFoundation.contains(name) }
        return ownOfAppKitsPrefix.contains { name.hasPrefix($0) }
    }

    /// A prefix is followed by a capital letter and a small one: `UIView`, but not `UITestsX` of a word `UITESTS`.
    private static func hasPrefix(_ prefix: String, _ name: String) -> Bool {
        guard name.hasPrefix(prefix) else { return false }
        let rest = name.dropFirst(prefix.count)
        return rest.first?.isUppercase == true && rest.contains(where: \.isLowercase)
    }

    /// They come with SwiftUI, which is reported on its own.
    private static let ownOfSwiftUI: Set<String> = [
        "UIHostingController", "UIHostingConfiguration", "UIViewRepresentable", "UIViewRepresentableContext",
        "UIViewControllerRepresentable", "UIViewControllerRepresentableContext",
        "UIGestureRecognizerRepresentable", "UIApplicationDelegateAdaptor",
    ]

    private static let partOfFoundation: Set<String> = ["CGFloat", "CGPoint", "CGSize", "CGRect"]

    /// Most names with `NS` are Foundation's; these are UIKit's.
    private static let ownOfAppKitsPrefix = [
        "NSLayoutConstraint", "NSLayoutAnchor", "NSLayoutDimension", "NSLayoutXAxis", "NSLayoutYAxis",
        "NSLayoutManager", "NSTextStorage", "NSTextContainer", "NSTextAttachment", "NSTextList", "NSTextTab",
        "NSCollectionLayout", "NSDiffableDataSource", "NSParagraphStyle", "NSMutableParagraphStyle",
        "NSShadow",
        "NSDataAsset", "NSDirectional", "NSStringDrawing", "NSRectAlignment",
    ]

    /// Members that the compiler or the runtime gives every type.
    static let impliedMembers: Set<String> = [
        "self", "Type", "init", "allCases", "rawValue", "hash", "shared",
    ]

    /// What a class may override of `NSObject`.
    static let membersOfObjects: Set<String> = [
        "description", "debugDescription", "isEqual", "hash", "observeValue", "setValue", "value", "perform",
        "responds", "copy", "mutableCopy", "conforms", "forwardingTarget", "encode", "awakeFromNib",
        "superclass",
        "setUp", "tearDown", "setUpWithError", "tearDownWithError", "invokeTest", "run", "load", "initialize",
        "prepareForInterfaceBuilder", "accessibilityLabel",
    ]
}
