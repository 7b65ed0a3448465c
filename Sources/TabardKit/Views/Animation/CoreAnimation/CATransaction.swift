import Foundation
import GtkInterop

/// How the changes of layers in it are animated.
///
/// ```swift
/// CATransaction.begin()
/// CATransaction.setDisableActions(true)
/// indicator.position.x = item.center.x
/// CATransaction.commit()
/// ```
///
/// What is set outside of `begin()` and `commit()` holds until the program waits for the next event. Each thread has
/// transactions of its own; on other threads than the main one what was set outside holds until `flush()`.
open class CATransaction: NSObject, _SelectorAnswering {
    /// The transactions of one thread.
    private final class Stack {
        var open: [TransactionState] = []
        var implicit: TransactionState?

        func endImplicit() {
            let state = implicit
            implicit = nil
            state?.commit()
        }
    }

    @MainActor private static let main = Stack()

    private static var stack: Stack {
        guard !Thread.isMainThread else { return MainLoop.assumed(with: ()) { main } }
        let key = "CATransaction"
        if let stack = Thread.current.threadDictionary[key] as? Stack { return stack }
        let stack = Stack()
        Thread.current.threadDictionary[key] = stack
        return stack
    }

    static var current: TransactionState {
        let stack = stack
        if let last = stack.open.last { return last }
        if let implicit = stack.implicit { return implicit }
        let state = TransactionState(within: nil)
        stack.implicit = state
        if Thread.isMainThread {
            MainLoop.perform(with: stack) { stack in MainLoop.after(seconds: 0) { stack.endImplicit() } }
        }
        return state
    }

    /// What holds now; nil if nothing was said.
    static var known: TransactionState? {
        let stack = stack
        return stack.open.last ?? stack.implicit
    }

    /// Begins a transaction within the current one.
    open class func begin() { stack.open.append(TransactionState(within: known)) }

    /// Ends the innermost transaction; without one nothing happens.
    open class func commit() { stack.open.popLast()?.commit() }

    /// Ends what was set outside of `begin()` and `commit()`.
    open class func flush() { stack.endImplicit() }

    /// Seconds that changes take; a quarter by default.
    open class func animationDuration() -> CFTimeInterval { known?.duration ?? AnimationTiming.usualDuration }

    /// Says how many seconds changes take.
    open class func setAnimationDuration(_ dur: CFTimeInterval) { current.duration = dur }

    /// The course of speed of changes; nil for the usual one.
    open class func animationTimingFunction() -> CAMediaTimingFunction? { known?.function }

    /// Says at which course of speed changes happen.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        current.function = function
    }

    /// Whether changes are seen at once; false by default.
    open class func disableActions() -> Bool { known?.disablesActions ?? false }

    /// Says whether changes are seen at once.
    open class func setDisableActions(_ flag: Bool) { current.disablesActions = flag }

    /// What is called when all animations of the transaction have ended.
    open class func completionBlock() -> (() -> Void)? { known?.completion }

    /// Says what is called when all animations that are added in the transaction have ended; at its own end if there
    /// are none.
    open class func setCompletionBlock(_ block: (() -> Void)?) { current.completion = block }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(CATransaction.self) }
}

/// One transaction, until its last animation has ended.
final class TransactionState {
    var duration: Double?
    var function: CAMediaTimingFunction?
    var disablesActions: Bool
    var completion: (() -> Void)?
    private var running = 0
    private var isCommitted = false

    init(within outer: TransactionState?) {
        duration = outer?.duration
        function = outer?.function
        disablesActions = outer?.disablesActions ?? false
    }

    func animationAdded() { running += 1 }

    func animationEnded() {
        running -= 1
        finish()
    }

    func commit() {
        isCommitted = true
        finish()
    }

    private func finish() {
        guard isCommitted, running <= 0 else { return }
        let completion = completion
        self.completion = nil
        completion?()
    }
}
