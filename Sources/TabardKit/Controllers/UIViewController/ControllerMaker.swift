/// What makes a controller when that is first needed: a tab as a value.
@MainActor
protocol ControllerMaker: AnyObject {
    /// The controller in which what was made will stand once it is shown; nil if that is not known yet.
    var _madeFor: UIViewController? { get }
}
