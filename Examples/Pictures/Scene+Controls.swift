import UIKit

extension Scene {
    /// The controls, in both directions.
    static var controls: [Scene] {
        let size = CGSize(width: 390, height: 640)
        return [
            Scene(name: "controls", size: size, make: { page(ControlsController()) }),
            Scene(
                name: "controls-arabic",
                size: size,
                isRightToLeft: true,
                make: { page(ControlsController()) }
            ),
            Scene(name: "text-fields", size: size, make: { page(FieldsController()) }),
            Scene(name: "alert", size: size, make: { page(ControlsController()) }, prepare: { ask($0) }),
            Scene(
                name: "alert-fields",
                size: size,
                make: { page(ControlsController()) },
                prepare: { ask($0, hasFields: true) }
            ),
            Scene(name: "sheet", size: size, make: { page(ControlsController()) }, prepare: { offer($0) }),
            Scene(
                name: "sheet-1200",
                size: CGSize(width: 1200, height: 500),
                make: { page(ControlsController()) },
                prepare: { offer($0) }
            ),
            Scene(
                name: "page",
                size: size,
                make: { page(ControlsController()) },
                prepare: { tabs in
                    let stack = UINavigationController(rootViewController: FieldsController())
                    stack.viewControllers.first?.title = "Page"
                    tabs.present(stack, animated: false)
                }
            ),
        ]
    }

    private static func ask(_ tabs: UITabBarController, hasFields: Bool = false) {
        let alert = UIAlertController(
            title: hasFields ? "Sign in" : "Delete “Holiday”?",
            message: hasFields ? "With the name of your account." : "It goes from all your devices at once.",
            preferredStyle: .alert
        )
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: hasFields ? "Sign in" : "Delete", style: hasFields ? .default : .destructive)
        )
        if hasFields {
            alert.addTextField { $0.placeholder = "Name" }
            alert.addTextField {
                $0.placeholder = "Password"
                $0.isSecureTextEntry = true
                $0.text = "secret"
            }
        }
        tabs.present(alert, animated: false)
    }

    /// C18
    private static func offer(_ tabs: UITabBarController) {
        let sheet = UIAlertController(
            title: "Photo",
            message: "What shall be done with it?",
            preferredStyle: .actionSheet
        )
        for title in ["Share", "Copy"] { sheet.addAction(UIAlertAction(title: title, style: .default)) }
        sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.sourceView = tabs.tabBar
        tabs.present(sheet, animated: false)
    }

    static func page(_ controller: UIViewController) -> UITabBarController {
        let tabs = interface(Array(names.prefix(2)))
        controller.tabBarItem = UITabBarItem(tabBarSystemItem: .bookmarks, tag: 0)
        tabs.viewControllers = [controller] + (tabs.viewControllers ?? [])
        tabs.selectedIndex = 0
        return tabs
    }
}
