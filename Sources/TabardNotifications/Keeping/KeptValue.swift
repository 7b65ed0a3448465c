/// A value of an app's `userInfo` that can be kept: what property lists have.
indirect enum KeptValue: Codable, Equatable, Sendable {
    case text(String)
    case truth(Bool)
    case integer(Int)
    case number(Double)
    case date(Date)
    case data(Data)
    case list([KeptValue])
    case dictionary([String: KeptValue])

    /// How deep lists may be in one another.
    static let mostLevels = 32

    /// - Returns: Nil for what can't be kept.
    init?(_ value: Any, level: Int = 0) {
        guard level < Self.mostLevels else { return nil }
        switch value {
        case let text as String: self = .text(text)
        case let text as NSString: self = .text(text as String)
        case let number as NSNumber: self = Self.kept(number)
        case let truth as Bool: self = .truth(truth)
        case let integer as any BinaryInteger:
            guard let integer = Int(exactly: integer) else { return nil }
            self = .integer(integer)
        case let number as Double: self = .number(number)
        case let number as Float: self = .number(Double(number))
        case let number as CGFloat: self = .number(Double(number))
        case let date as Date: self = .date(date)
        case let date as NSDate: self = .date(date as Date)
        case let data as Data: self = .data(data)
        case let data as NSData: self = .data(data as Data)
        case let list as [Any]:
            let values = list.compactMap { KeptValue($0, level: level + 1) }
            guard values.count == list.count else { return nil }
            self = .list(values)
        case let dictionary as [AnyHashable: Any]:
            guard let values = Self.values(dictionary, level: level + 1) else { return nil }
            self = .dictionary(values)
        default: return nil
        }
    }

    /// The values of a dictionary by texts; nil if one of them can't be kept.
    static func values(_ dictionary: [AnyHashable: Any], level: Int = 0) -> [String: KeptValue]? {
        var values: [String: KeptValue] = [:]
        for (key, value) in dictionary {
            guard let key = key.base as? String, let value = KeptValue(value, level: level) else {
                return nil
            }
            values[key] = value
        }
        return values
    }

    private static func kept(_ number: NSNumber) -> KeptValue {
        switch String(cString: number.objCType) {
        case "c", "B": .truth(number.boolValue)
        case "f", "d": .number(number.doubleValue)
        default: .integer(number.intValue)
        }
    }

    /// The value as the app gave it.
    var value: Any {
        switch self {
        case .text(let text): text
        case .truth(let truth): truth
        case .integer(let integer): integer
        case .number(let number): number
        case .date(let date): date
        case .data(let data): data
        case .list(let values): values.map(\.value)
        case .dictionary(let values): values.mapValues(\.value)
        }
    }
}
