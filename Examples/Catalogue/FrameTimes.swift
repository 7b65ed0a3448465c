import UIKit

/// The developers' switch for how long frames take. It is there where the tools for tests are, which no app is shipped with.
@MainActor
enum FrameTimes {
    #if canImport(TabardTesting)
        static let canBeShown = true
    #else
        static let canBeShown = false
    #endif

    static func areShown(in window: UIWindow?) -> Bool {
        #if canImport(TabardTesting)
            meter(in: window) != nil
        #else
            false
        #endif
    }

    static func show(_ isOn: Bool, in window: UIWindow?) {
        #if canImport(TabardTesting)
            meter(in: window)?.stop()
            if isOn { _ = window.map(FrameMeter.init) }
        #endif
    }

    #if canImport(TabardTesting)
        /// The window's, which outlives the page.
        private static func meter(in window: UIWindow?) -> FrameMeter? {
            window?.subviews.lazy.compactMap { $0 as? FrameMeter }.first
        }
    #endif
}
