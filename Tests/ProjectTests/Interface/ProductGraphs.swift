#if os(Linux)
    import Foundation

    /// The symbol graphs of the package's products. Made once, since several tests look at them.
    enum ProductGraphs {
        static let extractor = SymbolGraphExtractor(
            modules: [
                "Constraints": ["Constraints"],
                "TabMemory": ["TabMemory"],
                "TabModel": ["TabModel"],
                "TabRoaming": ["TabRoaming"],
                "TabRoamingPostgres": ["TabRoamingPostgres"],
                "TabStore": ["TabStore"],
                "TabardKit": ["TabardFoundation", "TabardDrawing", "TabardKit"],
                "TabardNotifications": ["TabardNotifications"],
                "TabardTesting": ["TabardTesting"],
            ],
            checkout: Checkout.current.root
        )

        /// A folder with one a module.
        static let folder = Result { try extractor.extract() }

        static let graphs = Result { try extractor.graphs(in: folder.get()) }
    }
#endif
