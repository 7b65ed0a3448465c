extension UIViewController: ViewOwner {}
