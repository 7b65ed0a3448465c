/// What the writing of one payload leaves for the next, so that this need not begin anew.
protocol WrittenPayload: Sendable {
    /// When nothing has been written yet.
    init()
}

/// For records of which each payload is written anew.
struct NoWrittenPayload: WrittenPayload {}
