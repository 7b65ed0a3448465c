import UIKit

/// Buttons in two groups, a third group that the focus can't come to, and a guide from the first to the second.
final class FocusController: UIViewController {
    private let name: String
    private let deed: Deed?
    private let first = FocusGroup("first", at: CGRect(x: 20, y: 20, width: 120, height: 160))
    private let second = FocusGroup("second", at: CGRect(x: 320, y: 200, width: 120, height: 120))
    private let locked = FocusGroup("locked", at: CGRect(x: 20, y: 330, width: 120, height: 60))
    private let one = FocusButton("One", at: CGRect(x: 0, y: 0, width: 100, height: 44))
    private let two = FocusButton("Two", at: CGRect(x: 0, y: 100, width: 100, height: 44))
    private let three = FocusButton("Three", at: CGRect(x: 0, y: 0, width: 100, height: 44))
    private let four = FocusButton("Four", at: CGRect(x: 0, y: 60, width: 100, height: 44))
    private let five = FocusButton("Five", at: CGRect(x: 0, y: 0, width: 100, height: 44))

    init(named name: String, deed: Deed?) {
        self.name = name
        self.deed = deed
        super.init(nibName: nil, bundle: nil)
        title = "Focus App"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        // Below the bar.
        let content = UIView(frame: CGRect(x: 0, y: 60, width: 480, height: 420))
        view.addSubview(content)
        for group in [first, second, locked] { content.addSubview(group) }
        for button in [one, two] { first.addSubview(button) }
        for button in [three, four] { second.addSubview(button) }
        locked.addSubview(five)
        locked.isLocked = true
        // Beside the first button, where nothing else is.
        let guide = UIFocusGuide()
        content.addLayoutGuide(guide)
        guide.preferredFocusEnvironments = [four]
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 320),
            guide.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
            guide.widthAnchor.constraint(equalToConstant: 100),
            guide.heightAnchor.constraint(equalToConstant: 44),
        ])
        prepareDeed()
    }

    private func prepareDeed() {
        let once = deed
        two.deed = { [unowned self] in perform(once) }
        two.deedWhenAsked = { [unowned self] in
            switch once {
            case .passOnWhenAsked: UIFocusSystem.focusSystem(for: self)?.requestFocusUpdate(to: three)
            case .removeWhenAsked: two.removeFromSuperview()
            default: break
            }
        }
        guard deed == .passOn else { return }
        for (button, next) in [(two, three), (three, two)] {
            button.deed = { [unowned self, unowned next] in
                let system = UIFocusSystem.focusSystem(for: self)
                system?.requestFocusUpdate(to: next)
                system?.updateFocusIfNeeded()
            }
        }
    }

    private func perform(_ deed: Deed?) {
        switch deed {
        case .removeItself: two.removeFromSuperview()
        case .removeItsGroup: first.removeFromSuperview()
        case .removeTheOthers: for view in [one, second, locked] { view.removeFromSuperview() }
        case .hideItself: two.isHidden = true
        case .push:
            let next = FocusController(named: "next", deed: nil)
            navigationController?.pushViewController(next, animated: false)
        case .alert:
            let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in Line.write("OK") })
            present(alert, animated: false)
        case .passOn, .passOnWhenAsked, .removeWhenAsked, nil: break
        }
    }

    override var preferredFocusEnvironments: [any UIFocusEnvironment] { [two] }

    override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        Line.write("\(name)?")
        return super.shouldUpdateFocus(in: context)
    }

    override func didUpdateFocus(
        in context: UIFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        Line.write("\(name) \(Line.movement(context))")
    }
}
