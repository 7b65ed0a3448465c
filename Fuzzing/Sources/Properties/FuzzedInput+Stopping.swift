extension FuzzedInput {
    /// Checks the bytes and stops the process if a property does not hold, so that the fuzzer keeps them.
    package func checkOrStop(_ bytes: UnsafeBufferPointer<UInt8>) {
        do {
            try check(Array(bytes))
        } catch {
            fatalError("\(self): \(error)")
        }
    }
}
