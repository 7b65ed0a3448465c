import Foundation

/// A list of texts as C has it, for as long as this lives.
final class CStrings {
    private var pointers: [UnsafePointer<CChar>?] = [nil]

    init(_ texts: [String]) {
        pointers = texts.map { UnsafePointer(strdup($0)) } + [nil]
    }

    deinit {
        for pointer in pointers { free(UnsafeMutablePointer(mutating: pointer)) }
    }

    func use<Result>(_ body: (UnsafePointer<UnsafePointer<CChar>?>?) -> Result) -> Result {
        pointers.withUnsafeBufferPointer { body($0.baseAddress) }
    }
}
