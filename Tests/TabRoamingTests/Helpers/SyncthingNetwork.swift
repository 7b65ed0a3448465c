import Foundation

/// Some processes of Syncthing that know each other alone, and share a folder.
final class SyncthingNetwork {
    /// Each device's view of the folder.
    let folders: [String: String]
    private let program: String
    private let homes: [String: String]
    private var processes: [Process] = []

    /// Makes the processes' homes, with keys and configurations.
    init(_ names: [String], in directory: String, program: String) throws {
        self.program = program
        let places = names.map { ($0, "\(directory)/syncthing-\($0)") }
        homes = Dictionary(uniqueKeysWithValues: places)
        folders = homes.mapValues { $0 + "/folder" }
        var devices: [(name: String, id: String, address: String)] = []
        for (index, name) in names.enumerated() {
            let home = homes[name] ?? ""
            // A folder without this one inside is taken for one that is not mounted.
            try FileManager.default.createDirectory(
                atPath: home + "/folder/.stfolder",
                withIntermediateDirectories: true
            )
            let process = process(["generate", "--home", home], home)
            try process.run()
            process.waitUntilExit()
            let text = try String(contentsOfFile: home + "/config.xml", encoding: .utf8)
            guard let range = text.firstRange(of: "<device id=\""),
                let id = text[range.upperBound...].split(separator: "\"").first
            else { throw CocoaError(.fileReadCorruptFile) }
            let port = 20_000 + (Int(ProcessInfo.processInfo.processIdentifier) * 8 + index) % 10_000
            devices.append((name, String(id), "tcp://127.0.0.1:\(port)"))
        }
        for device in devices {
            let home = homes[device.name] ?? ""
            try configuration(devices, at: device.address, folder: home + "/folder")
                .write(toFile: home + "/config.xml", atomically: true, encoding: .utf8)
        }
    }

    private func configuration(
        _ devices: [(name: String, id: String, address: String)],
        at address: String,
        folder: String
    ) -> String {
        let members = devices.map { "<device id=\"\($0.id)\"/>" }.joined()
        let known = devices.map {
            "<device id=\"\($0.id)\" name=\"\($0.name)\"><address>\($0.address)</address></device>"
        }.joined()
        let off = [
            "globalAnnounceEnabled", "localAnnounceEnabled", "relaysEnabled", "natEnabled", "startBrowser",
            "crashReportingEnabled",
        ].map { "<\($0)>false</\($0)>" }.joined()
        return """
            <configuration version="36">
            <folder id="tabs" path="\(folder)" type="sendreceive" rescanIntervalS="3600" fsWatcherEnabled="true" fsWatcherDelayS="1">
            <filesystemType>basic</filesystemType>\(members)<minDiskFree unit="%">0</minDiskFree></folder>
            \(known)<gui enabled="false"/>
            <options><listenAddress>\(address)</listenAddress>\(off)<urAccepted>-1</urAccepted>
            <autoUpgradeIntervalH>0</autoUpgradeIntervalH><reconnectionIntervalS>1</reconnectionIntervalS></options>
            </configuration>
            """
    }

    private func process(_ arguments: [String], _ home: String) -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(["HOME": home]) { $1 }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        return process
    }

    /// Starts all processes.
    func start() throws {
        for home in homes.values.sorted() {
            let process = process(["serve", "--home", home, "--no-browser", "--no-restart"], home)
            try process.run()
            processes.append(process)
        }
    }

    /// Ends all processes, and waits for that.
    func end() {
        for process in processes { process.terminate() }
        for process in processes { process.waitUntilExit() }
        processes = []
    }
}
