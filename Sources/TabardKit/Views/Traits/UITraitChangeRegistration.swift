/// What stands for something that was registered for changes of traits.
public protocol UITraitChangeRegistration: NSObjectProtocol {}
