extension Thread {
    /// Makes a thread that calls a target's method; it does once it is started.
    ///
    /// - Parameters:
    ///   - target: Whose method it is; it is kept alive until the thread has ended.
    ///   - selector: The method, which belongs to no actor and takes nothing or the argument.
    ///   - argument: Its argument, if it takes one.
    public convenience init(target: Any, selector: Selector, object argument: Any?) {
        let call = SelectorCall(target: ClassObject.receiver(target), selector: selector, argument: argument)
        self.init { call.perform() }
    }

    /// Calls a target's method on a thread of its own.
    public class func detachNewThreadSelector(
        _ selector: Selector,
        toTarget target: Any,
        with argument: Any?
    ) {
        let call = SelectorCall(target: ClassObject.receiver(target), selector: selector, argument: argument)
        detachNewThread { call.perform() }
    }
}
