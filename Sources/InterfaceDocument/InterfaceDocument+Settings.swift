/// What the document says of itself.
extension InterfaceDocument {
    /// The system that it is for, such as `iOS.CocoaTouch`; nil if it says none.
    public var targetRuntime: String? { root["targetRuntime"] }

    /// The device that Interface Builder shows it on, such as `retina6_12`; nil if it says none.
    public var device: String? { root.first("device")?.id }

    /// Whether it was made with Auto Layout. Views say themselves how they stand.
    public var useAutolayout: Bool { root["useAutolayout"] == "YES" || root["useAutoLayout"] == "YES" }

    /// Whether it may have variations for size classes.
    public var useTraitCollections: Bool { root["useTraitCollections"] == "YES" }

    /// Whether its views have safe areas, rather than controllers layout guides.
    public var useSafeAreas: Bool { root["useSafeAreas"] == "YES" }

    /// Whether it is shown while the app starts.
    public var isLaunchScreen: Bool { root["launchScreen"] == "YES" }
}
