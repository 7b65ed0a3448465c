/// A scene of a storyboard: a controller and what belongs to it.
public struct InterfaceScene: Hashable, Sendable {
    /// The scene's id.
    public let id: String
    /// The controller, placeholders, and objects and views beside the controller's view.
    public let objects: [InterfaceElement]

    /// The scene's controller: the first object that is no placeholder, or that stands for one of another storyboard.
    public var controller: InterfaceElement? {
        objects.first {
            $0.name == "viewControllerPlaceholder" || ($0.name != "placeholder" && $0.name != "exit")
        }
    }
}
