internal import InterfaceDocument

extension UIViewController: InterfaceSegueOwner {
    func _connect(segue: InterfaceElement, trigger: NSObject, in assembly: InterfaceAssembly) {
        guard let scene = _storyboardScene else {
            return assembly.tell("A segue needs a storyboard, so it does nothing", of: segue)
        }
        let template = scene.template(of: segue)
        template.resolve(in: assembly)
        switch template.kind {
        case nil: assembly.tell("Tabard knows no segue of the kind '\(segue["kind"] ?? "")'", of: segue)
        case .relationship: break
        case .embed:
            guard let container = trigger as? UIView else {
                return assembly.tell("\(type(of: trigger)) can't hold an embedded controller", of: segue)
            }
            template.container = container
            scene.embedded.append(template)
        default:
            if trigger !== self { _trigger(template, by: trigger, scene, assembly) }
        }
    }

    private func _trigger(
        _ template: SegueTemplate,
        by object: NSObject,
        _ scene: StoryboardScene,
        _ assembly: InterfaceAssembly
    ) {
        let trigger = SegueTrigger(template, from: self)
        switch object {
        case let cell as UITableViewCell:
            let perform = { [weak cell] in trigger.perform(cell) }
            if template.element["trigger"] == "accessoryAction" {
                cell._segues.accessory = perform
            } else {
                cell._segues.selection = perform
            }
        case let cell as UICollectionViewCell: cell._segue = { [weak cell] in trigger.perform(cell) }
        case let source as any InterfaceActionSource:
            let usual = object is UIButton ? "touchUpInside" : "valueChanged"
            let event = template.element["eventType"] ?? template.element["trigger"] ?? usual
            if source._connect(action: SegueTrigger.action, target: trigger, event: event)
                || source._connect(action: SegueTrigger.action, target: trigger, event: usual)
            {
                scene.triggers.append(trigger)
            }
        default: assembly.tell("\(type(of: object)) can't perform a segue", of: template.element)
        }
    }

    func _performSegue(_ identifier: String, sender: Any?) {
        guard let scene = _storyboardScene else {
            fatalError(
                "\(type(of: self)) was not made from a storyboard, so it has no segue with the identifier '\(identifier)'"
            )
        }
        guard let template = scene.template(identifier: identifier) else {
            let known = scene.identifiers
            fatalError(
                "\(type(of: self)) has no segue with the identifier '\(identifier)'; it has \(known.isEmpty ? "none" : known.joined(separator: ", "))"
            )
        }
        template.perform(from: self, sender: sender, asks: false)
    }
}
