import UIKit

/// Shows samples one below the other.
final class SamplesController: UIViewController {
    private let samples: [Sample]
    private let list = UIView()
    static let rowHeight: CGFloat = 122

    init(_ title: String, _ samples: [Sample]) {
        self.samples = samples
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        view.addSubview(list)
        for (index, sample) in samples.enumerated() { add(sample, at: CGFloat(index) * Self.rowHeight + 12) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        list.frame = view.bounds.inset(
            by: UIEdgeInsets(top: view.safeAreaInsets.top, left: 0, bottom: 0, right: 0)
        )
    }

    private func add(_ sample: Sample, at top: CGFloat) {
        let caption = UILabel()
        caption.text = sample.caption
        caption.font = .systemFont(ofSize: 12)
        caption.textColor = .secondaryLabel
        caption.frame = CGRect(x: 20, y: top, width: 350, height: 18)
        list.addSubview(caption)
        let place = CGRect(x: 16, y: top + 20, width: 358, height: 92)
        let stage = sample.isProxied ? ProxiedStage(frame: place) : UIView(frame: place)
        stage.backgroundColor = .systemBackground
        stage.layer.cornerRadius = 10
        stage.clipsToBounds = true
        for (index, color) in [UIColor.systemRed, .systemYellow, .systemGreen, .systemBlue, .systemPurple]
            .enumerated()
        {
            let stripe = UIView(frame: CGRect(x: CGFloat(index) * 72, y: 0, width: 72, height: 92))
            stripe.backgroundColor = color
            stage.addSubview(stripe)
        }
        let bar = UITabBar(frame: CGRect(x: 0, y: 43, width: 358, height: 49))
        bar.items = sample.items
        if let selected = sample.selected { bar.selectedItem = sample.items[selected] }
        sample.configure(bar)
        stage.addSubview(bar)
        list.addSubview(stage)
    }
}
