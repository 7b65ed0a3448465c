import CImageDecoder
import Dispatch
import Glibc
import Synchronization

/// One decoder at a time, which serves one image at a time.
final class DecoderLane: Sendable {
    private struct State {
        var decoder: DecoderProcess?
        var starts = 0
        var requests = 0
        /// Whether a look at the decoder's idleness is due.
        var isWatched = false
        /// How many decoders in a row did not begin, and why the last one did not.
        var failures = 0
        var refusal: ImageError?
    }

    private let state = Mutex(State())
    private let settings: DecoderSettings

    init(settings: DecoderSettings) {
        self.settings = settings
    }

    deinit {
        end()
    }

    /// Has a request answered, and makes something of the answer. Who answers wrongly is replaced, too.
    func perform<Result>(
        _ request: TabardDecoderRequest,
        _ bytes: [UInt8],
        _ read: (DecoderAnswer) throws(ImageError) -> sending Result
    ) throws(ImageError) -> sending Result {
        try state.withLock { state throws(ImageError) in
            state.requests += 1
            watch(&state)
            let decoder = try decoder(&state)
            if request.isVector, decoder.confinement != TabardConfinementCalls {
                throw ImageError(
                    .unavailable,
                    cause: "the system cannot filter the calls of a process that draws an SVG"
                )
            }
            do throws(ImageError) {
                let answer = try decoder.perform(request, bytes, settings)
                let result = try read(answer)
                decoder.clear()
                if decoder.secondsUsed > settings.secondsOfLife { Self.end(&state) }
                return result
            } catch {
                if error.code == .stopped { Self.end(&state) } else { decoder.clear() }
                throw error
            }
        }
    }

    var process: Int32? { state.withLock { $0.decoder?.process } }
    var startCount: Int { state.withLock { $0.starts } }

    func end() {
        state.withLock { Self.end(&$0) }
    }

    private static func end(_ state: inout State) {
        state.decoder?.end()
        state.decoder = nil
    }

    private func decoder(_ state: inout State) throws(ImageError) -> DecoderProcess {
        // What does not begin twice would not begin the next time either, and might take as long.
        if let refusal = state.refusal, state.failures > 1 { throw refusal }
        if let decoder = state.decoder {
            if decoder.isAlive { return decoder }
            Self.end(&state)
        }
        let decoder = try DecoderProcess()
        state.starts += 1
        do throws(ImageError) {
            try decoder.begin(settings)
        } catch {
            decoder.end()
            state.failures += 1
            state.refusal = error
            throw error
        }
        state.failures = 0
        state.decoder = decoder
        return decoder
    }

    /// Of its own: once a shared thread was used, libdispatch wakes each second to look at those.
    private static let watching = DispatchQueue(label: "DecoderLane", qos: .utility)

    /// Looks after a while whether there was no request in between, and then ends the decoder.
    private func watch(_ state: inout State) {
        guard !state.isWatched else { return }
        state.isWatched = true
        let requests = state.requests
        let time = DispatchTime.now() + settings.secondsOfIdleness
        Self.watching.asyncAfter(deadline: time) { [weak self] in
            self?.endIfIdle(since: requests)
        }
    }

    private func endIfIdle(since requests: Int) {
        state.withLock { state in
            state.isWatched = false
            if state.requests == requests { Self.end(&state) } else { watch(&state) }
        }
    }
}

extension TabardDecoderRequest {
    fileprivate var isVector: Bool {
        task == TabardDecoderVectorSize.rawValue || task == TabardDecoderVectorDrawing.rawValue
    }
}
