// swift-tools-version: 6.2
import PackageDescription

// The modules that apps see under Apple's names. A package of its own, since a module named UIKit on the search path of
// a build answers `canImport(UIKit)` in every package there; tabard-swift shows these to the modules of an app alone.
let targets: [Target] = [
    .target(
        name: "UIKit",
        // The memory too, so that one library holds what apps import.
        dependencies: [
            .product(name: "TabardKit", package: "Tabard"), .product(name: "TabMemory", package: "Tabard"),
        ]
    )
]

let package = Package(
    name: "Kit",
    products: [.library(name: "Tabard", type: .dynamic, targets: targets.map(\.name))],
    dependencies: [.package(name: "Tabard", path: "..")],
    targets: targets,
    swiftLanguageModes: [.v6]
)
