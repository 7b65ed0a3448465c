/// An area with coordinates of its own: a view, or the screen, whose coordinates are the window's.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
    /// The area in its own coordinates.
    var bounds: CGRect { get }

    /// A point of this area in another's coordinates.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint

    /// A point of another area in this one's coordinates.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint

    /// The smallest rectangle around one of this area, in another's coordinates.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect

    /// The smallest rectangle around one of another area, in this one's coordinates.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}
