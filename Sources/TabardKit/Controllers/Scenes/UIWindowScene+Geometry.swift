/// What a scene's delegate hears of when it changes.
struct SceneGeometry: Equatable {
    var bounds: CGRect
    var traits: UITraitCollection

    /// Wide windows are what a device is when it lies on its side, with the button on the right.
    var orientation: UIInterfaceOrientation { bounds.width > bounds.height ? .landscapeRight : .portrait }
}

extension UIWindowScene {
    var _currentGeometry: SceneGeometry {
        SceneGeometry(bounds: coordinateSpace.bounds, traits: traitCollection)
    }

    /// Tells the delegate if the scene has another size, orientation or other traits than when this was last called.
    func _noteGeometry() {
        let (old, new) = (_geometry, _currentGeometry)
        _geometry = new
        guard let old, old != new else { return }
        if old.traits != new.traits { _tellTraits(new.traits, after: old.traits) }
        (delegate as? any UIWindowSceneDelegate)?.windowScene(
            self,
            didUpdate: FormerCoordinateSpace(of: self, bounds: old.bounds),
            interfaceOrientation: old.orientation,
            traitCollection: old.traits
        )
    }
}

/// A scene's area as it was before its size changed; it stands where the area stands now.
@MainActor
private final class FormerCoordinateSpace: NSObject, UICoordinateSpace {
    private let scene: UIWindowScene
    let bounds: CGRect

    init(of scene: UIWindowScene, bounds: CGRect) {
        self.scene = scene
        self.bounds = bounds
        super.init()
    }

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        scene.coordinateSpace.convert(point, to: coordinateSpace)
    }

    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        scene.coordinateSpace.convert(point, from: coordinateSpace)
    }

    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        scene.coordinateSpace.convert(rect, to: coordinateSpace)
    }

    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        scene.coordinateSpace.convert(rect, from: coordinateSpace)
    }
}
