import Glibc

/// Stands between a browser on this machine and GTK's Broadway server, which lets in whoever can reach it.
///
/// The only argument is the path of the socket on which the server waits. The gate finds a free port on
/// 127.0.0.1, prints the address of the page, whose path is a secret, and runs until it is ended.
@main
enum BroadwayGate {
    static let ports: ClosedRange<UInt16> = 8080...8279

    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        guard let server = arguments.first, arguments.count == 1 else {
            stop("Usage: BroadwayGate SOCKET", status: EX_USAGE)
        }
        for port in ports {
            guard let listener = Socket.listening(at: port) else { continue }
            serve(server, over: listener, port: port)
        }
        stop("The ports \(ports.lowerBound) to \(ports.upperBound) are all taken.", status: EX_UNAVAILABLE)
    }

    private static func serve(_ server: String, over listener: Socket, port: UInt16) -> Never {
        let admission = Admission(authority: "127.0.0.1:\(port)", secret: Secret())
        print(
            """

                There is no display here. Open this address in a browser on this machine:

                    \(admission.address)

                Whoever knows it can use the program. Ctrl-C ends the program and its server.

            """
        )
        // Otherwise held back, where the output is no terminal.
        fflush(nil)
        Relay(listener: listener, server: server, admission: admission).run()
    }

    private static func stop(_ reason: String, status: Int32) -> Never {
        var text = reason + "\n"
        _ = text.withUTF8 { write(STDERR_FILENO, $0.baseAddress, $0.count) }
        exit(status)
    }
}
