import UIKit

/// Prints the scale and the size of its window whenever they change, and draws what only sharp drawing shows.
final class MonitorController: UIViewController {
    private let number: Int
    private var size = CGSize.zero

    init(number: Int) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("Made in code alone") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let stripes = StripesView(frame: CGRect(x: 0, y: 100, width: 100, height: 20))
        view.addSubview(stripes)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("appears at \(Int(traitCollection.displayScale))")
        guard ProcessInfo.processInfo.arguments.contains("files"), presentedViewController == nil else {
            return
        }
        present(UIDocumentPickerViewController(forOpeningContentTypes: [.plainText]), animated: false)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let old = previousTraitCollection?.displayScale ?? 0
        // Before it appears it may hear of what it gets first.
        guard viewIfLoaded?.window != nil, old != traitCollection.displayScale else { return }
        note("from \(Int(old)) to \(Int(traitCollection.displayScale))")
    }

    override func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        note("will be \(Int(size.width)) by \(Int(size.height))")
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard view.bounds.size != size else { return }
        size = view.bounds.size
        let isFullScreen = view.window?.windowScene?.isFullScreen == true
        note("is \(Int(size.width)) by \(Int(size.height))\(isFullScreen ? ", full screen" : "")")
    }

    private func note(_ text: String) {
        FileHandle.standardOutput.write(Data("window \(number) \(text)\n".utf8))
    }
}

/// Black and white lines, each a pixel high.
private final class StripesView: UIView {
    override func draw(_ rect: CGRect) {
        let pixel = 1 / traitCollection.displayScale
        UIColor.black.setFill()
        for line in stride(from: 0, to: bounds.height, by: 2 * pixel) {
            UIRectFill(CGRect(x: 0, y: line, width: bounds.width, height: pixel))
        }
    }
}
