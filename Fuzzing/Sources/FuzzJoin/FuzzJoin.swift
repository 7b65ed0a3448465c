import Properties

/// What libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    FuzzedInput.join.checkOrStop(UnsafeBufferPointer(start: start, count: count))
    return 0
}
