internal import InterfaceDocument

/// Finds the class of an element by its name, as UIKit does.
///
/// The low floor that reads documents knows no bar and no list: an element `tabBarController` becomes what is called
/// `UITabBarController`, wherever that stands.
@MainActor
struct InterfaceClasses {
    /// Modules in which a class without a module, or with one that is not there, is looked for.
    var modules: [String] = []

    /// The modules of the app that runs, which a floor above knows.
    static var modulesOfApp: () -> [String] = { [] }

    private static var known: [String: AnyClass] = [:]
    private static var unknown: Set<String> = []
    /// The most bytes of a class's name, with its module's.
    private static let longestName = 500

    /// Elements whose classes are not called as they are.
    private static let names = [
        "tableViewCellContentView": "UIView", "collectionViewCellContentView": "UIView",
        "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
        "customObject": "NSObject", "customView": "UIView", "containerView": "UIView",
        "imageView": "UIImageView", "constraint": "NSLayoutConstraint",
    ]

    /// The class of an element: its custom class if there is one, or that of UIKit which the element is named after.
    ///
    /// - Parameter tell: Told what is wrong.
    func type(of element: InterfaceElement, tell: (String, InterfaceProblem.Subject) -> Void) -> AnyClass? {
        let framework = Self.framework(of: element.name)
        let standIn = framework.map { _ in element.name.hasSuffix("Controller") ? "viewController" : "view" }
        let base: AnyClass? = Self.base(of: element.name) ?? standIn.flatMap { Self.base(of: $0) }
        guard let name = element["customClass"] else {
            if let framework, let standIn, let base {
                tell(
                    "Tabard has no \(framework), so an empty \(standIn == "view" ? "view" : "controller") stands for it",
                    .unknownElement
                )
                return base
            }
            if let base { return base }
            guard element.child(key: "frame") != nil else {
                tell("Tabard knows no such element, so it is left out", .unknownElement)
                return nil
            }
            tell("Tabard knows no such element, so an empty view stands for it", .unknownElement)
            return Self.base(of: "view")
        }
        if let type = custom(name, element["customModule"]) { return type }
        if let type = InterfaceTrial.current?.standIn(for: element, base: base) { return type }
        tell(
            "There is no class '\(name)' in \(places(element["customModule"])), so "
                + (base.map { "\($0) stands for it" } ?? "it is left out"),
            .missingClass(name: name, module: element["customModule"])
        )
        return base
    }

    /// A class of the app.
    func custom(_ name: String, _ module: String?) -> AnyClass? {
        for module in candidates(module) {
            // Tabard's own classes beside UIKit's may be called as the app's are, which tools lack.
            if module == "TabardKit", !name.hasPrefix("UI"), !name.hasPrefix("NS") { continue }
            if let type = Self.named("\(module).\(name)") { return type }
        }
        return name.contains(".") ? Self.named(name) : nil
    }

    /// Whether objects of a class can be made by `init()` for a document. What an app adds to a class is taken to have it, too.
    func canMake(_ type: AnyClass) -> Bool {
        if type is any InterfaceConfigurable.Type || type == NSObject.self || type == UIResponder.self {
            return true
        }
        let module = String(reflecting: type).prefix { $0 != "." }
        if Self.systemModules.contains(String(module)) { return false }
        return _getSuperclass(type).map(canMake) ?? false
    }

    /// The modules whose classes are not made for documents unless they read them: there may be only one object of some.
    private static let systemModules: Set<String> = [
        "TabardKit", "GtkInterop", "TabardDrawing", "TabardFoundation", "Foundation", "FoundationEssentials",
    ]

    private func candidates(_ module: String?) -> [String] {
        // A module's name has no characters but those of an identifier, the name in a document may be the target's.
        let own = module.map { String($0.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }) }
        return (own.map { [$0] } ?? []) + modules.filter { $0 != own } + ["TabardKit"]
    }

    private func places(_ module: String?) -> String {
        "the modules " + candidates(module).dropLast().joined(separator: ", ")
    }

    /// The framework of an element that stands for a class of another one than UIKit, which Tabard lacks.
    static func framework(of element: String) -> String? {
        foreign[element].flatMap { base(of: element) == nil ? $0 : nil }
    }

    private static let foreign = [
        "mapView": "MapKit", "webView": "WebKit", "wkWebView": "WebKit", "hostingController": "SwiftUI",
        "avPlayerViewController": "AVKit", "glkView": "GLKit", "glkViewController": "GLKit",
        "mtkView": "MetalKit", "skView": "SpriteKit", "sceneKitView": "SceneKit", "arskView": "ARKit",
        "arscnView": "ARKit", "pdfView": "PDFKit", "adBannerView": "iAd",
    ]

    /// Whether a class stands for an element that Tabard doesn't know.
    static func isStandIn(_ type: AnyClass, for element: String) -> Bool {
        (type == base(of: "view") || type == base(of: "viewController")) && base(of: element) == nil
    }

    static func base(of element: String) -> AnyClass? {
        if let name = names[element] {
            return name == "NSObject" ? NSObject.self : named("TabardKit.\(name)")
        }
        return named("TabardKit.UI\(element.prefix(1).uppercased())\(element.dropFirst())")
    }

    /// Looking for a class by its name costs much more the first time.
    static func named(_ name: String) -> AnyClass? {
        if let type = known[name] { return type }
        guard name.utf8.count <= longestName, !unknown.contains(name) else { return nil }
        guard let type = NSClassFromString(name) else {
            if unknown.count < 1000 { unknown.insert(name) }
            return nil
        }
        known[name] = type
        return type
    }
}
