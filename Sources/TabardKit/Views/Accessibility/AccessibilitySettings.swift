internal import GtkInterop

/// What the user asked for to be able to use apps, beyond light, dark, contrast, motion and the size of texts.
///
/// Nothing of it is read before something asks for it, and only then is it followed.
@preconcurrency @MainActor
package final class AccessibilitySettings {
    /// What desktops have no setting for, or not all have, by its name in the environment variable `TABARD_ACCESSIBILITY`.
    package enum Wish: String, CaseIterable, Sendable {
        case boldText = "bold-text"
        case buttonShapes = "button-shapes"
        case onOffLabels = "on-off-labels"
        case differentiateWithoutColor = "differentiate-without-color"
        case crossFade = "cross-fade"
        case reduceTransparency = "reduce-transparency"
    }

    /// A setting of the desktop's own that is read when it is first asked for.
    enum Desktop: CaseIterable {
        case screenReader
        case statusShapes
        case invertedLightness
        case grayscale

        var notifications: [NSNotification.Name] {
            switch self {
            case .screenReader: [UIAccessibility.voiceOverStatusDidChangeNotification]
            case .statusShapes:
                [
                    UIAccessibility.onOffSwitchLabelsDidChangeNotification,
                    UIAccessibility.differentiateWithoutColorDidChangeNotification,
                ]
            case .invertedLightness: [UIAccessibility.invertColorsStatusDidChangeNotification]
            case .grayscale: [UIAccessibility.grayscaleStatusDidChangeNotification]
            }
        }
    }

    /// The app's own.
    package static let shared = AccessibilitySettings()

    /// What the environment asks for; tests may change it.
    package lazy var wishes: Set<Wish> = Self.wishes(
        in: getenv("TABARD_ACCESSIBILITY").map { String(cString: $0) } ?? ""
    )

    private var schemas: [String: DesktopSchema?] = [:]
    private var known: [Desktop: Bool] = [:]
    private var asksSoon = false
    /// Called after a setting changed that things are drawn by.
    var redraw: () -> Void = {}

    /// Reads names between commas; what is unknown is told in the log and counts for nothing.
    package static func wishes(in text: String) -> Set<Wish> {
        let names = text.prefix(1_000).split(separator: ",").map {
            $0.trimmingCharacters(in: .whitespaces).lowercased()
        }
        var wishes: Set<Wish> = []
        for name in names where !name.isEmpty {
            if let wish = Wish(rawValue: name) {
                wishes.insert(wish)
            } else {
                let all = Wish.allCases.map(\.rawValue).joined(separator: ", ")
                Log.note("TABARD_ACCESSIBILITY names '\(name.prefix(60))', which is none of \(all)")
            }
        }
        return wishes
    }

    func wants(_ wish: Wish) -> Bool { wishes.contains(wish) }

    /// Whether a setting of the desktop is on; false where the desktop has none.
    func isOn(_ setting: Desktop) -> Bool {
        if let value = known[setting] { return value }
        let value = read(setting)
        known[setting] = value
        return value
    }

    /// Whether switches are marked, as far as that is known: a first frame does not wait for the desktop's settings, and what is
    /// marked is drawn anew.
    var marksSwitches: Bool {
        if wants(.onOffLabels) { return true }
        if let value = known[.statusShapes] { return value }
        guard !asksSoon else { return false }
        asksSoon = true
        Task { @MainActor in
            if isOn(.statusShapes) { redraw() }
        }
        return false
    }

    private func read(_ setting: Desktop) -> Bool {
        switch setting {
        case .screenReader: schema(Self.applications)?.flag("screen-reader-enabled") ?? false
        case .statusShapes: schema(Self.interface)?.flag("show-status-shapes") ?? false
        case .invertedLightness: isMagnified && schema(Self.magnifier)?.flag("invert-lightness") == true
        case .grayscale: isMagnified && schema(Self.magnifier)?.number("color-saturation") == 0
        }
    }

    /// Colours are changed by the desktop's magnifier, which does so without magnifying, too.
    private var isMagnified: Bool { schema(Self.applications)?.flag("screen-magnifier-enabled") ?? false }

    private static let applications = "org.gnome.desktop.a11y.applications"
    private static let interface = "org.gnome.desktop.a11y.interface"
    private static let magnifier = "org.gnome.desktop.a11y.magnifier"

    private func schema(_ name: String) -> DesktopSchema? {
        if let schema = schemas[name] { return schema }
        let schema = DesktopSchema(name)
        schemas[name] = .some(schema)
        schema?.onChange { AccessibilitySettings.shared.follow() }
        return schema
    }

    /// Tells of what is another now, of what was asked for before.
    private func follow() {
        for (setting, old) in known {
            let new = read(setting)
            guard new != old else { continue }
            known[setting] = new
            for name in setting.notifications { NotificationCenter.default.post(name: name, object: nil) }
            if setting == .statusShapes { redraw() }
        }
    }
}
