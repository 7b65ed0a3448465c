import Foundation
import InterfaceDocument
import TabardFoundation
import TabardKit

/// Tells what is wrong with documents: by looking at them, and by making all of their objects.
@MainActor
struct DocumentCheck {
    let classes: AppClasses
    let documents: AppDocuments
    let pictures: AppPictures
    /// The most characters of one thing.
    private static let length = 1_000

    func findings(of path: String) -> [Finding] {
        do {
            let document = try InterfaceDocument(contentsOf: path)
            let places = SourcePlaces(path: path)
            let connections = ConnectionCheck(document, classes, documents)
            let trial = InterfaceTrial(standIn: classes.standIn)
            try InterfaceScenes(contentsOf: path, bundle: nil).makeAll(in: trial)
            var findings = connections.problems.map { problem in
                Self.finding(
                    problem.element.name,
                    problem.element.id,
                    problem.element.line,
                    problem.severity,
                    problem.text,
                    places
                )
            }
            for problem in trial.problems where problem.document == document.name || problem.line == nil {
                guard let text = text(of: problem, connections) else { continue }
                findings.append(
                    Self.finding(problem.element, problem.id, problem.line ?? 1, .warning, text, places)
                )
            }
            if trial.furtherCount > 0 {
                findings.append(
                    Finding(
                        line: 1,
                        column: 1,
                        severity: .warning,
                        text: "\(trial.furtherCount) more are not told"
                    )
                )
            }
            var known: Set<Finding> = []
            return findings.filter { known.insert($0).inserted }
                .sorted { ($0.line, $0.column) < ($1.line, $1.column) }
        } catch let error as InterfaceDocumentError {
            // A document for another system is one that the app does not read.
            let severity: Finding.Severity = error.code == .otherFormat ? .warning : .error
            return [
                Finding(line: error.line ?? 1, column: 1, severity: severity, text: Self.plain(error.detail))
            ]
        } catch {
            return [Finding(line: 1, column: 1, severity: .error, text: Self.plain("\(error)"))]
        }
    }

    /// What is to be told of what was found when objects were made; nil for what the app's own class knows, or may know, and for
    /// what was told already.
    private func text(of problem: InterfaceProblem, _ connections: ConnectionCheck) -> String? {
        let owner = problem.line.flatMap { connections.owners[$0] }
        let type = owner.flatMap { classes.type(of: $0) }
        switch problem.subject {
        case .missingClass(let name, let module):
            // An element of no class of UIKit's that Tabard has.
            return classes.find(name, module) == nil
                ? nil : "Tabard knows no such element, nor what \(name) inherits from, so it is left out"
        case .missingImage(let name) where pictures.have(name):
            return "Tabard can't read the image '\(name)': it has neither PNG, JPEG nor SVG"
        case .connection:
            guard problem.element == "userDefinedRuntimeAttribute", let owner, let type, type.isWhole else {
                return nil
            }
            let paths = (owner.first("userDefinedRuntimeAttributes")?.children ?? [])
                .filter { $0.line == problem.line }.compactMap { $0["keyPath"] }
            guard let path = paths.first else { return problem.text }
            let key = String(path.prefix { $0 != "." })
            if type.sets(key) {
                // What the app's class has, UIKit's, which stands for it, does not.
                return type.native.map { ClassMembers.setsValue(forKey: key, in: $0) } == true
                    ? problem.text : nil
            }
            if path != key, type.onlyReads(key) { return nil }
            if type.hides(key) { return "\(type.name) has '\(key)', but without @IBInspectable or @objc" }
            return path == key
                ? "\(type.name) has no public property '\(key)'; private ones of UIKit's are not in Tabard"
                : problem.text
        case .other:
            if problem.element == "viewControllerPlaceholder" || type?.isWhole == false { return nil }
            return problem.text
        default: return problem.text
        }
    }

    private static func finding(
        _ element: String,
        _ id: String?,
        _ line: Int,
        _ severity: Finding.Severity,
        _ text: String,
        _ places: SourcePlaces
    ) -> Finding {
        let place = places.place(of: element, id: id, line: line)
        let words = [element, id].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
        return Finding(
            line: place.line,
            column: place.column,
            severity: severity,
            text: plain(words.isEmpty ? text : "\(words): \(text)")
        )
    }

    /// A text of one line: what documents hold may have several.
    private static func plain(_ text: String) -> String {
        String(
            text.prefix(length).map {
                $0.isNewline || $0.unicodeScalars.allSatisfy { $0.value < 32 } ? " " : $0
            }
        )
    }
}
