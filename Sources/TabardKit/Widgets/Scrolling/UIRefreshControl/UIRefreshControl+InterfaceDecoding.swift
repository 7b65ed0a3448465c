extension UIRefreshControl {
    func _decodeRefreshing(from coder: InterfaceCoder) {
        if let title = coder.attributedString("attributedTitle") { attributedTitle = title }
        // Xcode writes each as disabled, since nobody presses it; the user can pull it all the same.
        isEnabled = true
    }
}
