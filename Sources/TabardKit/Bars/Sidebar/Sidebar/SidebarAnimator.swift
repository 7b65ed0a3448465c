/// What a delegate wants to be done while the sidebar comes or goes, and afterwards.
@MainActor
final class SidebarAnimator: NSObject, UITabBarController.Sidebar.Animating {
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    func animate() {
        // One may add another one.
        while !animations.isEmpty { animations.removeFirst()() }
    }

    func complete() {
        while !completions.isEmpty { completions.removeFirst()() }
    }
}
