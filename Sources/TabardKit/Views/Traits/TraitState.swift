/// What few views, controllers and scenes have: overrides of traits and code that is called when they change.
@MainActor
final class TraitState {
    var overrides = UITraitOverrides()
    /// What a controller around says of a child.
    var inherited: UITraitCollection?
    var contentSizeLimits = ContentSizeLimits()
    var registrations = ObjectArray<TraitChangeRegistration>()
}

/// A view, controller or scene, with what it overrides and calls.
@MainActor
protocol TraitHolder: UITraitChangeObservable {
    /// Nil as long as nothing was overridden or registered.
    var _traitState: TraitState? { get set }
}

/// A closure for changes of traits.
@MainActor
final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {
    let traits: [UITrait]
    let handler: (any UITraitEnvironment, UITraitCollection) -> Void

    init(_ traits: [UITrait], _ handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void) {
        self.traits = traits
        self.handler = handler
        super.init()
    }
}

extension TraitHolder {
    var _ownTraitState: TraitState {
        if let _traitState { return _traitState }
        let state = TraitState()
        _traitState = state
        return state
    }

    /// The traits that hold here, where those hold around it.
    func _resolveTraits(within around: UITraitCollection, style: UIUserInterfaceStyle) -> UITraitCollection {
        var traits = around
        if let inherited = _traitState?.inherited {
            traits = UITraitCollection(traitsFrom: [traits, inherited])
        }
        if style != .unspecified, traits.userInterfaceStyle != style {
            traits = UITraitCollection(traitsFrom: [traits, UITraitCollection(userInterfaceStyle: style)])
        }
        if let overrides = _traitState?.overrides, !overrides.isEmpty {
            traits = traits.overridden(by: overrides)
        }
        if let limits = _traitState?.contentSizeLimits, limits != ContentSizeLimits() {
            let wanted = traits.preferredContentSizeCategory
            let applied = limits.applied(to: wanted)
            if applied != wanted {
                traits = UITraitCollection(traitsFrom: [
                    traits, UITraitCollection(preferredContentSizeCategory: applied),
                ])
            }
        }
        return traits
    }

    /// Tells of a change: the method first, then what is registered.
    func _tellTraits(_ new: UITraitCollection, after old: UITraitCollection) {
        traitCollectionDidChange(old)
        guard let state = _traitState, !state.registrations.isEmpty else { return }
        let changed = Set(new.changedTraits(from: old).map { ObjectIdentifier($0) })
        for registration in state.registrations
        where registration.traits.contains(where: { changed.contains(ObjectIdentifier($0)) }) {
            // One that was called may have unregistered another.
            guard state.registrations.index(of: registration) != nil else { continue }
            registration.handler(self, old)
        }
    }
}
