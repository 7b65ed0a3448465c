extension UIWindowScene {
    /// How a scene stands on the screen, as it was when it was asked.
    public final class Geometry: NSObject, NSCopying {
        private let orientation: UIInterfaceOrientation

        init(_ orientation: UIInterfaceOrientation) {
            self.orientation = orientation
            super.init()
        }

        /// `portrait` if the scene is higher than wide, else `landscapeRight`.
        public var interfaceOrientation: UIInterfaceOrientation { orientation }

        /// The geometry itself, which doesn't change.
        public func copy(with zone: NSZone? = nil) -> Any { self }

        /// Whether both scenes stand in the same way.
        public override func isEqual(_ object: Any?) -> Bool {
            (object as? Geometry)?.orientation == orientation
        }

        public override var hash: Int { orientation.rawValue }
    }
}
