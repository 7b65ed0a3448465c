import Combine
import Foundation
import FoundationNetworking
import XCTest

/// Tasks of a session publish what they bring.
final class NetworkTests: CombineTestCase {
    func testATaskPublishesItsData() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data("abc".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        var text: String?
        URLSession.shared.dataTaskPublisher(for: URL(string: "data:text/plain,abc") ?? file)
            .map(\.data)
            .map { String(decoding: $0, as: UTF8.self) }
            .replaceError(with: "failed")
            .receive(on: DispatchQueue.main)
            .sink { text = $0 }
            .store(in: &cancellables)
        wait { text != nil }
        XCTAssertEqual(text, "abc")
    }
}
