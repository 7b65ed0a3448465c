import Combine
import Foundation
import UIKit
import UniformTypeIdentifiers
import UserNotifications
import os

/// A screen as apps write it, with all modules in one file.
final class SearchController: UIViewController {
    final class Model: ObservableObject {
        @Published var text = ""
        @Published private(set) var results: [String] = []
        private var cancellables = Set<AnyCancellable>()

        init(words: [String]) {
            $text
                .removeDuplicates()
                .map { text in words.filter { $0.contains(text) } }
                .receive(on: DispatchQueue.main)
                .sink { [weak self] in self?.results = $0 }
                .store(in: &cancellables)
        }
    }

    private let model: Model
    private let log = Logger(subsystem: Bundle.main.bundleIdentifier ?? "search", category: "results")
    private var cancellables: Set<AnyCancellable> = []
    let label = UILabel()

    init(model: Model) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
        model.$results.map { $0.joined(separator: ", ") }.map(Optional.some)
            .assign(to: \.text, on: label)
            .store(in: &cancellables)
        NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)
            .sink { [log] _ in log.debug("active with \(UTType.plainText, privacy: .public)") }
            .store(in: &cancellables)
        let folder = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
        log.info("caches in \(folder?.path ?? "none")")
    }
}
