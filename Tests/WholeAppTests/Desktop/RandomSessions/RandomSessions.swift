import Foundation
import TabardTesting

/// An example that somebody uses at random, and that is killed at random moments, again and again.
@MainActor
final class RandomSessions {
    /// An example, and how it is used.
    struct Subject {
        let name: String
        /// Its path, if it is no example of this package.
        var program: String?
        var arguments: [String] = []
        /// The title of its window, if it is another than the name.
        var title: String?
        /// Names of buttons that are not pressed.
        var avoided: Set<String> = []
        /// Beginnings of texts that change without being in sight, or by themselves.
        var ignored: [String] = []
        /// The titles of pages on which nothing is done but scrolling and going elsewhere, as what they show of the user's
        /// choices starts afresh.
        var samples: Set<String> = []
        /// The titles of pages that tell of what happens elsewhere.
        var reports: Set<String> = []
        /// Whether what lies in front comes back, as presented controllers do that have identifiers.
        var bringsBackCovers = false
        /// Whether tabs are rearranged in More.
        var isEdited = false
    }

    /// Something did not come back.
    struct Loss: Error, CustomStringConvertible {
        let description: String
    }

    let subject: Subject
    private let example: RememberingExample
    private var seen = SeenStates()
    /// What may be there after the last kill.
    private var before: (states: SeenStates, killed: Double)?
    /// The tab that was selected last; a page may hide the bar.
    private var selected = ""
    private(set) var steps = 0
    private(set) var kills = 0

    init(_ subject: Subject) throws {
        self.subject = subject
        example = try RememberingExample(
            subject.title ?? subject.name,
            program: subject.program ?? subject.name,
            arguments: subject.arguments
        )
    }

    /// What the last kill left is compared, and the app ends by itself.
    func finish() throws {
        try example.start()
        try verify()
        example.finish()
    }

    /// Ends the app and expects nothing of the next launch.
    func forget() {
        example.kill()
        kills += 1
        before = nil
        seen = SeenStates()
    }

    /// One session: what was there is there again, somebody does this and that, and the app is killed.
    func run(_ generator: inout SplitMix) throws {
        if kills > 0 { try example.start() }
        try verify()
        for _ in 0..<Int.random(in: 1...6, using: &generator) {
            try step(&generator)
            steps += 1
        }
        try watch(for: Double.random(in: 0...2.6, using: &generator))
        guard example.app.isRunning else { throw ended }
        example.kill()
        kills += 1
        noteJournal()
        before = (seen, now)
        seen = SeenStates()
    }

    private var now: Double { Date().timeIntervalSince1970 }

    private var ended: Loss { Loss(description: "the app ended by itself: \(example.app.endDescription)") }
}

// MARK: - What is seen

extension RandomSessions {
    private func sight() throws -> Sight? {
        do {
            var sight = try Sight(of: example.root) { name in subject.ignored.contains { name.hasPrefix($0) }
            }
            if subject.reports.contains(sight.heading) { sight.leaveOutContent() }
            return sight
        } catch let error as TestingError where error.code == .ended {
            throw ended
        } catch {
            // Something went while it was looked at.
            return nil
        }
    }

    private func note(_ sight: Sight) {
        if subject.bringsBackCovers { seen.note("cover", sight.cover, at: now) }
        // What is behind stays as it is meanwhile.
        guard !sight.isCovered, !sight.bar.isEmpty || !sight.content.isEmpty else { return }
        let time = now
        seen.note("bar", sight.bar.joined(separator: ", "), at: time)
        if !sight.bar.isEmpty { selected = sight.selected }
        seen.note("selected tab", selected, at: time)
        seen.note("tab \(selected)", sight.content, at: time)
    }

    /// Looks on for a time, and until nothing changes any more.
    @discardableResult
    private func watch(for seconds: Double = 0) throws -> Sight? {
        let end = now + seconds
        let limit = end + 1.5
        var last: Sight?
        while now < limit {
            let current = try sight()
            if let current { note(current) }
            if now >= end, let current, current == last { return last }
            last = current
            Thread.sleep(forTimeInterval: 0.02)
        }
        return last
    }

    /// What an example that keeps a journal printed: what is not in sight too.
    private func noteJournal() {
        for line in journal { seen.note("journal", line.text, at: line.time) }
    }

    private var journal: [(time: Double, text: String)] {
        example.app.standardOutput.split(separator: "\n").compactMap { line in
            let parts = line.split(separator: " ", maxSplits: 1)
            guard parts.count == 2, let time = Double(parts[0]) else { return nil }
            return (time / 1_000, String(parts[1]))
        }
    }
}

// MARK: - What came back

extension RandomSessions {
    /// Compares what is there with what was there before the kill, tab by tab.
    private func verify() throws {
        guard let before else {
            try watch()
            return
        }
        let possible = { (part: String) in before.states.possible(part, killedAt: before.killed) }
        if let expected = possible("journal") {
            let holds = waitUntil(timeout: .seconds(10)) { expected.contains(journal.last?.text ?? "") }
            guard holds else { throw loss("journal", journal.last?.text ?? "") }
        }
        var last: Sight?
        let holds = waitUntil(timeout: .seconds(10)) {
            last = try sight() ?? last
            return last.map { difference($0, possible) == nil } ?? false
        }
        guard let sight = last, example.app.isRunning else { throw ended }
        guard holds else {
            throw difference(sight, possible) ?? loss("content", sight.content)
        }
        note(sight)
        for tab in sight.bar where tab != sight.selected { try verify(tab, possible) }
    }

    private func verify(_ tab: String, _ possible: (String) -> [String]?) throws {
        // A page of the tab before may hide the bar.
        guard let expected = possible("tab \(tab)"), let item = try tabs.first(where: { try $0.name == tab })
        else { return }
        try item.performAction()
        var last: Sight?
        _ = waitUntil(timeout: .seconds(5)) {
            last = try sight() ?? last
            guard let last else { return false }
            return last.isCovered
                || (last.bar.isEmpty || last.selected == tab) && expected.contains(last.content)
        }
        guard let sight = last, example.app.isRunning else { throw ended }
        // The app says no.
        guard !sight.isCovered else { return try example.display.keyboard.press("Escape") }
        if sight.bar.isEmpty { selected = tab }
        guard sight.bar.isEmpty || sight.selected == tab, expected.contains(sight.content) else {
            throw loss("tab \(tab)", sight.content)
        }
        note(sight)
    }

    /// What of a sight can't be.
    private func difference(_ sight: Sight, _ possible: (String) -> [String]?) -> Loss? {
        if subject.bringsBackCovers, let expected = possible("cover"), !expected.contains(sight.cover) {
            return loss("cover", sight.cover)
        }
        if subject.bringsBackCovers, sight.isCovered { return nil }
        var parts = [("bar", sight.bar.joined(separator: ", "))]
        if sight.bar.isEmpty {
            // The content tells which tab it is.
            let tabs = possible("selected tab") ?? []
            if let tab = tabs.first(where: { possible("tab \($0)")?.contains(sight.content) ?? true }) {
                selected = tab
            }
            parts.append(("tab \(selected)", sight.content))
        } else {
            parts += [("selected tab", sight.selected), ("tab \(sight.selected)", sight.content)]
        }
        for (part, text) in parts {
            if let expected = possible(part), !expected.contains(text) { return loss(part, text) }
        }
        return nil
    }

    private func loss(_ part: String, _ text: String) -> Loss {
        Loss(
            description: "session \(kills + 1) of \(subject.name): the \(part) is\n\(text)\nafter it was\n"
                + (before.map { $0.states.history(part, killedAt: $0.killed) } ?? "")
        )
    }
}

// MARK: - What the user does

extension RandomSessions {
    private func step(_ generator: inout SplitMix) throws {
        let sight = try watch()
        let isSample = subject.samples.contains(sight?.heading ?? "")
        do {
            switch Int.random(in: 0..<(subject.isEdited ? 12 : 11), using: &generator) {
            case _ where sight?.isCovered == true: try uncover(&generator)
            case 0, 1: try chooseTab(&generator)
            case 2: try chooseTab(&generator, byMouse: true)
            case 3, 4: try scroll(&generator)
            case 5 where subject.samples.isEmpty: try click(&generator)
            case 6 where !isSample, 7 where !isSample: try type(&generator)
            case 11: try rearrange(&generator)
            default: try press(&generator, onlyBars: isSample)
            }
        } catch let error as Loss {
            throw error
        } catch let error as TestingError where error.code == .ended {
            throw ended
        } catch {
            // What was chosen has gone by now, or can't be pressed.
        }
        try watch()
    }

    private var tabs: [AccessibleObject] {
        get throws { try example.root.find(role: .pageTabList)?.findAll(role: .pageTab) ?? [] }
    }

    private func chooseTab(_ generator: inout SplitMix, byMouse: Bool = false) throws {
        guard let tab = try tabs.randomElement(using: &generator) else { return }
        if byMouse { try example.click(tab) } else { try tab.performAction() }
    }

    /// Each turn of the wheel by one notch is seen.
    private func scroll(_ generator: inout SplitMix) throws {
        let middle = try example.app.window(titled: example.name).frame.center
        let isUp = Int.random(in: 0..<3, using: &generator) == 0
        for _ in 0..<Int.random(in: 1...5, using: &generator) {
            try example.display.pointer.scroll(at: middle, steps: isUp ? -1 : 1)
            try watch()
        }
    }

    /// Somewhere in the content.
    private func click(_ generator: inout SplitMix) throws {
        let frame = try example.app.window(titled: example.name).frame
        let point = PixelPoint(
            x: frame.x + Int.random(in: 10..<max(11, frame.width - 10), using: &generator),
            y: frame.y + Int.random(in: 60..<max(61, frame.height - 100), using: &generator)
        )
        try example.display.pointer.click(at: point)
    }

    /// Into a field, if there is one, or to whatever has the keyboard.
    private func type(_ generator: inout SplitMix) throws {
        let fields = try example.root.descendants.filter { try $0.state.contains(.editable) }
        if let field = fields.randomElement(using: &generator) {
            try example.click(field)
            try watch()
        }
        let keys = ["a", "e", "r", "t", "x", "1", "7", "BackSpace", "Tab", "Left", "Down"]
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
            try example.display.keyboard.press(keys.randomElement(using: &generator) ?? "a")
            try watch()
        }
    }

    /// - Parameter onlyBars: Whether only buttons at the upper edge are pressed.
    private func press(_ generator: inout SplitMix, onlyBars: Bool) throws {
        let roles: Set<Role> = [
            .pushButton, .listItem, .tableRow, .checkBox, .toggleButton, Role(rawValue: 44),
        ]
        let choices = try example.root.descendants.filter { object in
            guard try roles.contains(object.role), try object.state.contains(.sensitive) else { return false }
            let name = try object.name
            guard name != "Edit", !subject.avoided.contains(name) else { return false }
            return try !onlyBars || object.role == .pushButton && object.frameInWindow.y < 40
        }
        try choices.randomElement(using: &generator)?.performAction()
    }

    /// Answers an alert, or goes on with what lies in front.
    private func uncover(_ generator: inout SplitMix) throws {
        let dialogs = try example.root.descendants.filter { try [.dialog, .alert].contains($0.role) }
        let choices = try dialogs.last?.findAll(role: .pushButton) ?? []
        try choices.randomElement(using: &generator)?.performAction()
    }

    /// As the user of a screen reader does; now and then it is not brought to its end.
    private func rearrange(_ generator: inout SplitMix) throws {
        try example.openList()
        try watch()
        try example.root.waitFor(role: .pushButton, name: "Edit", timeout: .seconds(2)).performAction()
        _ = try example.root.waitFor(role: .pushButton, name: "Done", timeout: .seconds(2))
        for _ in 0..<Int.random(in: 0...4, using: &generator) {
            let choices = try example.root.descendants.filter { object in
                guard try [.pushButton, .pageTab].contains(object.role) else { return false }
                return try object.name != "Done" && object.state.contains(.sensitive)
            }
            try choices.randomElement(using: &generator)?.performAction()
        }
        guard Int.random(in: 0..<5, using: &generator) > 0 else { return }
        try example.root.waitFor(role: .pushButton, name: "Done", timeout: .seconds(2)).performAction()
        _ = waitUntil(timeout: .seconds(2)) { try example.root.find(role: .pushButton, name: "Done") == nil }
    }
}
