extension UIApplication {
    /// The modules in which classes are looked for that a document names without their module: that of the delegate.
    var _modules: [String] {
        delegate.map { [String(String(reflecting: type(of: $0)).prefix { $0 != "." })] } ?? []
    }

    /// Makes the window with the first controller of the main storyboard and hands it to the delegate; nil if the
    /// `Info.plist` names none.
    func _mainStoryboardWindow() -> UIWindow? {
        let information = Bundle.main.infoDictionary
        let kind = UIDevice.current.userInterfaceIdiom == .pad ? "ipad" : "iphone"
        let value = information?["UIMainStoryboardFile~\(kind)"] ?? information?["UIMainStoryboardFile"]
        guard let name = value as? String, !name.isEmpty else { return nil }
        let window = UIWindow(frame: UIScreen.main.bounds)
        _storyboardWindow = window
        window.rootViewController = UIStoryboard(name: name, bundle: nil)._start()
        delegate?.window = window
        return window
    }
}

extension UIStoryboard {
    /// The controller that a window starts with; none is told in the log.
    func _start() -> UIViewController? {
        let controller = instantiateInitialViewController()
        if controller == nil {
            InterfaceReport.tell(
                "\(_source.document.name): The storyboard has no initial view controller, so the window stays empty"
            )
        }
        return controller
    }
}
