internal import GtkInterop

// The name is Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Runs the app until it ends.
///
/// - Parameters:
///   - argc: The count of the program's arguments, as `CommandLine.argc` gives it.
///   - argv: The program's arguments, as `CommandLine.unsafeArgv` gives them.
///   - principalClassName: The name of a subclass of `UIApplication`, or nil for that class itself.
///   - delegateClassName: The name of the delegate's class, as `NSStringFromClass` gives it. A name
///     that is not a class's, or the class of no `UIApplicationDelegate`, stops the program.
/// - Returns: The program's exit status. Unlike on iOS the function does return, when the app ends.
@MainActor
@discardableResult
public func UIApplicationMain(
    _ argc: Int32,
    _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
    _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    if let principalClassName {
        guard let principal = NSClassFromString(principalClassName) as? UIApplication.Type,
            let application = makeInstance(of: principal) as? UIApplication
        else {
            fatalError(
                "The principal class must be UIApplication or a subclass of it, but '\(principalClassName)' is not"
            )
        }
        UIApplication._shared = application
    }
    guard let delegateClassName else { return UIApplication._run(delegateClass: nil) }
    guard let delegateClass = NSClassFromString(delegateClassName) else {
        fatalError(
            "There is no class '\(delegateClassName)'; give UIApplicationMain the delegate's class as NSStringFromClass(AppDelegate.self)"
        )
    }
    return UIApplication._run(delegateClass: delegateClass)
}
