// swift-tools-version: 6.2
import PackageDescription

/// The product that has a module, under the name by which apps import it.
func product(_ name: String) -> Product { .library(name: name, targets: [name]) }

let tabardKit = Target.Dependency.product(name: "TabardKit", package: "Tabard")

func openCombine(_ name: String) -> Target.Dependency { .product(name: name, package: "OpenCombine") }

// The modules that apps see under Apple's names. A package of its own, since a module named UIKit on the search path of
// a build answers `canImport(UIKit)` in every package there; tabard-swift shows these to the modules of an app alone.
let package = Package(
    name: "Kit",
    products: [
        product("UIKit"),
        product("QuartzCore"),
        product("CoreGraphics"),
        product("ObjectiveC"),
        product("os"),
        product("OSLog"),
        product("UniformTypeIdentifiers"),
        product("MobileCoreServices"),
        product("Combine"),
    ],
    dependencies: [
        .package(name: "Tabard", path: ".."),
        .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0"),
    ],
    targets: [
        .target(name: "UIKit", dependencies: [tabardKit]),
        .target(name: "QuartzCore", dependencies: [tabardKit]),
        .target(name: "CoreGraphics", dependencies: [tabardKit]),
        .target(name: "ObjectiveC", dependencies: [tabardKit]),
        .target(name: "os", dependencies: [tabardKit]),
        .testTarget(name: "osTests", dependencies: ["os"]),
        .target(name: "OSLog", dependencies: ["os"]),
        .target(name: "UniformTypeIdentifiers", dependencies: [tabardKit]),
        .target(name: "MobileCoreServices", dependencies: ["UniformTypeIdentifiers", tabardKit]),
        .testTarget(
            name: "ModulesTests",
            dependencies: [
                "UIKit", "Combine", "QuartzCore", "CoreGraphics", "ObjectiveC", "OSLog",
                "UniformTypeIdentifiers",
                "MobileCoreServices",
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
    ],
    swiftLanguageModes: [.v6]
)
