/// What a view stands for: the view controller, which lies on a floor above.
@MainActor
protocol ViewOwner: UIResponder, TraitHolder {
    var additionalSafeAreaInsets: UIEdgeInsets { get }
    var overrideUserInterfaceStyle: UIUserInterfaceStyle { get }
    var viewRespectsSystemMinimumLayoutMargins: Bool { get }
    var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { get }

    /// The view, which is made if it is not there yet.
    var _previewedView: UIView { get }
    var preferredContentSize: CGSize { get }

    /// The view is about to be laid out, and what stands in for missing content with it.
    func _updateContentUnavailable()
    func viewWillLayoutSubviews()
    func viewDidLayoutSubviews()

    /// The subviews are laid out: the controller places what it places itself, before the app is told.
    func _placeOwnViews()

    func viewSafeAreaInsetsDidChange()
    func updateViewConstraints()

    /// The view has its place in a window and is about to be laid out.
    func _tellIsAppearing()

    func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool)
    func endAppearanceTransition()

    /// A scroll view came, went or stands elsewhere, so that bars around may have to follow another one.
    func _contentScrollViewMayHaveChanged()

    /// Whether the view's coming to a superview is what makes it appear, and no container will tell.
    func _appearsOnItsOwn(in superview: UIView) -> Bool

    /// The same for its going.
    var _disappearsOnItsOwn: Bool { get }
}
