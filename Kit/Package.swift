// swift-tools-version: 6.2
import PackageDescription

let tabardKit = Target.Dependency.product(name: "TabardKit", package: "Tabard")

func openCombine(_ name: String) -> Target.Dependency { .product(name: name, package: "OpenCombine") }

// The modules that apps see under Apple's names. A package of its own, since a module named UIKit on the search path of
// a build answers `canImport(UIKit)` in every package there; tabard-swift shows these to the modules of an app alone.
let modules: [Target] = [
    // The memory too, so that one library holds what apps import.
    .target(name: "UIKit", dependencies: [tabardKit, .product(name: "TabMemory", package: "Tabard")]),
    .target(name: "QuartzCore", dependencies: [tabardKit]),
    .target(name: "CoreGraphics", dependencies: [tabardKit]),
    .target(name: "ObjectiveC", dependencies: [tabardKit]),
    .target(name: "os", dependencies: [tabardKit]),
    .target(name: "OSLog", dependencies: ["os"]),
    .target(name: "UniformTypeIdentifiers", dependencies: [tabardKit]),
    .target(name: "MobileCoreServices", dependencies: ["UniformTypeIdentifiers", tabardKit]),
    .target(
        name: "Combine",
        dependencies: [
            openCombine("OpenCombine"), openCombine("OpenCombineDispatch"),
            openCombine("OpenCombineFoundation"),
        ]
    ),
]

let package = Package(
    name: "Kit",
    // One library, since a module in two of them would be there twice in an app.
    products: [.library(name: "Tabard", type: .dynamic, targets: modules.map(\.name))],
    dependencies: [
        .package(name: "Tabard", path: ".."),
        .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0"),
    ],
    targets: modules + [
        // The example, linked, so that tests can compare what the optimizer draws with what debug builds draw.
        .executableTarget(
            name: "Pictures",
            dependencies: ["UIKit", .product(name: "TabardTesting", package: "Tabard")]
        ),
        .testTarget(name: "CombineTests", dependencies: ["Combine"]),
        .testTarget(name: "osTests", dependencies: ["os"]),
        .testTarget(
            name: "ModulesTests",
            dependencies: [
                "QuartzCore", "CoreGraphics", "ObjectiveC", "OSLog", "UniformTypeIdentifiers",
                "MobileCoreServices",
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
