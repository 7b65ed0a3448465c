/// The attributes that say nothing to Swift on Linux and vanish from the text (O1).
enum ObjectiveCAttributes {
    static let names: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable",
        "IBDesignable",
        "GKInspectable", "NSCopying",
    ]
}
