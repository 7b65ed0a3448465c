import TabardFoundation

/// The kinds as a file sees them that imports this module in Foundation's place, as lowered files do.
enum Kind {
    static let link = NSTextCheckingResult.CheckingType.link
    static let phoneNumber = NSTextCheckingResult.CheckingType.phoneNumber
    static let date = NSTextCheckingResult.CheckingType.date
    static let address = NSTextCheckingResult.CheckingType.address
}
