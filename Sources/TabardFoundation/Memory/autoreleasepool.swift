/// Runs a closure and returns its result.
///
/// On Apple's systems it also lets go of what Objective-C put off to the end of the turn; here nothing is put off.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
}
