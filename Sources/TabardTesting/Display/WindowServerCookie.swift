import Foundation

/// What a program shows to a screen that does not let anyone in, from the file that `XAUTHORITY` names.
struct WindowServerCookie {
    let name: [UInt8]
    let data: [UInt8]

    /// The one for a screen; nil if the file has none.
    init?(display: String) {
        guard let path = ProcessInfo.processInfo.environment["XAUTHORITY"],
            let file = try? Data(contentsOf: URL(fileURLWithPath: path))
        else { return nil }
        let wanted = Array(display.drop { $0 == ":" }.utf8)
        var rest = [UInt8](file)[...]
        while !rest.isEmpty {
            // A kind of address, the address, the screen's number, the name of the method and what it needs.
            rest = rest.dropFirst(2)
            var fields: [[UInt8]] = []
            for _ in 0..<4 {
                guard rest.count >= 2 else { return nil }
                let count = Int(rest[rest.startIndex]) << 8 | Int(rest[rest.startIndex + 1])
                fields.append(Array(rest.dropFirst(2).prefix(count)))
                rest = rest.dropFirst(2 + count)
            }
            guard fields[1] == wanted else { continue }
            name = fields[2]
            data = fields[3]
            return
        }
        return nil
    }
}
