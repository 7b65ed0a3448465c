import TabModel
import TabStore

extension LayoutFile {
    /// What is saved, as far as it can be read; the user is told what was wrong.
    func read() throws -> TabStoreReading {
        let reading = TabStore.inspect(location)
        switch reading.condition {
        case .missing: throw missing
        case .damaged: throw damaged
        case .unreadable: throw unreadable(reading)
        case .whole, .recovered, .newer:
            for problem in reading.problems {
                note(of: problem)
            }
            return reading
        }
    }

    /// Fails unless the file may be changed: it is whole, or is not there and may be made.
    func checkMayBeChanged(creating: Bool) throws {
        let reading = TabStore.inspect(location)
        switch reading.condition {
        case .missing where creating, .whole: return
        case .missing: throw missing
        case .damaged: throw damaged
        case .recovered:
            throw failure("the latest save is damaged; 'tabard repair \(argument)' returns to the one before")
        case .newer: throw failure("a newer version wrote this; it is not overwritten")
        case .unreadable: throw unreadable(reading)
        }
    }

    func note(of problem: TabStoreError) {
        Notice.write(problem.naming(argument, insteadOf: location.path))
    }

    func unreadable(_ reading: TabStoreReading) -> Failure {
        reading.problems.first.map { failure($0) } ?? failure("it cannot be read", status: .system)
    }

    private var damaged: Failure {
        failure("this is damaged, or no layout; 'tabard verify \(argument)' says more")
    }
}
