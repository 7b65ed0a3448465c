import CImageDecoder
import Glibc

/// A process that decodes images, seen from the program that started it.
///
/// It may have been taken over by an image: nothing it says is believed, and nothing it does can
/// change what has been read of it. Only one thread at a time uses it.
final class DecoderProcess: @unchecked Sendable {
    let process: Int32
    /// What it is denied.
    private(set) var confinement = TabardConfinementLimits

    /// Stands for the process, and for no other one that may get its number later.
    private let processDescriptor: Int32
    private let socket: Int32
    private let input: Int32
    private let output: Int32
    private let lifeline: Int32
    /// The process that started it; a copy of that one does not own it.
    private let owner = getpid()
    private var isEnded = false

    /// Starts a process, and does not wait for it.
    init() throws(ImageError) {
        guard tabard_decoder_can_start() else {
            throw ImageError(
                .unavailable,
                cause: "the decoder is neither in the program's own file nor in a library that it names"
            )
        }
        var descriptors = Descriptors()
        guard descriptors.open() else {
            descriptors.closeAll()
            throw ImageError(.unavailable, cause: "no descriptors: \(String(cString: strerror(errno)))")
        }
        process = descriptors.start(environment: DecoderEnvironment.inherited)
        guard process > 0 else {
            let reason = String(cString: strerror(errno))
            descriptors.closeAll()
            throw ImageError(.unavailable, cause: "no process to decode it in: \(reason)")
        }
        descriptors.closeTheirs()
        processDescriptor = tabard_process_open(process)
        socket = descriptors.socket[0]
        lifeline = descriptors.lifeline[0]
        input = descriptors.input
        output = descriptors.output
    }

    deinit { end() }

    /// Waits until it is ready.
    func begin(_ settings: DecoderSettings) throws(ImageError) {
        let limit = settings.secondsOfStarting
        let deadline = DecoderDeadline(process, seconds: limit, secondsOfWaiting: limit)
        do throws(ImageError) {
            let memory = UInt64(settings.memoryBytes)
            let lifetime = UInt64((settings.secondsOfLife + settings.seconds * 2).rounded(.up))
            var limits = TabardDecoderLimits(
                memoryBytes: memory,
                fileBytes: UInt64(ImageDecoder.Limits.pixels * 4),
                processorSeconds: lifetime
            )
            try withUnsafeBytes(of: &limits) { message throws(ImageError) in try send(message) }
            let message = try receive(until: deadline)
            guard message.kind == TabardDecoderReady.rawValue else { throw stopped("it does not begin") }
            if message.value == TabardConfinementCalls.rawValue { confinement = TabardConfinementCalls }
        } catch {
            throw ImageError(
                .unavailable,
                cause: "the process to decode it in does not begin: \(error.cause)"
            )
        }
    }

    /// Whether it can be given work.
    var isAlive: Bool {
        guard owner == getpid() else { return false }
        var state = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
        // It says nothing without being asked, but for its end.
        return poll(&state, 1, 0) == 0
    }

    var secondsUsed: Double { tabard_process_seconds(process) }

    func perform(
        _ request: TabardDecoderRequest,
        _ bytes: [UInt8],
        _ settings: DecoderSettings
    ) throws(ImageError) -> DecoderAnswer {
        guard ftruncate(input, 0) == 0, Self.write(bytes, to: input) else {
            throw ImageError(.unavailable, cause: "there is no memory to pass it on")
        }
        var request = request
        request.byteCount = UInt64(bytes.count)
        let deadline = DecoderDeadline(
            process,
            seconds: settings.seconds,
            secondsOfWaiting: settings.secondsOfWaiting
        )
        try withUnsafeBytes(of: &request) { message throws(ImageError) in try send(message) }
        let message = try receive(until: deadline)
        return try DecoderAnswer(message, output: output)
    }

    /// Gives the memory back that the last image took.
    func clear() {
        ftruncate(input, 0)
        ftruncate(output, 0)
    }

    /// Ends it, whatever it is doing, and says how it ended.
    @discardableResult
    func end() -> String {
        guard !isEnded else { return "it has ended" }
        isEnded = true
        var description = "it is another process's"
        if owner == getpid() {
            var text = [CChar](repeating: 0, count: 128)
            tabard_process_end(process, processDescriptor, &text, text.count)
            description = String(
                decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) },
                as: UTF8.self
            )
        }
        for descriptor in [socket, lifeline, input, output, processDescriptor] where descriptor >= 0 {
            close(descriptor)
        }
        return description
    }

    private func stopped(_ cause: String) -> ImageError {
        ImageError(.stopped, cause: cause)
    }

    private func send(_ message: UnsafeRawBufferPointer) throws(ImageError) {
        let flags = Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)
        let count = Glibc.send(socket, message.baseAddress, message.count, flags)
        guard count == message.count else { throw stopped("the decoder has ended") }
    }

    /// Waits for an answer, and meanwhile opens the fonts that are asked for.
    private func receive(until deadline: DecoderDeadline) throws(ImageError) -> TabardDecoderMessage {
        var fontCount = 0
        while true {
            var state = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
            let count = poll(&state, 1, deadline.milliseconds)
            if count > 0 {
                let message = try receive()
                guard message.kind == TabardDecoderFont.rawValue else { return message }
                fontCount += 1
                guard fontCount <= Self.fontLimit, sendFont(message) else {
                    throw stopped("it asks for too many fonts")
                }
            }
            if let reason = deadline.reason { throw stopped(reason) }
        }
    }

    private func receive() throws(ImageError) -> TabardDecoderMessage {
        var message = TabardDecoderMessage()
        let size = MemoryLayout<TabardDecoderMessage>.size
        var count: Int
        repeat {
            count = recv(socket, &message, size, Int32(MSG_DONTWAIT))
        } while count < 0 && errno == EINTR
        if count == size { return message }
        // What ended it is known only to who waits for it.
        throw count > 0 ? stopped("the decoder is out of step") : stopped("the decoder crashed: \(end())")
    }

    private func sendFont(_ message: TabardDecoderMessage) -> Bool {
        let font = FontFiles.open(message.words)
        defer { if font >= 0 { close(font) } }
        return tabard_font_send(socket, font)
    }

    private static let fontLimit = 1_000

    private static func write(_ bytes: [UInt8], to file: Int32) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var offset = 0
            while offset < buffer.count {
                let rest = UnsafeRawBufferPointer(rebasing: buffer[offset...])
                let count = pwrite(file, rest.baseAddress, rest.count, offset)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                offset += count
            }
            return true
        }
    }
}

extension DecoderProcess {
    /// What the two processes share.
    private struct Descriptors {
        /// The program's end, and the decoder's.
        var socket: [Int32] = [-1, -1]
        /// The program's end, and the decoder's.
        var lifeline: [Int32] = [-1, -1]
        var input: Int32 = -1
        var output: Int32 = -1

        mutating func open() -> Bool {
            guard tabard_socket_pair(&socket) else {
                socket = [-1, -1]
                return false
            }
            guard tabard_socket_pair(&lifeline) else {
                lifeline = [-1, -1]
                return false
            }
            input = tabard_memory_file()
            output = tabard_memory_file()
            return input >= 0 && output >= 0
        }

        func start(environment: [String]) -> Int32 {
            var pointers = environment.map { strdup($0) }
            defer { for pointer in pointers { free(pointer) } }
            pointers.append(nil)
            return tabard_decoder_start(socket[1], input, output, lifeline[1], pointers)
        }

        func closeTheirs() {
            close(socket[1])
            close(lifeline[1])
        }

        func closeAll() {
            for descriptor in socket + lifeline + [input, output] where descriptor >= 0 { close(descriptor) }
        }
    }
}

extension TabardDecoderMessage {
    /// The text, of which nothing may be believed.
    var words: String {
        var message = self
        return String(cString: tabard_message_text(&message))
    }
}
