/// All proxies of the app, and how they come to bear on objects.
@MainActor
enum AppearanceProxies {
    /// What a proxy is for.
    private struct Scope: Hashable {
        var type: ObjectIdentifier
        var containers: [ObjectIdentifier]
        var traits: UITraitCollection?
    }

    private struct Entry {
        var proxy: AppearanceTarget
        var isForInstance: (AnyObject) -> Bool
        /// The outermost last.
        var areContainers: [(AnyObject) -> Bool]
        var traits: UITraitCollection?
        /// How many classes the proxy's inherits from.
        var classDepth: Int
    }

    private static var entries: [Scope: Entry] = [:]
    private(set) static var isApplying = false

    /// Whether there is any proxy; most apps have none.
    static var areUsed: Bool { !entries.isEmpty }

    /// Whether some proxy is for certain traits only.
    private(set) static var dependOnTraits = false

    /// The proxy for a class in a scope; the same each time.
    static func proxy<Target: AppearanceTarget>(
        traits: UITraitCollection?,
        containers: [any UIAppearanceContainer.Type],
        make: () -> Target?
    ) -> Target {
        let scope = Scope(
            type: ObjectIdentifier(Target.self),
            containers: containers.map { ObjectIdentifier($0) },
            traits: traits
        )
        if let known = entries[scope]?.proxy as? Target { return known }
        guard let proxy = make() else {
            fatalError("\(Target.self) can't have an appearance proxy, as its init(coder:) returns nil")
        }
        proxy._proxyState = ProxyState()
        proxy._proxyState?.recorded = [:]
        var depth = 0
        var mirror = Mirror(reflecting: proxy).superclassMirror
        while let inherited = mirror {
            depth += 1
            mirror = inherited.superclassMirror
        }
        entries[scope] = Entry(
            proxy: proxy,
            isForInstance: { $0 is Target },
            areContainers: containers.map { isInstance(of: $0) },
            traits: traits,
            classDepth: depth
        )
        if traits != nil { dependOnTraits = true }
        return proxy
    }

    private static func isInstance<Container: UIAppearanceContainer>(
        of type: Container.Type
    ) -> (AnyObject) -> Bool { { $0 is Container } }

    /// Notes that a property was set, by the app or on a proxy.
    static func note<Target: AppearanceTarget, Value>(
        _ target: Target,
        _ path: ReferenceWritableKeyPath<Target, Value>
    ) {
        note(
            target,
            .property(path),
            read: { $0[keyPath: path] },
            write: { $0[keyPath: path] = $1 }
        )
    }

    /// Notes that something was set, by the app or on a proxy.
    static func note<Target: AppearanceTarget, Value>(
        _ target: Target,
        _ key: AppearanceKey,
        read: @escaping (Target) -> Value,
        write: @escaping (Target, Value) -> Void
    ) {
        guard !isApplying else { return }
        let state = target._proxyState ?? ProxyState()
        target._proxyState = state
        guard state.recorded != nil else {
            state.own.insert(key)
            return
        }
        let value = read(target)
        state.recorded?[key] = AppearanceSetting(
            apply: { target in
                if let target = target as? Target { write(target, value) }
            },
            capture: { target in
                guard let target = target as? Target else { return {} }
                let before = read(target)
                return { [weak target] in
                    if let target { write(target, before) }
                }
            }
        )
        for window in UIApplication.shared._windows where window._isUnseen {
            window._applyAppearanceProxiesToTree()
        }
    }

    /// Gives an object what the proxies for it say now, and takes back what no proxy says any longer.
    ///
    /// It is called when the object is shown: what proxies are told later is for those that are shown later (A10).
    ///
    /// - Parameter containers: What the object stands in, the window first.
    static func apply(to target: AppearanceTarget, in containers: [AnyObject], traits: UITraitCollection) {
        guard target._proxyState?.recorded == nil else { return }
        let found = entries.values.compactMap { entry -> (rank: Rank, settings: AppearanceSettings)? in
            guard entry.isForInstance(target), let outermost = outermost(of: entry, in: containers),
                let recorded = entry.proxy._proxyState?.recorded, !recorded.isEmpty
            else { return nil }
            let rank = Rank(entry.classDepth, outermost, entry.areContainers.count, entry.traits)
            return (rank, AppearanceSettings(traits: entry.traits, values: recorded))
        }
        let settings = found.sorted { $0.rank < $1.rank }.map(\.settings)
        guard !settings.isEmpty || target._proxyState != nil else { return }
        let state = target._proxyState ?? ProxyState()
        target._proxyState = state
        // Only what depends on traits can come to bear, or cease to, while the object is shown.
        state.shown = settings.contains { $0.traits != nil } ? settings : nil
        apply(settings, to: target, state, traits: traits)
    }

    /// Gives an object that is shown what the proxies say under other traits, as they were when it came to be shown.
    static func traitsChanged(for target: AppearanceTarget, traits: UITraitCollection) {
        guard let state = target._proxyState, let settings = state.shown else { return }
        apply(settings, to: target, state, traits: traits)
    }

    /// - Parameter settings: What proxies say, the one that wins last.
    private static func apply(
        _ settings: [AppearanceSettings],
        to target: AppearanceTarget,
        _ state: ProxyState,
        traits: UITraitCollection
    ) {
        var values: [AppearanceKey: AppearanceSetting] = [:]
        for setting in settings where traits.containsTraits(in: setting.traits) {
            values.merge(setting.values) { _, better in better }
        }
        isApplying = true
        defer { isApplying = false }
        for (key, restore) in state.restoring where values[key] == nil || target._isOwn(key) {
            if !target._isOwn(key) { restore() }
            state.restoring[key] = nil
        }
        for (key, setting) in values where !target._isOwn(key) {
            if state.restoring[key] == nil { state.restoring[key] = setting.capture(target) }
            setting.apply(target)
        }
    }

    /// How far in the outermost of the proxy's containers is found, reading from the window; nil if they are not all
    /// found.
    private static func outermost(of entry: Entry, in containers: [AnyObject]) -> Int? {
        var outermost: Int?
        var rest = containers[...]
        for isContainer in entry.areContainers.reversed() {
            guard let index = rest.firstIndex(where: isContainer) else { return nil }
            outermost = outermost ?? index
            rest = rest[(index + 1)...]
        }
        return outermost ?? .max
    }

    /// Which of several proxies wins: the one with the greatest.
    private struct Rank: Comparable {
        let values: [Int]

        init(_ classDepth: Int, _ outermost: Int, _ containers: Int, _ traits: UITraitCollection?) {
            values = [classDepth, containers == 0 ? .min : -outermost, containers, traits?._count ?? 0]
        }

        static func < (one: Rank, other: Rank) -> Bool {
            one.values.lexicographicallyPrecedes(other.values)
        }
    }

    /// Forgets all proxies, so that one test leaves nothing to the next.
    static func removeAll() {
        entries.removeAll()
        dependOnTraits = false
    }
}

extension UITraitCollection {
    /// How many traits are specified.
    fileprivate var _count: Int {
        Mirror(reflecting: traits).children.filter { child in
            Mirror(reflecting: child.value).children.isEmpty == false
        }.count
    }
}

extension UIView {
    /// What the view stands in, the window first.
    var _appearanceContainers: [AnyObject] {
        sequence(first: self as UIResponder, next: \.next)
            .dropFirst()
            .filter { $0 is any UIAppearanceContainer }
            .reversed()
    }

    /// Takes the look that proxies say, when the view comes into a window.
    func _applyAppearanceProxies() {
        AppearanceProxies.apply(to: self, in: _appearanceContainers, traits: traitCollection)
    }
}

extension UIView {
    /// Takes the look that proxies say, for all of a tree that nobody has seen yet.
    fileprivate func _applyAppearanceProxiesToTree() {
        _applyAppearanceProxies()
        if let bar = self as? UITabBar { bar._applyAppearanceProxies(to: bar._items ?? []) }
        if let button = self as? NavigationBarButton { button.applyAppearanceProxies() }
        for subview in _subviews { subview._applyAppearanceProxiesToTree() }
    }

    /// Notes that a property was set that every view has, and that nearly every one is given: that takes a bit rather
    /// than an entry.
    func _noteAppearance<Value>(_ path: ReferenceWritableKeyPath<UIView, Value>, _ property: SharedAppearance)
    {
        guard _proxyState?.recorded == nil else { return AppearanceProxies.note(self, path) }
        if !AppearanceProxies.isApplying { _ownAppearance.insert(property) }
    }
}

/// The properties of every view that proxies can set.
struct SharedAppearance: OptionSet {
    let rawValue: UInt8
    static let backgroundColor = SharedAppearance(rawValue: 1)
    static let tintColor = SharedAppearance(rawValue: 2)
}
