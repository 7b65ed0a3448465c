// Literals of colours are what is tested.
// swift-format-ignore-file: NoPlaygroundLiterals

import UIKit
import XCTest

/// Initializers that UIKit's classes have from Objective-C's, and what subclasses in apps make of them.
final class InitializersTests: XCTestCase {
    private final class PlainView: UIView {
        init() { super.init(frame: CGRect(x: 0, y: 0, width: 3, height: 4)) }
        required init?(coder: NSCoder) { nil }
    }

    private final class ConvenientView: UIView {
        convenience init(tag: Int) {
            self.init()
            self.tag = tag
        }
    }

    private final class Cell: UITableViewCell {
        private(set) var isMade = false

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            isMade = true
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Stack: UIStackView {
        init() { super.init(frame: .zero) }
        required init(coder: NSCoder) { super.init(coder: coder) }
    }

    private final class Page: UIViewController {
        init() { super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { nil }
    }

    private final class OwnConstraint: NSLayoutConstraint {}
    private final class OwnAttributes: UICollectionViewLayoutAttributes { var parallax: CGFloat = 0 }
    private final class OwnAction: UIAlertAction {}
    private final class OwnColor: UIColor, @unchecked Sendable {}
    private final class OwnImage: UIImage, @unchecked Sendable {}
    private final class OwnButton: UIButton {}
    private final class OwnAlert: UIAlertController {}

    func testSubclassesWithoutInitializersHaveAll() {
        let view = UIView()
        let constraint = OwnConstraint(
            item: view,
            attribute: .width,
            relatedBy: .equal,
            toItem: nil,
            attribute: .notAnAttribute,
            multiplier: 1,
            constant: 20
        )
        constraint.isActive = true
        XCTAssertEqual(view.constraints, [constraint])
        XCTAssertEqual(constraint.constant, 20)
        XCTAssertEqual(OwnAttributes(forCellWith: IndexPath(item: 3, section: 2)).indexPath.item, 3)
        let header = OwnAttributes(forSupplementaryViewOfKind: "header", with: IndexPath(item: 0, section: 1))
        XCTAssertEqual(header.representedElementKind, "header")
        XCTAssertEqual(OwnAction(title: "a", style: .cancel, handler: nil).style, .cancel)
        XCTAssertEqual(OwnColor(white: 1, alpha: 0.5).cgColor.alpha, 0.5)
        XCTAssertNil(OwnImage(named: "there is none"))
        XCTAssertEqual(OwnButton(type: .system).buttonType, .system)
        XCTAssertEqual(OwnAlert(title: "a", message: nil, preferredStyle: .alert).title, "a")
    }

    func testSubclasses() {
        XCTAssertEqual(PlainView().bounds.size, CGSize(width: 3, height: 4))
        XCTAssertEqual(ConvenientView(tag: 5).tag, 5)
        XCTAssertTrue(Cell().isMade)
        XCTAssertTrue(Cell(frame: CGRect(x: 0, y: 0, width: 9, height: 9)).isMade)
        XCTAssertEqual(Stack().arrangedSubviews, [])
        XCTAssertNil(Page().nibName)
    }

    private final class PageOfACollection: UIViewController {
        // Made anew before it is read, as apps do that want no optional.
        lazy var collection = UICollectionView()
    }

    @MainActor
    func testACollectionForAPropertyThatIsSetBeforeItIsRead() {
        let page = PageOfACollection()
        page.collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        XCTAssertTrue(page.collection.collectionViewLayout is UICollectionViewFlowLayout)
    }

    func testTheProminentStyleIsWhatDoneWas() {
        let item = UIBarButtonItem(title: "a", style: .done, target: nil, action: nil)
        XCTAssertEqual(item.style, .prominent)
        XCTAssertEqual(UIBarButtonItem.Style.prominent.rawValue, 2)
        XCTAssertEqual(UIBarButtonItem.Style(rawValue: 2), .done)
    }

    func testCellsWithoutATable() {
        let cell = UITableViewCell()
        XCTAssertNil(cell.reuseIdentifier)
        XCTAssertEqual(cell.frame, UITableViewCell(style: .default, reuseIdentifier: nil).frame)
        XCTAssertEqual(UITableViewCell(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.width, 3)
        XCTAssertNil(UITableViewHeaderFooterView(frame: .zero).reuseIdentifier)
    }

    func testEffectViews() {
        XCTAssertNil(UIVisualEffectView().effect)
        XCTAssertEqual(UIVisualEffectView(frame: CGRect(x: 0, y: 0, width: 5, height: 6)).bounds.height, 6)
        XCTAssertEqual(UIBlurEffect(), UIBlurEffect(style: .regular))
    }

    func testObjectsThatStandForOthers() {
        XCTAssertEqual(UIDevice().systemName, UIDevice.current.systemName)
        XCTAssertNil(UINavigationItem().title)
        XCTAssertNil(UITouch().view)
        XCTAssertEqual(UIEvent().type, .touches)
        XCTAssertEqual(UIColor().cgColor.alpha, 0)
        XCTAssertEqual(UIFont(), UIFont.systemFont(ofSize: UIFont.systemFontSize))
        XCTAssertEqual(UIViewPropertyAnimator().duration, 0)
        XCTAssertEqual(UICollectionViewLayoutAttributes().indexPath, IndexPath(item: 0, section: 0))
        XCTAssertNotNil(UICubicTimingParameters().cubicTimingParameters)
        XCTAssertNotNil(UISpringTimingParameters().springTimingParameters)
        let constraint = NSLayoutConstraint()
        XCTAssertNil(constraint.firstItem)
        XCTAssertFalse(constraint.isActive)
        constraint.isActive = false
    }

    func testColourLiterals() {
        let color: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.25)
        let inferred = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.25)
        XCTAssertEqual(color, UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25))
        XCTAssertEqual(color, inferred)
        let fixed: CGColor? = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.25)
        XCTAssertEqual(fixed, color.cgColor)
    }
}
