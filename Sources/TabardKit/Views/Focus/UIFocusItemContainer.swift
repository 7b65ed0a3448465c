import Foundation

/// Knows where items are that can have the keyboard focus.
@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
    /// The coordinates in which the items' frames are.
    var coordinateSpace: any UICoordinateSpace { get }

    /// The items that a rectangle in these coordinates touches.
    func focusItems(in rect: CGRect) -> [any UIFocusItem]
}
