import ArgumentParser

do {
    switch try InterfacePreview.parseAsRoot() {
    case let options as CheckOptions: try options.check()
    case let options as DrawOptions: try options.draw()
    case let options as ShowOptions: try options.show()
    default: throw CleanExit.helpRequest(InterfacePreview.self)
    }
} catch {
    InterfacePreview.exit(withError: error)
}
