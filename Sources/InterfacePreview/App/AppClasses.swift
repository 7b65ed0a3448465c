import Foundation
import InterfaceDocument
import TabardKit

/// Finds classes of the app and of UIKit by the names that documents have for them.
@MainActor
struct AppClasses {
    private let modules: Set<String>
    private var classes: [String: [AppClass]] = [:]
    private var additions: [String: [AppClass]] = [:]
    private var selectors: Set<String> = []

    init(_ facts: AppFacts) {
        modules = Set(facts.modules)
        for found in facts.classes {
            selectors.formUnion(found.methods)
            guard !found.module.isEmpty else {
                additions[found.name, default: []].append(found)
                continue
            }
            classes[found.name, default: []].append(found)
            if let name = found.objectiveCName, name != found.name {
                classes[name, default: []].append(found)
            }
        }
    }

    /// Whether any class of the app answers a selector.
    func anybodyAnswers(_ selector: String) -> Bool { selectors.contains(selector) }

    /// Whether the sources of a module are known.
    func hasModule(_ name: String) -> Bool { modules.contains(Self.identifier(name)) }

    /// A class of the app; that of the module if several have the name.
    func find(_ name: String, _ module: String?) -> AppClass? {
        if let found = classes[name] {
            let identifier = module.map(Self.identifier)
            return found.first { $0.module == identifier } ?? found.first
        }
        guard let dot = name.firstIndex(of: ".") else { return nil }
        return find(String(name[name.index(after: dot)...]), String(name[..<dot]))
    }

    /// What an element's object answers; nil if its class is not known.
    func type(of element: InterfaceElement) -> ObjectClass? {
        guard let name = element["customClass"] else {
            return InterfaceTypes.type(ofElement: element.name).map { type($0) }
        }
        if let found = find(name, element["customModule"]) { return type(found) }
        return InterfaceTypes.type(named: name).map { type($0) }
    }

    /// The class of UIKit that stands for one of the app's; nil if the app has no such class, or nothing of it is known.
    func standIn(_ name: String, _ module: String?, _ base: AnyClass?) -> AnyClass? {
        guard let found = find(name, module) else { return nil }
        guard let native = type(found).native else { return base }
        // Not all classes can be made for documents; what is no view and no controller need not be more than an object.
        guard let base, base != NSObject.self else { return base ?? native }
        return ancestors(of: native).contains { $0 == base } ? native : base
    }

    private func type(_ native: AnyClass) -> ObjectClass {
        ObjectClass(name: "\(native)", own: additions(to: native), native: native, isWhole: true)
    }

    private func type(_ first: AppClass) -> ObjectClass {
        var own: [AppClass] = []
        var native: AnyClass?
        var isWhole = true
        var seen: Set<String> = []
        var next: AppClass? = first
        while let current = next {
            next = nil
            guard seen.insert("\(current.module).\(current.name)").inserted else {
                isWhole = false
                break
            }
            own.append(current)
            own += additions[current.name] ?? []
            guard let superclass = current.superclass.map(Self.plain) else { break }
            let name = String(superclass.split(separator: ".").last ?? "")
            if let found = find(superclass, current.module), found.name != current.name {
                next = found
            } else if let type = InterfaceTypes.type(named: name) {
                native = type
                own += additions(to: type)
            } else {
                isWhole = false
            }
        }
        return ObjectClass(name: first.name, own: own, native: native, isWhole: isWhole)
    }

    private func additions(to native: AnyClass) -> [AppClass] {
        additions.isEmpty ? [] : ancestors(of: native).flatMap { additions["\($0)"] ?? [] }
    }

    private func ancestors(of type: AnyClass) -> [AnyClass] {
        var found: [AnyClass] = []
        var next: AnyClass? = type
        while let current = next {
            found.append(current)
            next = _getSuperclass(current)
        }
        return found
    }

    /// A type's name without its arguments.
    private static func plain(_ name: String) -> String { String(name.prefix { $0 != "<" }) }

    /// A module's name has no characters but those of an identifier, that in a document may be the target's.
    private static func identifier(_ module: String) -> String {
        String(module.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    }
}
