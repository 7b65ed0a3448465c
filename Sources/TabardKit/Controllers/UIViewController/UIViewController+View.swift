extension UIViewController {
    func _loadViewIfNeeded() {
        guard _view == nil else { return }
        require(
            !_isLoadingView,
            "loadView() of \(type(of: self)) asks for the view that it is to make; set 'view' in it instead"
        )
        _isLoadingView = true
        loadView()
        _isLoadingView = false
        require(_view != nil, "loadView() of \(type(of: self)) must set 'view'")
        viewDidLoad()
    }

    func _setView(_ view: UIView?) {
        guard view?._owner == nil || view?._owner === self else {
            return KeyedValues.refuse(
                "A view can belong to one controller only, but \(type(of: self)) is given the view of another"
            )
        }
        if let old = _view {
            old._owner = nil
        }
        _view = view
        view?._owner = self
    }
}
