extension TabMemory {
    /// Keeps the layout in step with the user's other devices, as long as the memory is there; nil ends that.
    ///
    /// ```swift
    /// import TabRoaming
    ///
    /// let carrier = FolderCarrier(folder: folder, device: "Anna's laptop", layout: memory.store.location)
    /// memory.roams(through: carrier)
    /// ```
    ///
    /// Order and visibility roam; what is selected stays with the device. What other devices changed is drawn like another
    /// window's change, not while the user is at the edit screen, and is looked for when the app becomes active, too. Nothing
    /// in the app waits for it. What is wrong goes to the `problemHandler`.
    public func roams(through carrier: (any TabCarrier)?) {
        roaming = carrier.map { TabMemoryRoaming(of: self, through: $0) }
    }
}
