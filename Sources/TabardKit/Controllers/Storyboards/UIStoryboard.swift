internal import InterfaceDocument

/// The scenes of an app, as a `.storyboard` file of Interface Builder describes them (I1).
///
/// ```swift
/// let storyboard = UIStoryboard(name: "Settings", bundle: nil)
/// let controller = storyboard.instantiateViewController(withIdentifier: "Account")
/// ```
///
/// The file is read as it lies in the bundle, once a process. Each `instantiate…` makes new controllers; the view of one is made
/// when it is first asked for. What a file says that Tabard doesn't know is told once in the log (I7).
@preconcurrency @MainActor
open class UIStoryboard: NSObject, _SelectorAnswering {
    let _source: InterfaceSource

    /// Finds a storyboard by its name.
    ///
    /// One that the bundle lacks, or that can't be read, stops the program, with the names that there are or the line of
    /// what is wrong.
    ///
    /// - Parameters:
    ///   - name: The file's name without `storyboard`.
    ///   - storyboardBundleOrNil: Where it lies, in a language's folder or in none; nil is the app's own.
    public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        do {
            self.init(try Self._source(name, storyboardBundleOrNil))
        } catch {
            fatalError("\(error)")
        }
    }

    init(_ source: InterfaceSource) {
        var source = source
        source.classes.modules = InterfaceClasses.modulesOfApp()
        _source = source
        super.init()
    }

    /// Makes the controller that the storyboard starts with; nil if it says of none that it does.
    open func instantiateInitialViewController() -> UIViewController? { _makeInitial(nil) }

    /// Makes the controller with an identifier. One that no scene has stops the program, with those that there are.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        _make(identifier, nil)
    }

    /// What objects of the class answer by selectors (O2).
    nonisolated open class var _selectors: _SelectorTable { _SelectorTable(UIStoryboard.self) }
}

extension UIStoryboard {
    /// Makes the controller that the storyboard starts with, by an initializer of the app's own.
    ///
    /// - Parameter creator: Makes the controller by handing the coder on to `init(coder:)`; where it makes none, that is called.
    /// - Returns: Nil if the storyboard says of no controller that it starts with it. One of another class stops the program.
    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        _makeInitial(creator.map { creator in { creator($0) } }).map { _expect($0, "The initial controller") }
    }

    /// Makes the controller with an identifier, by an initializer of the app's own.
    ///
    /// ```swift
    /// let album = storyboard.instantiateViewController(identifier: "Album") { coder in
    ///     AlbumController(coder: coder, album: chosen)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - identifier: Its storyboard identifier. One that no scene has stops the program, with those that there are.
    ///   - creator: Makes the controller by handing the coder on to `init(coder:)`; where it makes none, that is called.
    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String,
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        _expect(_make(identifier, creator.map { creator in { creator($0) } }), "'\(identifier)'")
    }

    private func _expect<ViewController>(_ controller: UIViewController, _ name: String) -> ViewController {
        guard let expected = controller as? ViewController else {
            fatalError(
                "\(name) of \(_source.document.name) must be of the class \(ViewController.self), but is of \(type(of: controller))"
            )
        }
        return expected
    }
}
