import UIKit

/// The pages that other pages lead to and that are always the same; each has the title of its button.
enum Page: String {
    case sheets = "Sheets"
    case lists = "Lists"
    case layouts = "Layouts"
    case drag = "Drag and Drop"
    case dates = "Dates and times"
    case choices = "Colors, fonts, buttons"
    case tour = "Pages"
    case empty = "Nothing there"
    case images = "Images"
    case look = "The Bar's Look"
    case attributed = "Attributed text"

    /// A new controller, whose restoration identifier is the page's name.
    @MainActor
    func makeController() -> UIViewController {
        let controller: UIViewController =
            switch self {
            case .sheets: SheetsController()
            case .lists: ListsController()
            case .layouts: LayoutsController()
            case .drag: DragController()
            case .dates: DatesController()
            case .choices: ChoicesController()
            case .tour: TourController()
            case .empty: EmptyController()
            case .images: ImagesController()
            case .look: BarLookController()
            case .attributed: AttributedController()
            }
        controller.title = rawValue
        controller.restorationIdentifier = rawValue
        return controller
    }
}

extension UINavigationController {
    /// Pushes a page.
    func push(_ page: Page) { pushViewController(page.makeController(), animated: true) }
}
