import AppPackaging
import Foundation

/// Says which function and line an address in a file is of, by the programs that come with Swift.
struct Symbolizer {
    /// A function, and where in it the address is; the innermost first, where functions were put into others.
    struct Place: Hashable {
        let function: String
        /// The source file's path and line, as the symbols have it; nil if they don't.
        let line: String?
    }

    private struct Answer: Decodable {
        struct Symbol: Decodable {
            let functionName: String
            let fileName: String
            let line: Int

            enum CodingKeys: String, CodingKey {
                case functionName = "FunctionName"
                case fileName = "FileName"
                case line = "Line"
            }
        }
        let symbols: [Symbol]?

        enum CodingKeys: String, CodingKey {
            case symbols = "Symbol"
        }
    }

    /// The folder of Swift's programs.
    let binaries: URL

    /// - Returns: The places of each address, none for one that the file knows nothing of.
    func places(of addresses: [UInt64], in file: URL) throws -> [[Place]] {
        let symbolizer = Tool(name: "llvm-symbolizer", package: "Swift's toolchain", folder: binaries)
        let numbers = addresses.map { "0x" + String($0, radix: 16) }
        let text = try symbolizer.run(["--output-style=JSON", "--obj=\(file.path)"] + numbers)
        guard let answers = try? JSONDecoder().decode([Answer].self, from: Data(text.utf8)),
            answers.count == addresses.count
        else {
            throw PackagingError(.tool, path: symbolizer.name, cause: "its answer makes no sense")
        }
        let found = answers.map { ($0.symbols ?? []).filter { !$0.functionName.isEmpty } }
        let names = Self.readable(found.flatMap { $0.map(\.functionName) }, binaries)
        return found.map { symbols in
            symbols.map { symbol in
                Place(
                    function: AppDescription.line(names[symbol.functionName] ?? symbol.functionName),
                    line: symbol.fileName.isEmpty || symbol.line == 0
                        ? nil : AppDescription.line("\(symbol.fileName):\(symbol.line)")
                )
            }
        }
    }

    /// Swift's names as their authors wrote them; those of other languages stay as they are.
    private static func readable(_ names: [String], _ binaries: URL) -> [String: String] {
        let mangled = Set(names).filter { name in
            ["$s", "$S", "_$s", "_$S", "_T"].contains { name.hasPrefix($0) }
                && !name.contains(where: \.isNewline)
        }
        .sorted()
        guard !mangled.isEmpty else { return [:] }
        let demangle = Tool(name: "swift-demangle", package: "Swift's toolchain", folder: binaries)
        // As lines, since names may be longer than arguments, and are from a file that nobody knows.
        let input = mangled.map { "\($0)\n" }.joined()
        guard let text = try? demangle.run(["--compact", "--simplified"], input: input) else { return [:] }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard lines.count == mangled.count + 1 else { return [:] }
        return Dictionary(uniqueKeysWithValues: zip(mangled, lines))
    }
}
