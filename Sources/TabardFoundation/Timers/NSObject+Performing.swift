extension NSObjectProtocol where Self: NSObject {
    /// Calls the method of a name after some seconds, in the run loop of this thread.
    ///
    /// The object and the argument are kept alive until then.
    ///
    /// - Parameters:
    ///   - aSelector: The method.
    ///   - anArgument: Its argument, if it takes one.
    ///   - delay: In seconds; 0 is the loop's next turn.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        DelayedPerforms.add(self, aSelector, anArgument, delay: delay, modes: [.default])
    }

    /// Calls the method of a name after some seconds, while this thread's run loop is in one of some modes.
    public func perform(
        _ aSelector: Selector,
        with anArgument: Any?,
        afterDelay delay: TimeInterval,
        inModes modes: [RunLoop.Mode]
    ) {
        DelayedPerforms.add(self, aSelector, anArgument, delay: delay, modes: modes)
    }

    /// Forgets all delayed performs of an object.
    public static func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        DelayedPerforms.cancel(ClassObject.receiver(aTarget))
    }

    /// Forgets the delayed performs of one method with an equal argument.
    public static func cancelPreviousPerformRequests(
        withTarget aTarget: Any,
        selector aSelector: Selector,
        object anArgument: Any?
    ) {
        DelayedPerforms.cancel(ClassObject.receiver(aTarget), (aSelector, anArgument))
    }

    /// Calls the method of a name on the main thread.
    ///
    /// - Parameters:
    ///   - aSelector: The method.
    ///   - arg: Its argument, if it takes one.
    ///   - wait: Whether to return only when it has run; on the main thread it then runs at once.
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        let call = SelectorCall(target: self, selector: aSelector, argument: arg)
        switch (wait, Thread.isMainThread) {
        case (true, true): call.perform()
        case (true, false): DispatchQueue.main.sync { call.perform() }
        case (false, _): DispatchQueue.main.async { call.perform() }
        }
    }

    /// Calls the method of a name on another thread.
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
        let call = SelectorCall(target: self, selector: aSelector, argument: arg)
        Thread.detachNewThread { call.perform() }
    }
}

/// A message on its way to another thread; the sender sees to what both threads use, as with Objective-C.
struct SelectorCall: @unchecked Sendable {
    let target: AnyObject
    let selector: Selector
    let argument: Any?

    func perform() { selector.send(to: target, [argument]) }
}
