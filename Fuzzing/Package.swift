// swift-tools-version: 6.2
import PackageDescription

let inputs = ["Payload", "Join", "File", "XMLPropertyList", "BinaryPropertyList"]

// A package of its own, since all of it and of what it depends on is built with the fuzzer's instrumentation. The
// properties that it checks are those of the tests, reached by symbolic links.
let package = Package(
    name: "Fuzzing",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Tabard", path: "..")],
    targets: [
        .target(
            name: "Properties",
            dependencies: [
                .product(name: "TabModel", package: "Tabard"),
                .product(name: "TabStore", package: "Tabard"),
            ]
        )
    ] + inputs.map { .executableTarget(name: "Fuzz\($0)", dependencies: ["Properties"]) },
    swiftLanguageModes: [.v6]
)
