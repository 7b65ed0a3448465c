// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Synchronization

/// What the user does, so that it can be gone on with later: what a scene is restored from, or a link that opens the app.
///
/// Handing over to another device and searching the system for activities are Apple's services: what is set for them is
/// kept and has no effect.
open class NSUserActivity: NSObject, _SelectorAnswering, @unchecked Sendable {
    /// The kind of activity, in reverse domain form.
    public let activityType: String

    private struct State {
        var title: String?
        var userInfo: [AnyHashable: Any]?
        var requiredUserInfoKeys: Set<String>?
        var needsSave = false
        var webpageURL: URL?
        var referrerURL: URL?
        var expirationDate: Date?
        var keywords: Set<String> = []
        var supportsContinuationStreams = false
        var isEligibleForHandoff = true
        var isEligibleForSearch = false
        var isEligibleForPublicIndexing = false
        var isEligibleForPrediction = false
        var targetContentIdentifier: String?
        var persistentIdentifier: String?
        var isValid = true
    }

    private let lock = NSLock()
    private var state = State()
    private weak var heldDelegate: (any NSUserActivityDelegate)?

    /// The activity that the user is at, which is not held.
    private static let current = Mutex<WeakActivity>(WeakActivity())

    /// Makes an activity of a kind.
    ///
    /// - Parameter activityType: The kind, such as "org.example.Notes.edit"; an empty one is a programming error.
    public init(activityType: String) {
        if activityType.isEmpty { fatalError("An activity has a type, such as \"org.example.Notes.edit\"") }
        self.activityType = activityType
    }

    private func read<Value>(_ key: KeyPath<State, Value>) -> Value { lock.withLock { state[keyPath: key] } }

    private func write<Value>(_ key: WritableKeyPath<State, Value>, _ value: Value) {
        lock.withLock { state[keyPath: key] = value }
    }

    /// What the user would call it.
    open var title: String? {
        get { read(\.title) }
        set { write(\.title, newValue) }
    }

    /// What is needed to go on: values of property lists, addresses and data.
    open var userInfo: [AnyHashable: Any]? {
        get { read(\.userInfo) }
        set { write(\.userInfo, newValue) }
    }

    /// The keys of `userInfo` without which nobody can go on; nil by default. All of `userInfo` is kept.
    open var requiredUserInfoKeys: Set<String>? {
        get { read(\.requiredUserInfoKeys) }
        set { write(\.requiredUserInfoKeys, newValue) }
    }

    /// Adds values to `userInfo`, in the place of those that are there under their keys.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        lock.withLock { state.userInfo = (state.userInfo ?? [:]).merging(otherDictionary) { $1 } }
    }

    /// Whether something changed since the activity was kept. To set it lets the scene whose activity it is be kept soon.
    open var needsSave: Bool {
        get { read(\.needsSave) }
        set {
            write(\.needsSave, newValue)
            if newValue { Self.needsSaveListener.withLock { $0 }?() }
        }
    }

    /// The page that shows the same where there is no app.
    ///
    /// An address that is not of the web is a programming error.
    open var webpageURL: URL? {
        get { read(\.webpageURL) }
        set {
            if let newValue, !["http", "https"].contains(newValue.scheme?.lowercased() ?? "") {
                fatalError("webpageURL is an address of http or https, and not \(newValue.absoluteString)")
            }
            write(\.webpageURL, newValue)
        }
    }

    /// The page from which the user came.
    open var referrerURL: URL? {
        get { read(\.referrerURL) }
        set { write(\.referrerURL, newValue) }
    }

    /// When the activity is of no use any more.
    open var expirationDate: Date? {
        get { read(\.expirationDate) }
        set { write(\.expirationDate, newValue) }
    }

    /// Words under which it could be searched for, without effect.
    open var keywords: Set<String> {
        get { read(\.keywords) }
        set { write(\.keywords, newValue) }
    }

    /// Whether the app can go on by streams with another device, without effect.
    open var supportsContinuationStreams: Bool {
        get { read(\.supportsContinuationStreams) }
        set { write(\.supportsContinuationStreams, newValue) }
    }

    /// Whether another device may go on, without effect.
    open var isEligibleForHandoff: Bool {
        get { read(\.isEligibleForHandoff) }
        set { write(\.isEligibleForHandoff, newValue) }
    }

    /// Whether the system's search may find it, without effect.
    open var isEligibleForSearch: Bool {
        get { read(\.isEligibleForSearch) }
        set { write(\.isEligibleForSearch, newValue) }
    }

    /// Whether others may find it, without effect.
    open var isEligibleForPublicIndexing: Bool {
        get { read(\.isEligibleForPublicIndexing) }
        set { write(\.isEligibleForPublicIndexing, newValue) }
    }

    /// Whether the system may propose it, without effect.
    open var isEligibleForPrediction: Bool {
        get { read(\.isEligibleForPrediction) }
        set { write(\.isEligibleForPrediction, newValue) }
    }

    /// What a scene that shows the activity's content is found by.
    open var targetContentIdentifier: String? {
        get { read(\.targetContentIdentifier) }
        set { write(\.targetContentIdentifier, newValue) }
    }

    /// By what saved activities are deleted, without effect.
    open var persistentIdentifier: String? {
        get { read(\.persistentIdentifier) }
        set { write(\.persistentIdentifier, newValue) }
    }

    /// Brings the activity up to date before it is kept; not held.
    open weak var delegate: (any NSUserActivityDelegate)? {
        get { lock.withLock { heldDelegate } }
        set { lock.withLock { heldDelegate = newValue } }
    }

    /// Whether it can still become current.
    open var isValid: Bool { read(\.isValid) }

    /// Makes the activity the one that the user is at; nothing once it has been invalidated.
    open func becomeCurrent() {
        guard isValid else { return }
        Self.current.withLock { $0.activity = self }
    }

    /// Says that the user is at something else.
    open func resignCurrent() {
        Self.current.withLock { if $0.activity === self { $0.activity = nil } }
    }

    /// Ends the activity: it is not current and cannot become it.
    open func invalidate() {
        write(\.isValid, false)
        resignCurrent()
    }

    /// The activity that the user is at.
    package static var currentActivity: NSUserActivity? { current.withLock { $0.activity } }

    /// Hears, on any thread, that an app says of an activity that it has to be kept anew.
    package static let needsSaveListener = Mutex<(@Sendable () -> Void)?>(nil)

    /// Asks the delegate to bring `userInfo` up to date, before the activity is kept.
    package func willBeKept() {
        needsSave = false
        delegate?.userActivityWillSave(self)
    }

    /// Deletes saved activities from the system's search, where none are.
    open class func deleteAllSavedUserActivities(completionHandler handler: @escaping @Sendable () -> Void) {
        handler()
    }

    nonisolated open class var _selectors: _SelectorTable {
        _SelectorTable(
            NSUserActivity.self,
            [
                .method("becomeCurrent") { $0.becomeCurrent() },
                .method("resignCurrent") { $0.resignCurrent() }, .method("invalidate") { $0.invalidate() },
            ]
        )
    }
}

/// An activity that is not held.
private struct WeakActivity: @unchecked Sendable {
    weak var activity: NSUserActivity?
}

/// The kind of an activity that a link of the web begins.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What an activity asks and tells of.
public protocol NSUserActivityDelegate: NSObjectProtocol {
    /// The activity will be kept: time to bring its `userInfo` up to date.
    func userActivityWillSave(_ userActivity: NSUserActivity)

    /// Another device goes on with the activity, which does not happen here.
    func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
    /// Does nothing, unless the delegate's class adds the method without conforming itself.
    public func userActivityWillSave(_ userActivity: NSUserActivity) {
        _answer("userActivityWillSave:", userActivity) as Void?
    }

    /// Does nothing, unless the delegate's class adds the method without conforming itself.
    public func userActivityWasContinued(_ userActivity: NSUserActivity) {
        _answer("userActivityWasContinued:", userActivity) as Void?
    }
}
