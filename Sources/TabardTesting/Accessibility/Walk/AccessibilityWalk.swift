import Foundation
import GtkInterop

/// A walk through all screens of an app, by pressing what is on them as a screen reader does, with an audit of each.
///
/// ```swift
/// let walk = AccessibilityWalk { try TestApplication("Notes", on: TestDisplay()) }
/// try walk.run()
/// for screen in walk.screens { print(screen.title, screen.report.failures) }
/// ```
///
/// From each screen, those nearest to the start first, everything is pressed that may lead somewhere: tabs, rows, buttons,
/// items of menus. A screen is a new one if its windows, headings, selected tab or what can be used on it were not seen
/// before; the values of controls and the rows of a list make no other one. So the walk is the same each time.
@MainActor
public final class AccessibilityWalk {
    /// How far from the start, in presses, new screens are looked for.
    public var maximumDepth = 4
    /// How many screens are visited.
    public var maximumScreenCount = 100
    /// How many rows of each list are pressed.
    public var maximumRowCount = 12
    /// What the audit looks at.
    public var types = AccessibilityAuditType.all
    /// Tells why something must not be pressed; nil if it may be.
    public var reasonToAvoid: (AccessibilityWalkStep) -> String? = { _ in nil }
    /// Called after each screen.
    public var didVisit: (AccessibilityWalkScreen) -> Void = { _ in }
    /// The screens, in the order in which they were found.
    public private(set) var screens: [AccessibilityWalkScreen] = []
    /// What was not pressed, and why.
    public private(set) var avoided: [AccessibilityWalkStep: String] = [:]
    /// How often something was pressed.
    public private(set) var pressCount = 0
    /// How often the app was started, as nothing else led back.
    public private(set) var startCount = 0

    private let start: () throws -> TestApplication
    private var app: TestApplication?
    private var lastStep: AccessibilityWalkStep?
    private var pressedTabs: Set<AccessibilityWalkStep> = []

    /// Makes a walk.
    ///
    /// - Parameter start: Starts the app, on a desktop of its own, so that nothing is left of an earlier time.
    public init(start: @escaping () throws -> TestApplication) { self.start = start }

    /// Walks.
    public func run() throws {
        defer { stop() }
        try visit(try restart(), path: [])
        var next = 0
        while next < screens.count, screens[next].path.count < maximumDepth {
            try explore(screens[next])
            next += 1
        }
    }

    private func explore(_ screen: AccessibilityWalkScreen) throws {
        var rows = 0
        for step in screen.targets where screens.count < maximumScreenCount {
            if step.role == .pageTab, !pressedTabs.insert(step).inserted { continue }
            if let reason = reasonToAvoid(step) {
                avoided[step] = reason
                continue
            }
            if [.listItem, .tableRow, .tableCell].contains(step.role) {
                rows += 1
                guard rows <= maximumRowCount else {
                    avoided[step] = "enough rows of the list were pressed"
                    continue
                }
            }
            guard let snapshot = try go(to: screen), let shown = try press(step, in: snapshot) else {
                continue
            }
            _ = try unlessEnded { try visit(shown, path: screen.path + [step]) }
        }
    }

    /// Audits what is shown, if it is a new screen.
    private func visit(_ snapshot: AccessibilitySnapshot, path: [AccessibilityWalkStep]) throws {
        let signature = snapshot.signature
        guard let app, !screens.contains(where: { $0.signature == signature }) else { return }
        let report = try app.accessibilityAuditReport(of: snapshot, for: types)
        let screen = AccessibilityWalkScreen(
            path: path,
            title: snapshot.title,
            report: report,
            signature: signature,
            targets: snapshot.targets.map(\.step)
        )
        screens.append(screen)
        didVisit(screen)
    }

    private func restart() throws -> AccessibilitySnapshot {
        stop()
        startCount += 1
        let app = try start()
        self.app = app
        return try app.stillSnapshot()
    }

    private func stop() {
        app?.kill()
        _ = app?.waitForExit(timeout: .seconds(5))
        app?.display.stop()
        app = nil
    }

    /// Presses something; nil if it is gone, refuses, or the app ends by it, as it may on purpose.
    private func press(
        _ step: AccessibilityWalkStep,
        in snapshot: AccessibilitySnapshot
    ) throws -> AccessibilitySnapshot? {
        guard let app, let target = snapshot.targets.first(where: { $0.step == step }) else { return nil }
        pressCount += 1
        lastStep = step
        return try unlessEnded {
            do {
                try snapshot.objects[target.index].performAction()
                return try app.stillSnapshot()
            } catch let error as TestingError where error.code == .failed {
                return nil
            } catch let error as DBusError where error.code == .remote {
                return nil
            }
        } ?? nil
    }

    /// Does something with the app; nil if that has ended meanwhile, as it may on purpose, even a moment after it was pressed.
    private func unlessEnded<Answer>(_ work: () throws -> Answer) throws -> Answer? {
        do {
            return try work()
        } catch {
            guard let status = app?.waitForExit(timeout: .seconds(2)) else { throw error }
            if status == .exited(0) { return nil }
            let step = lastStep.map { "\($0)" } ?? "The start"
            throw TestingError(.failed, "\(step) ended the app: \(app?.endDescription ?? "\(status)")")
        }
    }

    /// Brings the app to a screen that was found before: as a user goes back where that is enough, or from the start.
    private func go(to screen: AccessibilityWalkScreen) throws -> AccessibilitySnapshot? {
        if let app, app.isRunning, let there = try unlessEnded({ try goOn(to: screen, in: app) }) ?? nil {
            return there
        }
        guard let there = try follow(screen.path[...], from: restart()), isAt(screen, there) else {
            return nil
        }
        return there
    }

    /// Brings an app that runs to a screen, if going back, or what leads there from the start, does so.
    private func goOn(
        to screen: AccessibilityWalkScreen,
        in app: TestApplication
    ) throws -> AccessibilitySnapshot? {
        var shown = try app.stillSnapshot()
        for attempt in 0..<3 {
            if isAt(screen, shown) { return shown }
            if attempt == 0, let there = try follow(screen.path.suffix(1), from: shown), isAt(screen, there) {
                return there
            }
            guard let back = try goBack(from: shown) else { break }
            shown = back
        }
        if isAt(screen, shown) { return shown }
        guard let there = try follow(screen.path[...], from: shown), isAt(screen, there) else { return nil }
        return there
    }

    private func isAt(_ screen: AccessibilityWalkScreen, _ snapshot: AccessibilitySnapshot) -> Bool {
        snapshot.signature == screen.signature
    }

    private func follow(
        _ path: ArraySlice<AccessibilityWalkStep>,
        from start: AccessibilitySnapshot
    ) throws -> AccessibilitySnapshot? {
        var shown: AccessibilitySnapshot? = start
        for step in path {
            guard let now = shown else { return nil }
            shown = try press(step, in: now)
        }
        return shown
    }

    /// Leaves what is open: by Escape.
    private func goBack(from snapshot: AccessibilitySnapshot) throws -> AccessibilitySnapshot? {
        guard let app else { return nil }
        try app.focusFrontWindow(in: snapshot)
        try app.display.keyboard.press("Escape")
        let now = try app.stillSnapshot()
        return now.signature == snapshot.signature ? nil : now
    }
}
