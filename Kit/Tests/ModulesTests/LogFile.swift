import OSLog

/// What a file that imports this module alone sees.
let moduleLog = Logger(subsystem: "org.example.Modules", category: "tests")
