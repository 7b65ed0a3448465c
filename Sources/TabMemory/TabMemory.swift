import Foundation

#if os(Linux)
    import TabardKit
#else
    import UIKit
#endif

/// Remembers the order, the hidden tabs and the selection of a tab bar controller, in two lines of an app.
///
/// ```swift
/// let memory = TabMemory(applicationIdentifier: "org.example.Notes")  // a property of the app delegate
///
/// tabBarController.viewControllers = [home, search, feed, me]
/// tabBarController.delegate = self
/// memory.remember(tabBarController)  // before the window is shown
/// ```
///
/// What the user arranged is back before the first frame (S2). From then on every change is saved when the user makes
/// it (S1), and changes that other windows and processes of the app make are followed live. The app's delegate hears
/// everything that it heard before.
///
/// Each tab is known by an id that must stay the same from launch to launch (S3). Without a description of the app's
/// own it is the controller's `restorationIdentifier`, else the name of its class together with its item's tag; of a
/// navigation controller without an identifier, those of its root. Two tabs with the same id stop the program with a
/// message that names them.
///
/// How a saved layout meets tabs that an update added, removed or renamed is the subject of `TabModel`; what the file
/// survives is that of `TabStore`. Whatever is wrong with the file, the app starts (S5).
///
/// Where an administrator set a fleet's defaults for the device, these lie between what the app declares and what the user did, as
/// `TabModel` tells, and the user changes nothing while they are locked. They are there before the first frame, too, and others
/// that come are followed.
///
/// What the app itself selects is saved like what the user does. What it reorders is noted when the app is no longer
/// active, when it ends, and by `noteChanges()`; on Apple's systems, where nothing tells of it, so is what it selects.
@preconcurrency @MainActor
public final class TabMemory {
    /// Says what the memory should know of a tab: its id, former ids, and what the user may do with it.
    ///
    /// Nil leaves it to the default id, and to the tab bar controller's `customizableViewControllers`.
    public typealias Description = (UIViewController) -> TabDeclaration.Tab?

    /// Where the layout is kept; several memories of one app may share a place.
    public var store: TabStore { session.store }
    /// The window whose selection is remembered.
    public let window: TabID
    /// Called with what went wrong in reading or saving; the app goes on in any case. It is logged by default.
    public var problemHandler: (TabStoreError) -> Void {
        get { session.problemHandler }
        set {
            session.problemHandler = newValue
            defaults.problemHandler = newValue
        }
    }

    /// The badge of a tab that an update brought, until the user selects it; "New" by default, nil for none.
    public var newTabBadge: String? = "New" {
        didSet { markNewTabs() }
    }

    /// The app's delegate. The tab bar controller's own property may be set instead, at any time; on Apple's systems the
    /// memory stands in its place, so that it reads as another object there.
    public weak var delegate: (any UITabBarControllerDelegate)? {
        get { listener.delegate }
        set { listener.delegate = newValue }
    }

    let session: RecordSession
    let defaults: DefaultsSession
    let describe: Description
    let policy: TabPolicy
    let retired: Set<TabID>
    let legacyOrder: LegacyOrder?
    let listener = TabMemoryListener()
    var notifications: TabMemoryNotifications?
    /// What keeps the layout in step with other devices, if the app wants that.
    var roaming: TabMemoryRoaming?
    weak var controller: UITabBarController?
    /// The app's tabs, as the app declares them.
    var ownDeclaration: TabDeclaration = []
    /// The app's tabs, as the app would declare them if a fleet's defaults were its own (F1).
    var declaration: TabDeclaration = []
    /// The fleet's defaults in it.
    var drawnDefaults: ManagedDefaults?
    /// Those to whose order the edit screen goes back.
    var resetDefaults: ManagedDefaults?
    /// The tabs that the user might move if there were no fleet's defaults.
    var held: Set<TabID> = []
    /// All declared tabs, the hidden ones too, which nobody else holds.
    var tabs: [TabID: UIViewController] = [:]
    /// The ids of those tabs.
    var ids: [ObjectIdentifier: TabID] = [:]
    /// The controllers that the app lets the user move.
    var customizable: [UIViewController]?
    /// The tabs that the controller shows, as far as the memory knows.
    var shown: [TabID] = []
    var selected: TabID?
    /// The badges that mark new tabs.
    var marks: [TabID: String] = [:]
    /// The newest record that is known.
    var record: TabRecord { session.record }
    /// Whether the memory itself changes the controller.
    var isArranging = false
    var isRead = false

    /// Makes a memory; nothing is read before `remember(_:)`.
    ///
    /// - Parameters:
    ///   - store: Where the layout is kept.
    ///   - window: A name for the window, for apps that have several; "main" by default.
    ///   - policy: How new tabs meet the bar's capacity; by default they do not push tabs that the user placed off a
    ///     bar of five places.
    ///   - retired: Ids that will never come back.
    ///   - legacyOrder: An order that the app saved before it had this memory; it is read if nothing was saved yet.
    ///   - describe: What the memory should know of each tab.
    public convenience init(
        _ store: TabStore,
        window: TabID = "main",
        policy: TabPolicy = TabPolicy(capacity: 5),
        retired: Set<TabID> = [],
        legacyOrder: LegacyOrder? = nil,
        describing describe: @escaping Description = { _ in nil }
    ) {
        self.init(
            RecordSession(store),
            DefaultsSession(of: store.location),
            window: window,
            policy: policy,
            retired: retired,
            legacyOrder: legacyOrder,
            describing: describe
        )
    }

    init(
        _ session: RecordSession,
        _ defaults: DefaultsSession,
        window: TabID,
        policy: TabPolicy,
        retired: Set<TabID>,
        legacyOrder: LegacyOrder?,
        describing describe: @escaping Description
    ) {
        self.session = session
        self.defaults = defaults
        self.window = window
        self.policy = policy
        self.retired = retired
        self.legacyOrder = legacyOrder
        self.describe = describe
        problemHandler = { NSLog("%@", "Tab layout: \($0)") }
        session.isBusy = { [weak self] in self?.controller?.tabBar.isCustomizing == true }
        session.draw = { [weak self] in self?.draw() }
        defaults.changed = { [weak self] in self?.defaultsChanged() }
        listener.memory = self
    }

    /// Makes a memory that keeps the layout in the directory of the app's state.
    ///
    /// - Parameters:
    ///   - applicationIdentifier: The app's id, such as `org.example.Notes`, which must stay the same.
    ///   - describe: What the memory should know of each tab.
    public convenience init(
        applicationIdentifier: String,
        describing describe: @escaping Description = { _ in nil }
    ) {
        let location = TabStoreLocation(applicationIdentifier: applicationIdentifier)
        self.init(TabStore(location), describing: describe)
    }

    /// Arranges a tab bar controller as the user left it, and saves from now on what the user changes.
    ///
    /// Call it after setting `viewControllers`, which are the app's tabs in their default order, and before the window
    /// is shown: the saved layout is read at once, from a file of a few kilobytes. Call it again after setting other
    /// view controllers.
    ///
    /// - Parameter controller: The tab bar controller. Two tabs with one id are a programming error.
    ///
    /// Where `tabs` of the controller are set, it has a memory of its own, and there are never two: that one takes over, once, what
    /// this one saved in earlier versions of the app (T10), and this one does nothing more.
    public func remember(_ controller: UITabBarController) {
        #if os(Linux)
            if controller._hasTabs { return handOver(to: controller) }
        #endif
        listener.attach(to: controller)
        if self.controller !== controller
            || (controller.viewControllers ?? []) != shown.compactMap({ tabs[$0] })
        {
            declare(controller)
        }
        self.controller = controller
        if !isRead { read() }
        arrange(restoringSelection: true, animated: false)
        follow()
    }
}
