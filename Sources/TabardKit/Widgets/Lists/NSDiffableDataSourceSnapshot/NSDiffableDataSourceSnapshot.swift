/// What a list shows at one time: sections and their items, by identifiers.
///
/// ```swift
/// var snapshot = NSDiffableDataSourceSnapshot<Section, Recipe.ID>()
/// snapshot.appendSections([.favourites, .all])
/// snapshot.appendItems(favourites, toSection: .favourites)
/// dataSource.apply(snapshot)
/// ```
///
/// Every identifier stands in a snapshot once, items' in all sections together. One that is added twice, and one that
/// is not there where it should be, stop the program with a message that names it.
///
/// Appending takes time by what is appended; inserting, deleting and moving by the number of items of the sections
/// concerned, however many are inserted, deleted or moved at once.
@preconcurrency
public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable,
    ItemIdentifierType: Hashable & Sendable
>: Sendable {
    var _contents = ListContents<SectionIdentifierType, ItemIdentifierType>()
    var _reloadedSections: [SectionIdentifierType] = []
    var _reloadedItems = Marks()
    var _reconfiguredItems = Marks()

    /// Makes an empty snapshot.
    public init() {}

    /// The number of items in all sections.
    public var numberOfItems: Int { _contents.sectionOfItem.count }

    /// The number of sections.
    public var numberOfSections: Int { _contents.sections.count }

    /// The sections, in their order.
    public var sectionIdentifiers: [SectionIdentifierType] { _contents.sections }

    /// The items of all sections, in their order.
    public var itemIdentifiers: [ItemIdentifierType] {
        _contents.sections.flatMap { _contents.items[$0] ?? [] }
    }

    /// The sections that are to be shown anew.
    public var reloadedSectionIdentifiers: [SectionIdentifierType] { _reloadedSections }

    /// The items that are to be shown anew, with new cells.
    public var reloadedItemIdentifiers: [ItemIdentifierType] { _reloadedItems.identifiers }

    /// The items whose cells are to be configured anew.
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] { _reconfiguredItems.identifiers }

    /// The number of items of a section, which must be there.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        _contents.items(in: identifier).count
    }

    /// The items of a section, which must be there, in their order.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        _contents.items(in: identifier)
    }

    /// The section that an item is in; nil if it is not in the snapshot.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        _contents.sectionOfItem[identifier]
    }

    /// An item's place among those of all sections; nil if it is not in the snapshot.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let section = _contents.sectionOfItem[identifier] else { return nil }
        var before = 0
        for other in _contents.sections {
            if other == section { break }
            before += _contents.items[other]?.count ?? 0
        }
        return _contents.items[section]?.firstIndex(of: identifier).map { before + $0 }
    }

    /// A section's place; nil if it is not in the snapshot.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        _contents.items[identifier] == nil ? nil : _contents.sections.firstIndex(of: identifier)
    }
}
