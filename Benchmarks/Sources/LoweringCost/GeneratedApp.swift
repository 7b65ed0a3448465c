import Foundation

/// A package with one program of many screens, each in a file of its own, with selectors, outlets and delegates.
struct GeneratedApp {
    let folder: URL
    let fileCount: Int

    private var sources: URL { folder.appendingPathComponent("Sources/App") }
    private var build: URL { folder.appendingPathComponent(".build/debug/App.build") }

    /// What `tabard-swift` keeps of the module.
    var loweringFolder: URL { build.appendingPathComponent("tabard") }

    var loweredFileCount: Int {
        let lowered = loweringFolder.appendingPathComponent("lowered")
        return (try? FileManager.default.contentsOfDirectory(atPath: lowered.path))?.count ?? 0
    }

    private var names: [String] { (0..<fileCount).map { "Screen\($0).swift" } + ["main.swift"] }

    /// What SwiftPM calls the compiler with, as far as it concerns lowering.
    var compilerArguments: [String] {
        [
            "-module-name", "App", "-emit-module-path", build.appendingPathComponent("none.swiftmodule").path,
            "-output-file-map", build.appendingPathComponent("output-file-map.json").path,
            "-swift-version", "5", "-DDEBUG", "-DSWIFT_PACKAGE",
        ] + names.map { sources.appendingPathComponent($0).path }
    }

    /// Writes the sources as one writes them for iOS.
    func write() throws {
        try writeManifest(settings: "")
        for number in 0..<fileCount { try write(screen(number), to: "Screen\(number).swift") }
        try write(
            """
            import UIKit

            print(\((0..<fileCount).map { "Screen\($0).number()" }.joined(separator: "\n    + ")))

            """,
            to: "main.swift"
        )
    }

    /// Writes the sources as lowering left them for the compiler, for SwiftPM alone.
    func write(loweredFrom original: GeneratedApp, _ installation: Installation) throws {
        let list = { (words: [String]) in words.map { "\"\($0)\"" }.joined(separator: ", ") }
        try writeManifest(
            settings: """
                , swiftSettings: [.unsafeFlags([\(list(installation.compilerArguments))])],
                        linkerSettings: [.unsafeFlags([\(list(installation.linkerArguments))])]
                """
        )
        for name in names {
            let lowered = original.loweringFolder.appendingPathComponent("lowered/\(name)")
            let isLowered = FileManager.default.fileExists(atPath: lowered.path)
            let source = isLowered ? lowered : original.sources.appendingPathComponent(name)
            try write(String(contentsOf: source, encoding: .utf8), to: name)
        }
    }

    /// Changes a number in the body of a function of the file in the middle.
    func changeOneLine(to number: Int) throws {
        let name = "Screen\(fileCount / 2).swift"
        let text = try String(contentsOf: sources.appendingPathComponent(name), encoding: .utf8)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.contains("return index +") ? "        return index + \(number)" : String(line)
        }
        try write(lines.joined(separator: "\n"), to: name)
    }

    private func writeManifest(settings: String) throws {
        try write(
            """
            // swift-tools-version: 5.9
            import PackageDescription

            let package = Package(
                name: "App",
                platforms: [.iOS(.v15)],
                targets: [.executableTarget(name: "App"\(settings))]
            )

            """,
            to: "../../Package.swift"
        )
    }

    private func write(_ text: String, to name: String) throws {
        let file = sources.appendingPathComponent(name).standardizedFileURL
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: file)
    }

    private func screen(_ number: Int) -> String {
        """
        import UIKit

        @objc protocol Screen\(number)Delegate: AnyObject {
            func screen\(number)(_ screen: Screen\(number), didChoose index: Int)
            @objc optional func screen\(number)DidClose(_ screen: Screen\(number))
        }

        final class Screen\(number): UIViewController, UITableViewDataSource, UITableViewDelegate {
            weak var delegate: Screen\(number)Delegate?
            @IBOutlet private var tableView: UITableView!
            private let items = (0..<20).map { "Item \\($0) of \(number)" }
            private var selection: Int?

            static func number() -> Int {
                let index = \(number)
                return index + 0
            }

            override func viewDidLoad() {
                super.viewDidLoad()
                title = "Screen \(number)"
                tableView = UITableView(frame: view.bounds, style: .plain)
                tableView.dataSource = self
                tableView.delegate = self
                tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
                view.addSubview(tableView)
                navigationItem.rightBarButtonItem = UIBarButtonItem(
                    barButtonSystemItem: .add, target: self, action: #selector(add(_:))
                )
                let recognizer = UITapGestureRecognizer(target: self, action: #selector(tapped(_:)))
                view.addGestureRecognizer(recognizer)
                NotificationCenter.default.addObserver(
                    self, selector: #selector(activated), name: UIApplication.didBecomeActiveNotification, object: nil
                )
            }

            @objc private func add(_ sender: UIBarButtonItem) {
                let alert = UIAlertController(title: "Add", message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
                alert.addAction(UIAlertAction(title: "Add", style: .default) { [weak self] _ in self?.tableView.reloadData() })
                present(alert, animated: true)
            }

            @objc func tapped(_ recognizer: UITapGestureRecognizer) {
                let place = recognizer.location(in: tableView)
                guard let path = tableView.indexPathForRow(at: place) else { return }
                selection = path.row
            }

            @objc private func activated() {
                tableView.reloadData()
            }

            @IBAction func close(_ sender: Any) {
                delegate?.screen\(number)DidClose?(self)
                dismiss(animated: true)
            }

            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                items.count
            }

            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
                cell.textLabel?.text = items[indexPath.row]
                cell.accessoryType = selection == indexPath.row ? .checkmark : .none
                return cell
            }

            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                tableView.deselectRow(at: indexPath, animated: true)
                delegate?.screen\(number)(self, didChoose: indexPath.row)
            }
        }

        """
    }
}
