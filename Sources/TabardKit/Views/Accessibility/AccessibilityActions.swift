internal import GtkInterop

/// What assistive technology can do with something beyond pressing it, in the forms that the bus and a menu take.
@MainActor
enum AccessibilityActions {
    /// One of them.
    struct Offer {
        /// In the user's language.
        let title: String
        /// In Latin letters, digits and hyphens.
        let busName: String
        let perform: () -> Void
    }

    static func offers(
        actions: [UIAccessibilityCustomAction]?,
        rotors: [UIAccessibilityCustomRotor]?,
        content: [AXCustomContent]
    ) -> [Offer] {
        var offers = (actions ?? []).map { action in
            Offer(title: action.name, busName: busName(action.name)) { _ = action._perform() }
        }
        for rotor in rotors ?? [] {
            offers.append(
                Offer(title: Word.nextOf.text(name: rotor.name), busName: "next-" + busName(rotor.name)) {
                    rotor._go(.next)
                }
            )
            offers.append(
                Offer(
                    title: Word.previousOf.text(name: rotor.name),
                    busName: "previous-" + busName(rotor.name)
                ) {
                    rotor._go(.previous)
                }
            )
        }
        for content in content {
            let text = content.words
            offers.append(Offer(title: text, busName: busName(content.label)) { Announcer.say(text) })
        }
        return offers
    }

    /// The same for the bus, each name once.
    static func named(_ offers: [Offer]) -> [(name: String, perform: () -> Void)] {
        var taken: Set<String> = []
        return offers.map { offer in
            var name = offer.busName
            while !taken.insert(name).inserted { name += "-" }
            return (name, offer.perform)
        }
    }

    static func offered(_ element: UIAccessibilityElement) -> [(name: String, perform: () -> Void)] {
        named(
            offers(
                actions: element.accessibilityCustomActions,
                rotors: element.accessibilityCustomRotors,
                content: AXCustomContent.of(element)
            )
        )
    }

    /// A name in the form that the accessibility bus takes: Latin letters, digits and hyphens.
    static func busName(_ name: String) -> String {
        let parts = name.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
        return parts.isEmpty ? "action" : parts.joined(separator: "-")
    }
}

extension UIView {
    private var _accessibilityOffers: [AccessibilityActions.Offer] {
        AccessibilityActions.offers(
            actions: accessibilityCustomActions,
            rotors: accessibilityCustomRotors,
            content: AXCustomContent.of(self)
        )
    }

    /// Offers what assistive technology can do beyond pressing: on the bus, and for the keyboard in a menu.
    func _offerCustomActions() {
        guard let widget = _widget else { return }
        let offers = _accessibilityOffers
        widget.setActions(AccessibilityActions.named(offers), group: "custom")
        guard !offers.isEmpty, _accessibilityDetails.menuKeys == nil else { return }
        _accessibilityDetails.menuKeys = widget.onKeyPress { [weak self] key, modifiers in
            let isMenuKey = key == .menu && modifiers.isEmpty
            let isShiftF10 = key == .function(10) && modifiers == .shift
            return (isMenuKey || isShiftF10) && self?._openActionMenu() == true
        }
    }

    private func _openActionMenu() -> Bool {
        guard let widget = _widget else { return false }
        let offers = _accessibilityOffers
        guard !offers.isEmpty else { return false }
        let commands = offers.map { offer in PopoverMenu.Command(offer.title) { offer.perform() } }
        let menu = PopoverMenu(commands, on: widget, at: bounds.native)
        menu.closed = { [weak self] in self?._accessibility.details?.actionMenu = nil }
        _accessibilityDetails.actionMenu = menu
        return true
    }
}
