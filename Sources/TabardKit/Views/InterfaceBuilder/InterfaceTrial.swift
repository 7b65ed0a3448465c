internal import InterfaceDocument

/// Collects what of documents can't be followed, instead of telling it in the log, for tools that look at documents.
///
/// ```swift
/// let trial = InterfaceTrial()
/// trial.run { _ = UINib(data: data, bundle: nil).instantiate(withOwner: nil) }
/// for problem in trial.problems { print(problem) }
/// ```
///
/// A program without the app's classes may make the document's objects so: a class of UIKit stands for each, that which the tool
/// knows, or that of the element, which is told as `missingClass`. `InterfaceScenes` makes all of a document.
@MainActor
package final class InterfaceTrial {
    private(set) static var current: InterfaceTrial?
    /// Documents come from outside; what they make a tool say has an end.
    private static let most = 10_000

    /// What was told, each thing once, in the order in which it was found.
    package private(set) var problems: [InterfaceProblem] = []
    /// How many more there were, which are not kept.
    package private(set) var furtherCount = 0
    private var known: Set<InterfaceProblem> = []
    /// What lists in the documents make as often as they need it.
    private var prototypes: [InterfacePrototypeMaker] = []

    private let standIn: StandIn

    /// Finds the class of UIKit that stands for one of the app's by its name, its module and the class that the element has in
    /// UIKit; nil for a class that nobody knows.
    package typealias StandIn = (_ name: String, _ module: String?, _ base: AnyClass?) -> AnyClass?

    /// Makes a trial that has collected nothing.
    ///
    /// - Parameter standIn: Knows the app's classes, which the program does not have; by default nobody does.
    package init(standIn: @escaping StandIn = { _, _, _ in nil }) { self.standIn = standIn }

    /// Does something that makes objects of documents, and collects what can't be followed.
    package func run<Result>(_ work: () throws -> Result) rethrows -> Result {
        let outer = Self.current
        Self.current = self
        defer { Self.current = outer }
        return try work()
    }

    /// Makes the prototypes of the lists that were made in this trial, once each, and throws them away.
    package func makePrototypes() {
        run {
            while !prototypes.isEmpty {
                let waiting = prototypes
                prototypes = []
                for prototype in waiting { prototype() }
            }
        }
    }

    func standIn(for element: InterfaceElement, base: AnyClass?) -> AnyClass? {
        element["customClass"].flatMap { standIn($0, element["customModule"], base) }
    }

    func note(_ problem: InterfaceProblem) {
        guard known.count < Self.most else {
            furtherCount += 1
            return
        }
        if known.insert(problem).inserted { problems.append(problem) }
    }

    func note(prototype make: @escaping InterfacePrototypeMaker) {
        if prototypes.count < Self.most { prototypes.append(make) }
    }
}

/// Makes what a list's prototype describes, for what is told of it.
typealias InterfacePrototypeMaker = () -> Void
