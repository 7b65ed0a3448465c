SHELL := /bin/bash
.SHELLFLAGS := -o pipefail -c

# The example that `make run` opens.
APP ?= Catalogue

# Where `make install` puts the kit and tabard-swift.
PREFIX ?= $(HOME)/.local

# How long `make soak` fuzzes.
MINUTES ?= 10

# The examples of which `make pictures` takes pictures.
TOURED := Catalogue CustomTabBar Brightness Reader

# Tests are built apart, with warnings as errors, so that neither build undoes the other. The compiler cuts a target's
# files into batches by the number of jobs, and what it gets wrong differs with them: so tests run as built in two
# batches a target, whatever the machine, and are built and linked with a batch for each file by make soak.
CHECKED := --scratch-path .build-checked -Xswiftc -warnings-as-errors -Xswiftc -driver-batch-count -Xswiftc 2 \
	-Xswiftc -gline-tables-only
# The store's tests take a third of the time where it is built for speed (Package.swift). Targets that build so need `no-kit`.
BUILD_CHECKED := TABARD_FAST_STORE=1 swift build $(CHECKED)
APART := --scratch-path .build-apart -Xswiftc -driver-batch-size-limit -Xswiftc 1
# The random histories are built for speed, with the checks of a debug build.
HISTORIES := --package-path Fuzzing --scratch-path .build-histories -Xswiftc -assert-config -Xswiftc Debug
# The modules under Apple's names are a package of their own: while one named UIKit, Combine or os is there, others' `canImport`
# says yes. It is built after what it is made of, from the same objects, and what answers so is taken away by `no-kit`.
BUILD_KIT := $(BUILD_CHECKED) --package-path Kit --build-tests
KIT_TESTS := .build-checked/debug/KitPackageTests.xctest
KIT_MODULES := $(patsubst Kit/Sources/%,.build-checked/debug/Modules/%.swiftmodule,$(wildcard Kit/Sources/*))
# It is built as apps ship it too, since the optimizer has faults of its own.
OPTIMIZED_KIT := -c release --package-path Kit --scratch-path .build-optimized -Xswiftc -warnings-as-errors
# OpenCombine leaves parts out where it finds a module named Combine, such as that of the last build.
COMBINE := .build-optimized/*/release/Modules/Combine.swiftmodule
# What lowers sources and drives SwiftPM needs nothing of the other packages.
PORTING := --package-path Porting --scratch-path .build-porting -Xswiftc -warnings-as-errors
# The iOS packages that are built as an app's developer builds them.
PACKAGE := Examples/Habits
# The one whose tabs are those of a storyboard.
STORYBOARD := Examples/TabBarSaveStateIB
FORMATTED := --recursive --parallel Sources Tests Examples Benchmarks Fuzzing Porting Kit Package.swift

# The tests that show no window, but for some that run with the others.
WINDOWLESS := ^(InterfaceDocumentTests|KeyedArchiveTests|ManualTests|ProjectTests|StringTablesTests|TabRoamingPostgresTests|TabRoamingTests|TabStoreTests|TabardFoundationTests|tabardTests)\.
# Those that start whole programs; they wait for them more than they work.
PROGRAMS := ^WholeAppTests\.
# Those of them that bring in other programs of a desktop, and wait for these.
DESKTOPS := ^WholeAppTests\.(DragsWith|HostileDrags|ScreenReader|Phone)
# The longest of the kit's own, which would be the last to end.
LONGEST := ^TabardKitTests\.(CallbackEnumeration|Contrast)Tests
# Their program takes the names of classes itself: SwiftPM would hand it each test, and they are more than an argument holds.
TESTS := .build-checked/debug/TabardPackageTests.xctest
NAMES := .build-checked/tests
BUILD_BENCHMARKS := swift build -c release --package-path Benchmarks --scratch-path .build-benchmarks
# What those that run at once write, so that failures can be told again at the end.
OUTPUT := .build-checked/output
# They write as much at once as fits a buffer, and would cut each other's lines.
WHOLE_LINES := 2>&1 | sed --unbuffered ''

.DEFAULT_GOAL := help
.PHONY: help run build install package packages release test run-tests run-windowless-tests run-programs-tests run-desktop-tests test-others no-kit soak \
	pictures interface documentation floors benchmark benchmarks benchmark-lowering lint format

help: ## Show what can be made
	@echo "make TARGET, where TARGET is one of:"
	@sed -n 's/^\([a-z]*\):.*## /  \1\t/p' Makefile | expand -t 16

run: ## Open an example: make run APP=Name; without a display, in a browser
	@Scripts/set-up run
	@Scripts/run $(APP)

build: ## Build everything
	@Scripts/set-up run
	swift build

install: ## Install tabard-swift and the kit: make install PREFIX=folder
	@Scripts/set-up run
	Scripts/install "$(PREFIX)"

package: no-kit ## Install both in .build-prefix, build iOS packages with them, run their tests and drive them by real clicks
	@Scripts/set-up test
	Scripts/install .build-prefix
	.build-prefix/bin/tabard-swift build --package-path $(PACKAGE)
	.build-prefix/bin/tabard-swift test --package-path $(PACKAGE)
	.build-prefix/bin/tabard-swift build --package-path $(PACKAGE) --scratch-path $(PACKAGE)/.build-static \
		--static-swift-stdlib
	.build-prefix/bin/tabard-swift build --package-path $(STORYBOARD)
	Scripts/build-first-version .build-prefix
	$(BUILD_CHECKED) --build-tests
	TABARD_HABITS=$(CURDIR)/$(PACKAGE)/.build/debug/Habits TABARD_PREFIX=$(CURDIR)/.build-prefix \
		TABARD_STORYBOARD_TABS=$(CURDIR)/$(STORYBOARD)/.build/debug/TabBarSaveStateIB \
		Scripts/headless swift test --skip-build --disable-swift-testing $(CHECKED) \
		--filter "HabitsTests|ResilienceTests|RememberedTabsTests.testTabBarSaveStateIB|RandomSessionsTests.testR1RandomSessionsOfPackages"
	TABARD_HABITS=$(CURDIR)/$(PACKAGE)/.build-static/debug/Habits Scripts/headless swift test --skip-build \
		--disable-swift-testing $(CHECKED) --filter HabitsTests

packages: ## Make Debian packages of the kit, the tools and the documentation, into .build-packages
	@Scripts/set-up packages
	Scripts/install .build-prefix
	Scripts/packages .build-prefix .build-packages | tee /dev/stderr | xargs -d '\n' lintian --fail-on error,warning

release: ## Check, pack and tag a version: make release VERSION=0.1.0
	@Scripts/set-up packages
	Scripts/release "$(VERSION)"

test: no-kit ## Build with warnings as errors, run every test without a display, then lint
	@Scripts/set-up test
	$(BUILD_CHECKED) --build-tests
	@swift test list --skip-build $(CHECKED) >$(NAMES)
	$(BUILD_KIT)
	@$(MAKE) --no-print-directory --jobs 5 run-tests run-windowless-tests run-programs-tests run-desktop-tests test-others 2>&1 | tee $(OUTPUT) \
		|| { echo "What failed:"; Scripts/failures $(OUTPUT); exit 1; }
	@$(MAKE) --no-print-directory lint

no-kit:
	@rm -f $(KIT_MODULES)

run-tests:
	Scripts/headless $(TESTS) "$$(grep -vE '$(WINDOWLESS)|$(PROGRAMS)|$(LONGEST)' $(NAMES) | cut -d/ -f1 | uniq | paste -sd,)" $(WHOLE_LINES)
	@# Without a graphics card OpenGL is there for who asks for it.
	TABARD_OPENGL=1 Scripts/headless $(TESTS) TabardKitTests.BackdropTests/testTheGraphicsCardShowsTheSame $(WHOLE_LINES)

run-windowless-tests:
	Scripts/headless $(TESTS) "$$(grep -E '$(WINDOWLESS)' $(NAMES) | cut -d/ -f1 | uniq | paste -sd,)" $(WHOLE_LINES)

run-programs-tests:
	Scripts/headless $(TESTS) "$$(grep -E '$(PROGRAMS)' $(NAMES) | grep -vE '$(DESKTOPS)' | cut -d/ -f1 | uniq | paste -sd,)" $(WHOLE_LINES)

run-desktop-tests:
	Scripts/headless $(TESTS) "$$(grep -E '$(DESKTOPS)|$(LONGEST)' $(NAMES) | cut -d/ -f1 | uniq | paste -sd,)" $(WHOLE_LINES)

# Those tests keep each core half busy and wait in between. All else is built meanwhile, at the lowest priority and in silence,
# and tested: so the whole takes half of the time.
test-others:
	Scripts/headless $(KIT_TESTS) $(WHOLE_LINES)
	nice -n 19 swift build --quiet --build-tests $(PORTING)
	nice -n 19 swift test --skip-build --disable-swift-testing $(PORTING) $(WHOLE_LINES)
	nice -n 19 swift build --quiet -c release $(HISTORIES) --product Histories
	nice -n 19 .build-histories/release/Histories

soak: no-kit ## The long form of the tests of saved layouts, MINUTES=10 of fuzzing, and pictures of debug and release builds
	@Scripts/set-up test
	Scripts/soak $(MINUTES)
	swift build --build-tests $(APART)
	@rm -f $(COMBINE)
	swift build --build-tests $(OPTIMIZED_KIT)
	Scripts/headless swift test --skip-build --disable-swift-testing $(OPTIMIZED_KIT)
	$(BUILD_CHECKED) --product Pictures
	swift build -c release --product Pictures --scratch-path .build-release
	Scripts/compare-builds .build-checked/debug/Pictures .build-release/release/Pictures

pictures: no-kit ## Draw all pictures into .build-pictures, Habits too after make package, and bring those of pages up to date
	@Scripts/set-up pictures
	for product in Pictures $(TOURED); do swift build --product $$product || exit; done
	TABARD_HABITS=$(wildcard $(CURDIR)/$(PACKAGE)/.build/debug/Habits) SCREEN=2600x1800 \
		Scripts/headless swift run --skip-build Pictures .build-pictures
	$(BUILD_CHECKED) --build-tests
	for dark in 0 1; do TABARD_PHONE_PICTURES=$(CURDIR)/.build-pictures TABARD_PHONE_DARK=$$dark \
		Scripts/headless $(TESTS) WholeAppTests.PhoneTests || exit; done
	TABARD_ROAMING_PICTURES=$(CURDIR)/.build-pictures Scripts/headless $(TESTS) WholeAppTests.RoamingCataloguesTests
	Scripts/pictures .build-pictures

interface: no-kit ## Write the public interface of each product into Documentation/Interface
	@Scripts/set-up test
	$(BUILD_CHECKED) --build-tests
	TABARD_INTERFACE=write Scripts/headless $(TESTS) ProjectTests.PublicInterfaceTests/testTheFilesShowTheInterface
	$(BUILD_KIT)
	TABARD_INTERFACE=write Scripts/headless $(KIT_TESTS) InterfaceTests.KitInterfaceTests/testTheFilesShowTheInterface

documentation: ## Build the manual and open it; without a display, print its address
	@Scripts/set-up documentation
	@Scripts/documentation

floors: ## Draw the kit's floors, as the last build has them, into the documentation
	swift build
	Scripts/floors --draw

benchmark: ## Compare what the tab bar costs with its peers, and with what is wanted, as ratios of one run
	@Scripts/set-up benchmark
	$(BUILD_BENCHMARKS)
	@# On the checkout's disk, since a temporary folder may be in memory.
	TMPDIR=$(CURDIR)/.build-benchmarks GSK_RENDERER=cairo Scripts/headless .build-benchmarks/release/Compare

benchmarks: ## All other measurements, which take half an hour, and the charts of the documentation
	@Scripts/set-up benchmark
	$(BUILD_BENCHMARKS)
	GSK_RENDERER=cairo Scripts/headless .build-benchmarks/release/Compare charts Documentation/Pictures
	GSK_RENDERER=cairo Scripts/headless .build-benchmarks/release/Scrolling
	GSK_RENDERER=cairo Scripts/headless .build-benchmarks/release/StoryboardStart
	GSK_RENDERER=cairo Scripts/headless .build-benchmarks/release/RestorationStart
	GSK_RENDERER=cairo Scripts/headless .build-benchmarks/release/TabTrees
	Scripts/headless .build-benchmarks/release/ImageDecoding
	TMPDIR=$(CURDIR)/.build-benchmarks Scripts/headless .build-benchmarks/release/CostTable

benchmark-lowering: ## Measure the installed tabard-swift against SwiftPM, with an app of 300 files
	$(BUILD_BENCHMARKS) --product LoweringCost
	.build-benchmarks/release/LoweringCost 300 $(PREFIX)/bin/tabard-swift

lint: ## Check the formatting
	swift format lint --strict $(FORMATTED)

format: ## Format the sources
	swift format format --in-place $(FORMATTED)
