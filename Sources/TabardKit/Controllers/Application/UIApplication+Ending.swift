extension UIApplication {
    /// Something to do when the app ends, after its delegate has heard of that and before all others do.
    struct Ending {
        weak var owner: AnyObject?
        let work: () -> Void
    }

    /// Does something at the app's end, on the main thread, unless the owner is gone by then.
    package func _whenEnding(_ owner: AnyObject, _ work: @escaping () -> Void) {
        _endings.removeAll { $0.owner == nil || $0.owner === owner }
        _endings.append(Ending(owner: owner, work: work))
    }

    func _doLastWork() {
        let endings = _endings
        for ending in endings where ending.owner != nil { ending.work() }
    }
}
