import Foundation
import TabardKit

/// Shows each scene of a document, light and dark, and all of them anew when the file has changed.
final class LivePreviewController: UIViewController {
    private let request: Request
    private let file: FileChanges
    private let scroll = UIScrollView()
    /// Says why the file can't be read; the scenes as they were last stay below it.
    private let message = UILabel()
    private var stages: [SceneStage] = []
    private var watch: Task<Void, Never>?

    private static let interval = Duration.milliseconds(300)
    /// No window needs more, and each costs as much as an app's screen.
    private static let most = 60
    private static let gap = 24.0

    init(_ request: Request) {
        self.request = request
        file = FileChanges(of: request.documents[0])
        super.init(nibName: nil, bundle: nil)
        title = URL(fileURLWithPath: request.documents[0]).lastPathComponent
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        message.textColor = .systemRed
        message.numberOfLines = 0
        view.addSubview(scroll)
        view.addSubview(message)
        reload()
        watch = Task { [weak self] in
            while !Task.isCancelled {
                try? await Task.sleep(for: Self.interval)
                guard let self else { return }
                if file.haveChanged() { reload() }
            }
        }
    }

    private func reload() {
        do {
            let scenes = try InterfaceScenes(contentsOf: request.documents[0], bundle: nil)
            for stage in stages { stage.remove() }
            let places = scenes.all.flatMap { scene in request.sizes(of: scene).map { (scene, $0) } }
            stages = places.prefix(Self.most).flatMap { scene, size in
                [UIUserInterfaceStyle.light, .dark].compactMap { style in
                    SceneStage(scene, of: scenes, size: size, style: style, in: self, scroll)
                }
            }
            message.text =
                places.count > Self.most ? "Only the first \(Self.most) of \(places.count) are shown." : nil
            print("Scenes: \(scenes.all.count)")
        } catch {
            message.text = "\(error)"
            print("\(error)")
        }
        fflush(nil)
        view.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        let height = message.text == nil ? 0 : message.sizeThatFits(area.size).height + Self.gap
        message.frame = CGRect(
            x: area.minX + Self.gap,
            y: area.minY,
            width: area.width - 2 * Self.gap,
            height: height
        )
        scroll.frame = CGRect(
            x: area.minX,
            y: area.minY + height,
            width: area.width,
            height: max(0, area.height - height)
        )
        placeStages(in: area.width)
    }

    /// From left to right, in as many lines as they need.
    private func placeStages(in width: CGFloat) {
        var (x, y, line, widest) = (Self.gap, Self.gap, 0.0, 0.0)
        for stage in stages {
            if x > Self.gap, x + stage.size.width > width - Self.gap {
                (x, y, line) = (Self.gap, y + line + Self.gap, 0)
            }
            stage.frame = CGRect(origin: CGPoint(x: x, y: y), size: stage.size)
            x += stage.size.width + Self.gap
            line = max(line, stage.size.height)
            widest = max(widest, x)
        }
        scroll.contentSize = CGSize(width: max(width, widest), height: y + line + Self.gap)
    }
}
