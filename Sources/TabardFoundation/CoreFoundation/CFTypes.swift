/// Core Foundation's name of a string.
public typealias CFString = NSString

/// Core Foundation's name of a dictionary.
public typealias CFDictionary = NSDictionary

/// Core Foundation's name of bytes.
public typealias CFData = NSData

/// Core Foundation's name of an address.
public typealias CFURL = NSURL

/// Core Foundation's name of an error.
public typealias CFError = NSError
