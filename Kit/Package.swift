// swift-tools-version: 6.2
import PackageDescription

let tabardKit = Target.Dependency.product(name: "TabardKit", package: "Tabard")

func openCombine(_ name: String) -> Target.Dependency { .product(name: name, package: "OpenCombine") }

// The modules that apps see under Apple's names. A package of its own, since a module named UIKit on the search path of
// a build answers `canImport(UIKit)` in every package there; tabard-swift shows these to the modules of an app alone.
let package = Package(
    name: "Kit",
    // One library for all, since a module in two of them would be there twice in an app.
    products: [
        .library(
            name: "Tabard",
            type: .dynamic,
            targets: [
                "UIKit", "QuartzCore", "CoreGraphics", "ObjectiveC", "os", "OSLog", "UniformTypeIdentifiers",
                "MobileCoreServices", "UserNotifications", "Combine",
                "_Testing_UIKit", "_Testing_CoreGraphics",
            ]
        )
    ],
    dependencies: [
        .package(name: "Tabard", path: ".."),
        .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0"),
    ],
    targets: [
        // The memory too, so that the library holds it.
        .target(name: "UIKit", dependencies: [tabardKit, .product(name: "TabMemory", package: "Tabard")]),
        .target(name: "QuartzCore", dependencies: [tabardKit]),
        .target(name: "CoreGraphics", dependencies: [tabardKit]),
        .target(name: "ObjectiveC", dependencies: [tabardKit]),
        .target(name: "CJournal"),
        .target(name: "os", dependencies: [tabardKit, "CJournal"]),
        .testTarget(name: "osTests", dependencies: ["os"]),
        .target(name: "OSLog", dependencies: ["os"]),
        .target(name: "UniformTypeIdentifiers", dependencies: [tabardKit]),
        .target(name: "MobileCoreServices", dependencies: ["UniformTypeIdentifiers", tabardKit]),
        .target(
            name: "UserNotifications",
            dependencies: [.product(name: "TabardNotifications", package: "Tabard")]
        ),
        .testTarget(
            name: "ModulesTests",
            dependencies: [
                .product(name: "TabardTesting", package: "Tabard"), "UIKit", "Combine", "QuartzCore",
                "CoreGraphics", "ObjectiveC", "OSLog",
                "UniformTypeIdentifiers",
                "MobileCoreServices", "UserNotifications",
                "_Testing_UIKit", "_Testing_CoreGraphics",
            ]
        ),
        .target(
            name: "Combine",
            dependencies: [
                tabardKit, openCombine("OpenCombine"), openCombine("OpenCombineDispatch"),
                openCombine("OpenCombineFoundation"),
            ]
        ),
        .testTarget(name: "CombineTests", dependencies: ["Combine"]),
        // Swift Testing has the compiler import these where a file imports Testing and the other.
        .target(name: "_Testing_UIKit", dependencies: ["UIKit"]),
        .target(name: "_Testing_CoreGraphics", dependencies: ["CoreGraphics"]),
        // It shares with the package's own tests what reads an interface, by links.
        .testTarget(name: "InterfaceTests", dependencies: ["UIKit", "Combine", "MobileCoreServices", "os"]),
    ],
    swiftLanguageModes: [.v6]
)
