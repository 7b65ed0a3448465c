internal import GtkInterop

/// Offers what can be done with what the app shares: copying, saving, opening in another program, a message, printing, and the app's own
/// activities.
///
/// ```swift
/// let sheet = UIActivityViewController(activityItems: [text, url], applicationActivities: nil)
/// sheet.popoverPresentationController?.sourceItem = shareButton
/// present(sheet, animated: true)
/// ```
///
/// - H1: In a narrow window it is a sheet; in a wide one a popover beside its source, or a page in the middle where it has none, with
///   which iOS would end the app.
/// - H2: Activities are those that know what to do with all items, are not excluded and have a title: the app's first. The desktop's
///   own know texts, addresses, files, images and data.
/// - H3: `completionWithItemsHandler` is called once, when the page is gone: with the activity and whether it was done, or with
///   nothing. An activity with a controller presents that over the page; another is performed once the page is gone.
/// - H4: A program to open something is chosen in the portal's dialog where dialogs are the portal's, else in GTK's.
/// - H5: A message with files needs the portal; one with texts and addresses goes to the program for `mailto:`.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
    /// Hears how the page ended: which activity was chosen, whether it was done, what it made of the items, and what went wrong.
    public typealias CompletionWithItemsHandler = (
        _ activityType: UIActivity.ActivityType?, _ completed: Bool, _ returnedItems: [Any]?,
        _ activityError: (any Error)?
    ) -> Void

    /// Called once when the page is gone, and the activity has ended if one was chosen; nil by default. The desktop's activities return
    /// no items.
    open var completionWithItemsHandler: UIActivityViewController.CompletionWithItemsHandler?

    /// The activities that are not offered; nil, that is none, by default. Set it before the page is presented.
    open var excludedActivityTypes: [UIActivity.ActivityType]?

    private let _items: [Any]
    private let _own: [UIActivity]
    /// The activity that was chosen.
    private var _chosen: UIActivity?
    /// Whether the chosen activity presents something over the page.
    private var _isCovered = false
    /// Whether the activity has ended, and the page goes.
    private var _isEnding = false
    private var _isOver = false
    private(set) var _page: ActivityPage?

    /// Makes a page.
    ///
    /// - Parameters:
    ///   - activityItems: What is shared: texts, addresses, images, data, and objects that stand for them.
    ///   - applicationActivities: What the app itself can do with them.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        _items = activityItems
        _own = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .popover
        popoverPresentationController?.adaptiveSheetPresentationController.detents = [.medium(), .large()]
    }

    /// Makes a page without items from an archive, which holds nothing that it reads on Linux.
    public required init?(coder: NSCoder) {
        _items = []
        _own = []
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        let page = ActivityPage(
            ActivitySummary(_placeholders),
            _activities,
            closed: { [weak self] in self?._userTurnedAway() },
            chosen: { [weak self] activity in self?._choose(activity) }
        )
        _page = page
        view.addSubview(page)
        _fit()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        _page?.frame = CGRect(
            x: area.minX,
            y: area.minY,
            width: area.width,
            height: view.bounds.maxY - area.minY
        )
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        _fit()
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard presentingViewController == nil, !_isEnding, _chosen == nil || _isCovered else { return }
        _end(_chosen?.activityType, false)
    }

    override var _presentationKind: PresentationKind {
        let traits =
            (_presenting?.viewIfLoaded?.window ?? viewIfLoaded?.window)?.traitCollection ?? traitCollection
        let isWide = traits.horizontalSizeClass == .regular
        guard isWide, popoverPresentationController?._source == nil, _presentation?.kind.isPointing != true
        else {
            return super._presentationKind
        }
        return .form
    }

    private func _fit() {
        guard let page = _page else { return }
        preferredContentSize = CGSize(width: 360, height: min(640, page.fittingHeight(width: 360)))
    }

    /// What activities are asked by whether they know the items.
    private var _placeholders: [Any] {
        _items.map { item in
            (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? item
        }
    }

    private var _activities: [UIActivity] {
        let items = _placeholders
        let excluded = excludedActivityTypes ?? []
        return (_own + DesktopActivity.all).filter { activity in
            if let type = activity.activityType, excluded.contains(type) { return false }
            return activity.activityTitle != nil && activity.canPerform(withActivityItems: items)
        }
    }

    private func _choose(_ activity: UIActivity) {
        guard _chosen == nil, !isBeingDismissed else { return }
        _chosen = activity
        activity._owner = self
        _prepare(activity)
        if let controller = activity.activityViewController {
            _isCovered = true
            present(controller, animated: true)
            return
        }
        // Performed also by a page that nobody presents.
        guard presentingViewController != nil else { return activity.perform() }
        dismiss(animated: true) { activity.perform() }
    }

    private func _prepare(_ activity: UIActivity) {
        let type = activity.activityType
        var identifiers: [String] = []
        var items: [Any] = []
        var subject = ""
        for item in _items {
            guard let source = item as? any UIActivityItemSource else {
                items.append(item)
                identifiers.append("")
                continue
            }
            guard let made = source.activityViewController(self, itemForActivityType: type) else { continue }
            items.append(made)
            identifiers.append(source.activityViewController(self, dataTypeIdentifierForActivityType: type))
            if subject.isEmpty {
                subject = source.activityViewController(self, subjectForActivityType: type)
            }
        }
        if let activity = activity as? DesktopActivity {
            activity.typeIdentifiers = identifiers
            activity.subject = subject
            activity.window = view.window?._native
        }
        activity.prepare(withActivityItems: items)
    }

    /// An activity says that it has ended.
    func _finished(_ activity: UIActivity, _ isDone: Bool) {
        guard activity === _chosen, !_isEnding, !_isOver else { return }
        _isEnding = true
        let end = { [self] in _end(activity.activityType, isDone) }
        guard presentingViewController != nil, !isBeingDismissed else { return end() }
        // What the activity presents goes with the page.
        presentingViewController?.dismiss(animated: true, completion: end)
    }

    private func _end(_ type: UIActivity.ActivityType?, _ isDone: Bool) {
        guard !_isOver else { return }
        _isOver = true
        _chosen?._owner = nil
        let handler = completionWithItemsHandler
        completionWithItemsHandler = nil
        handler?(type, isDone, nil, nil)
    }
}
