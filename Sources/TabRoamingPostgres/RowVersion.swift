/// Which publication a row has. A server that was restored may count its changes anew, but not the device.
struct RowVersion: Hashable, Sendable {
    let publication: Int64
    let checksum: Int64
    let changed: Int64
}
