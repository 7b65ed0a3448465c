import UIKit

/// Copies and reads when its buttons are pressed: a Wayland compositor lets only who has the user's attention do so.
///
/// It writes a line for what it did, with data as Base64.
final class CopyingController: UIViewController {
    private let files: [URL]
    private let ownType: String
    private let bytes: Data

    init(files: [URL], ownType: String, bytes: Data) {
        self.files = files
        self.ownType = ownType
        self.bytes = bytes
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let buttons = UIStackView(arrangedSubviews: [
            button("Copy Image") { $0.copyImage() }, button("Copy Files") { $0.copyFiles() },
            button("Copy Address") { $0.copyAddress() }, button("Copy Own Type") { $0.copyOwnType() },
            button("Read") { $0.read() },
        ])
        buttons.axis = .vertical
        buttons.frame = CGRect(x: 40, y: 40, width: 300, height: 300)
        buttons.distribution = .fillEqually
        view.addSubview(buttons)
    }

    private func button(_ title: String, _ action: @escaping (CopyingController) -> Void) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.addAction(UIAction { [weak self] _ in self.map(action) }, for: .touchUpInside)
        return button
    }

    /// More than fits into a pipe at once.
    private func copyImage() {
        let size = CGSize(width: 200, height: 150)
        var state: UInt32 = 1
        let image = UIGraphicsImageRenderer(size: size).image { context in
            for row in 0..<150 {
                for column in 0..<200 {
                    let parts = (0..<3).map { _ -> CGFloat in
                        state = state &* 1_664_525 &+ 1_013_904_223
                        return CGFloat(state >> 24) / 255
                    }
                    UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1).setFill()
                    context.fill(CGRect(x: column, y: row, width: 1, height: 1))
                }
            }
        }
        guard let data = image.pngData() else { return write("no image") }
        UIPasteboard.general.setData(data, forPasteboardType: "public.png")
        write("copied \(data.base64EncodedString())")
    }

    private func copyFiles() {
        UIPasteboard.general.urls = files
        write("copied \(files.count)")
    }

    private func copyAddress() {
        UIPasteboard.general.url = URL(string: "https://example.org/a%20b?c=d#e")
        write("copied address")
    }

    private func copyOwnType() {
        UIPasteboard.general.setData(bytes, forPasteboardType: ownType)
        write("copied \(bytes.base64EncodedString())")
    }

    /// Writes a line for each type of each thing that is there, one with the addresses, and "end".
    private func read() {
        let board = UIPasteboard.general
        let providers = board.itemProviders
        Task {
            for (index, provider) in providers.enumerated() {
                for type in provider.registeredTypeIdentifiers {
                    let data: Data? = await withCheckedContinuation { continuation in
                        provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
                            continuation.resume(returning: data)
                        }
                    }
                    write("read \(index) \(type) \(data?.base64EncodedString() ?? "nothing")")
                }
            }
            write("addresses \((board.urls ?? []).map(\.absoluteString).joined(separator: " "))")
            write("end")
        }
    }

    private func write(_ line: String) {
        FileHandle.standardOutput.write(Data("\(line)\n".utf8))
    }
}
