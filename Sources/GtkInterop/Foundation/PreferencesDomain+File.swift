import CGtk
import Foundation

extension PreferencesDomain {
    /// A file holds no property list with keys.
    public struct DamagedFile: Error {}

    /// What the file should hold: what it holds now, and for some keys what is in memory.
    ///
    /// - Parameters:
    ///   - keys: Those that were changed or removed in memory since the file was written.
    ///   - file: The file's contents, nil if there is none. What other processes wrote there is kept; where there is no
    ///     file, or none any more, all that is in memory is to be in the new one.
    /// - Returns: A property list that Foundation reads.
    public func propertyList(changing keys: Set<String>, of file: Data?) throws -> Data {
        let result = try Self.dictionary(file)
        defer { CFRelease(result) }
        let memory = copyMemory()
        defer { if let memory { CFRelease(memory) } }
        let all = file == nil ? Set((memory.map(Self.keys) ?? []).map(Self.string)) : []
        for key in keys.union(all) {
            let key = NSString(string: key)
            withExtendedLifetime(key) {
                let reference = UnsafeRawPointer(Unmanaged.passUnretained(key).toOpaque())
                if let memory, let value = CFDictionaryGetValue(memory, reference) {
                    CFDictionarySetValue(result, reference, value)
                } else {
                    CFDictionaryRemoveValue(result, reference)
                }
            }
        }
        // The binary format, as on iOS: XML has whole seconds only, and no negative zero.
        guard let data = CFPropertyListCreateData(nil, result, 200, 0, nil) else { throw DamagedFile() }
        return Unmanaged<NSData>.fromOpaque(data).takeRetainedValue() as Data
    }

    /// The keys under which memory and a file have something else.
    public func keys(differingFrom file: Data?) throws -> Set<String> {
        let file = try Self.dictionary(file)
        defer { CFRelease(file) }
        let memory = copyMemory()
        defer { if let memory { CFRelease(memory) } }
        var result: Set<String> = []
        for key in Self.keys(of: file) + (memory.map(Self.keys) ?? []) {
            let pair = (CFDictionaryGetValue(file, key), memory.flatMap { CFDictionaryGetValue($0, key) })
            if let first = pair.0, let second = pair.1, CFEqual(first, second) != 0 { continue }
            result.insert(Self.string(key))
        }
        return result
    }

    /// Takes over into memory what the file holds, so that what other processes wrote is seen.
    ///
    /// - Parameter keys: Those that were changed in memory meanwhile and stay as they are there.
    public func adopt(_ file: Data, except keys: Set<String>) throws {
        let file = try Self.dictionary(file)
        defer { CFRelease(file) }
        let memory = copyMemory()
        defer { if let memory { CFRelease(memory) } }
        withName { name in
            for key in Self.keys(of: file) where !keys.contains(Self.string(key)) {
                guard let value = CFDictionaryGetValue(file, key) else { continue }
                if let memory, let old = CFDictionaryGetValue(memory, key), CFEqual(old, value) != 0 {
                    continue
                }
                CFPreferencesSetAppValue(key, value, name)
            }
            guard let memory else { return }
            for key in Self.keys(of: memory) where !keys.contains(Self.string(key)) {
                if CFDictionaryGetValue(file, key) == nil { CFPreferencesSetAppValue(key, nil, name) }
            }
        }
    }

    /// All that is in memory under keys, nil if there is nothing.
    private func copyMemory() -> UnsafeRawPointer? {
        withName { CFPreferencesCopyMultiple(nil, $0, kCFPreferencesCurrentUser, kCFPreferencesAnyHost) }
    }

    private static func dictionary(_ file: Data?) throws -> UnsafeMutableRawPointer {
        let data = NSData(data: try file ?? emptyFile)
        let reference = withExtendedLifetime(data) {
            CFPropertyListCreateWithData(nil, Unmanaged.passUnretained(data).toOpaque(), 0, nil, nil)
        }
        guard let reference else { throw DamagedFile() }
        defer { CFRelease(reference) }
        guard CFGetTypeID(reference) == CFDictionaryGetTypeID(),
            let copy = CFDictionaryCreateMutableCopy(nil, 0, reference)
        else { throw DamagedFile() }
        return copy
    }

    private static var emptyFile: Data {
        get throws {
            try PropertyListSerialization.data(fromPropertyList: [String: String](), format: .xml, options: 0)
        }
    }

    private static func keys(of dictionary: UnsafeRawPointer) -> [UnsafeRawPointer] {
        var keys = [UnsafeRawPointer?](repeating: nil, count: CFDictionaryGetCount(dictionary))
        CFDictionaryGetKeysAndValues(dictionary, &keys, nil)
        return keys.compactMap(\.self)
    }

    private static func string(_ key: UnsafeRawPointer) -> String {
        Unmanaged<NSString>.fromOpaque(key).takeUnretainedValue() as String
    }
}
