extension UICollectionView {
    /// Which class cells of a kind have, and how one is made to show an item.
    ///
    /// Make it once and keep it: in a cell provider it would be another one each time, and no cell would ever be used
    /// again. That is a programming error.
    @preconcurrency @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Makes a cell show an item.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let _handler: Handler
        let _identifier: String

        /// Makes a registration.
        ///
        /// - Parameter handler: Makes a cell show an item.
        public init(handler: @escaping Handler) {
            _identifier = RegistrationNames.next(for: "CellRegistration")
            _handler = handler
        }
    }

    /// Which class headers, footers and the like of a kind have, and how one is made to show something.
    ///
    /// Make it once and keep it, as `CellRegistration`.
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Makes a view show what belongs to a place.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        let _kind: String
        let _handler: Handler
        let _identifier: String

        /// Makes a registration.
        ///
        /// - Parameters:
        ///   - elementKind: The kind of view, as the layout calls it.
        ///   - handler: Makes a view show what belongs to a place.
        public init(elementKind: String, handler: @escaping Handler) {
            _kind = elementKind
            _identifier = RegistrationNames.next(for: "SupplementaryRegistration")
            _handler = handler
        }
    }

    /// A cell that went out of sight, or a new one, made to show an item. Without an item the handler is not called.
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>,
        for indexPath: IndexPath,
        item: Item?
    ) -> Cell {
        if !_cellQueue.isRegistered(registration._identifier) {
            register(Cell.self, forCellWithReuseIdentifier: registration._identifier)
        }
        let dequeued = dequeueReusableCell(withReuseIdentifier: registration._identifier, for: indexPath)
        guard let cell = dequeued as? Cell else {
            fatalError("The registration is for \(Cell.self), but the cell is \(type(of: dequeued))")
        }
        if let item { registration._handler(cell, indexPath, item) }
        return cell
    }

    /// A view that went out of sight, or a new one, made to show what belongs to its place.
    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>,
        for indexPath: IndexPath
    ) -> Supplementary {
        let (kind, identifier) = (registration._kind, registration._identifier)
        if !_supplementaryQueue(kind).isRegistered(identifier) {
            register(Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
        }
        let dequeued = dequeueReusableSupplementaryView(
            ofKind: kind,
            withReuseIdentifier: identifier,
            for: indexPath
        )
        guard let view = dequeued as? Supplementary else {
            fatalError("The registration is for \(Supplementary.self), but the view is \(type(of: dequeued))")
        }
        registration._handler(view, kind, indexPath)
        return view
    }
}

/// The reuse identifiers of registrations, which no app sees.
@MainActor
enum RegistrationNames {
    private static var count = 0
    /// How many collections ask their data source for a view just now.
    static var asking = 0

    static func next(for kind: String) -> String {
        require(
            asking == 0,
            "A \(kind) is made while the collection asks for a view, so that no view can be used again; make it once and keep it"
        )
        count += 1
        return "\(kind) \(count)"
    }
}
