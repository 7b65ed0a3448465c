import TabModel

extension RandomHistories {
    /// Updates, downgrades, renames and edits of a tree on one device, beside the oracle.
    static let ofTreesOnOneDevice = RandomHistories(name: "trees on one device") { generator in
        var trial = TreeTrial(.random(using: &generator))
        for _ in 0..<Int.random(in: 1...12, using: &generator) {
            try trial.step(using: &generator)
        }
    }

    /// Devices with different versions of a tree, whose records are joined.
    static let ofTreesOnSeveralDevices = RandomHistories(name: "trees on several devices") { generator in
        var trial = TreeDevicesTrial(count: Int.random(in: 2...3, using: &generator))
        for _ in 0..<Int.random(in: 1...14, using: &generator) {
            try trial.step(using: &generator)
        }
        try trial.checkJoin()
    }

    /// Lists, read and edited as the trees of depth one that they are.
    static let ofListsAsTrees = RandomHistories(name: "lists as trees") { generator in
        var trial = FlatTreeTrial()
        for _ in 0..<Int.random(in: 1...12, using: &generator) {
            try trial.step(using: &generator)
        }
    }
}
