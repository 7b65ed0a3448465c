// swift-tools-version: 6.2
import PackageDescription

// The modules that apps see under Apple's names. A package of its own, since a module named UIKit on the search path of
// a build answers `canImport(UIKit)` in every package there; tabard-swift shows these to the modules of an app alone.
let package = Package(
    name: "Kit",
    products: [
        .library(name: "UIKit", targets: ["UIKit"])
    ],
    dependencies: [
        .package(name: "Tabard", path: "..")
    ],
    targets: [
        .target(name: "UIKit", dependencies: [.product(name: "TabardKit", package: "Tabard")])
    ],
    swiftLanguageModes: [.v6]
)
