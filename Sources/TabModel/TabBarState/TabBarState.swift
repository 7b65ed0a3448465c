/// What a tab bar controller knows of its tabs: their order, the selected one, and which of them fit on the bar.
///
/// The value decides, and its owner draws. Each mutating call returns the effects that bring the screen into
/// step, in the order in which to perform them:
///
/// ```swift
/// var state = TabBarState<String>(capacity: 3)
/// _ = state.replaceTabs(["Home", "Search", "Inbox", "Settings"])
/// state.slots          // [.tab("Home"), .tab("Search"), .more]
/// state.hiddenTabs     // ["Inbox", "Settings"]
///
/// state.tap(.more) { _ in true }
/// // [.show(.more), .didSelect(.more)]
/// state.chooseInMore("Settings") { _ in true }
/// // [.moveIntoMore("Settings"), .show(.tab("Settings")), .didSelectInMore("Settings")]
/// state.selectedIndex  // 3
/// ```
///
/// Programmatic changes (`replaceTabs`, `selectTab`, `selectIndex`, `selectMore`, `setCapacity`, `reorder`) never
/// ask or tell a delegate; the user's (`tap`, `chooseInMore`) do both (D1, D4).
///
/// A change of the list takes time linear in the number of tabs or better, and a change of the selection the same time however
/// many they are. Copies are cheap: they share the list.
public struct TabBarState<Tab: Hashable>: Hashable {
    /// What stops a call that breaks a rule.
    public typealias Misuse = TabBarMisuse

    @usableFromInline var _tabs: [Tab]?
    /// Where each tab stands in the list.
    @usableFromInline var _places: IndexTable<Tab>?
    @usableFromInline var _customizableTabs: [Tab]?
    @usableFromInline var _selection: Selection = .none
    @usableFromInline var _settledSelection: Selection = .none
    @usableFromInline var _capacity: Int
    @usableFromInline var _presentedInMore: Tab?

    /// Makes a state without tabs.
    ///
    /// - Parameter capacity: The number of places on the bar; fewer than two is a programming error.
    public init(capacity: Int = 5) {
        Self.checkCapacity(capacity)
        _capacity = capacity
    }
}

extension TabBarState {
    /// All tabs in display order, hidden ones included; nil until they are first set (C1).
    @inlinable public var tabs: [Tab]? { _tabs }

    /// Where a tab stands in the list, found without looking at the others; nil if it is not in it.
    @usableFromInline
    package func index(of tab: Tab) -> Int? { _places?.index(of: tab) }

    /// The tabs that the user may move, in the order in which the app named them.
    ///
    /// Setting the tabs makes all of them movable (C4).
    @inlinable public var customizableTabs: [Tab]? { _customizableTabs }

    /// What is selected: nothing, More's own list, or a tab.
    @inlinable public var selection: Selection { _selection }

    /// The selection that the screen had come to show when `settleSelection()` was last called.
    ///
    /// A tab that has been removed since may still be named here.
    package var settledSelection: Selection { _settledSelection }

    /// The number of places on the bar, at least two. More takes one of them when there are more tabs (C8).
    @inlinable public var capacity: Int { _capacity }

    /// The hidden tab that stands on More's stack above its list, if any.
    ///
    /// It stays there while a tab on the bar is selected, so that a tap on More shows it again.
    @inlinable public var presentedInMore: Tab? { _presentedInMore }
}

extension TabBarState: Sendable where Tab: Sendable {}
