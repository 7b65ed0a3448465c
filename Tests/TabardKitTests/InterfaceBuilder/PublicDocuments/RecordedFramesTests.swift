import GtkInterop
import XCTest

@testable import InterfaceDocument
@testable import TabardKit

/// How far views stand from where Interface Builder laid them out, at the size that it had for them (I5).
///
/// Xcode writes the frame of each view into the document. Those that it calls misplaced or ambiguous don't count, nor do views at
/// the top, which have their size from here. Of the others, these may differ, and are counted on their own:
/// - Frames that depend on a text's size, which is found out by other texts in other fonts, since the font is Apple's; and on a
///   symbol's, which is a letter of that font.
/// - Frames that depend on a size that Interface Builder made up, since the app's code alone knows the content; found out by
///   other sizes.
/// - Frames that contradict the constraints of their own document, by arithmetic among the recorded frames, without a layout:
///   see `RecordedConstraints`.
///
/// What older Xcodes laid out for the systems of their time is measured with these systems' margins in rows. `TABARD_TELLS=1`
/// writes each frame that is off, those that contradict their document too.
@preconcurrency @MainActor
final class RecordedFramesTests: PublicDocumentTestCase {
    override class var misuses: [String: () -> Void] { ["measured": { lookAtDocuments(measure) }] }

    private static func measure(_ path: String) {
        guard let document = try? InterfaceDocument(contentsOf: path) else { return print("refused") }
        let designed = DesignedDocument(document)
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        guard (try? writeImages(of: designed, into: folder)) != nil else { return print("refused") }
        let age = designed.isOfNewSystems ? "" : "-old"
        let found = frames(designed, nil, folder)
        let changed = DesignedDocument.Change.allCases.map { ($0, frames(designed, $0, folder)) }
        for (id, view) in designed.views.sorted(by: { $0.key < $1.key }) {
            guard let frame = found[id] else {
                print("frame missing\(age) \(view.isConstrained) 0 \(view.element) \(id)")
                continue
            }
            let change = changed.first { $0.1[id].map { distance($0, frame) > 0.5 } ?? true }?.0
            let isPossible = !designed.contradicted.contains(id)
            let reason = change?.reason ?? (isPossible ? "constraints" : "contradicted")
            print(
                "frame \(reason)\(age) \(view.isConstrained) "
                    + "\(distance(view.frame, frame)) \(view.element) \(id) \(view.frame) \(frame)"
            )
        }
    }

    /// How far the edge or the size is off that is off the most.
    private static func distance(_ one: CGRect, _ other: CGRect) -> Double {
        max(
            abs(one.minX - other.minX),
            abs(one.minY - other.minY),
            abs(one.width - other.width),
            abs(one.height - other.height)
        )
    }

    /// Images of the sizes that the document says.
    private static func writeImages(of designed: DesignedDocument, into folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, size) in designed.images {
            let data = UIGraphicsImageRenderer(size: size).pngData { _ in }
            let file = folder.appendingPathComponent("\(name).png")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try data.write(to: file)
        }
    }

    private static func frames(
        _ designed: DesignedDocument,
        _ change: DesignedDocument.Change?,
        _ folder: URL
    ) -> [String: CGRect] {
        let file = folder.appendingPathComponent("Designed.\(change?.rawValue ?? "plain").storyboard")
        try? Data(designed.text(change).utf8).write(to: file)
        guard let scenes = try? InterfaceScenes(contentsOf: file.path, bundle: Bundle(path: folder.path))
        else { return [:] }
        var frames: [String: CGRect] = [:]
        InterfaceTrial()
            .run {
                for scene in scenes.all {
                    guard let made = scenes.makeController(of: scene), !isContainer(made) else { continue }
                    defer { withExtendedLifetime(made) {} }
                    let controller = designed.isNib ? owner(of: made) : made
                    let parent = UIViewController()
                    parent.addChild(controller)
                    parent.setOverrideTraitCollection(
                        UIWindow._sizeClasses(of: scene.size),
                        forChild: controller
                    )
                    guard let view = controller.view else { continue }
                    controller.additionalSafeAreaInsets = designed.coverings[scene.id] ?? .zero
                    parent.view.frame = CGRect(origin: .zero, size: scene.size)
                    view.frame = parent.view.bounds
                    parent.view.addSubview(view)
                    view.layoutIfNeeded()
                    scenes.showPrototypes(in: view)
                    view.layoutIfNeeded()
                    collect(view, designed, &frames)
                }
            }
        return frames
    }

    /// A controller whose view a nib's view is, unless that is a cell.
    private static func owner(of controller: UIViewController) -> UIViewController {
        guard let content = controller.view.subviews.first, !(content is UITableViewCell),
            !(content is UICollectionReusableView)
        else { return controller }
        let owner = UIViewController()
        content.removeFromSuperview()
        owner.view = content
        return owner
    }

    private static func isContainer(_ controller: UIViewController) -> Bool {
        controller is UINavigationController || controller is UITabBarController
            || controller is UISplitViewController || controller is UIPageViewController
    }

    private static func collect(
        _ view: UIView,
        _ designed: DesignedDocument,
        _ frames: inout [String: CGRect]
    ) {
        if let mark = view.restorationIdentifier, mark.hasPrefix(DesignedDocument.mark) {
            let id = String(mark.dropFirst(DesignedDocument.mark.count))
            if let size = designed.cells[id] {
                view.frame.size = size
                view.layoutIfNeeded()
            } else {
                frames[id] = view.frame
            }
        }
        for subview in view.subviews { collect(subview, designed, &frames) }
    }

    private struct Group {
        var distances: [Double] = []
        var constrained: [Double] = []

        func share(_ distances: [Double], within limit: Double) -> String {
            let near = distances.filter { $0 <= limit + 0.01 }.count
            return "\(near) of \(distances.count) (\(100 * Double(near) / Double(max(distances.count, 1))) %)"
        }
    }

    func testI5ViewsStandWhereTheyWereDesigned() throws {
        var groups: [String: Group] = [:]
        var off: [(name: String, line: String)] = []
        var documents = 0
        let (count, crashed) = try measureDocuments("measured") { name, lines in
            let frames = lines.filter { $0.hasPrefix("frame ") }
            documents += frames.isEmpty ? 0 : 1
            for frame in frames {
                let words = frame.split(separator: " ", maxSplits: 4)
                guard words.count == 5, let distance = Double(words[3]) else { continue }
                groups[String(words[1]), default: Group()].distances.append(distance)
                if words[2] == "true" { groups[String(words[1])]?.constrained.append(distance) }
                let isTold = ["constraints", "contradicted"].contains { words[1].hasPrefix($0) }
                if isTold, distance > 1.01 { off.append(("\(name) \(words[1])", String(words[4]))) }
            }
        }
        print("\(count) documents, \(documents) with frames, \(crashed.count) crashed")
        for name in ["missing", "missing-old"] {
            print("\(name): \(groups.removeValue(forKey: name)?.distances.count ?? 0)")
        }
        for (name, group) in groups.sorted(by: { $0.key < $1.key }) {
            let all = group.distances
            let placed = group.constrained
            print(
                "\(name): within 1 point \(group.share(all, within: 1)), within 2 \(group.share(all, within: 2))"
            )
            print(
                "    of those that constraints place \(group.share(placed, within: 1)), \(group.share(placed, within: 2))"
            )
        }
        if ProcessInfo.processInfo.environment["TABARD_TELLS"] != nil {
            for (name, line) in off { print("off \(name): \(line)") }
        }
        XCTAssertEqual(crashed, [])
        for name in ["constraints", "constraints-old"] {
            let known = groups[name]?.distances ?? []
            XCTAssertGreaterThanOrEqual(known.filter { $0 <= 1.01 }.count * 100, known.count * 97, name)
        }
    }
}
