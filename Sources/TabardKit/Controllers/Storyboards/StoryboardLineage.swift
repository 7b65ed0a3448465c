/// The controllers inside which a controller is made, outermost first: those that hold themselves would never come to an end.
@MainActor
struct StoryboardLineage {
    /// Counts what is made for one request, since controllers that hold others twice grow without bound.
    private final class Count {
        var made = 0
    }

    /// Why a controller is not made.
    struct Refusal: Error, CustomStringConvertible {
        let description: String
    }

    private static let most = 1000
    /// Each is made on the stack of the one around it.
    private static let deepest = 40
    private var controllers: Set<String> = []
    private let count = Count()

    func entering(_ controller: String) throws(Refusal) -> StoryboardLineage {
        guard !controllers.contains(controller) else {
            throw Refusal(description: "The controller stands in itself, so it is left out")
        }
        guard controllers.count < Self.deepest else {
            throw Refusal(description: "More than \(Self.deepest) controllers stand in each other")
        }
        guard count.made < Self.most else {
            throw Refusal(description: "More than \(Self.most) controllers stand in one")
        }
        count.made += 1
        var inner = self
        inner.controllers.insert(controller)
        return inner
    }
}
