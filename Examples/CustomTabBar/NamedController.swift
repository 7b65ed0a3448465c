import UIKit

/// A view controller that can be made by the name of its class.
///
/// Swift makes objects of a class that is known only at run time through a required initializer. A final class has it
/// from `UIViewController`; others write `required init()`.
protocol NamedController: UIViewController {
    init()
}

/// Makes a view controller of a class in this program.
///
/// - Parameter className: The class's name; `Module.Name` for one of another module than this.
/// - Returns: The controller; nil if there is no class of that name, or one that is no `NamedController`.
@MainActor
func makeController(named className: String) -> UIViewController? {
    let module = NSStringFromClass(CustomTabBarController.self).prefix { $0 != "." }
    let name = className.contains(".") ? className : "\(module).\(className)"
    return (NSClassFromString(name) as? any NamedController.Type)?.init()
}
