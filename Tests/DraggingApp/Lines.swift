import UIKit

/// What the app tells of itself.
enum Lines {
    static func write(_ line: String) {
        FileHandle.standardOutput.write(Data("\(line)\n".utf8))
    }
}
