// swift-tools-version: 6.2
import PackageDescription

/// What is fuzzed, each by a program of its own, which the fuzzer's library starts.
let inputs = ["Payload", "Join", "File", "XMLPropertyList", "BinaryPropertyList"]

// A package of its own, since it is built for speed, and the fuzzers with instrumentation in all that they depend on.
// The properties that it checks are those of the tests, reached by symbolic links.
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
        ),
        .executableTarget(
            name: "Histories",
            dependencies: [.product(name: "TabModel", package: "Tabard")]
        ),
    ] + inputs.map { .executableTarget(name: "Fuzz\($0)", dependencies: ["Properties"]) },
    swiftLanguageModes: [.v6]
)
