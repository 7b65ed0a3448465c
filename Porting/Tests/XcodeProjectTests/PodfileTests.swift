import XCTest

@testable import XcodeProject

final class PodfileTests: XCTestCase {
    private let podfile = Podfile(
        """
        platform :ios, '12.0'
        use_frameworks!

        def shared
          pod 'SnapKit', '~> 5.0'
          pod "Kingfisher" # images
        end

        target 'App' do
          shared
          pod 'RxSwift', '6.5.0'
          pod 'Custom', :git => 'https://example.org/custom.git'
          pod 'YapDatabase/SQLCipher', '>= 3'
          if ENV['X']
            pod 'OnlySometimes'
          end
          target 'AppTests' do
            inherit! :search_paths
            pod 'Quick'
          end
        end

        target 'Other' do
          pod 'Alamofire'
        end

        post_install do |installer|
          installer.pods_project.targets.each do |target|
            puts target
          end
        end
        """,
        lock: """
            PODS:
              - Kingfisher (7.1):
                - Kingfisher/Core (= 7.1)
              - RxSwift (6.5.0)
              - "SnapKit (5.6.0)"

            DEPENDENCIES:
              - Kingfisher (9.9.9)
            """,
        path: "/app/Podfile"
    )

    func testATargetHasItsOwnPodsAndThoseOfTheTargetsAroundIt() {
        XCTAssertEqual(
            podfile.pods(of: "App").map(\.name),
            ["SnapKit", "Kingfisher", "RxSwift", "Custom", "YapDatabase/SQLCipher", "OnlySometimes"]
        )
        XCTAssertEqual(podfile.pods(of: "AppTests").map(\.name).suffix(2), ["OnlySometimes", "Quick"])
        XCTAssertEqual(podfile.pods(of: "Other").map(\.name), ["Alamofire"])
        XCTAssertEqual(podfile.pods(of: "Nothing").map(\.name), [])
    }

    func testTheVersionInUseCountsBeforeTheOneAskedFor() {
        func requirement(_ name: String) -> PackageReference.Requirement? {
            podfile.pods(of: "App").first { $0.name == name }.map(podfile.requirement)
        }
        XCTAssertEqual(requirement("Kingfisher"), .upToNextMajor(from: "7.1.0"))
        XCTAssertEqual(requirement("RxSwift"), .upToNextMajor(from: "6.5.0"))
        XCTAssertEqual(requirement("SnapKit"), .upToNextMajor(from: "5.6.0"))
        XCTAssertEqual(requirement("YapDatabase/SQLCipher"), .upToNextMajor(from: "3.0.0"))
        XCTAssertEqual(requirement("Custom"), .any)
    }

    func testKnownPodsBecomePackagesAndOthersAreNamed() throws {
        let files = FilesInMemory([
            "/app/A.swift": "",
            "/app/Podfile":
                "target 'App' do\npod 'SnapKit', '5.0.1'\npod 'Unheard'\npod 'SwiftLint'\npod 'SDWebImage/Core'\nend",
        ])
        let text = ProjectText.app(
            sources: "AB",
            children: "A",
            objects: ProjectText.file("A", "A.swift")
        )
        let plan = try ProjectText.plan(text, files)
        XCTAssertEqual(
            plan.packages.map(\.source),
            [.remote(url: "https://github.com/SnapKit/SnapKit", .exact("5.0.1"))]
        )
        XCTAssertEqual(plan.targets[0].dependencies, [.product("SnapKit", package: "SnapKit")])
        XCTAssertEqual(
            plan.problems.map(\.text),
            [
                "no Swift package is known for the pod “Unheard”",
                "the pod “SwiftLint” is a tool for Xcode; left out",
                "the pod “SDWebImage/Core” is written in Objective-C or C++ for Apple's systems; left out",
            ]
        )
    }

    func testAPodThatIsAPackageOnlyInLaterVersionsIsAskedForInTheFirstOfThese() throws {
        func plan(_ asked: String) throws -> PackagePlan {
            let files = FilesInMemory([
                "/app/A.swift": "", "/app/Podfile": "target 'App' do\npod 'SnapKit'\(asked)\nend",
            ])
            let text = ProjectText.app(
                sources: "AB",
                children: "A",
                objects: ProjectText.file("A", "A.swift")
            )
            return try ProjectText.plan(text, files)
        }
        let old = try plan(", '~> 4.0.1'")
        let url = "https://github.com/SnapKit/SnapKit"
        XCTAssertEqual(old.packages.map(\.source), [.remote(url: url, .upToNextMajor(from: "5.0.0"))])
        XCTAssertEqual(
            old.problems.map(\.text),
            ["the pod “SnapKit” is a package only from 5.0.0 on; that is taken"]
        )
        XCTAssertEqual(
            try plan(", '4.10'").packages.map(\.source),
            [.remote(url: url, .upToNextMajor(from: "5.0.0"))]
        )
        let new = try plan(", '10.0.0'")
        XCTAssertEqual(new.packages.map(\.source), [.remote(url: url, .exact("10.0.0"))])
        XCTAssertEqual(new.problems.map(\.text), [])
        XCTAssertEqual(try plan("").packages.map(\.source), [.remote(url: url, .any)])
    }

    func testAPodIsKnownByThePartBeforeTheSlash() {
        XCTAssertEqual(KnownPod.named("SwiftyJSON/Core")?.products, ["SwiftyJSON"])
        XCTAssertEqual(KnownPod.named("Moya/RxSwift")?.products, ["Moya", "RxMoya"])
        XCTAssertNil(KnownPod.named("Nobody/Knows"))
    }

    func testACartfileNamesItsFrameworks() {
        let text = """
            # comment
            github "Alamofire/Alamofire" ~> 5.0
            git "https://example.org/x.git"
            binary "https://example.org/y.json"
            nonsense
            """
        XCTAssertEqual(
            Cartfile(text, path: "/app/Cartfile").names,
            ["Alamofire/Alamofire", "https://example.org/x.git", "https://example.org/y.json"]
        )
    }
}
