import TabModel
import TabStore

extension LayoutFile {
    /// A change of the layout; it says whether anything is another now.
    typealias Edit = @Sendable (inout TabRecord, TabDeclaration, TabStamp) throws -> Bool

    /// Changes the layout of the declared tabs, and tells if that changed nothing.
    func edit(_ change: @escaping Edit) async throws {
        try checkMayBeChanged(creating: false)
        let defaults = managedDefaults()
        let isChanged = try await update { record, stamp in
            try change(&record, KnownTabs(of: record).declaration.managed(by: defaults), stamp)
        }
        if !isChanged {
            note("nothing to change; it is as you want it already")
        }
    }

    /// Changes the layout by what does not name its tabs, and says what that changed.
    func editTelling(_ change: @escaping @Sendable (inout TabRecord, TabStamp) throws -> Void) async throws {
        try checkMayBeChanged(creating: false)
        let defaults = managedDefaults()
        let changes = try await update { record, stamp in
            let former = record
            try KnownTabs(of: record).declaration.managed(by: defaults).checkUnlocked()
            try change(&record, stamp)
            return RecordChanges(from: former, to: record)
        }
        try StandardOutput.write(lines: changes.lines)
    }

    /// Reads the fleet's defaults by which the device goes, nil for none, and tells what is wrong with them.
    private func managedDefaults() -> ManagedDefaults? {
        let reading = ManagedDefaultsStore.read(at: location)
        for problem in reading.problems { Notice.write(problem.description) }
        return reading.defaults
    }

    /// Changes the saved record under the store's lock.
    func update<Result: Sendable>(
        _ change: @escaping @Sendable (inout TabRecord, TabStamp) throws -> Result
    ) async throws -> Result {
        do {
            return try await TabStore(location).edit(change)
        } catch {
            if let failure = error.cause as? Failure {
                throw failure
            }
            throw self.failure(error)
        }
    }
}
