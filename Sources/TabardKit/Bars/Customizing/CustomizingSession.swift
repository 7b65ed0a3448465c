internal import TabModel

/// The user's arranging of a bar's items, from the opening of the edit screen to its end (M4, B4).
///
/// It is what the edit screen's gestures, keys and actions act on. The bar shows each step live; what the items stand
/// for is only changed at the end, by the owner.
@MainActor
final class CustomizingSession {
    /// What happened, for those who show it.
    enum Event: Equatable {
        case pickedUp(UITabBarItem)
        /// The carried item is above another place now, or above none.
        case carried(UITabBarItem, place: Int?)
        case dropped(UITabBarItem, changed: Bool)
        case cancelled(UITabBarItem)
        case undone
        case reset
        /// The bar became wider or narrower.
        case resized
    }

    private(set) var customization: TabCustomization<UITabBarItem>
    private weak var bar: UITabBar?
    /// Called after each step, when the bar shows it already.
    var happened: ((Event) -> Void)?

    /// The item that is selected whenever the bar shows it.
    weak var selected: UITabBarItem?

    init(_ customization: TabCustomization<UITabBarItem>, on bar: UITabBar) {
        self.customization = customization
        self.bar = bar
        selected = bar._selectedItem
    }

    /// The item that the user holds, if any.
    var carried: UITabBarItem? { customization.carried }

    /// Whether the carried item came from the bar, so that the others make room for it.
    private(set) var carriesFromBar = false
    /// Whether the carried item is drawn under the pointer, and so not in its place on the bar.
    private(set) var isUnderPointer = false
    /// The latest step in words; nil before the first one (M5).
    private(set) var announcement: String?
    /// An item that was let go and is still on its way to its place on the bar.
    weak var settling: UITabBarItem?

    /// Takes an item that the user may move into the user's hand.
    ///
    /// - Parameter isUnderPointer: Whether it is dragged, rather than carried by keys or actions.
    @discardableResult
    func pickUp(_ item: UITabBarItem, isUnderPointer: Bool = false) -> Bool {
        guard customization.pickUp(item) else { return false }
        self.isUnderPointer = isUnderPointer
        carriesFromBar = customization.destination != nil
        settling = nil
        announcement = CustomizingWords.pickedUp(name(item), isDragged: isUnderPointer)
        tell(.pickedUp(item))
        return true
    }

    func carry(to place: Int?) {
        carry { $0.carry(to: place) }
    }

    func carry(forwards: Bool) {
        carry { $0.carry(forwards: forwards) }
    }

    private func carry(_ change: (inout TabCustomization<UITabBarItem>) -> Void) {
        guard let item = carried else { return }
        let before = customization.destination
        change(&customization)
        guard customization.destination != before else { return }
        announcement = CustomizingWords.carried(
            name(item),
            place: place(customization.destination),
            of: customization.barCount,
            replacing: replaced
        )
        tell(.carried(item, place: customization.destination))
    }

    func drop() {
        guard let item = carried else { return }
        let (place, replaced) = (place(customization.destination), replaced)
        let changed = customization.drop()
        announcement =
            changed
            ? CustomizingWords.dropped(
                name(item),
                place: place,
                of: customization.barCount,
                replacing: replaced
            ) : CustomizingWords.cancelled(name(item))
        tell(.dropped(item, changed: changed))
    }

    func cancel() {
        guard let item = carried else { return }
        customization.cancel()
        announcement = CustomizingWords.cancelled(name(item))
        tell(.cancelled(item))
    }

    func undo() {
        guard customization.canUndo else { return }
        customization.undo()
        announcement = CustomizingWords.undone
        tell(.undone)
    }

    func reset() {
        guard customization.canReset else { return }
        customization.reset()
        announcement = CustomizingWords.wasReset
        tell(.reset)
    }

    /// Puts a new item into an old one's place, which stands for the same tab.
    func replace(_ old: UITabBarItem, with new: UITabBarItem) {
        cancel()
        customization.replace(old, with: new)
        if selected === old { selected = new }
        if settling === old { settling = nil }
    }

    func setBarCount(_ count: Int) {
        // The owner may have other tabs by now, and more of them.
        let count = min(count, customization.order.count)
        guard count != customization.barCount else { return }
        customization.setBarCount(count)
        tell(.resized)
    }

    /// What a click, Space, Enter or assistive technology's action on an item does: it picks the item up, or drops the
    /// one in the hand on the item's place (M5).
    func choose(_ item: UITabBarItem) {
        guard let carried else {
            pickUp(item)
            return
        }
        if item !== carried {
            guard let place = place(of: item) else {
                // Another item of the grid: the user changed their mind.
                cancel()
                pickUp(item)
                return
            }
            guard customization.openPlaces.contains(place) else { return }
            carry(to: place)
        }
        drop()
    }

    /// The item's place on the bar as the user sees it now.
    private func place(of item: UITabBarItem) -> Int? {
        shownItems.firstIndex { $0 === item }
    }

    /// The items on the bar as it is to be seen: as if the carried item were dropped, except that one which is dragged
    /// in from elsewhere does not hide what it would replace.
    var shownItems: [UITabBarItem] {
        let showsPreview = carriesFromBar || !isUnderPointer
        let order = showsPreview ? customization.preview : customization.order
        return Array(order.prefix(customization.barCount))
    }

    /// The name of the item that leaves the bar if the carried one is dropped now.
    private var replaced: String? {
        guard !carriesFromBar, let destination = customization.destination else { return nil }
        return name(customization.order[destination])
    }

    private func name(_ item: UITabBarItem) -> String { CustomizingWords.name(of: item) }

    /// As people count.
    private func place(_ index: Int?) -> Int? { index.map { $0 + 1 } }

    private func tell(_ event: Event) {
        bar?._customizingChanged()
        happened?(event)
    }
}
