import XCTest

@testable import XcodeProject
