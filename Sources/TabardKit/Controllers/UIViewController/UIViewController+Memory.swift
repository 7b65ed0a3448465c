extension UIViewController {
    /// Tells the controller, those in it and those that it presents that memory is short.
    func _warnOfMemory() {
        didReceiveMemoryWarning()
        for child in _children { child._warnOfMemory() }
        _presented?._warnOfMemory()
    }
}
