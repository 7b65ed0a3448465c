/// A view that takes what is dragged over it by itself, besides the interactions that an app gave it.
///
/// It makes its interaction when something is dragged over it for the first time.
@MainActor
protocol DropTaking: UIView {
    var _dropInteraction: UIDropInteraction { get }
}
