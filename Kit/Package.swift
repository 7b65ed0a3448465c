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
        product("Combine"),
    ],
    dependencies: [
        .package(name: "Tabard", path: ".."),
        .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0"),
    ],
    targets: [
        .target(name: "UIKit", dependencies: [tabardKit]),
        .target(
            name: "Combine",
            dependencies: [
                openCombine("OpenCombine"), openCombine("OpenCombineDispatch"),
                openCombine("OpenCombineFoundation"),
            ]
        ),
        .testTarget(name: "CombineTests", dependencies: ["Combine"]),
    ],
    swiftLanguageModes: [.v6]
)
