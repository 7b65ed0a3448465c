internal import GtkInterop

/// An activity of the desktop's own.
@MainActor
class DesktopActivity: UIActivity {
    /// What it is about, as far as it knows it.
    private(set) var items: [SharedItem] = []
    /// The types of data, as the app says, by the place among the items.
    var typeIdentifiers: [String] = []
    /// What a message would be about.
    var subject = ""
    /// The window over which it shows dialogs.
    weak var window: NativeWindow?

    /// All of the items, or nil if the desktop knows nothing of one.
    private func known(_ items: [Any]) -> [SharedItem]? {
        let known = items.enumerated().compactMap { index, item in
            SharedItem(
                item,
                typeIdentifier: typeIdentifiers.indices.contains(index) ? typeIdentifiers[index] : ""
            )
        }
        return known.count == items.count && !items.isEmpty ? known : nil
    }

    /// Whether it knows what to do with items.
    func accepts(_ items: [SharedItem]) -> Bool { true }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        known(activityItems).map { accepts($0) } ?? false
    }

    override func prepare(withActivityItems activityItems: [Any]) { items = known(activityItems) ?? [] }

    /// Those that there are, in their order.
    static var all: [DesktopActivity] {
        [MailActivity(), CopyActivity(), SaveActivity(), OpenActivity(), PrintActivity()]
    }
}
