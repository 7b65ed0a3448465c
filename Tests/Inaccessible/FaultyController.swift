import UIKit

/// Shows its faults below each other, and above them what looks alike and is right.
final class FaultyController: UIViewController {
    private let faults: [Fault]

    init(_ faults: [Fault]) {
        self.faults = faults
        super.init(nibName: nil, bundle: nil)
        title = "Inaccessible"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        for (index, fault) in faults.enumerated() {
            show(fault, at: CGPoint(x: 40, y: 40 + 60 * CGFloat(index)))
        }
    }

    private func show(_ fault: Fault, at place: CGPoint) {
        switch fault {
        case .faintText:
            label("Hardly to be seen", at: place, width: 240).textColor = UIColor(white: 0.75, alpha: 1)
        case .namelessButton:
            button(nil, at: place)
        case .namelessPicture:
            picture(at: place, isElement: false)
            picture(at: CGPoint(x: place.x + 80, y: place.y), isElement: true)
            picture(at: CGPoint(x: place.x + 160, y: place.y), isElement: true).accessibilityLabel = "Heart"
        case .twins:
            button("Open", at: place)
            button("Open", at: CGPoint(x: place.x + 80, y: place.y))
        case .smallTargets:
            button("−", at: place, size: 18)
            button("+", at: CGPoint(x: place.x + 18, y: place.y), size: 44)
        case .mutedSwitch:
            button("Sounds", at: place).accessibilityTraits = .toggleButton
            let right = UISwitch(frame: CGRect(origin: CGPoint(x: place.x + 80, y: place.y), size: .zero))
            right.accessibilityLabel = "Lights"
            view.addSubview(right)
        case .shortenedText:
            label("Whole", at: CGPoint(x: place.x, y: place.y + 120), width: 200)
            label("Loading…", at: CGPoint(x: place.x, y: place.y + 160), width: 200)
            label("Far too long to be read", at: place, width: 100)
        case .lowText:
            label("Whole", at: CGPoint(x: place.x, y: place.y + 120), width: 200)
            label("Low gap", at: place, width: 200, height: 12)
        case .unreachableButton:
            button("Reached", at: place)
            let view = UIView(frame: CGRect(x: place.x + 80, y: place.y, width: 60, height: 60))
            view.accessibilityTraits = .button
            view.accessibilityLabel = "Left out"
            view.accessibilityCustomActions = [
                UIAccessibilityCustomAction(name: "Open", actionHandler: { _ in true })
            ]
            self.view.addSubview(view)
        case .keyTrap:
            let field = UITextField(frame: CGRect(x: place.x, y: place.y, width: 120, height: 44))
            field.accessibilityLabel = "Kept"
            field.delegate = self
            view.addSubview(field)
            button("Further", at: CGPoint(x: place.x + 140, y: place.y))
        }
    }

    @discardableResult
    private func label(_ text: String, at place: CGPoint, width: CGFloat, height: CGFloat = 24) -> UILabel {
        let label = UILabel(frame: CGRect(origin: place, size: CGSize(width: width, height: height)))
        label.text = text
        view.addSubview(label)
        return label
    }

    @discardableResult
    private func button(_ name: String?, at place: CGPoint, size: CGFloat = 60) -> UIButton {
        let button = UIButton(frame: CGRect(origin: place, size: CGSize(width: size, height: size)))
        button.backgroundColor = .black
        button.accessibilityLabel = name
        view.addSubview(button)
        return button
    }

    @discardableResult
    private func picture(at place: CGPoint, isElement: Bool) -> UIImageView {
        let picture = UIImageView(image: UIImage(systemName: "heart"))
        picture.frame = CGRect(origin: place, size: CGSize(width: 60, height: 60))
        picture.isAccessibilityElement = isElement
        view.addSubview(picture)
        return picture
    }
}

extension FaultyController: UITextFieldDelegate {
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
}
