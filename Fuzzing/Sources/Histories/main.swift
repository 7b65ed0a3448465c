import Foundation

// More histories than a debug build has time for: 50,000 of each kind, unless TABARD_HISTORIES says another number.
var failures: [String] = []
let kinds: [RandomHistories] = [
    .ofOneDevice, .ofSeveralDevices, .ofTreesOnOneDevice, .ofTreesOnSeveralDevices, .ofListsAsTrees,
]
for histories in kinds {
    failures += histories.run(count: 50_000)
}
for failure in failures {
    print(failure)
}
exit(failures.isEmpty ? 0 : 1)
