import UIKit

class TabsController: UITabBarController, UITabBarControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        didSelect viewController: UIViewController
    ) {
        #if os(iOS)
            print("Selected \(viewController.tabBarItem.title ?? "")")
        #endif
    }
}
