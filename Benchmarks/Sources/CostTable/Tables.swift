import Foundation

/// Prints what was measured, as tables of Markdown.
@MainActor
enum Tables {
    static func save(_ times: PairedTimes, _ counts: [String: CallCounts], tabCount: Int) {
        heading(
            "Save, \(tabCount) tabs",
            "to TabStore | to the bare calls | median | again, to TabStore | again, to the bare calls | bytes | syncs"
                + " | renames | on the disk at return | survives a kill"
        )
        for (name, type) in peers {
            let count = counts[name]
            row([
                type.title, ratio(times.ratio(name, to: "tabstore")), ratio(times.ratio(name, to: "bare")),
                time(times.median(name)),
                ratio(times.ratio(name + SaveTrials.again, to: "tabstore" + SaveTrials.again)),
                ratio(times.ratio(name + SaveTrials.again, to: "bare" + SaveTrials.again)),
                number(count?.bytes, "%.0f"), number(count?.synchronizations, "%.1f"),
                number(count?.renames, "%.1f"),
                type.promise.isDurable ? "yes" : "no", type.promise.isWhole ? "yes" : "no",
            ])
        }
        let awaited = ["", SaveTrials.again].map { again in
            ratio(times.ratio("tabstore" + again, to: "bare-thread" + again)) + again
        }
        print(
            "\nTabStore to the bare calls with a change of threads in both: \(awaited.joined(separator: ", "))"
        )
    }

    /// What was measured with so many tabs.
    typealias Durable = (tabCount: Int, result: DurableTrials.Result)

    static func durable(_ results: [Durable]) {
        heading(
            "One move, durable, awaited from another thread",
            "to the bare calls, clock | quarter to quarter | median | to the bare calls, processor time"
                + " | quarter to quarter | median | on the own thread, processor time"
        )
        for (tabCount, result) in results {
            let columns = [result.clock, result.processor].flatMap { times in
                let (low, high) = times.quartiles("tabstore", to: "bare-thread")
                return [
                    ratio(times.ratio("tabstore", to: "bare-thread")), "\(ratio(low))–\(ratio(high))",
                    time(times.median("tabstore")),
                ]
            }
            let own = ratio(result.processor.ratio("tabstore-thread", to: "bare"))
            row(["\(tabCount) tabs"] + columns + [own])
        }
    }

    static func load(_ times: PairedTimes, tabCount: Int) {
        heading("Load in a new process, \(tabCount) tabs", "to TabStore | to the bare calls | median")
        for (name, type) in peers where !name.hasSuffix("-thread") {
            let title = name == "tabstore" ? "TabStore" : type.title
            row([
                title, ratio(times.ratio(name, to: "tabstore")), ratio(times.ratio(name, to: "bare")),
                time(times.median(name)),
            ])
        }
    }

    static func merge(_ results: [(tabCount: Int, arrangement: Double, join: Double, both: Double)]) {
        heading("Merge", "join of two devices' records | arrangement | both")
        for result in results {
            row(["\(result.tabCount) tabs", time(result.join), time(result.arrangement), time(result.both)])
        }
    }

    static func trees(_ results: [(tabCount: Int, times: PairedTimes)]) {
        typealias Name = TreeTrials.Name
        let edits = [Name.groupMove, Name.barMove, Name.hiding]
        heading(
            "Tabs in groups of 20, to as many in a list",
            (["arrangement, to the list's", "median"] + edits.map { "\($0), to a move in the list" })
                .joined(separator: " | ")
        )
        for (tabCount, times) in results {
            row(
                [
                    "\(tabCount) tabs", ratio(times.ratio(Name.tree, to: Name.list)),
                    time(times.median(Name.tree)),
                ] + edits.map { ratio(times.ratio($0, to: Name.listMove)) }
            )
        }
    }

    private static func heading(_ title: String, _ columns: String) {
        print("\n| \(title) | \(columns) |")
        print("|" + String(repeating: " --- |", count: columns.split(separator: "|").count + 1))
    }

    private static func row(_ cells: [String]) {
        print("| \(cells.joined(separator: " | ")) |")
    }

    private static func time(_ microseconds: Double) -> String {
        microseconds < 10_000
            ? String(format: "%.0f µs", microseconds) : String(format: "%.0f ms", microseconds / 1000)
    }

    private static func ratio(_ value: Double) -> String {
        String(format: "%.2f", value)
    }

    private static func number(_ value: Double?, _ format: String) -> String {
        value.map { String(format: format, $0) } ?? "not counted"
    }
}
