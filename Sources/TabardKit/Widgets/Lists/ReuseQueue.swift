/// A view that a list shows again for something else.
@MainActor
protocol ReusableView: AnyObject {
    /// The name under which the list keeps the view; without one it is not kept.
    var reuseIdentifier: String? { get }

    /// Called before the view is shown again.
    func prepareForReuse()
}

/// The views of a list that are out of sight, by their reuse identifier, and what new ones are made of: classes and interface
/// documents.
///
/// A class, as the apps' code that it calls may ask the same queue for another view.
@MainActor
final class ReuseQueue<View: ReusableView> {
    private let limit: Int
    private let registration: String
    private let kind: String?
    private let make: (View.Type, String) -> View?
    private var views: [String: [View]] = [:]
    private var classes: [String: View.Type] = [:]
    /// What makes views of an interface document, in place of a class.
    private var makers: [String: () -> View] = [:]
    /// The identifiers of what is made of interface documents, in the order in which they came.
    private(set) var documentIdentifiers: [String] = []

    /// Makes an empty queue.
    ///
    /// - Parameters:
    ///   - limit: How many views it keeps of each identifier.
    ///   - registration: The method that apps register classes with, for messages.
    ///   - kind: The kind of supplementary view, for messages.
    ///   - make: Makes a view of a class that is known only at run time, with a reuse identifier.
    init(
        limit: Int,
        registration: String,
        kind: String? = nil,
        make: @escaping (View.Type, String) -> View?
    ) {
        self.limit = limit
        self.registration = registration
        self.kind = kind
        self.make = make
    }

    /// Says which class to make views of when there is none to reuse; nil takes that back.
    func register(_ viewClass: AnyClass?, for identifier: String) {
        makers[identifier] = nil
        documentIdentifiers.removeAll { $0 == identifier }
        guard let viewClass else {
            classes[identifier] = nil
            return
        }
        guard let type = viewClass as? View.Type else {
            fatalError(
                "The class for the reuse identifier '\(identifier)' must be \(View.self) or a subclass of it, but is \(viewClass)"
            )
        }
        classes[identifier] = type
    }

    /// Says what makes views when there is none to reuse; nil takes that back.
    func register(maker: (() -> View)?, for identifier: String) {
        classes[identifier] = nil
        makers[identifier] = maker
        documentIdentifiers.removeAll { $0 == identifier }
        if maker != nil { documentIdentifiers.append(identifier) }
    }

    /// Whether a class, or what makes views, is registered.
    func isRegistered(_ identifier: String) -> Bool {
        classes[identifier] != nil || makers[identifier] != nil
    }

    /// A view that is out of sight, or a new one of the registered class; nil if there is neither.
    func dequeue(_ identifier: String) -> View? {
        if let view = views[identifier]?.popLast() {
            view.prepareForReuse()
            return view
        }
        return makers[identifier]?() ?? classes[identifier].flatMap { make($0, identifier) }
    }

    /// A view that is out of sight, or a new one. Without a registered class it is a programming error.
    func dequeueRegistered(_ identifier: String) -> View {
        guard isRegistered(identifier), let view = dequeue(identifier) else {
            let known = (Array(classes.keys) + makers.keys).sorted().joined(separator: ", ")
            fatalError(
                "No class is registered for the reuse identifier '\(identifier)'\(kind.map { " and the kind '\($0)'" } ?? ""); registered are [\(known)]. Call \(registration) first"
            )
        }
        return view
    }

    /// Keeps a view until it is shown again, unless enough are kept.
    func enqueue(_ view: View) {
        guard let identifier = view.reuseIdentifier else { return }
        if (views[identifier]?.count ?? 0) < limit { views[identifier, default: []].append(view) }
    }

    /// Whether a view is kept.
    func contains(_ view: View) -> Bool {
        guard let identifier = view.reuseIdentifier else { return false }
        return views[identifier]?.contains { $0 === view } ?? false
    }
}
