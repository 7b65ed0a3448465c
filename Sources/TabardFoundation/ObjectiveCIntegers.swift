/// Objective-C's name of an integer.
public typealias NSInteger = Int

/// Objective-C's name of an integer without a sign.
public typealias NSUInteger = UInt
