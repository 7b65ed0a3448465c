import UIKit

/// A bar of its own above the same label, where nothing changes but the selection.
final class BarController: UIViewController {
    let bar = UITabBar()

    override func viewDidLoad() {
        super.viewDidLoad()
        let page = PageController()
        page.title = "Tab 1"
        addChild(page)
        page.view.frame = view.bounds
        page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(page.view)
        page.didMove(toParent: self)
        view.addSubview(bar)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        bar.frame = CGRect(x: 0, y: view.bounds.height - 49, width: view.bounds.width, height: 49)
    }
}
