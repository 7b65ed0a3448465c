/// What one tab of the selected path has on the stack of the navigation controller that manages its group (T7).
struct ManagedLevel {
    let tab: UITab
    var controllers: [UIViewController]
}
