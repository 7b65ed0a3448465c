import CGtk
import Foundation
import Synchronization

/// Foundation's questions for the user's locale and languages, led to others.
///
/// Foundation on Linux answers itself with English of nowhere, and its formatters ask it and nobody else.
public enum LocaleCalls {
    private struct Handlers: Sendable {
        let locale: @Sendable () -> Locale
        let languages: @Sendable () -> [String]
    }

    private static let handlers = Mutex<Handlers?>(nil)

    /// Leads the questions of Foundation and of the program to closures, which any thread may call.
    ///
    /// - Returns: Whether that is possible: not where Foundation is linked statically, nor where it is another one.
    @discardableResult
    public static func lead(
        locale: @escaping @Sendable () -> Locale,
        languages: @escaping @Sendable () -> [String]
    ) -> Bool {
        guard MemoryLayout<Locale>.size == MemoryLayout<tabard_two_words>.size else { return false }
        handlers.withLock { $0 = Handlers(locale: locale, languages: languages) }
        let getLocale: @convention(c) () -> tabard_two_words = { LocaleCalls.locale }
        let getLanguages: @convention(c) () -> UnsafeMutableRawPointer? = { LocaleCalls.languages }
        let replacements: [FoundationLibrary.Replacement] = [
            .init("$s20FoundationEssentials6LocaleV7currentACvgZ", with: getLocale),
            .init("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ", with: getLocale),
            .init("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ", with: getLanguages),
        ]
        // A program need not ask.
        FoundationLibrary.replace(replacements, in: nil)
        return [FoundationLibrary.name, FoundationLibrary.internationalization].allSatisfy {
            FoundationLibrary.replace(replacements, in: $0).first == true
        }
    }

    private static var locale: tabard_two_words {
        given(handlers.withLock(\.self)?.locale() ?? Locale(identifier: "en_001"))
    }

    private static var languages: UnsafeMutableRawPointer? {
        given(handlers.withLock(\.self)?.languages() ?? ["en"])
    }

    /// The words of a value that the caller owns from now on.
    private static func given<Value, Words>(_ value: Value) -> Words {
        let place = UnsafeMutablePointer<Value>.allocate(capacity: 1)
        place.initialize(to: value)
        // What is not deinitialized is kept.
        defer { place.deallocate() }
        return UnsafeMutableRawPointer(place).load(as: Words.self)
    }
}
