import Foundation
import TabModel

extension SavedDeclaration {
    /// The declaration that a record carries, nil if it has none or one that is malformed.
    init?(in record: TabRecord) {
        guard let field = record.unknownFields.first(where: { $0.name == Self.fieldName }),
            let saved = try? JSONDecoder().decode(Self.self, from: Data(field.value.utf8)),
            saved.stamp != nil, saved.declaration != nil
        else { return nil }
        self = saved
    }

    /// The library's declaration, nil if the ids are malformed, none or not distinct.
    var declaration: TabDeclaration? {
        var tabs: [TabDeclaration.Tab] = []
        for tab in self.tabs {
            guard let id = TabID(tab.id) else { return nil }
            tabs.append(
                TabDeclaration.Tab(
                    id,
                    formerly: (tab.formerly ?? []).compactMap { TabID($0) },
                    isMovable: tab.isFixed != true,
                    isHideable: tab.isUnhideable != true,
                    isRequired: tab.isRequired == true,
                    isHiddenByDefault: tab.isInitiallyHidden == true,
                    pinned: tab.pinned.flatMap(TabDeclaration.Edge.init(rawValue:))
                )
            )
        }
        guard !tabs.isEmpty, TabDeclaration.duplicate(in: tabs.map(\.id)) == nil else { return nil }
        return TabDeclaration(tabs, retired: Set((retired ?? []).compactMap { TabID($0) }))
    }

    /// Whether the left declaration was made earlier.
    static func precedes(_ left: SavedDeclaration, _ right: SavedDeclaration) -> Bool {
        guard let leftStamp = left.stamp, let rightStamp = right.stamp else { return right.stamp != nil }
        return leftStamp < rightStamp
    }

    /// Whether both say the same, no matter when.
    func isSame(as other: SavedDeclaration?) -> Bool {
        tabs == other?.tabs && (retired ?? []) == (other?.retired ?? [])
    }
}

extension TabRecord {
    /// Whether the record has a field for the declaration, be it readable or not.
    var hasDeclarationField: Bool {
        unknownFields.contains { $0.name == SavedDeclaration.fieldName }
    }

    /// Saves another declaration, or none; the stamp is later than all of the record.
    mutating func declare(_ declaration: SavedDeclaration?, at stamp: TabStamp) {
        var stamp = stamp
        if let former = SavedDeclaration(in: self)?.stamp, former >= stamp {
            stamp = TabStamp.next(after: former, milliseconds: 0, replica: stamp.replica)
        }
        var plain = plain
        plain.unknownFields.removeAll { $0.name == SavedDeclaration.fieldName }
        if var declaration {
            declaration.stamp = stamp
            if let text = declaration.text {
                plain.unknownFields.append(.init(name: SavedDeclaration.fieldName, value: text))
            }
        }
        plain.latestStamp = stamp
        self = TabRecord.validated(plain).record
    }
}
