/// What calls an app's code when traits of its own change: views, controllers and scenes.
///
/// The code is called after `traitCollectionDidChange(_:)`, in the order in which it was registered, with the traits as the
/// current ones.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {}

extension UITraitChangeObservable {
    /// What is called with what had the traits and the traits that it had before.
    public typealias TraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void

    /// Calls a closure when any of some traits changed here.
    ///
    /// It is called with this object, so it need not hold it. There is no need to unregister it at the end of the object.
    ///
    /// - Parameters:
    ///   - traits: The traits.
    ///   - handler: What is called with this object and the traits that it had before.
    /// - Returns: What `unregisterForTraitChanges(_:)` takes.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait],
        handler: @escaping TraitChangeHandler<Self>
    ) -> any UITraitChangeRegistration {
        _register(traits) { environment, previous in
            guard let environment = environment as? Self else { return }
            handler(environment, previous)
        }
    }

    /// Calls a closure whose parameter says in what it is called, such as `Self` in a class, when any of some traits changed here.
    ///
    /// An object of another type than the parameter's is not told of.
    ///
    /// - Parameters:
    ///   - traits: The traits.
    ///   - handler: What is called with this object and the traits that it had before.
    /// - Returns: What `unregisterForTraitChanges(_:)` takes.
    @discardableResult
    @_disfavoredOverload
    public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
        _ traits: [UITrait],
        handler: @escaping TraitChangeHandler<TraitEnvironment>
    ) -> any UITraitChangeRegistration {
        _register(traits) { environment, previous in
            guard let environment = environment as? TraitEnvironment else { return }
            handler(environment, previous)
        }
    }

    /// Calls a target's method when any of some traits changed here.
    ///
    /// - Parameters:
    ///   - traits: The traits.
    ///   - target: Whose method it is; it is not kept alive.
    ///   - action: The method, whose arguments, if it takes any, are this object and the traits that it had before.
    /// - Returns: What `unregisterForTraitChanges(_:)` takes.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait],
        target: Any,
        action: Selector
    ) -> any UITraitChangeRegistration {
        let target = TargetAction(target, action)
        return _register(traits) { environment, previous in
            guard let object = target.target else { return }
            action.send(to: object, [environment, previous])
        }
    }

    /// Calls a method of this object when any of some traits changed here.
    ///
    /// - Parameters:
    ///   - traits: The traits.
    ///   - action: The method, whose arguments, if it takes any, are this object and the traits that it had before.
    /// - Returns: What `unregisterForTraitChanges(_:)` takes.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector)
        -> any UITraitChangeRegistration
    {
        _register(traits) { environment, previous in
            action.send(to: environment, [environment, previous])
        }
    }

    /// Calls what was registered no more.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        guard let registration = registration as? TraitChangeRegistration else { return }
        (self as? any TraitHolder)?._traitState?.registrations.remove(registration)
    }

    private func _register(
        _ traits: [UITrait],
        _ handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = TraitChangeRegistration(traits, handler)
        (self as? any TraitHolder)?._ownTraitState.registrations.append(registration)
        return registration
    }
}
