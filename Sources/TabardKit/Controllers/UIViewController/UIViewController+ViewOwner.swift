extension UIViewController: ViewOwner {
    var _previewedView: UIView { view }
}
