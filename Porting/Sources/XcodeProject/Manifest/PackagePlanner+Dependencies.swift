extension PackagePlanner {
    /// The targets and products that stand for what one of Xcode's targets links.
    func depend(
        _ member: Member,
        all: [Member],
        target: inout PackagePlan.Target,
        plan: inout PackagePlan
    ) throws(XcodeProjectError) {
        let taken = Set(all.map(\.key))
        for other in dependencies(of: member) where taken.contains(other.key) && other.key != member.key {
            target.dependencies.append(.target(Self.targetName(of: other.target)))
        }
        for product in member.target.packageProducts {
            if product.name.hasPrefix("plugin:") {
                target.leftOut.append(
                    Problem(
                        path: member.project.path,
                        text: "the build’s plugin “\(product.name.dropFirst("plugin:".count))”"
                    )
                )
                continue
            }
            guard let package = package(of: product, in: member.project) else {
                // Xcode leaves entries of a package that was added again behind.
                let isNamedAgain = member.target.packageProducts.contains {
                    $0.name == product.name && $0 != product && package(of: $0, in: member.project) != nil
                }
                if isNamedAgain { continue }
                plan.problems.append(
                    Problem(path: member.project.path, text: "no package is known to have “\(product.name)”")
                )
                continue
            }
            use(package, product: product.name, target: &target, plan: &plan)
        }
        pods(of: member, target: &target, plan: &plan)
        target.dependencies = target.dependencies.removingDuplicates()
    }

    private func use(
        _ package: PackageReference,
        product: String,
        target: inout PackagePlan.Target,
        plan: inout PackagePlan
    ) {
        var identity = package.identity
        if let known = plan.packages.first(where: { $0.identity.lowercased() == identity.lowercased() }) {
            identity = known.identity
        } else if case .local(let path) = package.source {
            // A manifest is moved along with its folder.
            plan.packages.append(
                PackageReference(id: package.id, source: .local(path: FilePath.relative(path, to: root)))
            )
        } else {
            plan.packages.append(package)
        }
        target.dependencies.append(.product(product, package: identity))
    }

    private func package(
        of product: XcodeTarget.PackageProduct,
        in project: XcodeProject
    ) -> PackageReference? {
        if let id = product.package { return project.packages.first { $0.id == id } }
        // The project doesn't say. A package in a folder that makes the product has it,
        let all = input.projects.flatMap(\.packages)
        for candidate in all {
            guard case .local(let path) = candidate.source,
                let text = try? files.text(of: FilePath.join(path, "Package.swift"), limit: 1 << 20)
            else { continue }
            if ManifestText(text).makes(product: product.name) { return candidate }
        }
        // or one that another target has it from, or one of its name.
        let other = project.targets.flatMap(\.packageProducts).first {
            $0.name == product.name && $0.package != nil
        }
        if let id = other?.package { return project.packages.first { $0.id == id } }
        return all.first { $0.identity.lowercased() == product.name.lowercased() }
    }

    /// The packages that stand for pods.
    private func pods(
        of member: Member,
        target: inout PackagePlan.Target,
        plan: inout PackagePlan
    ) {
        guard let podfile = input.podfile else { return }
        for pod in podfile.pods(of: member.target.name) {
            guard let known = KnownPod.named(pod.name) else {
                plan.problems.append(
                    Problem(path: podfile.path, text: "no Swift package is known for the pod “\(pod.name)”")
                )
                continue
            }
            if let objection = known.objection {
                plan.problems.append(
                    Problem(path: podfile.path, text: "the pod “\(pod.name)” is \(objection); left out")
                )
                continue
            }
            let asked = podfile.requirement(of: pod)
            let requirement = known.firstVersion.map(asked.raised) ?? asked
            if requirement != asked, let version = known.firstVersion {
                plan.problems.append(
                    Problem(
                        path: podfile.path,
                        text: "the pod “\(pod.name)” is a package only from \(version) on; that is taken"
                    )
                )
            }
            let package = PackageReference(id: pod.name, source: .remote(url: known.url, requirement))
            for product in known.products {
                use(package, product: product, target: &target, plan: &plan)
            }
        }
    }
}
