/// How a program ended.
public enum ExitStatus: Hashable, Sendable {
    /// By itself, with this status; 0 is success.
    case exited(Int32)
    /// By a signal, such as 9 for SIGKILL.
    case signalled(Int32)
}
