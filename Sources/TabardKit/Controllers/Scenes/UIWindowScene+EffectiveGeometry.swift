extension UIWindowScene {
    /// How a scene stands on the screen, as it was when it was asked.
    public final class Geometry: NSObject, NSCopying {
        /// `portrait` if the scene is higher than wide, else `landscapeRight`.
        public let interfaceOrientation: UIInterfaceOrientation

        init(interfaceOrientation: UIInterfaceOrientation) {
            self.interfaceOrientation = interfaceOrientation
            super.init()
        }

        /// The geometry itself, which doesn't change.
        public func copy(with zone: NSZone? = nil) -> Any { self }

        /// Whether both scenes stand in the same way.
        public override func isEqual(_ object: Any?) -> Bool {
            (object as? Geometry)?.interfaceOrientation == interfaceOrientation
        }

        public override var hash: Int { interfaceOrientation.rawValue }
    }

    /// How the scene stands on the screen now.
    public var effectiveGeometry: Geometry { Geometry(interfaceOrientation: interfaceOrientation) }
}
