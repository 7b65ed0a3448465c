import Constraints
import Foundation
import TabModel
import TabStore

extension OperationGroup {
    static let records = OperationGroup(
        name: "Solver and records of tabs",
        operations: [
            Operation("Solver.add") { count in
                var (solver, variables) = variables(count)
                return { _ = addChain(variables, to: &solver) }
            },
            Operation("Solver.remove from the beginning") { count in
                var (solver, variables) = variables(count)
                let ids = addChain(variables, to: &solver)
                return {
                    for id in ids { try? solver.remove(id) }
                    try? solver.update()
                }
            },
            Operation("Solver.remove from the end") { count in
                var (solver, variables) = variables(count)
                let ids = addChain(variables, to: &solver)
                return {
                    for id in ids.reversed() { try? solver.remove(id) }
                    try? solver.update()
                }
            },
            Operation("Solver.remove of wishes") { count in
                var (solver, variables) = variables(count)
                let ids = addWishes(variables, to: &solver)
                return {
                    for id in ids { try? solver.remove(id) }
                    try? solver.update()
                }
            },
            Operation("Solver.change and update") { count in
                var (solver, variables) = variables(count)
                let ids = addChain(variables, to: &solver)
                return {
                    for id in ids { try? solver.change(constant: -2, of: id) }
                    try? solver.update()
                }
            },
            Operation("Solver.suggest") { count in
                var (solver, variables) = variables(count)
                _ = addChain(variables, to: &solver)
                try? solver.addEditVariable(variables[0])
                return {
                    try? solver.suggest(50, for: variables[0])
                    try? solver.update()
                }
            },
            Operation("customize of a record") { count in
                let (ids, declaration) = declared(count)
                return {
                    var record = TabRecord()
                    let stamp = record.nextStamp(milliseconds: 1, replica: 1)
                    _ = try? record.customize(from: ids, to: ids.reversed(), in: declaration, at: stamp)
                }
            },
            Operation("move of a tab") { count in
                let (ids, declaration) = declared(count)
                var record = arranged(ids, declaration)
                let stamp = record.nextStamp(milliseconds: 2, replica: 1)
                return { _ = try? record.move(ids[count / 2], to: .first, in: declaration, at: stamp) }
            },
            Operation("joined(with:) of two records") { count in
                let (ids, declaration) = declared(count)
                let here = arranged(ids, declaration)
                var there = here
                let stamp = there.nextStamp(milliseconds: 2, replica: 2)
                _ = try? there.move(ids[count / 2], to: .first, in: declaration, at: stamp)
                return { _ = here.joined(with: there) }
            },
            Operation("arrangement(for:)") { count in
                let (ids, declaration) = declared(count)
                let record = arranged(ids, declaration)
                return { _ = record.arrangement(for: declaration) }
            },
            Operation("undoLastEdit") { count in
                let (ids, declaration) = declared(count)
                var record = arranged(ids, declaration)
                return { try? record.undoLastEdit(at: record.nextStamp(milliseconds: 2, replica: 1)) }
            },
            Operation("reset of a record") { count in
                let (ids, declaration) = declared(count)
                var record = arranged(ids, declaration)
                return { try? record.reset(.all, at: record.nextStamp(milliseconds: 2, replica: 1)) }
            },
            Operation("schedule of one move in a store, until it is on the disk") { save(oneMoveAmong: $0) },
            Operation("read of a store's file") { count in
                let (ids, declaration) = declared(count)
                let place = makeStore(ids, declaration).location
                return { precondition(TabStore.read(at: place).0.entries.count == count) }
            },
        ]
    )

    private static func variables(_ count: Int) -> (solver: Solver, variables: [Variable]) {
        var solver = Solver()
        let variables = (0..<count).map { _ in solver.makeVariable() }
        return (solver, variables)
    }

    /// Each variable is one more than the one before.
    private static func addChain(_ variables: [Variable], to solver: inout Solver) -> [LinearConstraint.ID] {
        var ids: [LinearConstraint.ID] = []
        for (variable, last) in zip(variables.dropFirst(), variables) {
            let constraint = LinearConstraint(LinearExpression(variable), .equal, LinearExpression(last) + 1)
            if let id = try? solver.add(constraint) { ids.append(id) }
        }
        return ids
    }

    private static func addWishes(_ variables: [Variable], to solver: inout Solver) -> [LinearConstraint.ID] {
        var ids: [LinearConstraint.ID] = []
        for variable in variables {
            let constraint = LinearConstraint(
                LinearExpression(variable),
                .greaterThanOrEqual,
                LinearExpression(constant: 10),
                strength: .medium
            )
            if let id = try? solver.add(constraint) { ids.append(id) }
        }
        return ids
    }

    private static func declared(_ count: Int) -> (ids: [TabID], declaration: TabDeclaration) {
        let ids = (0..<count).compactMap { TabID("org.example.tab.\($0)") }
        return (ids, TabDeclaration(ids: ids))
    }

    /// What is left of a user who turned the order of all tabs round.
    private static func arranged(_ ids: [TabID], _ declaration: TabDeclaration) -> TabRecord {
        var record = TabRecord()
        let stamp = record.nextStamp(milliseconds: 1, replica: 1)
        _ = try? record.customize(from: ids, to: ids.reversed(), in: declaration, at: stamp)
        return record
    }

    private static func save(oneMoveAmong count: Int) -> () -> Void {
        let (ids, declaration) = declared(count)
        let store = makeStore(ids, declaration)
        let id = ids[count / 2]
        return {
            store.schedule { record, stamp in
                _ = try record.move(id, to: .first, in: declaration, at: stamp)
            }
            wait(for: store) { try await $0.flush() }
        }
    }

    /// A store in which the user turned the order of all tabs round, and which has nothing left to do.
    private static func makeStore(_ ids: [TabID], _ declaration: TabDeclaration) -> TabStore {
        let store = TabStore(location())
        let all = arranged(ids, declaration)
        store.schedule { record, _ in record = all }
        wait(for: store) { try await $0.flush() }
        return store
    }

    /// Waits until a store has done something on its own thread.
    private static func wait(for store: TabStore, _ work: @escaping @Sendable (TabStore) async throws -> Void)
    {
        let isDone = DispatchSemaphore(value: 0)
        Task.detached {
            do { try await work(store) } catch { fatalError("\(error)") }
            isDone.signal()
        }
        isDone.wait()
    }

    private static func location() -> TabStoreLocation {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("growth-\(UUID())")
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return TabStoreLocation(file: folder.appendingPathComponent("layout").path)
    }
}
