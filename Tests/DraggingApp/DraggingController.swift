import UIKit

/// Views to drag from, two to drop on, and buttons, from top to bottom.
final class DraggingController: UIViewController {
    private let files: [URL]
    private var sources: [DragSource] = []
    private let now = DropTarget(readsAtOnce: true)
    private let later = DropTarget(readsAtOnce: false)

    init(files: [URL]) {
        self.files = files
        super.init(nibName: nil, bundle: nil)
        title = "Dragging App"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let stack = UIStackView(arrangedSubviews: [
            source("Text") { [NSItemProvider(object: "Grüße aus\nTabard ✓" as NSString)] },
            source("Texts") { ["one", "two"].map { NSItemProvider(object: $0 as NSString) } },
            source("Image") { [Self.image] },
            source("Files") { [files] in files.map { Self.provider(of: $0) } },
            target("Read Now", now), target("Read Later", later),
            button("Read") { $0.later.read() },
            button("Answer") { _ in Lines.write("answered") },
        ])
        stack.axis = .vertical
        stack.distribution = .fillEqually
        stack.frame = CGRect(x: 20, y: 60, width: 300, height: 480)
        view.addSubview(stack)
    }

    /// More bytes than fit into a pipe, or into one message of X, at once.
    private static var image: NSItemProvider {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) { handler in
            handler(Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 3) }), nil)
            return nil
        }
        return provider
    }

    private static func provider(of file: URL) -> NSItemProvider {
        let provider = NSItemProvider()
        provider.registerFileRepresentation(
            forTypeIdentifier: "public.plain-text",
            fileOptions: .openInPlace,
            visibility: .all
        ) { handler in
            handler(file, true, nil)
            return nil
        }
        return provider
    }

    private func source(_ name: String, _ providers: @escaping () -> [NSItemProvider]) -> UIView {
        let source = DragSource(providers: providers)
        sources.append(source)
        return label(name, UIDragInteraction(delegate: source))
    }

    private func target(_ name: String, _ target: DropTarget) -> UIView {
        label(name, UIDropInteraction(delegate: target))
    }

    private func label(_ name: String, _ interaction: any UIInteraction) -> UILabel {
        let label = UILabel()
        label.text = name
        label.isUserInteractionEnabled = true
        label.addInteraction(interaction)
        return label
    }

    private func button(_ title: String, _ action: @escaping (DraggingController) -> Void) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.addAction(UIAction { [weak self] _ in self.map(action) }, for: .touchUpInside)
        return button
    }
}
