import UIKit

extension OperationGroup {
    static let lists = OperationGroup(
        name: "Lists",
        operations: [
            Operation("reloadData of a table") { count in
                let table = ShownTable(count)
                return { table.view.reloadData() }
            },
            Operation("insertRows at the end, all at once") { count in
                let table = ShownTable(0)
                table.count = count
                return {
                    table.view.insertRows(at: (0..<count).map { IndexPath(row: $0, section: 0) }, with: .none)
                }
            },
            Operation("insertRows at the beginning, one by one") { count in
                let table = ShownTable(0)
                return {
                    for _ in 0..<count {
                        table.count += 1
                        table.view.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
                    }
                }
            },
            Operation("insertRows at the end, one by one") { count in
                let table = ShownTable(0)
                return {
                    for index in 0..<count {
                        table.count += 1
                        table.view.insertRows(at: [IndexPath(row: index, section: 0)], with: .none)
                    }
                }
            },
            Operation("deleteRows from the beginning, one by one") { count in
                let table = ShownTable(count)
                return {
                    for _ in 0..<count {
                        table.count -= 1
                        table.view.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
                    }
                }
            },
            Operation("reloadRows, one by one") { count in
                let table = ShownTable(count)
                return {
                    for index in 0..<count {
                        table.view.reloadRows(at: [IndexPath(row: index, section: 0)], with: .none)
                    }
                }
            },
            Operation("moveRow, one by one") { count in
                let table = ShownTable(count)
                return {
                    for index in 0..<count {
                        table.view.moveRow(
                            at: IndexPath(row: index, section: 0),
                            to: IndexPath(row: 0, section: 0)
                        )
                    }
                }
            },
            Operation("selectRow of each") { count in
                let table = ShownTable(count)
                table.view.allowsMultipleSelection = true
                return {
                    for index in 0..<count {
                        table.view.selectRow(
                            at: IndexPath(row: index, section: 0),
                            animated: false,
                            scrollPosition: .none
                        )
                    }
                }
            },
            Operation("deselectRow of each") { count in
                let table = ShownTable(count)
                table.view.allowsMultipleSelection = true
                for index in 0..<count {
                    table.view.selectRow(
                        at: IndexPath(row: index, section: 0),
                        animated: false,
                        scrollPosition: .none
                    )
                }
                return {
                    for index in 0..<count {
                        table.view.deselectRow(at: IndexPath(row: index, section: 0), animated: false)
                    }
                }
            },
            Operation("scrollToRow of each") { count in
                let table = ShownTable(count)
                return {
                    for index in 0..<count {
                        table.view.scrollToRow(
                            at: IndexPath(row: index, section: 0),
                            at: .top,
                            animated: false
                        )
                    }
                }
            },
            Operation("rectForRow of each") { count in
                let table = ShownTable(count)
                return {
                    for index in 0..<count {
                        _ = table.view.rectForRow(at: IndexPath(row: index, section: 0))
                    }
                }
            },
            Operation("reloadData of a collection") { count in
                let collection = ShownCollection(count)
                return {
                    collection.view.reloadData()
                    collection.view.layoutIfNeeded()
                }
            },
            Operation("insertItems at the end, all at once") { count in
                let collection = ShownCollection(0)
                collection.count = count
                return {
                    collection.view.insertItems(at: (0..<count).map { IndexPath(item: $0, section: 0) })
                }
            },
            Operation("insertItems at the beginning, one by one, in a batch") { count in
                let collection = ShownCollection(0)
                return {
                    collection.view.performBatchUpdates {
                        collection.count = count
                        for index in 0..<count {
                            collection.view.insertItems(at: [IndexPath(item: index, section: 0)])
                        }
                    }
                }
            },
            Operation("deleteItems, all at once") { count in
                let collection = ShownCollection(count)
                collection.count = 0
                return {
                    collection.view.deleteItems(at: (0..<count).map { IndexPath(item: $0, section: 0) })
                }
            },
            Operation("selectItem of each") { count in
                let collection = ShownCollection(count)
                collection.view.allowsMultipleSelection = true
                return {
                    for index in 0..<count {
                        collection.view.selectItem(
                            at: IndexPath(item: index, section: 0),
                            animated: false,
                            scrollPosition: []
                        )
                    }
                }
            },
            Operation("appendItems of a snapshot, all at once") { count in
                var snapshot = snapshot(0)
                return { snapshot.appendItems(Array(0..<count)) }
            },
            Operation("appendItems of a snapshot, one by one") { count in
                var snapshot = snapshot(0)
                return { for index in 0..<count { snapshot.appendItems([index]) } }
            },
            Operation("insertItems before the first, one by one") { count in
                var snapshot = snapshot(1)
                return { for index in 1..<count { snapshot.insertItems([index], beforeItem: index - 1) } }
            },
            Operation("deleteItems of a snapshot, one by one") { count in
                var snapshot = snapshot(count)
                return { for index in 0..<count { snapshot.deleteItems([index]) } }
            },
            Operation(
                "moveItem of a snapshot, one by one",
                excuse: "a place among a section's items is looked for from the beginning"
            ) { count in
                var snapshot = snapshot(count)
                return { for index in 1..<count { snapshot.moveItem(index, beforeItem: index - 1) } }
            },
            Operation("reloadItems of a snapshot, one by one") { count in
                var snapshot = snapshot(count)
                return { for index in 0..<count { snapshot.reloadItems([index]) } }
            },
            Operation(
                "indexOfItem of each",
                excuse: "a place among a section's items is looked for from the beginning"
            ) { count in
                let snapshot = snapshot(count)
                return { for index in 0..<count { precondition(snapshot.indexOfItem(index) == index) } }
            },
            Operation("sectionIdentifier(containingItem:) of each") { count in
                let snapshot = snapshot(count)
                return {
                    for index in 0..<count {
                        precondition(snapshot.sectionIdentifier(containingItem: index) == 0)
                    }
                }
            },
            Operation("appendSections, one by one") { count in
                var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
                return { for index in 0..<count { snapshot.appendSections([index]) } }
            },
            Operation("apply of a snapshot") { count in
                let table = ShownTable(0)
                let source = UITableViewDiffableDataSource<Int, Int>(tableView: table.view) { _, _, _ in
                    UITableViewCell()
                }
                let snapshot = snapshot(count)
                return { source.apply(snapshot, animatingDifferences: false) }
            },
            Operation("apply of a snapshot in reverse") { count in
                let table = ShownTable(0)
                let source = UITableViewDiffableDataSource<Int, Int>(tableView: table.view) { _, _, _ in
                    UITableViewCell()
                }
                source.apply(snapshot(count), animatingDifferences: false)
                var reversed = snapshot(0)
                reversed.appendItems((0..<count).reversed())
                return { source.apply(reversed, animatingDifferences: false) }
            },
        ]
    )

    private static func snapshot(_ count: Int) -> NSDiffableDataSourceSnapshot<Int, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<count))
        return snapshot
    }
}
