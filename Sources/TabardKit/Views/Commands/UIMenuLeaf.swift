/// An element of a menu that does something, and holds no others.
@preconcurrency @MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
    /// The text that stands for the element.
    var title: String { get set }
    /// The image that stands for the element.
    var image: UIImage? { get set }
    /// The image that stands for the element while it is on; nil for the same as else.
    var selectedImage: UIImage? { get set }
    /// A longer text, which a screen reader reads after the title.
    var discoverabilityTitle: String? { get set }
    /// How the element may be used.
    var attributes: UIMenuElement.Attributes { get set }
    /// Whether what the element stands for is on.
    var state: UIMenuElement.State { get set }
    /// What triggered the element, while it does what it is for.
    var sender: Any? { get }

    /// Does what the element is for.
    ///
    /// - Parameters:
    ///   - sender: What triggers it.
    ///   - target: Who is to do it, for elements that call methods.
    func performWithSender(_ sender: Any?, target: Any?)
}
