@testable import TabStore

/// All that a disk may hold after the power failed: of each name any binding since the directory was synchronized,
/// of each file any of the sectors that were not, and some of them only half written.
struct PowerCut {
    /// Up to how many sectors all sets are tried; of more, all that miss or have one, all first and last ones, and
    /// some at random.
    var exhaustive = 8
    var randomSets = 48
    /// How many sets are tried of the sectors of one file, chosen at random if there are more.
    var most = Int.max
    var generator: SeededGenerator

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    /// Hands over what may be left of a file and of the fresh one that is to take its place: each of all that may be left
    /// of the one, with any of what may be left of the other.
    mutating func outcomes(
        of state: ModelDisk.State,
        for name: String,
        _ body: (ModelDisk.State) throws -> Void
    ) rethrows {
        let named = leftovers(of: name, in: state)
        let fresh = leftovers(of: name + ".new", in: state)
        for index in 0..<max(named.count, fresh.count) {
            var left = ModelDisk.State()
            for (name, leftovers) in [(name, named), (name + ".new", fresh)] {
                let choice =
                    index < leftovers.count ? index : Int.random(in: leftovers.indices, using: &generator)
                guard let bytes = leftovers[choice] else { continue }
                left.bindings[name] = [left.files.count]
                let number = UInt64(left.files.count)
                left.files.append(ModelDisk.File(durable: bytes, pending: [], cached: bytes, number: number))
            }
            try body(left)
        }
    }

    /// What may be found under a name; nil where there is nothing.
    private mutating func leftovers(of name: String, in state: ModelDisk.State) -> [[UInt8]?] {
        var leftovers: [[UInt8]?] = []
        for binding in Self.distinct(state.bindings[name] ?? [nil]) {
            guard let file = binding else {
                leftovers.append(nil)
                continue
            }
            leftovers += self.leftovers(of: state.files[file])
        }
        return leftovers
    }

    private static func distinct(_ bindings: [Int?]) -> [Int?] {
        var known: Set<Int?> = []
        return bindings.filter { known.insert($0).inserted }
    }

    private mutating func leftovers(of file: ModelDisk.File) -> [[UInt8]] {
        let sectors = file.pending.flatMap(Self.sectors)
        guard !sectors.isEmpty else { return [file.durable] }
        var sets = sets(of: sectors.count)
        if sets.count > most {
            sets = Array(sets.shuffled(using: &generator).prefix(most))
        }
        return sets.map { set in
            var bytes = file.durable
            for (sector, isWritten) in zip(sectors, set) where isWritten {
                bytes.apply(sector)
            }
            return bytes
        } + [torn(file, sectors)]
    }

    /// All sectors, one of which the power cut hit.
    private mutating func torn(_ file: ModelDisk.File, _ sectors: [ModelDisk.Write]) -> [UInt8] {
        var bytes = file.durable
        for sector in sectors {
            bytes.apply(sector)
        }
        let sector = sectors[Int.random(in: sectors.indices, using: &generator)]
        for index in sector.offset + sector.bytes.count / 2..<sector.offset + sector.bytes.count {
            bytes[index] = .random(in: 0...255, using: &generator)
        }
        return bytes
    }

    private static func sectors(of write: ModelDisk.Write) -> [ModelDisk.Write] {
        var sectors: [ModelDisk.Write] = []
        var start = 0
        while start < write.bytes.count {
            let position = write.offset + start
            let length = min(
                ModelDisk.sector - position % ModelDisk.sector,
                write.bytes.count - start
            )
            sectors.append(.init(offset: position, bytes: Array(write.bytes[start..<start + length])))
            start += length
        }
        return sectors
    }

    private mutating func sets(of count: Int) -> [[Bool]] {
        if count <= exhaustive {
            return (0..<1 << count).map { bits in (0..<count).map { bits >> $0 & 1 == 1 } }
        }
        var sets: [[Bool]] = []
        for length in 0...count {
            sets.append((0..<count).map { $0 < length })
            sets.append((0..<count).map { $0 >= length })
        }
        for index in 0..<count {
            sets.append((0..<count).map { $0 == index })
            sets.append((0..<count).map { $0 != index })
        }
        for _ in 0..<randomSets {
            sets.append((0..<count).map { _ in Bool.random(using: &generator) })
        }
        return sets
    }
}
