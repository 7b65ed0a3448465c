/// Stands for an item that is made when the user has chosen what to do with it.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
    /// An object of the item's class, by which activities say whether they know what to do with it.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any

    /// The item for an activity; nil if there is none.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?

    /// What a message with the item is about; an empty text by default. Optional.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String

    /// The type of the item's data, if it is data; an empty text by default. Optional.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String
}

extension UIActivityItemSource {
    /// No subject.
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String {
        _answer("activityViewController:subjectForActivityType:", activityViewController, activityType) ?? ""
    }

    /// No type.
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String {
        _answer(
            "activityViewController:dataTypeIdentifierForActivityType:",
            activityViewController,
            activityType
        ) ?? ""
    }
}
