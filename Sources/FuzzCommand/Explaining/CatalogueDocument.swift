// swift-format-ignore-file
// scripts/embed-docs made this file from docs/CATALOGUE.md. Change that and run the script again.

/// The text of docs/CATALOGUE.md, byte for byte.
enum CatalogueDocument {
    static let text = ##"""
# Catalogue of UIKit's behaviour

The model, the corpus and the findings of `fuzzsplit` cite ids such as A-011. Each id is one row below: a behaviour of UIKit, or a
defect, with the source that it is known from. `fuzzsplit explain A-011` prints a row together with what this package makes
of it. [FIDELITY.md](FIDELITY.md) says which of these behaviours the model has.

- **A** ids come from five articles and the projects that belong to them.
- **B** ids say how the platform works. Apple's documentation has most of them. The ids B-T1 to B-T6 stand for the
  [tables](#the-tables) at the end.
- **C** ids are defects that people reported. Some are defects of apps and libraries, not of UIKit.
- **D** ids are what Apple says in sessions, in headers, on reference pages and in technical notes. Where one differs from another row,
  it is right. D-T1 and D-T2 are tables as well.

The numbers have gaps: entries that turned out to be wrong or alike were taken out.

## The columns of each table

- *what*: the behaviour, in one sentence.
- *versions*: the systems that the source speaks of. `iOS 14+` also means later systems of which no source says otherwise;
  *all* means that the source names none.
- *source*: where to read it. *No source* means that it is common knowledge, or that the source has no public address.
- *how sure*: one of these.

| word | means |
| --- | --- |
| documented | Apple's documentation says so. |
| said | A speaker says so in one of [Apple's sessions](#apples-sessions). |
| shown | A slide or code in such a session shows it, as the transcript tells. |
| header | A comment in a header of Apple's SDK says so. |
| press | Press reports tell that Apple says so. |
| article | One of the five articles says so. |
| repository | Public code or its history shows it. |
| several reports | Reports that do not depend on each other agree. |
| one report | One person or team reported it. |
| inferred | No source says so; it follows from what the source says. |

## The articles

| name in this package | title, author, date |
| --- | --- |
| Fixing Multi-Level Menu Layouts | [Fixing Multi-Level UINavigationController Menu Layouts in UISplitViewController on iOS 14](https://darjeelingsteve.com/articles/Fixing-Multi-Level-UINavigationController-Menu-Layouts-in-UISplitViewController-on-iOS-14.html), 20 January 2021 |
| UISplitViewController Adaptability, Part 1 | [UISplitViewController Adaptability, Part 1](https://averagejake.com/post/uisplitviewcontroller-adaptability-part-1/), on Thinking Out Loud, 1 December 2014 |
| Default Behaviour of collapseSecondaryViewController | [Default behaviour of UISplitViewController collapseSecondaryViewController](https://www.malhal.com/category/uikit/), malhal |
| More About Split View Controllers in iOS 14 | [More About Split View Controllers in iOS 14](https://www.biteinteractive.com/more-about-split-view-controllers-in-ios-14/), Matt Neuburg, 18 February 2021 |
| Popovers and preferredContentSize | [Popovers, UINavigationController, and preferredContentSize](https://noahgilmore.com/blog/popover-uinavigationcontroller-preferredcontentsize), Noah Gilmore, 25 August 2019 |

A link to `owner/name#n` leads to an issue or pull request. A *radar* is a bug report to Apple that its author published; the
link leads to a public copy.

## Apple's sessions

| session | title |
| --- | --- |
| [WWDC14 214](https://developer.apple.com/videos/play/wwdc2014/214/), [WWDC14 216](https://developer.apple.com/videos/play/wwdc2014/216/), [WWDC14 228](https://developer.apple.com/videos/play/wwdc2014/228/) | View Controller Advancements in iOS 8; Building Adaptive Apps with UIKit; A Look Inside Presentation Controllers |
| [WWDC15 205](https://developer.apple.com/videos/play/wwdc2015/205/) | Getting Started with Multitasking on iPad in iOS 9 |
| [WWDC16 222](https://developer.apple.com/videos/play/wwdc2016/222/) | Making Apps Adaptive, Part 1 |
| [WWDC17 204](https://developer.apple.com/videos/play/wwdc2017/204/) | Updating Your App for iOS 11 |
| [WWDC18 235](https://developer.apple.com/videos/play/wwdc2018/235/) | UIKit: Apps for Every Size and Shape |
| [WWDC19 212](https://developer.apple.com/videos/play/wwdc2019/212/), [WWDC19 214](https://developer.apple.com/videos/play/wwdc2019/214/), [WWDC19 224](https://developer.apple.com/videos/play/wwdc2019/224/), [WWDC19 246](https://developer.apple.com/videos/play/wwdc2019/246/) | Introducing Multiple Windows on iPad; Implementing Dark Mode on iOS; Modernizing Your UI for iOS 13; Window Management in Your Multitasking App |
| [WWDC20 10105](https://developer.apple.com/videos/play/wwdc2020/10105/) | Build for iPad |
| [WWDC21 10057](https://developer.apple.com/videos/play/wwdc2021/10057/), [WWDC21 10059](https://developer.apple.com/videos/play/wwdc2021/10059/), [WWDC21 10063](https://developer.apple.com/videos/play/wwdc2021/10063/), [WWDC21 10259](https://developer.apple.com/videos/play/wwdc2021/10259/) | Take your iPad apps to the next level; What's new in UIKit; Customize and resize sheets in UIKit; Your guide to keyboard layout |
| [WWDC22 10068](https://developer.apple.com/videos/play/wwdc2022/10068/), [WWDC22 10069](https://developer.apple.com/videos/play/wwdc2022/10069/) | What's new in UIKit; Meet desktop-class iPad |
| [WWDC23 10055](https://developer.apple.com/videos/play/wwdc2023/10055/), [WWDC23 10057](https://developer.apple.com/videos/play/wwdc2023/10057/), [WWDC23 10281](https://developer.apple.com/videos/play/wwdc2023/10281/) | What's new in UIKit; Unleash the UIKit trait system; Keep up with the keyboard |
| [WWDC24 10118](https://developer.apple.com/videos/play/wwdc2024/10118/), [WWDC24 10145](https://developer.apple.com/videos/play/wwdc2024/10145/), [WWDC24 10147](https://developer.apple.com/videos/play/wwdc2024/10147/) | What's new in UIKit; Enhance your UI animations and transitions; Elevate your tab and sidebar experience in iPadOS |
| [WWDC25 208](https://developer.apple.com/videos/play/wwdc2025/208/), [WWDC25 243](https://developer.apple.com/videos/play/wwdc2025/243/), [WWDC25 282](https://developer.apple.com/videos/play/wwdc2025/282/), [WWDC25 284](https://developer.apple.com/videos/play/wwdc2025/284/) | Elevate the design of your iPad app; What's new in UIKit; Make your UIKit app more flexible; Build a UIKit app with the new design |
| [WWDC26 278](https://developer.apple.com/videos/play/wwdc2026/278/) | Modernize your UIKit app |
| [Tech Talk 111461](https://developer.apple.com/videos/play/tech-talks/111461/), [Tech Talk 111462](https://developer.apple.com/videos/play/tech-talks/111462/), [Tech Talk 111463](https://developer.apple.com/videos/play/tech-talks/111463/), [Tech Talk 111464](https://developer.apple.com/videos/play/tech-talks/111464/) | Prepare your app for iPhone Duo; Raise the bar with iPhone Duo; Strike a pose with adaptive layouts on iPhone Duo; Leverage multiple displays and scenes on iPhone Duo |
| [TN3187](https://developer.apple.com/documentation/technotes/tn3187-migrating-to-the-uikit-scene-based-life-cycle), [TN3192](https://developer.apple.com/documentation/technotes/tn3192-migrating-your-app-from-the-deprecated-uirequiresfullscreen-key) | Migrating to the UIKit scene-based life cycle; Migrating your iPad app from the deprecated UIRequiresFullScreen key |

# A. What the five articles say

## Column-style split views and the wide primary column

How iOS 14 builds a split view from columns, and why its primary column is wider than it looks.

| id | what | versions | source | how sure |
| --- | --- | --- | --- | --- |
| A-001 | A column-style split view gets its controllers one column at a time, and its style when it is made. | iOS 14+ | [Fixing Multi-Level Menu Layouts](https://darjeelingsteve.com/articles/Fixing-Multi-Level-UINavigationController-Menu-Layouts-in-UISplitViewController-on-iOS-14.html), [UISplitViewController.setViewController(_:for:)](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/setviewcontroller%28_:for:%29) | documented |
| A-002 | The split view wraps a plain controller in a navigation controller of its own when it is set for the primary or secondary column. | iOS 14+ | [Fixing Multi-Level Menu Layouts](https://darjeelingsteve.com/articles/Fixing-Multi-Level-UINavigationController-Menu-Layouts-in-UISplitViewController-on-iOS-14.html), [UISplitViewController](https://developer.apple.com/documentation/uikit/uisplitviewcontroller) | documented |
| A-003 | The primary column's outermost view is 100 points wider than the column, and the surplus sticks out past the leading edge of the split view. | iOS 14+ | [Fixing Multi-Level Menu Layouts](https://darjeelingsteve.com/articles/Fixing-Multi-Level-UINavigationController-Menu-Layouts-in-UISplitViewController-on-iOS-14.html), [LeoNatan/LNPopupController#390](https://github.com/LeoNatan/LNPopupController/issues/390) | several reports |
| A-004 | The surplus width gives the column something to draw when a swipe from the screen edge pulls it further than its resting position. | iOS 14+ | [Fixing Multi-Level Menu Layouts](https://darjeelingsteve.com/articles/Fixing-Multi-Level-UINavigationController-Menu-Layouts-in-UISplitViewController-on-iOS-14.html) | article |
| A-005 | The swipe from the edge that shows a hidden primary column works only while `presentsWithGesture` is true, which is the default. | iOS 14+ | [Fixing Multi-Level Menu Layouts](https://darjeelingsteve.com/articles/Fixing-Multi-Level-UINavigationController-Menu-Layouts-in-UISplitViewController-on-iOS-14.html), [UISplitViewController.presentsWithGesture](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/presentswithgesture) | documented |
| A-006 | The split view sets a safe-area inset as large as the surplus, so that the primary's content starts at the visible edge. | iOS 14+ | [Fixing Multi-Level Menu Layouts](https://darjeelingsteve.com/articles/Fixing-Multi-Level-UINavigationController-Menu-Layouts-in-UISplitViewController-on-iOS-14.html) | article |
| A-007 | The split view places the display-mode button in the columns' navigation bars by itself. | iOS 14+ | [Fixing Multi-Level Menu Layouts](https://darjeelingsteve.com/articles/Fixing-Multi-Level-UINavigationController-Menu-Layouts-in-UISplitViewController-on-iOS-14.html), [UISplitViewController](https://developer.apple.com/documentation/uikit/uisplitviewcontroller) | documented |
| A-008 | A primary controller whose first child is a navigation controller is not wrapped; that child serves as the column's navigation controller, so the column has one bar. | iOS 14+ | [Fixing Multi-Level Menu Layouts](https://darjeelingsteve.com/articles/Fixing-Multi-Level-UINavigationController-Menu-Layouts-in-UISplitViewController-on-iOS-14.html), [UISplitViewController](https://developer.apple.com/documentation/uikit/uisplitviewcontroller) | documented |
| A-009 | The split view looks at the controller's children at one moment, so a child that the controller adds in `viewDidLoad` counts only if the view has loaded by then. | iOS 14+ | [Fixing Multi-Level Menu Layouts](https://darjeelingsteve.com/articles/Fixing-Multi-Level-UINavigationController-Menu-Layouts-in-UISplitViewController-on-iOS-14.html), [darjeelingsteve/SplitViewMenu](https://github.com/darjeelingsteve/SplitViewMenu) | inferred |
| A-010 | A controller that brings its own navigation controller can serve as a column and as a modal screen. | iOS 14+ | [Fixing Multi-Level Menu Layouts](https://darjeelingsteve.com/articles/Fixing-Multi-Level-UINavigationController-Menu-Layouts-in-UISplitViewController-on-iOS-14.html) | article |

## The first defect: the inset is lost after a push

What goes wrong when a primary column brings its own navigation controller, and the repair that the article publishes.

| id | what | versions | source | how sure |
| --- | --- | --- | --- | --- |
| A-011 | After a push on a navigation controller that the primary's controller brought, the next rotation or hide-and-show sets the column's leading inset to 0, and its content starts 100 points off-screen. | iOS 14 | [Fixing Multi-Level Menu Layouts](https://darjeelingsteve.com/articles/Fixing-Multi-Level-UINavigationController-Menu-Layouts-in-UISplitViewController-on-iOS-14.html), [darjeelingsteve/SplitViewMenu](https://github.com/darjeelingsteve/SplitViewMenu) | article |
| A-012 | Nothing goes wrong before the push, nor at any depth when the split view made the navigation controller. | iOS 14 | [Fixing Multi-Level Menu Layouts](https://darjeelingsteve.com/articles/Fixing-Multi-Level-UINavigationController-Menu-Layouts-in-UISplitViewController-on-iOS-14.html) | article |
| A-013 | The push alone does no harm: the next layout of the columns loses the inset. | iOS 14 | [Fixing Multi-Level Menu Layouts](https://darjeelingsteve.com/articles/Fixing-Multi-Level-UINavigationController-Menu-Layouts-in-UISplitViewController-on-iOS-14.html) | article |
| A-014 | The right inset is the view's width minus `primaryColumnWidth`, on the side where the view sticks out of the split view, and zero if it does not stick out. | iOS 14 | [Fixing Multi-Level Menu Layouts](https://darjeelingsteve.com/articles/Fixing-Multi-Level-UINavigationController-Menu-Layouts-in-UISplitViewController-on-iOS-14.html) | article |
| A-015 | Right to left, the primary column is on the right, and so is its inset. | iOS 14 | [Fixing Multi-Level Menu Layouts](https://darjeelingsteve.com/articles/Fixing-Multi-Level-UINavigationController-Menu-Layouts-in-UISplitViewController-on-iOS-14.html) | article |
| A-016 | The repair sets `additionalSafeAreaInsets` back to zero, reads the remaining inset, and adds the difference to what is needed. | iOS 14 | [Fixing Multi-Level Menu Layouts](https://darjeelingsteve.com/articles/Fixing-Multi-Level-UINavigationController-Menu-Layouts-in-UISplitViewController-on-iOS-14.html) | article |
| A-017 | The repair does nothing while the split view is collapsed or the primary lies outside of its bounds. | iOS 14 | [Fixing Multi-Level Menu Layouts](https://darjeelingsteve.com/articles/Fixing-Multi-Level-UINavigationController-Menu-Layouts-in-UISplitViewController-on-iOS-14.html) | article |
| A-018 | After a push, `viewController(for: .primary)` returns the inner navigation controller instead of the controller that was set. | iOS 14 | [Fixing Multi-Level Menu Layouts](https://darjeelingsteve.com/articles/Fixing-Multi-Level-UINavigationController-Menu-Layouts-in-UISplitViewController-on-iOS-14.html), [UISplitViewController.viewController(for:)](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/viewcontroller%28for:%29) | article |
| A-019 | The repair therefore observes the `frame` of the primary's view and corrects the inset at every change; installing the observer loads the view. | iOS 14 | [Fixing Multi-Level Menu Layouts](https://darjeelingsteve.com/articles/Fixing-Multi-Level-UINavigationController-Menu-Layouts-in-UISplitViewController-on-iOS-14.html) | article |

## The second defect: the invisible display-mode button

The repaired inset uncovers another defect, in the navigation bar.

| id | what | versions | source | how sure |
| --- | --- | --- | --- | --- |
| A-020 | With the repair in place, hiding and showing the primary leaves the display-mode button in its place with an alpha of 0. | iOS 14 | [Fixing Multi-Level Menu Layouts](https://darjeelingsteve.com/articles/Fixing-Multi-Level-UINavigationController-Menu-Layouts-in-UISplitViewController-on-iOS-14.html) | article |
| A-021 | The bar sets its buttons' alpha when it lays itself out, so one more `setNeedsLayout()` on the bar makes the button visible. | iOS 14 | [Fixing Multi-Level Menu Layouts](https://darjeelingsteve.com/articles/Fixing-Multi-Level-UINavigationController-Menu-Layouts-in-UISplitViewController-on-iOS-14.html) | article |
| A-022 | A check for the display-mode button must ask whether the user can see it, because its presence in the hierarchy proves nothing. | iOS 14 | [Fixing Multi-Level Menu Layouts](https://darjeelingsteve.com/articles/Fixing-Multi-Level-UINavigationController-Menu-Layouts-in-UISplitViewController-on-iOS-14.html) | article |

## The third defect: the Dock

Safe areas change by a path that never asks the split view.

| id | what | versions | source | how sure |
| --- | --- | --- | --- | --- |
| A-023 | With two or more controllers on the inner navigation stack, revealing the Dock sets the primary's inset to 0 again, without any rotation or change of display mode. | iOS 14 | [Fixing Multi-Level Menu Layouts](https://darjeelingsteve.com/articles/Fixing-Multi-Level-UINavigationController-Menu-Layouts-in-UISplitViewController-on-iOS-14.html) | article |
| A-024 | When the scene's safe area changes, the window walks down the tree of controllers and each updates its own insets; the split view has no method that is called on the way. | iOS 14 | [Fixing Multi-Level Menu Layouts](https://darjeelingsteve.com/articles/Fixing-Multi-Level-UINavigationController-Menu-Layouts-in-UISplitViewController-on-iOS-14.html) | article |
| A-025 | In the published stack trace the walk passes three controllers above the menu: root, split view, primary. | iOS 14 | [Fixing Multi-Level Menu Layouts](https://darjeelingsteve.com/articles/Fixing-Multi-Level-UINavigationController-Menu-Layouts-in-UISplitViewController-on-iOS-14.html), [darjeelingsteve/SplitViewMenu](https://github.com/darjeelingsteve/SplitViewMenu) | article |
| A-026 | The repair observes `safeAreaInsets` as well, and corrects them when both sides are 0. | iOS 14 | [Fixing Multi-Level Menu Layouts](https://darjeelingsteve.com/articles/Fixing-Multi-Level-UINavigationController-Menu-Layouts-in-UISplitViewController-on-iOS-14.html) | article |
| A-027 | None of these defects appears when the split view makes the navigation controller itself. | iOS 14 | [Fixing Multi-Level Menu Layouts](https://darjeelingsteve.com/articles/Fixing-Multi-Level-UINavigationController-Menu-Layouts-in-UISplitViewController-on-iOS-14.html) | article |

## What the repair's repository adds

The article's sample project was corrected after publication. Its history shows how hard the repair is.

| id | what | versions | source | how sure |
| --- | --- | --- | --- | --- |
| A-040 | The published repair loops for ever when the split view expands, because the column's width already has its new value while its view is still narrow and the computed inset becomes negative. | iOS 14 | [darjeelingsteve/SplitViewMenu@c4cbb01](https://github.com/darjeelingsteve/SplitViewMenu/commit/c4cbb01) | repository |
| A-041 | An earlier version kept the inset at zero or above; the clamp was lost when right-to-left support was added, and A-040 is the result. | iOS 14 | [darjeelingsteve/SplitViewMenu@21d8c3b](https://github.com/darjeelingsteve/SplitViewMenu/commit/21d8c3b), [darjeelingsteve/SplitViewMenu@1b103d0](https://github.com/darjeelingsteve/SplitViewMenu/commit/1b103d0), [darjeelingsteve/SplitViewMenu@c4cbb01](https://github.com/darjeelingsteve/SplitViewMenu/commit/c4cbb01) | repository |
| A-042 | The first version judged visibility by the right edge of the view alone, which is wrong when the primary is on the right. | iOS 14 | [darjeelingsteve/SplitViewMenu@e856f8d](https://github.com/darjeelingsteve/SplitViewMenu/commit/e856f8d) | repository |
| A-043 | The first version also corrected insets while the split view was collapsed, where they are wrong. | iOS 14 | [darjeelingsteve/SplitViewMenu@dc7f28e](https://github.com/darjeelingsteve/SplitViewMenu/commit/dc7f28e) | repository |
| A-044 | The sample's compact column shows an unrelated empty page, so every collapse loses the user's place. | iOS 14 | [darjeelingsteve/SplitViewMenu](https://github.com/darjeelingsteve/SplitViewMenu) | repository |

## Split views that adapt

The classic split view of iOS 8: two controllers, and one that is left when the width is compact.

| id | what | versions | source | how sure |
| --- | --- | --- | --- | --- |
| A-060 | `UISplitViewController` shows two related controllers, navigation on one side and detail on the other. | iOS 3.2+ | [UISplitViewController Adaptability, Part 1](https://averagejake.com/post/uisplitviewcontroller-adaptability-part-1/) | article |
| A-061 | The primary is the sidebar; the secondary is the detail. | iOS 8+ | [UISplitViewController Adaptability, Part 1](https://averagejake.com/post/uisplitviewcontroller-adaptability-part-1/) | article |
| A-062 | `displayModeButtonItem` hides and shows the primary. | iOS 8+ | [UISplitViewController Adaptability, Part 1](https://averagejake.com/post/uisplitviewcontroller-adaptability-part-1/), [UISplitViewController.displayModeButtonItem](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/displaymodebuttonitem) | documented |
| A-063 | Hiding the primary moves its view off-screen; neither the view nor the controller leaves its hierarchy. | iOS 8 | [UISplitViewController Adaptability, Part 1](https://averagejake.com/post/uisplitviewcontroller-adaptability-part-1/) | article |
| A-064 | Display mode and collapse are independent: one says whether the sidebar is visible, the other which hierarchy exists. | iOS 8+ | [UISplitViewController Adaptability, Part 1](https://averagejake.com/post/uisplitviewcontroller-adaptability-part-1/) | article |
| A-065 | A split view is expanded in regular width and collapsed in compact width. | iOS 8+ | [UISplitViewController Adaptability, Part 1](https://averagejake.com/post/uisplitviewcontroller-adaptability-part-1/), [UISplitViewController.isCollapsed](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/iscollapsed) | documented |
| A-066 | The iPhone 6 Plus is regular in landscape and compact in portrait; it was the only device of its time that changes class by rotation. | iOS 8 | [UISplitViewController Adaptability, Part 1](https://averagejake.com/post/uisplitviewcontroller-adaptability-part-1/) | article |
| A-067 | When that phone turns to portrait, the sidebar and the display-mode button disappear and the controller hierarchy changes. | iOS 8 | [UISplitViewController Adaptability, Part 1](https://averagejake.com/post/uisplitviewcontroller-adaptability-part-1/) | article |
| A-068 | A collapsed split view has one element in `viewControllers`. | iOS 8+ | [UISplitViewController Adaptability, Part 1](https://averagejake.com/post/uisplitviewcontroller-adaptability-part-1/), [UISplitViewController.viewControllers](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/viewcontrollers) | documented |
| A-069 | Collapsed, both contents share one navigation stack: Back leads to the primary, and `showDetailViewController` pushes the detail. | iOS 8+ | [UISplitViewController Adaptability, Part 1](https://averagejake.com/post/uisplitviewcontroller-adaptability-part-1/) | article |
| A-070 | Collapsed, the secondary's navigation controller is nested inside the primary's. | iOS 8+, classic style | [UISplitViewController Adaptability, Part 1](https://averagejake.com/post/uisplitviewcontroller-adaptability-part-1/) | article |
| A-071 | A split view starts expanded even in compact width and collapses afterwards, so its delegate gets the collapse callbacks at launch. | iOS 8+ | [UISplitViewController Adaptability, Part 1](https://averagejake.com/post/uisplitviewcontroller-adaptability-part-1/), [Command Shift, 11 April 2016](https://commandshift.co.uk/) | several reports |
| A-072 | Before the collapse at launch, children may read a size class that is regular or unspecified; they should wait for `traitCollectionDidChange`. | iOS 8 | [UISplitViewController Adaptability, Part 1](https://averagejake.com/post/uisplitviewcontroller-adaptability-part-1/) | article |
| A-073 | A container can override the traits of a split view and so decide whether it collapses. | iOS 8+ | [UISplitViewController Adaptability, Part 1](https://averagejake.com/post/uisplitviewcontroller-adaptability-part-1/) | article |

## What a classic split view does by default when it collapses and expands

The delegate may decide. Otherwise the primary does, and a navigation controller knows only pushing and popping.

| id | what | versions | source | how sure |
| --- | --- | --- | --- | --- |
| A-080 | If the delegate does not handle the collapse, the split view asks the primary: a plain controller does nothing, a navigation controller pushes the secondary. | iOS 8+ | [Default Behaviour of collapseSecondaryViewController](https://www.malhal.com/category/uikit/), [UISplitViewControllerDelegate.splitViewController(_:collapseSecondary:onto:)](https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate/splitviewcontroller%28_:collapsesecondary:onto:%29) | documented |
| A-081 | If the delegate names no secondary on expanding, the split view asks the primary: a plain controller has none, a navigation controller pops its top controller and returns it. | iOS 8+ | [Default Behaviour of collapseSecondaryViewController](https://www.malhal.com/category/uikit/), [UISplitViewControllerDelegate.splitViewController(_:separateSecondaryFrom:)](https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate/splitviewcontroller%28_:separatesecondaryfrom:%29) | documented |
| A-082 | A delegate can do the same by hand: push the secondary without animation to collapse, pop without animation to expand. | iOS 8+ | [Default Behaviour of collapseSecondaryViewController](https://www.malhal.com/category/uikit/) | article |
| A-083 | A delegate that claims to have handled the collapse and does nothing drops the secondary. | iOS 8+ | [Default Behaviour of collapseSecondaryViewController](https://www.malhal.com/category/uikit/), [UISplitViewControllerDelegate.splitViewController(_:collapseSecondary:onto:)](https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate/splitviewcontroller%28_:collapsesecondary:onto:%29) | documented |
| A-084 | If the user has popped the secondary or something else lies on top, expanding makes an ordinary page of the primary's stack the new secondary. | iOS 8+ | [Default Behaviour of collapseSecondaryViewController](https://www.malhal.com/category/uikit/) | inferred |
| A-085 | Pushing a navigation controller on another raises, except after the split view has set a private flag that permits nesting. | iOS 8+ | [Default Behaviour of collapseSecondaryViewController](https://www.malhal.com/category/uikit/), [rickytan/RTRootNavigationController#199](https://github.com/rickytan/RTRootNavigationController/issues/199) | several reports |
| A-086 | A nested navigation controller without any controllers raises `NSInvalidArgumentException`. | iOS 8+ | [Default Behaviour of collapseSecondaryViewController](https://www.malhal.com/category/uikit/) | article |
| A-087 | A Plus phone is the easiest device to try this on, since it changes class by rotation. | iOS 8+ | [Default Behaviour of collapseSecondaryViewController](https://www.malhal.com/category/uikit/) | article |

## Columns, display modes and split behaviours

What the split view of iOS 14 offers an app: three columns, six display modes, three behaviours.

| id | what | versions | source | how sure |
| --- | --- | --- | --- | --- |
| A-100 | A double-column split view shows primary and secondary in regular width and, if there is one, the compact column in compact width. | iOS 14+ | [More About Split View Controllers in iOS 14](https://www.biteinteractive.com/more-about-split-view-controllers-in-ios-14/), [UISplitViewController](https://developer.apple.com/documentation/uikit/uisplitviewcontroller) | documented |
| A-101 | A separate compact column has a hierarchy of its own, and nothing carries the user's place from one to the other unless the app does. | iOS 14+ | [More About Split View Controllers in iOS 14](https://www.biteinteractive.com/more-about-split-view-controllers-in-ios-14/) | article |
| A-102 | The triple-column style adds a supplementary column between primary and secondary. | iOS 14+ | [More About Split View Controllers in iOS 14](https://www.biteinteractive.com/more-about-split-view-controllers-in-ios-14/), [UISplitViewController](https://developer.apple.com/documentation/uikit/uisplitviewcontroller) | article |
| A-103 | The supplementary column may be visible without the primary, but never the primary without the supplementary. | iOS 14+ | [More About Split View Controllers in iOS 14](https://www.biteinteractive.com/more-about-split-view-controllers-in-ios-14/) | article |
| A-104 | The style is fixed when the split view is made; `.unspecified` means the classic style. | iOS 14+ | [More About Split View Controllers in iOS 14](https://www.biteinteractive.com/more-about-split-view-controllers-in-ios-14/), [UISplitViewController.style](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/style-swift.property) | article |
| A-105 | Setting a supplementary controller in double-column style crashes. | iOS 14+ | [More About Split View Controllers in iOS 14](https://www.biteinteractive.com/more-about-split-view-controllers-in-ios-14/) | article |
| A-106 | `displayMode` says what is shown, `preferredDisplayMode` what the app asks for; `.automatic` leaves the choice to the system. | iOS 14+ | [More About Split View Controllers in iOS 14](https://www.biteinteractive.com/more-about-split-view-controllers-in-ios-14/), [UISplitViewController.preferredDisplayMode](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/preferreddisplaymode) | documented |
| A-107 | The six modes tell how many sidebars are visible and how: beside the secondary, over it, or displacing it. | iOS 14+ | [More About Split View Controllers in iOS 14](https://www.biteinteractive.com/more-about-split-view-controllers-in-ios-14/), [UISplitViewController.DisplayMode](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/displaymode-swift.enum) | documented |
| A-108 | The split view remembers the preferred mode and applies it when it can; `show(_:)` and `hide(_:)` change the mode once. | iOS 14+ | [More About Split View Controllers in iOS 14](https://www.biteinteractive.com/more-about-split-view-controllers-in-ios-14/) | article |
| A-109 | A split behaviour permits only some display modes (table B-T1). | iOS 14+ | [More About Split View Controllers in iOS 14](https://www.biteinteractive.com/more-about-split-view-controllers-in-ios-14/), [UISplitViewController.preferredSplitBehavior](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/preferredsplitbehavior) | documented |
| A-110 | A mode that the behaviour does not permit becomes the nearest permitted one, for example `oneBeside` becomes `oneOver` under overlay. | iOS 14+ | [More About Split View Controllers in iOS 14](https://www.biteinteractive.com/more-about-split-view-controllers-in-ios-14/), [UISplitViewController.preferredDisplayMode](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/preferreddisplaymode) | documented |
| A-111 | `splitBehavior` says what applies, `preferredSplitBehavior` what the app asks for; the default is `.automatic`. | iOS 14+ | [More About Split View Controllers in iOS 14](https://www.biteinteractive.com/more-about-split-view-controllers-in-ios-14/), [UISplitViewController.splitBehavior](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/splitbehavior-swift.property) | documented |
| A-112 | `presentsWithGesture` switches the swipe and the button together; without it the user can neither hide a column nor bring one back. | iOS 14+ | [More About Split View Controllers in iOS 14](https://www.biteinteractive.com/more-about-split-view-controllers-in-ios-14/), [UISplitViewController.presentsWithGesture](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/presentswithgesture) | documented |
| A-113 | `showsSecondaryOnlyButton` adds a button, in triple-column style only, that switches to the secondary alone and back. | iOS 14+ | [More About Split View Controllers in iOS 14](https://www.biteinteractive.com/more-about-split-view-controllers-in-ios-14/), [UISplitViewController.showsSecondaryOnlyButton](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/showssecondaryonlybutton) | documented |
| A-114 | In Mail, a tap on the displaced secondary in landscape hides the primary; the supplementary can be dismissed in portrait only, where it is an overlay. | iPadOS 14 | [More About Split View Controllers in iOS 14](https://www.biteinteractive.com/more-about-split-view-controllers-in-ios-14/) | article |
| A-115 | `primaryEdge` puts the primary and the supplementary column on the leading side, the default, or on the trailing side. | iOS 14+ | [More About Split View Controllers in iOS 14](https://www.biteinteractive.com/more-about-split-view-controllers-in-ios-14/), [UISplitViewController.primaryEdge](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/primaryedge-swift.property) | documented |
| A-116 | Primary and supplementary each have a preferred width in points, a preferred fraction, a minimum and a maximum; points beat the fraction. | iOS 14+ | [More About Split View Controllers in iOS 14](https://www.biteinteractive.com/more-about-split-view-controllers-in-ios-14/), [UISplitViewController.preferredPrimaryColumnWidth](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/preferredprimarycolumnwidth) | documented |
| A-117 | A special constant lets the supplementary column take all width that is left. | iOS 14+ | [More About Split View Controllers in iOS 14](https://www.biteinteractive.com/more-about-split-view-controllers-in-ios-14/) | article |
| A-118 | A width above the default maximum has no effect until the app raises the maximum. | iOS 14+ | [More About Split View Controllers in iOS 14](https://www.biteinteractive.com/more-about-split-view-controllers-in-ios-14/) | article |
| A-119 | From two displacing columns the user can slide the supplementary over the primary's place, which leaves one column beside the secondary. | iOS 14+ | [More About Split View Controllers in iOS 14](https://www.biteinteractive.com/more-about-split-view-controllers-in-ios-14/) | article |

## Popovers that follow the size of their content

A navigation controller in a popover, two pages of different size, and what it takes to resize the popover together with the push.

| id | what | versions | source | how sure |
| --- | --- | --- | --- | --- |
| A-130 | The scenario: a small page without a bar and a large page with one, both on a navigation controller in a popover that should animate its size. | iOS 12 | [Popovers and preferredContentSize](https://noahgilmore.com/blog/popover-uinavigationcontroller-preferredcontentsize) | article |
| A-131 | A popover takes its size from the presented controller's `preferredContentSize` and never from the constraints on its view. | iOS 8+ | [Popovers and preferredContentSize](https://noahgilmore.com/blog/popover-uinavigationcontroller-preferredcontentsize), [UIViewController.preferredContentSize](https://developer.apple.com/documentation/uikit/uiviewcontroller/preferredcontentsize) | documented |
| A-132 | Without a preferred size, a popover on a 12.9-inch iPad is 375 by 636 points. | iOS 12 | [Popovers and preferredContentSize](https://noahgilmore.com/blog/popover-uinavigationcontroller-preferredcontentsize) | article |
| A-133 | A page can set its preferred size to its smallest fitting size in `viewWillAppear`. | iOS 12 | [Popovers and preferredContentSize](https://noahgilmore.com/blog/popover-uinavigationcontroller-preferredcontentsize) | article |
| A-134 | On a push inside a popover, the popover resizes after the push has ended, so the new page first appears at the old size. | iOS 7–12 | [Popovers and preferredContentSize](https://noahgilmore.com/blog/popover-uinavigationcontroller-preferredcontentsize), [fatuhoku/Resize-Popover-with-embedded-UINavigationController](https://github.com/fatuhoku/Resize-Popover-with-embedded-UINavigationController), [kylesluder/PopoverSizing](https://github.com/kylesluder/PopoverSizing) | several reports |
| A-135 | A navigation controller takes over the preferred size of its top controller when the transition has ended. | iOS 12 | [Popovers and preferredContentSize](https://noahgilmore.com/blog/popover-uinavigationcontroller-preferredcontentsize) | article |
| A-136 | A plain controller around the navigation controller lets both animations run together if the app sets the preferred size of this outer controller. | iOS 12 | [Popovers and preferredContentSize](https://noahgilmore.com/blog/popover-uinavigationcontroller-preferredcontentsize) | article |
| A-137 | The sample adds its child without `didMove(toParent:)`, which breaks the rules of containment. | iOS 12 | [Popovers and preferredContentSize](https://noahgilmore.com/blog/popover-uinavigationcontroller-preferredcontentsize), see B-103 | article |
| A-138 | A deeply nested controller reaches the popover's presentation controller, whose `presentedViewController` is the outermost one. | iOS 12 | [Popovers and preferredContentSize](https://noahgilmore.com/blog/popover-uinavigationcontroller-preferredcontentsize) | article |
| A-139 | A preferred size set deep inside a wrapper does not reach the popover until the wrapper sets its own. | iOS 12 | [Popovers and preferredContentSize](https://noahgilmore.com/blog/popover-uinavigationcontroller-preferredcontentsize) | article |
| A-140 | The small page hides the navigation bar in `viewWillAppear`, and the large one shows it with animation. | iOS 12 | [Popovers and preferredContentSize](https://noahgilmore.com/blog/popover-uinavigationcontroller-preferredcontentsize), [noahsark769/NGPopoverForceResizeTest](https://github.com/noahsark769/NGPopoverForceResizeTest) | article |
| A-141 | Size constraints just below required priority avoid warnings while the popover does not yet have the wanted size. | iOS 12 | [Popovers and preferredContentSize](https://noahgilmore.com/blog/popover-uinavigationcontroller-preferredcontentsize) | article |
| A-142 | A navigation controller subclass and a wrapper can pass a child's size upwards by overriding `preferredContentSizeDidChange(forChildContentContainer:)`. | iOS 12 | [Popovers and preferredContentSize](https://noahgilmore.com/blog/popover-uinavigationcontroller-preferredcontentsize), [noahsark769/NGPopoverForceResizeTest](https://github.com/noahsark769/NGPopoverForceResizeTest) | article |
| A-143 | Whoever changes its own preferred size must change that of the presented controller too. | iOS 12 | [Popovers and preferredContentSize](https://noahgilmore.com/blog/popover-uinavigationcontroller-preferredcontentsize) | article |

## What the popover repositories add

Three versions of one sample, and an older project with the same trick.

| id | what | versions | source | how sure |
| --- | --- | --- | --- | --- |
| A-145 | The sample's first working version passes the size up through a navigation controller subclass and a wrapper, and also copies it in the delegate's `willShow`. | iOS 12 | [noahsark769/NGPopoverForceResizeTest@9414f57](https://github.com/noahsark769/NGPopoverForceResizeTest/commit/9414f57) | repository |
| A-146 | The second version writes the size straight to the presented controller instead. | iOS 12 | [noahsark769/NGPopoverForceResizeTest@1bb1724](https://github.com/noahsark769/NGPopoverForceResizeTest/commit/1bb1724) | repository |
| A-147 | The first version kept the fitting width at 100 points or more, which suggests that its author met a fitting width of 0. | iOS 12 | [noahsark769/NGPopoverForceResizeTest](https://github.com/noahsark769/NGPopoverForceResizeTest) | inferred |
| A-148 | The sample hides the toolbar in `viewWillAppear` too. | iOS 12 | [noahsark769/NGPopoverForceResizeTest](https://github.com/noahsark769/NGPopoverForceResizeTest) | repository |
| A-149 | The sample fixes the source rectangle and handles no repositioning, so a rotation leaves the popover with a stale anchor. | iOS 12 | [noahsark769/NGPopoverForceResizeTest](https://github.com/noahsark769/NGPopoverForceResizeTest) | inferred |
| A-150 | The wrapper never sets the frame of the navigation controller's view and relies on autoresizing. | iOS 12 | [noahsark769/NGPopoverForceResizeTest](https://github.com/noahsark769/NGPopoverForceResizeTest) | repository |
| A-151 | The older project switches the translation of autoresizing masks off and adds no constraints. | iOS 8 | [fatuhoku/Resize-Popover-with-embedded-UINavigationController](https://github.com/fatuhoku/Resize-Popover-with-embedded-UINavigationController) | repository |
| A-152 | It copies the page's preferred size in `willShow`, so a page that computes its size in `viewWillAppear` may be too late. | iOS 8 | [fatuhoku/Resize-Popover-with-embedded-UINavigationController](https://github.com/fatuhoku/Resize-Popover-with-embedded-UINavigationController) | repository |
| A-153 | `willShow` is called on a pop too, so the older project's popover shrinks back. | iOS 8 | [fatuhoku/Resize-Popover-with-embedded-UINavigationController](https://github.com/fatuhoku/Resize-Popover-with-embedded-UINavigationController) | repository |

# B. How the platform works

## Split views: structure

What a split view contains, where it may stand, and how controllers are shown in it.

| id | what | versions | source | how sure |
| --- | --- | --- | --- | --- |
| B-001 | A split view is column-style if made with `init(style:)`, and classic otherwise; a classic one ignores the column interface. | iOS 14+ | [UISplitViewController.init(style:)](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/init%28style:%29) | documented |
| B-002 | A split view is meant to be the window's root, may be the child of another container, and cannot be pushed on a navigation stack. | all | [UISplitViewController](https://developer.apple.com/documentation/uikit/uisplitviewcontroller) | documented |
| B-003 | Every column's controller ends up in a navigation controller; `viewController(for:)` returns the original, `children` the wrapper. | iOS 14+ | [UISplitViewController.viewController(for:)](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/viewcontroller%28for:%29) | documented |
| B-004 | `viewControllers` holds primary, supplementary, secondary when expanded; collapsed, it holds the compact column or, without one, the primary. | iOS 14+ | [UISplitViewController.viewControllers](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/viewcontrollers) | documented |
| B-005 | `isCollapsed` changes at the end of a transition, after the delegate has answered all of its questions. | iOS 8+ | [UISplitViewController.isCollapsed](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/iscollapsed) | documented |
| B-006 | `displayMode` is never `.automatic`, and means nothing while the split view is collapsed. | iOS 8+ | [UISplitViewController.displayMode](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/displaymode-swift.property) | documented |
| B-007 | A child gets appearance callbacks only when it really comes on screen. | all | [UISplitViewController](https://developer.apple.com/documentation/uikit/uisplitviewcontroller) | documented |
| B-008 | Showing the current detail again, or nil, does nothing. | iOS 8+ | [UISplitViewController.showDetailViewController(_:sender:)](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/showdetailviewcontroller%28_:sender:%29) | documented |
| B-009 | A change of `preferredSplitBehavior` takes effect at the next layout. | iOS 14+ | [UISplitViewController.preferredSplitBehavior](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/preferredsplitbehavior) | documented |
| B-010 | A change of `preferredDisplayMode` takes effect at once, animated inside an animation block; lack of space may override it unless `presentsWithGesture` is false. | iOS 8+ | [UISplitViewController.preferredDisplayMode](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/preferreddisplaymode) | documented |
| B-011 | The split behaviour decides what a preferred mode means: two columns beside become two over, or two displacing. | iOS 14+ | [UISplitViewController.preferredDisplayMode](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/preferreddisplaymode) | documented |
| B-012 | `show(_:)` and `hide(_:)` go to the nearest permitted mode in which the column is visible or hidden; the secondary cannot be hidden. | iOS 14+ | [UISplitViewController.show(_:)](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/show%28_:%29), [UISplitViewController.hide(_:)](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/hide%28_:%29), [software-mansion/react-native-screens#4696](https://github.com/software-mansion/react-native-screens/issues/4696) | documented |
| B-013 | Columns change when the width class changes, when the user shows or hides a column, and when the app does. | iOS 14+ | [UISplitViewController](https://developer.apple.com/documentation/uikit/uisplitviewcontroller) | documented |
| B-014 | `showDetailViewController` travels up to the split view; a classic one asks its delegate, then installs the secondary, or presents it in compact width. | iOS 8+ | [UISplitViewController.showDetailViewController(_:sender:)](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/showdetailviewcontroller%28_:sender:%29), [UIViewController.showDetailViewController(_:sender:)](https://developer.apple.com/documentation/uikit/uiviewcontroller/showdetailviewcontroller%28_:sender:%29) | documented |
| B-015 | `show(_:sender:)` on a classic split view makes the controller the primary, or the secondary if it is a child of the primary; in compact width it is presented. | iOS 8+ | [UISplitViewController.show(_:sender:)](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/show%28_:sender:%29) | documented |
| B-016 | A split view posts a notification when it collapses or expands, since details are shown elsewhere from then on. | iOS 8+ | [UIViewController.showDetailTargetDidChangeNotification](https://developer.apple.com/documentation/uikit/uiviewcontroller/showdetailtargetdidchangenotification) | documented |
| B-017 | Without an answer from its delegate, a split view supports all orientations on an iPad, and all but upside down on an iPhone. | iOS 8+ | [UISplitViewControllerDelegate.splitViewControllerSupportedInterfaceOrientations(_:)](https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate/splitviewcontrollersupportedinterfaceorientations%28_:%29) | documented |
| B-018 | The compact column can be set once; later controllers for it are ignored. | iOS 14–17 | [pointfreeco/swift-navigation#339](https://github.com/pointfreeco/swift-navigation/issues/339) | one report |
| B-019 | A plain controller set for a secondary column that has a navigation controller is pushed on it; Apple calls this expected (FB8640357) and advises to set nil first. | iOS 14+ | ["Strongly Recommend You to Add Your Own UINavigationControllers even in iOS 14" (zhaoxin.pro)](https://zhaoxin.pro/) | one report |
| B-T1 | Which display modes each split behaviour permits, and what a touch on the dimmed secondary does. | iOS 14+ | [UISplitViewController.SplitBehavior](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/splitbehavior-swift.enum), [UISplitViewController.DisplayMode](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/displaymode-swift.enum) | documented |
| B-T2 | Which controllers each column takes as they are, and which it wraps. | iOS 14+ | [UISplitViewController](https://developer.apple.com/documentation/uikit/uisplitviewcontroller) | documented |

## Split views: the display-mode button and the swipe

How the user shows and hides columns.

| id | what | versions | source | how sure |
| --- | --- | --- | --- | --- |
| B-030 | `displayModeButtonItem` is for the classic style: the app places it, and it applies the mode that the delegate last named for it. | iOS 8+ | [UISplitViewController.displayModeButtonItem](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/displaymodebuttonitem) | documented |
| B-031 | An app must not change the configuration of the display-mode button. | iOS 8+ | [UISplitViewController.displayModeButtonItem](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/displaymodebuttonitem) | documented |
| B-032 | The swipe is interactive in column style and, under overlay in triple style, may stop at any mode; the delegate hears of its beginning and end. | iOS 14+ | [UISplitViewController.presentsWithGesture](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/presentswithgesture), [UISplitViewControllerDelegate](https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate) | documented |
| B-033 | `displayModeButtonVisibility` shows the button always, never, or automatically, which means only with `presentsWithGesture`. | iOS 14.5+ | [UISplitViewController.displayModeButtonVisibility](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/displaymodebuttonvisibility-swift.property) | documented |
| B-T3 | Where the display-mode button stands and what it does, for each behaviour. | iOS 14+ | [UISplitViewController](https://developer.apple.com/documentation/uikit/uisplitviewcontroller) | documented |

## Split views: widths and sides

How wide columns are and where they stand.

| id | what | versions | source | how sure |
| --- | --- | --- | --- | --- |
| B-040 | A column has its preferred width, in points or as a fraction, within its minimum and maximum; the split view may still change it for lack of space. | iOS 14+ | [UISplitViewController.preferredPrimaryColumnWidth](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/preferredprimarycolumnwidth), [UISplitViewController.primaryColumnWidth](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/primarycolumnwidth) | documented |
| B-041 | By default a column is between 0 and 320 points wide. | iOS 14+ | [UISplitViewController.maximumPrimaryColumnWidth](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/maximumprimarycolumnwidth), [UISplitViewController.minimumPrimaryColumnWidth](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/minimumprimarycolumnwidth) | documented |
| B-042 | The leading edge is on the left when the layout runs left to right, and on the right otherwise. | iOS 11+ | [UISplitViewController.primaryEdge](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/primaryedge-swift.property) | documented |
| B-043 | Apple does not say what the automatic mode and behaviour choose; reports agree on beside in landscape and overlay in narrow regular widths. | iOS 8+ | [More About Split View Controllers in iOS 14](https://www.biteinteractive.com/more-about-split-view-controllers-in-ios-14/), [wordpress-mobile/WordPress-iOS#24705](https://github.com/wordpress-mobile/WordPress-iOS/issues/24705), [Ranchero-Software/NetNewsWire#5374](https://github.com/Ranchero-Software/NetNewsWire/issues/5374), [Command Shift, 2016](https://commandshift.co.uk/) | several reports |

## Split views: the delegate

What the delegate is asked and told, and in which order.

| id | what | versions | source | how sure |
| --- | --- | --- | --- | --- |
| B-050 | Some delegate methods are for the column style, some for the classic style, `willChangeTo` for both; all are optional. | iOS 8+ | [UISplitViewControllerDelegate](https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate) | documented |
| B-051 | Collapsing columns asks the delegate for the top column; without a compact column, the columns are stacked in one navigation flow up to that one. | iOS 14+ | [UISplitViewControllerDelegate.splitViewController(_:topColumnForCollapsingToProposedTopColumn:)](https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate/splitviewcontroller%28_:topcolumnforcollapsingtoproposedtopcolumn:%29), [software-mansion/react-native-screens](https://github.com/software-mansion/react-native-screens) | several reports |
| B-142 | Collapsing columns puts the secondary's navigation controller, whole, on the bottom column's stack: it stays alive there, and apps leave it by `navigationController?.navigationController`. Another one may be pushed there. | iOS 14+ | [nextcloud/talk-ios#2328](https://github.com/nextcloud/talk-ios/pull/2328), [woocommerce/woocommerce-ios#17778](https://github.com/woocommerce/woocommerce-ios/issues/17778), [software-mansion/react-native-screens#3811](https://github.com/software-mansion/react-native-screens/pull/3811) | several reports |
| B-052 | Expanding columns asks the delegate for a display mode; it may change column widths there. | iOS 14+ | [UISplitViewControllerDelegate.splitViewController(_:displayModeForExpandingToProposedDisplayMode:)](https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate/splitviewcontroller%28_:displaymodeforexpandingtoproposeddisplaymode:%29) | documented |
| B-053 | A classic split view asks the delegate for the primary, then lets the delegate handle the secondary, and turns to the primary if the delegate declines. | iOS 8+ | [UISplitViewControllerDelegate](https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate) | documented |
| B-054 | `splitViewControllerDidCollapse` and `splitViewControllerDidExpand` come when `isCollapsed` has its new value. | iOS 14+ | [UISplitViewControllerDelegate.splitViewControllerDidCollapse(_:)](https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate/splitviewcontrollerdidcollapse%28_:%29) | documented |
| B-170 | A split view's delegate hears of columns that are about to come or go. Since iOS 26 it does not where the app itself asks for that by `show(_:)` or `hide(_:)`. | iOS 14+, changed in 26 | [UISplitViewControllerDelegate.splitViewController(_:willShow:)](https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate/splitviewcontroller%28_:willshow:%29) | documented |
| B-171 | Since iOS 26 the delegate also hears when a column has come or gone. | iOS 26+ | [UISplitViewControllerDelegate.splitViewController(_:didShow:)](https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate/splitviewcontroller%28_:didshow:%29) | documented |
| B-191 | `isShowing(_:)` says whether a split view shows a column. | iOS 26+ | [isShowing(_:)](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/isshowing%28_:%29) | documented |
| B-194 | People drag the edges between columns, within the least and greatest widths that the app sets. | iOS 26+ | [UISplitViewController](https://developer.apple.com/documentation/uikit/uisplitviewcontroller), [What’s new in UIKit, WWDC 2025](https://developer.apple.com/videos/play/wwdc2025/243/) | documented |
| B-195 | The inspector column stands at the trailing edge, beside the secondary. It is hidden until the app shows it, and belongs to no display mode. | iOS 26+ | [UISplitViewController](https://developer.apple.com/documentation/uikit/uisplitviewcontroller), [What’s new in UIKit, WWDC 2025](https://developer.apple.com/videos/play/wwdc2025/243/) | documented |
| B-196 | In a collapsed split view the inspector is presented as a sheet. | iOS 26+ | [UISplitViewController](https://developer.apple.com/documentation/uikit/uisplitviewcontroller), [What’s new in UIKit, WWDC 2025](https://developer.apple.com/videos/play/wwdc2025/243/) | documented |
| B-197 | The inspector column has preferred, least and greatest widths of its own. | iOS 26+ | [UISplitViewController](https://developer.apple.com/documentation/uikit/uisplitviewcontroller) | documented |
| B-055 | `targetDisplayModeForAction` may be called many times for one action; an app saw eight calls in a rotation. | iOS 13 | [instructure/canvas-ios#691](https://github.com/instructure/canvas-ios/issues/691) | one report |
| B-056 | In the background iOS lays the app out in other sizes for snapshots, so a split view may collapse and expand unseen. | iOS 13+ | [instructure/canvas-ios#3118](https://github.com/instructure/canvas-ios/issues/3118), [software-mansion/react-native-screens#3319](https://github.com/software-mansion/react-native-screens/issues/3319) | several reports |

## Navigation controllers

Stacks, bars, the swipe back, and what raises.

| id | what | versions | source | how sure |
| --- | --- | --- | --- | --- |
| B-060 | Pushing a controller that is already on the stack raises; the documentation says that a tab bar controller may be neither root nor pushed; shipping apps do both. | all | [UINavigationController.pushViewController(_:animated:)](https://developer.apple.com/documentation/uikit/uinavigationcontroller/pushviewcontroller%28_:animated:%29) | documented |
| B-061 | A pop at the root does nothing, and popping to a controller that is not on the stack raises. | all | [UINavigationController.popViewController(animated:)](https://developer.apple.com/documentation/uikit/uinavigationcontroller/popviewcontroller%28animated:%29), [UINavigationController.popToViewController(_:animated:)](https://developer.apple.com/documentation/uikit/uinavigationcontroller/poptoviewcontroller%28_:animated:%29) | documented |
| B-062 | Setting the whole stack shows one transition at most: none if the top stays, a pop if the new top was below, otherwise a push. | all | [UINavigationController.setViewControllers(_:animated:)](https://developer.apple.com/documentation/uikit/uinavigationcontroller/setviewcontrollers%28_:animated:%29) | documented |
| B-063 | The top controller's own left item replaces the back button, which otherwise has the previous controller's item or title; the root has none. | all | [UINavigationController](https://developer.apple.com/documentation/uikit/uinavigationcontroller), [UINavigationItem.backBarButtonItem](https://developer.apple.com/documentation/uikit/uinavigationitem/backbarbuttonitem) | documented |
| B-064 | The navigation controller owns the visibility of its bar, so a controller that changes it in `viewWillAppear` also changes it for a pop that is cancelled. | all | [UINavigationController.setNavigationBarHidden(_:animated:)](https://developer.apple.com/documentation/uikit/uinavigationcontroller/setnavigationbarhidden%28_:animated:%29), see C-044 | documented |
| B-065 | A navigation controller keeps its hierarchy in both width classes; `show` pushes on it, and show-detail presents. | iOS 8+ | [UINavigationController](https://developer.apple.com/documentation/uikit/uinavigationcontroller) | documented |
| B-066 | A swipe from the leading edge pops the top controller; with a delegate of the app's own it may begin at the root too. | iOS 7+ | [UINavigationController.interactivePopGestureRecognizer](https://developer.apple.com/documentation/uikit/uinavigationcontroller/interactivepopgesturerecognizer), see C-043 | documented |
| B-067 | Four properties hide the bars by themselves: in compact height, with the keyboard, by tap, by swipe; all are off by default. | iOS 8+ | [UINavigationController.hidesBarsWhenVerticallyCompact](https://developer.apple.com/documentation/uikit/uinavigationcontroller/hidesbarswhenverticallycompact), [UINavigationController.hidesBarsOnTap](https://developer.apple.com/documentation/uikit/uinavigationcontroller/hidesbarsontap) | documented |
| B-068 | `visibleViewController` is the top controller or what is presented over the navigation controller. | all | [UINavigationController.visibleViewController](https://developer.apple.com/documentation/uikit/uinavigationcontroller/visibleviewcontroller) | documented |
| B-069 | Nested navigation controllers raise on push unless a split view permits them; since iOS 17 a bar that shows another bar's item raises at its layout. | all, stricter in iOS 17+ | see C-001, see C-002, see C-003, see C-004 | several reports |
| B-070 | A push during a running transition was queued in iOS 6; since iOS 7 it is deferred to the end of the transition, sometimes with corrupt results. | iOS 6+ | see C-041 | several reports |
| B-140 | A navigation controller tells its delegate just before and just after it shows a controller. | all | [UINavigationControllerDelegate.navigationController(_:willShow:animated:)](https://developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate/navigationcontroller%28_:willshow:animated:%29), [UINavigationControllerDelegate.navigationController(_:didShow:animated:)](https://developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate/navigationcontroller%28_:didshow:animated:%29) | documented |

## Popovers

Anchors, sizes, places, and what becomes of a popover in compact width.

| id | what | versions | source | how sure |
| --- | --- | --- | --- | --- |
| B-071 | A popover that is really shown as one raises without an anchor; in compact width the same code works. | iOS 8+ | [qonversion/flutter-sdk#230](https://github.com/qonversion/flutter-sdk/issues/230), [UIPopoverPresentationController](https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller) | several reports |
| B-072 | A popover animates to a new preferred size, except to one with a width or height of 0. | iOS 8+ | [UIViewController.preferredContentSize](https://developer.apple.com/documentation/uikit/uiviewcontroller/preferredcontentsize) | documented |
| B-073 | A change of preferred size is told to the parent, and to the presentation of the controller itself; an equal value is not told, and nothing goes further by itself. | iOS 8+ | [UIContentContainer.preferredContentSizeDidChange(forChildContentContainer:)](https://developer.apple.com/documentation/uikit/uicontentcontainer/preferredcontentsizedidchange%28forchildcontentcontainer:%29), see C-063 | documented |
| B-074 | Since iOS 13.2 a popover without a source rectangle follows its source view; before, and with a fixed rectangle, the anchor goes stale on rotation. | iOS 8+, changed in 13.2 | [UIPopoverPresentationController.sourceRect](https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller/sourcerect) | documented |
| B-075 | By default a popover keeps 10 points from the window's edges, may point in any direction, and does not cover its source rectangle. | iOS 8+ | [UIPopoverPresentationController.popoverLayoutMargins](https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller/popoverlayoutmargins), [UIPopoverPresentationController.permittedArrowDirections](https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller/permittedarrowdirections) | documented |
| B-076 | In compact width a popover becomes a sheet, or full screen up to iOS 12, unless the delegate chooses another style or none. | iOS 8+ | [UIAdaptivePresentationControllerDelegate.adaptivePresentationStyle(for:traitCollection:)](https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate/adaptivepresentationstyle%28for:traitcollection:%29), [UIPopoverPresentationController.adaptiveSheetPresentationController](https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller/adaptivesheetpresentationcontroller) | documented |
| B-077 | Adaptation looks at the height class too: a large phone in landscape shows a form sheet instead of a popover. | iOS 8.3+ | [Thinking Out Loud, 8 April 2015](https://averagejake.com/) | one report |
| B-078 | When a presentation adapts, the delegate may put another controller in place, and is asked again on the way back. | iOS 8+ | [UIAdaptivePresentationControllerDelegate](https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate), [Thinking Out Loud, 4 August 2015](https://averagejake.com/) | documented |
| B-079 | The delegate may give a new rectangle when a popover must move; otherwise UIKit resizes the popover itself. | iOS 8+ | [UIPopoverPresentationControllerDelegate.popoverPresentationController(_:willRepositionPopoverTo:in:)](https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollerdelegate/popoverpresentationcontroller%28_:willrepositionpopoverto:in:%29) | documented |
| B-080 | A tap outside asks `shouldDismiss`, then tells of the dismissal; a dismissal by the app calls neither, and `isModalInPresentation` forbids the first. | iOS 13+ | [UIAdaptivePresentationControllerDelegate.presentationControllerShouldDismiss(_:)](https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate/presentationcontrollershoulddismiss%28_:%29), [UIViewController.isModalInPresentation](https://developer.apple.com/documentation/uikit/uiviewcontroller/ismodalinpresentation) | documented |
| B-081 | While a popover is up, other views take no touches, except its `passthroughViews`. | iOS 8+ | [UIPopoverPresentationController.passthroughViews](https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller/passthroughviews) | documented |
| B-082 | A controller inside a popover gets no appearance callbacks when what it presented is dismissed. | iOS 8+ | [UIViewController.dismiss(animated:completion:)](https://developer.apple.com/documentation/uikit/uiviewcontroller/dismiss%28animated:completion:%29) | documented |
| B-083 | A second `present` on a controller that already presents is ignored with a warning; presenting a controller that is already presented raises. | all | no source | several reports |
| B-172 | A popover follows the bar item or, since iOS 13.2, the source view that it points at without a rectangle, wherever that moves. | iOS 8+, changed in 13.2 | [UIPopoverPresentationController.sourceRect](https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller/sourcerect) | documented |
| B-190 | A popover points at its `sourceItem`, a view or a bar button item. | iOS 16+ | [sourceItem](https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller/sourceitem) | documented |
| B-192 | A sheet has detents: heights that the user drags it to and the app selects. | iOS 15+ | [UISheetPresentationController](https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller), [detents](https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/detents), [largestUndimmedDetentIdentifier](https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/largestundimmeddetentidentifier), [adaptiveSheetPresentationController](https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller/adaptivesheetpresentationcontroller) | documented |
| B-173 | In compact height a sheet is a full screen: the presenter's view disappears. | iOS 13+ | [UIModalPresentationStyle.pageSheet](https://developer.apple.com/documentation/uikit/uimodalpresentationstyle/pagesheet) | documented |
| B-181 | A presentation in the current context covers the nearest controller that defines a presentation context, over its content or in place of it. Navigation controllers define one by default. | iOS 5+, over the content 8+ | [UIModalPresentationStyle.currentContext](https://developer.apple.com/documentation/uikit/uimodalpresentationstyle/currentcontext), [UIModalPresentationStyle.overCurrentContext](https://developer.apple.com/documentation/uikit/uimodalpresentationstyle/overcurrentcontext), [UIViewController.definesPresentationContext](https://developer.apple.com/documentation/uikit/uiviewcontroller/definespresentationcontext) | documented |
| B-090 | Since iOS 13 the user dismisses a sheet by pulling it down; the delegate is asked and told as for a tap outside, and `isModalInPresentation` forbids it. | iOS 13+ | [Disabling the pull-down gesture for a sheet](https://developer.apple.com/documentation/uikit/disabling-the-pull-down-gesture-for-a-sheet), [UIAdaptivePresentationControllerDelegate.presentationControllerDidAttemptToDismiss(_:)](https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate/presentationcontrollerdidattempttodismiss%28_:%29) | documented |
| B-091 | Several controls take touches at once, unless one of them has `isExclusiveTouch`. | all | [UIView.isExclusiveTouch](https://developer.apple.com/documentation/uikit/uiview/isexclusivetouch) | documented |

## Looks, text, alerts and bars

What views and bars show, as far as their layout or the user's ways depend on it.

| id | what | versions | source | how sure |
| --- | --- | --- | --- | --- |
| B-150 | A view without a tint has that of its superview; `tintColorDidChange()` tells views of a change. | iOS 7+ | [UIView.tintColor](https://developer.apple.com/documentation/uikit/uiview/tintcolor), [UIView.tintColorDidChange()](https://developer.apple.com/documentation/uikit/uiview/tintcolordidchange%28%29) | documented |
| B-151 | Each text style has a point size for each content size; Large is the default. | iOS 7+ | [Typography](https://developer.apple.com/design/human-interface-guidelines/typography) | documented |
| B-152 | A bar button item with a menu shows the menu on a tap if it has no action, else on a long press. | iOS 14+ | [UIBarButtonItem.menu](https://developer.apple.com/documentation/uikit/uibarbuttonitem/menu) | documented |
| B-153 | An alert controller shows an alert, or an action sheet, which needs a popover's anchor on an iPad; a tap dismisses it, and the action's handler runs. | iOS 8+ | [UIAlertController](https://developer.apple.com/documentation/uikit/uialertcontroller), [Getting the user's attention with alerts and action sheets](https://developer.apple.com/documentation/uikit/getting-the-user-s-attention-with-alerts-and-action-sheets) | documented |
| B-154 | The edit button of a controller toggles its title and its `isEditing`. | all | [UIViewController.editButtonItem](https://developer.apple.com/documentation/uikit/uiviewcontroller/editbuttonitem) | documented |
| B-155 | A controller may hide the status bar and the home indicator. | iOS 7+, the indicator iOS 11+ | [UIViewController.prefersStatusBarHidden](https://developer.apple.com/documentation/uikit/uiviewcontroller/prefersstatusbarhidden), [UIViewController.prefersHomeIndicatorAutoHidden](https://developer.apple.com/documentation/uikit/uiviewcontroller/prefershomeindicatorautohidden) | documented |
| B-156 | A title view stands in the middle of the bar, and may be moved or made smaller for the buttons; an item may have a view of its own. | all | [UINavigationItem.titleView](https://developer.apple.com/documentation/uikit/uinavigationitem/titleview), [UIBarButtonItem.customView](https://developer.apple.com/documentation/uikit/uibarbuttonitem/customview) | documented |
| B-157 | A bar may show its title larger, below the buttons. | iOS 11+ | [UINavigationBar.prefersLargeTitles](https://developer.apple.com/documentation/uikit/uinavigationbar/preferslargetitles) | documented |
| B-158 | Flexible spaces share the free room among the items of a toolbar equally. | all | [UIBarButtonItem.SystemItem.flexibleSpace](https://developer.apple.com/documentation/uikit/uibarbuttonitem/systemitem/flexiblespace) | documented |
| B-160 | In appearance callbacks a controller can ask whether it is being added to a parent or taken from it, presented or dismissed. | iOS 5+ | [UIViewController.isMovingToParent](https://developer.apple.com/documentation/uikit/uiviewcontroller/ismovingtoparent), [UIViewController.isBeingPresented](https://developer.apple.com/documentation/uikit/uiviewcontroller/isbeingpresented) | documented |
| B-161 | A pushed controller may have the bar at the bottom hidden, until it is popped. | all | [UIViewController.hidesBottomBarWhenPushed](https://developer.apple.com/documentation/uikit/uiviewcontroller/hidesbottombarwhenpushed) | documented |
| B-162 | A navigation item has groups of items at the leading and trailing side and in the centre of the bar. | iOS 16+ | [UINavigationItem.leadingItemGroups](https://developer.apple.com/documentation/uikit/uinavigationitem/leadingitemgroups), [UIBarButtonItemGroup](https://developer.apple.com/documentation/uikit/uibarbuttonitemgroup) | documented |
| B-198 | On an iPad the tab bar is at the top in regular width since iOS 18; in compact width, and on iPhones, it is below the content. | iOS 18+ | [Elevating your iPad app with a tab bar and sidebar](https://developer.apple.com/documentation/uikit/elevating-your-ipad-app-with-a-tab-bar-and-sidebar) | documented |
| B-199 | A tab bar controller has tabs, which make their controllers by providers; its delegate is asked and told of tabs, and the app may hide the bar. | iOS 18+ | [UITab](https://developer.apple.com/documentation/uikit/uitab), [UITabBarController](https://developer.apple.com/documentation/uikit/uitabbarcontroller) | documented |
| B-200 | A tab bar controller may have a sidebar beside its bar: the mode says so, the user shows and hides it, and each tab has a row. | iOS 18+ | [UITabBarController.Mode](https://developer.apple.com/documentation/uikit/uitabbarcontroller/mode-swift.enum), [UITabBarController.Sidebar](https://developer.apple.com/documentation/uikit/uitabbarcontroller/sidebar-swift.class) | documented |
| B-201 | The sidebar of tabs is beside the content, or lies over it. | iOS 18+ | [UITabBarController.Sidebar.Layout](https://developer.apple.com/documentation/uikit/uitabbarcontroller/sidebar-swift.class/layout) | documented |
| B-202 | A group of tabs is one entry of the bar, and a section of the sidebar with a row for each child; it shows its selected child, else the default one, else the first. | iOS 18+ | [UITabGroup](https://developer.apple.com/documentation/uikit/uitabgroup) | documented |
| B-203 | A navigation controller may manage a group: its stack has the controllers of the group and of the selected child. | iOS 18+ | [UITabGroup.managingNavigationController](https://developer.apple.com/documentation/uikit/uitabgroup/managingnavigationcontroller), [Elevating your iPad app with a tab bar and sidebar](https://developer.apple.com/documentation/uikit/elevating-your-ipad-app-with-a-tab-bar-and-sidebar) | documented |
| B-166 | Constraints relate edges, centres and lengths of two views that have a common ancestor. | iOS 6+, anchors iOS 9+ | [NSLayoutAnchor](https://developer.apple.com/documentation/uikit/nslayoutanchor), [NSLayoutConstraint.isActive](https://developer.apple.com/documentation/uikit/nslayoutconstraint/isactive) | documented |

## Containment and appearance

The order in which controllers hear that they move, appear and change their size.

| id | what | versions | source | how sure |
| --- | --- | --- | --- | --- |
| B-100 | A first appearance goes: `viewWillAppear`, into the hierarchy, traits, geometry and insets, `viewIsAppearing`, layout, `viewDidAppear`. | all, `viewIsAppearing` iOS 13+ | [UIViewController.viewIsAppearing(_:)](https://developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing%28_:%29) | documented |
| B-101 | In `viewWillAppear` traits and geometry are not final yet; `viewIsAppearing` comes once for each appearance, after they are. | iOS 13+ | [UIViewController.viewIsAppearing(_:)](https://developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing%28_:%29) | documented |
| B-102 | A container forwards appearance callbacks to its children unless it opts out; unbalanced calls are logged. | iOS 6+ | [UIViewController.shouldAutomaticallyForwardAppearanceMethods](https://developer.apple.com/documentation/uikit/uiviewcontroller/shouldautomaticallyforwardappearancemethods) | documented |
| B-103 | `addChild` sends `willMove(toParent:)` and the container sends `didMove`; on removal it is the other way round. | iOS 5+ | [UIViewController.addChild(_:)](https://developer.apple.com/documentation/uikit/uiviewcontroller/addchild%28_:%29), [UIViewController.removeFromParent()](https://developer.apple.com/documentation/uikit/uiviewcontroller/removefromparent%28%29) | documented |
| B-104 | A controller without a transition coordinator of its own answers with that of an ancestor. | iOS 7+ | [UIViewController.transitionCoordinator](https://developer.apple.com/documentation/uikit/uiviewcontroller/transitioncoordinator) | documented |
| B-180 | Apps take the transition coordinator after the call that begins a transition, animate alongside, and hear of the end. | iOS 7+ | [UIViewControllerTransitionCoordinator](https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator), [Stack Overflow 9906966](https://stackoverflow.com/questions/9906966) | several reports |

## Queues and timers

When blocks of queues, operations, timers and tasks run.

| id | what | versions | source | how sure |
| --- | --- | --- | --- | --- |
| B-123 | A dispatch queue runs its blocks in the order in which they were added; the main queue runs them on the main thread, one at a time, together with the run loop's events. | all | [DispatchQueue](https://developer.apple.com/documentation/dispatch/dispatchqueue), [DispatchQueue.main](https://developer.apple.com/documentation/dispatch/dispatchqueue/main) | documented |
| B-124 | Waiting for a block on the main queue from the main queue, or on a serial queue from that queue, ends in a deadlock. | all | [DispatchQueue](https://developer.apple.com/documentation/dispatch/dispatchqueue) | documented |
| B-125 | A work item that is cancelled before it begins does not run; work items and groups add a block to a queue when they end. | iOS 8+ | [DispatchWorkItem.cancel()](https://developer.apple.com/documentation/dispatch/dispatchworkitem/cancel%28%29), [DispatchGroup](https://developer.apple.com/documentation/dispatch/dispatchgroup) | documented |
| B-126 | A timer fires only while a run loop has it; a repeating one fires again after its interval until it is invalidated, any other is invalid after it has fired. | all | [Timer](https://developer.apple.com/documentation/foundation/timer) | documented |
| B-127 | A queue of operations runs an operation when all that it depends on have finished; the main queue runs its operations on the main thread. A cancelled operation does not run, and counts as finished then. | all | [OperationQueue](https://developer.apple.com/documentation/foundation/operationqueue), [Operation](https://developer.apple.com/documentation/foundation/operation) | documented |
| B-128 | A task runs in parts, between its suspensions; the main actor's parts run on the main thread. A sleep takes at least its time, and ends at once by throwing when its task is cancelled. | iOS 13+ | [Task](https://developer.apple.com/documentation/swift/task), [MainActor](https://developer.apple.com/documentation/swift/mainactor), [Task.sleep(for:tolerance:clock:)](https://developer.apple.com/documentation/swift/task/sleep%28for:tolerance:clock:%29) | documented |

## Scrolling

Where scrolled content is, what insets it, and who hears that it moves.

| id | what | versions | source | how sure |
| --- | --- | --- | --- | --- |
| B-130 | A scroll view's content offset is the point of its content at its top left corner, the origin of its bounds; its subviews move with it, and are clipped. | all | [UIScrollView](https://developer.apple.com/documentation/uikit/uiscrollview), [UIScrollView.contentOffset](https://developer.apple.com/documentation/uikit/uiscrollview/contentoffset) | documented |
| B-131 | The adjusted content inset is the content inset plus the safe area, as the adjustment behaviour says: on scrollable axes, always or never. | iOS 11+ | [UIScrollView.adjustedContentInset](https://developer.apple.com/documentation/uikit/uiscrollview/adjustedcontentinset), [UIScrollView.ContentInsetAdjustmentBehavior](https://developer.apple.com/documentation/uikit/uiscrollview/contentinsetadjustmentbehavior-swift.enum) | documented |
| B-132 | The scroll view and its delegate are told when the adjusted content inset changes. | iOS 11+ | [UIScrollView.adjustedContentInsetDidChange()](https://developer.apple.com/documentation/uikit/uiscrollview/adjustedcontentinsetdidchange%28%29), [UIScrollViewDelegate.scrollViewDidChangeAdjustedContentInset(_:)](https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidchangeadjustedcontentinset%28_:%29) | documented |
| B-133 | A finger scrolls as far as content size and insets reach, unless scrolling is disabled. | all | [UIScrollView.contentSize](https://developer.apple.com/documentation/uikit/uiscrollview/contentsize), [UIScrollView.isScrollEnabled](https://developer.apple.com/documentation/uikit/uiscrollview/isscrollenabled) | documented |
| B-134 | The delegate hears when a drag begins, of each movement, when the finger is about to lift, which may change where the content comes to rest, and when it has lifted; and of the end of an animated change. | all | [UIScrollViewDelegate](https://developer.apple.com/documentation/uikit/uiscrollviewdelegate), [UIScrollViewDelegate.scrollViewDidEndScrollingAnimation(_:)](https://developer.apple.com/documentation/uikit/uiscrollviewdelegate/scrollviewdidendscrollinganimation%28_:%29) | documented |
| B-135 | A rectangle is scrolled until it is just visible; nothing happens where it is. | all | [UIScrollView.scrollRectToVisible(_:animated:)](https://developer.apple.com/documentation/uikit/uiscrollview/scrollrecttovisible%28_:animated:%29) | documented |
| B-136 | A drag dismisses the keyboard: when it begins, or as the finger takes it down, by the view's mode. | iOS 7+ | [UIScrollView.KeyboardDismissMode](https://developer.apple.com/documentation/uikit/uiscrollview/keyboarddismissmode-swift.enum) | documented |

## Safe areas, bars and traits

What is covered, who says so, and how size classes go down the tree.

| id | what | versions | source | how sure |
| --- | --- | --- | --- | --- |
| B-110 | Safe-area insets are zero outside of a hierarchy; a controller's root view includes bars and additional insets, another view only the part that is covered. | iOS 11+ | [UIView.safeAreaInsets](https://developer.apple.com/documentation/uikit/uiview/safeareainsets) | documented |
| B-111 | `viewSafeAreaInsetsDidChange` comes when bars change, when additional insets change, and just before a view appears. | iOS 11+ | [UIViewController.viewSafeAreaInsetsDidChange()](https://developer.apple.com/documentation/uikit/uiviewcontroller/viewsafeareainsetsdidchange%28%29) | documented |
| B-112 | A system container extends its child's safe area for its own bars; a custom container does so through the child's additional insets. | iOS 11+ | [UIViewController.additionalSafeAreaInsets](https://developer.apple.com/documentation/uikit/uiviewcontroller/additionalsafeareainsets) | documented |
| B-174 | Bars have heights that depend on the kind of device, on the window and on the release. | all | no source | inferred |
| B-113 | A change of the scene's safe area travels down the tree of controllers, as A-024 tells. | iOS 14 | [Fixing Multi-Level Menu Layouts](https://darjeelingsteve.com/articles/Fixing-Multi-Level-UINavigationController-Menu-Layouts-in-UISplitViewController-on-iOS-14.html) | article |
| B-114 | iPads with a home button have a status bar of 20 points; the others have 24 points on top and 20 at the bottom; Slide Over is 40 or 48 points lower than the screen. | iOS 12+ | [hacknicity, October 2018](https://hacknicity.medium.com/) | several reports |
| B-115 | Traits go from parent to child; a container may override a child's, and presentations and split views of that child follow. | iOS 8+ | [UIViewController.setOverrideTraitCollection(_:forChild:)](https://developer.apple.com/documentation/uikit/uiviewcontroller/setoverridetraitcollection%28_:forchild:%29), [UIViewController.traitOverrides](https://developer.apple.com/documentation/uikit/uiviewcontroller/traitoverrides) | documented |
| B-116 | The width class of a trait collection that belongs to nothing is unspecified. | iOS 8+ | [UITraitCollection.horizontalSizeClass](https://developer.apple.com/documentation/uikit/uitraitcollection/horizontalsizeclass) | documented |
| B-117 | A rotation calls `viewWillTransition(to:with:)` down the tree; an override that does not call super cuts its children off. | iOS 8+ | [UIContentContainer.viewWillTransition(to:with:)](https://developer.apple.com/documentation/uikit/uicontentcontainer/viewwilltransition%28to:with:%29), [instructure/canvas-ios#691](https://github.com/instructure/canvas-ios/issues/691) | documented |
| B-141 | `willTransition(to:with:)` comes before a controller's traits change and goes down to children by super; `traitCollectionDidChange(_:)` comes when they have changed, with the previous ones. | iOS 8–16 | [UIContentContainer.willTransition(to:with:)](https://developer.apple.com/documentation/uikit/uicontentcontainer/willtransition%28to:with:%29), [UITraitEnvironment.traitCollectionDidChange(_:)](https://developer.apple.com/documentation/uikit/uitraitenvironment/traitcollectiondidchange%28_:%29) | documented |
| B-143 | A new controller or view has predicted traits: its parent's, else those of the window. `traitCollectionDidChange(_:)` comes for a change of them only. | iOS 13+ | [Predicting Size Classes in iOS 13](https://useyourloaf.com/blog/predicting-size-classes-in-ios-13/) | one report |
| B-175 | Since iOS 17 apps register handlers for changes of single traits. | iOS 17+ | [UITraitChangeObservable](https://developer.apple.com/documentation/uikit/uitraitchangeobservable) | documented |
| B-182 | Since iOS 17 an app overrides traits on a controller itself; they hold for everything below it, until the app removes them. | iOS 17+ | [UIViewController.traitOverrides](https://developer.apple.com/documentation/uikit/uiviewcontroller/traitoverrides) | documented |

## Windows, devices and size classes

How wide a window can be on which device, and where width turns from compact to regular.

| id | what | versions | source | how sure |
| --- | --- | --- | --- | --- |
| B-120 | A rotation collapses or expands a split view on Plus and Max phones, never on other phones, and on iPads only while they share the screen. | iOS 9+ | see B-T5, see B-T6 | inferred |
| B-121 | iPadOS 26 replaces Split View and Slide Over by windows of any width down to a minimum. | iPadOS 26 | [no-problem-dev/swift-visual-testing#2](https://github.com/no-problem-dev/swift-visual-testing/issues/2) | one report |
| B-144 | Stage Manager gives windows several sizes, on iPad Pro and on iPad Air with an M1. | iPadOS 16–18 | [iPadOS 16 press release](https://www.apple.com/newsroom/2022/06/ipados-16-takes-the-versatility-of-ipad-even-further/) | documented |
| B-145 | The screens of newer devices in points: 1032 × 1376, 402 × 874 and 440 × 956. | iOS 17+ | [iPad Pro](https://www.apple.com/ipad-pro/specs/), [iPhone 16 Pro](https://www.apple.com/iphone-16-pro/specs/) | documented |
| B-122 | Another re-implementation of UIKit makes a column at most half as wide as its split view, and remembers on collapse how deep the primary's stack was. | iOS 14+ | no source | repository |
| B-092 | The system ends apps in the background without telling them; the next start begins anew, with what the app has archived. | all | [UIApplicationDelegate.applicationWillTerminate(_:)](https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationwillterminate%28_:%29), [Preserving your app's UI across launches](https://developer.apple.com/documentation/uikit/preserving-your-app-s-ui-across-launches) | documented |
| B-T4 | The widths of iPad windows: full screen, parts of a shared screen, Slide Over. | iPadOS 9–18 | [gist macguru/b7a01e3f0e9ae6f350d5](https://gist.github.com/macguru/b7a01e3f0e9ae6f350d5), [gist sgl0v/3509f3ae628f4047cdb6](https://gist.github.com/sgl0v/3509f3ae628f4047cdb6), [chromium/chromium](https://github.com/chromium/chromium), [Ranchero-Software/NetNewsWire#5374](https://github.com/Ranchero-Software/NetNewsWire/issues/5374) | several reports |
| B-T5 | The width class of each iPad window. | iPadOS 9–18 | [Adopting Multitasking Enhancements on iPad](https://developer.apple.com/library/archive/documentation/WindowsViews/Conceptual/AdoptingMultitaskingOniPad/), [Command Shift, 2016](https://commandshift.co.uk/) | documented |
| B-T6 | The size classes of iPhones in portrait and landscape. | iOS 8+ | [Command Shift, 2016](https://commandshift.co.uk/), [wordpress-mobile/WordPress-iOS#18146](https://github.com/wordpress-mobile/WordPress-iOS/issues/18146) | several reports |

# C. Defects that people reported

## Collapse and expand

What breaks when a split view changes between columns and one stack. Most depend on what the user did just before.

| id | what | versions | source | how sure |
| --- | --- | --- | --- | --- |
| C-001 | A rotation while a tapped row is about to show its detail crashes: a visible bar has an item that belongs to another bar. | iOS 17+ | [nextcloud/talk-ios#1612](https://github.com/nextcloud/talk-ios/issues/1612) | several reports |
| C-002 | Entering Split View with a detail visible in several tabs crashes in the same way, while the secondary is being collapsed. | iOS 17 | [wordpress-mobile/WordPress-iOS#22386](https://github.com/wordpress-mobile/WordPress-iOS/issues/22386), [wordpress-mobile/WordPress-iOS#22373](https://github.com/wordpress-mobile/WordPress-iOS/issues/22373), [Stack Overflow 77228311](https://stackoverflow.com/questions/77228311) | several reports |
| C-003 | A split view that is the root of a navigation controller crashes when a detail is shown in compact width. | iOS 16–17 | [woocommerce/woocommerce-ios#10815](https://github.com/woocommerce/woocommerce-ios/issues/10815), [woocommerce/woocommerce-ios#11673](https://github.com/woocommerce/woocommerce-ios/issues/11673) | several reports |
| C-004 | An app that makes a new secondary navigation controller for every selection crashes after some rotations. | iOS 27 beta and earlier | [woocommerce/woocommerce-ios#17620](https://github.com/woocommerce/woocommerce-ios/issues/17620), [woocommerce/woocommerce-ios#17778](https://github.com/woocommerce/woocommerce-ios/issues/17778) | one report |
| C-005 | Collapse crashes where a library's navigation controller refuses to take another; behind a tab bar, Back makes the detail unreachable instead. | iOS 11–13 | [wix/react-native-navigation#4463](https://github.com/wix/react-native-navigation/issues/4463), [wix/react-native-navigation#5632](https://github.com/wix/react-native-navigation/issues/5632) | several reports |
| C-006 | A library's navigation controller forbids nesting and raises in Split View; after a partial fix, back button and display-mode button appear together. | iOS 11 | [rickytan/RTRootNavigationController#199](https://github.com/rickytan/RTRootNavigationController/issues/199) | one report |
| C-010 | Turning a phone to landscape and back leaves the list on top, and the reading position is gone. | iPhone 11 | [dangwu/Octal#214](https://github.com/dangwu/Octal/issues/214) | one report |
| C-011 | Replacing the detail while collapsed and then leaving Split View puts a detail in both columns, and the list is lost. | iPadOS 17 | [woocommerce/woocommerce-ios#11794](https://github.com/woocommerce/woocommerce-ios/issues/11794) | one report |
| C-012 | After a collapse an empty detail that nobody chose is on top, or the list although a detail was chosen. | iOS 8+ | [wordpress-mobile/WordPress-iOS#18146](https://github.com/wordpress-mobile/WordPress-iOS/issues/18146), [woocommerce/woocommerce-ios#6424](https://github.com/woocommerce/woocommerce-ios/issues/6424), [woocommerce/woocommerce-ios#11911](https://github.com/woocommerce/woocommerce-ios/issues/11911), [woocommerce/woocommerce-ios#11913](https://github.com/woocommerce/woocommerce-ios/issues/11913), [Default Behaviour of collapseSecondaryViewController](https://www.malhal.com/category/uikit/) | several reports |
| C-013 | After a push on the primary, expanding makes an ordinary page the detail, without a display-mode button; turning back crashes. | iOS 8–9, iPhone 6 Plus | [NatashaTheRobot/UISplitViewControllerDemo#7](https://github.com/NatashaTheRobot/UISplitViewControllerDemo/issues/7) | one report |
| C-014 | A rotation or a toggle of the sidebar clears the selections in all three columns. | iOS 26, Pro Max | [Ranchero-Software/NetNewsWire#5043](https://github.com/Ranchero-Software/NetNewsWire/issues/5043) | several reports |
| C-018 | After some changes between multitasking and full screen, a column has lost its navigation controller, its bar and the way back. | iOS 11–12 | [RocketChat/Rocket.Chat.iOS#2031](https://github.com/RocketChat/Rocket.Chat.iOS/issues/2031) | one report |
| C-019 | A primary that starts hidden gets no appearance callbacks when it is shown later. | iOS 10.2 | [radar 29824842](https://github.com/lionheart/openradar-mirror/issues/16613) | one report |
| C-020 | Sending the app to the background collapses and expands the split view for snapshots, and the app rebuilds a default detail. | iPadOS 17–18 | [instructure/canvas-ios#3118](https://github.com/instructure/canvas-ios/issues/3118) | several reports |
| C-021 | On the way to the background the split view reports one column for a moment, and code that checks their number fails. | iOS 18 | [software-mansion/react-native-screens#3319](https://github.com/software-mansion/react-native-screens/issues/3319) | one report |
| C-023 | An app that comes back from the background in Split View shows the list, and the chosen detail is gone. | iOS 9 | [wordpress-mobile/WordPress-iOS#5802](https://github.com/wordpress-mobile/WordPress-iOS/issues/5802) | one report |
| C-026 | The detail disappears when the app enters Split View. | iPadOS 9+ | [tnantoka/edhita#10](https://github.com/tnantoka/edhita/issues/10) | one report |
| C-027 | On half of a 12.9-inch screen with nothing selected, only an empty detail is visible, and nothing but a swipe brings the list. | iOS 11+ | [GitHawkApp/GitHawk#27](https://github.com/GitHawkApp/GitHawk/issues/27) | one report |
| C-030 | A detail that adds `displayModeButtonItem` in column style shows a blank button beside the system's. | iOS 26 | [snikket-im/snikket-ios#248](https://github.com/snikket-im/snikket-ios/issues/248) | one report |
| C-032 | The back button is missing after a rotation of a large phone. | all | [Orange-OpenSource/ods-ios#564](https://github.com/Orange-OpenSource/ods-ios/issues/564), [aleene/FoodViewer#999](https://github.com/aleene/FoodViewer/issues/999), [aleene/FoodViewer#792](https://github.com/aleene/FoodViewer/issues/792) | several reports |
| C-033 | The display-mode button is missing after a push and a pop inside the detail. | iOS 13 | [instructure/canvas-ios#644](https://github.com/instructure/canvas-ios/issues/644), [instructure/canvas-ios#691](https://github.com/instructure/canvas-ios/issues/691) | one report |
| C-034 | Expanding with several pages on the stack leaves detail pages in the primary, or takes primary pages into the detail. | iOS 8+ | ["Having a UINavigationController in the master view of a UISplitViewController in iOS 8" (newbedev.com)](https://newbedev.com/) | several reports |
| C-036 | With an opaque bar, the secondary extends under the bar until the device is turned and turned back. | iOS 9.2 | [radar 24362789](https://github.com/lionheart/openradar-mirror/issues/7536) | one report |
| C-037 | A preferred display mode is ignored unless the app sets it again in the next turn of the run loop. | iOS 14+ | [samuelclay/NewsBlur](https://github.com/samuelclay/NewsBlur) | one report |
| C-038 | A change of the split behaviour at run time tiles columns where there is no room for them, until the device is turned and turned back. | iOS 14+ | [wordpress-mobile/WordPress-iOS#24705](https://github.com/wordpress-mobile/WordPress-iOS/issues/24705) | one report |
| C-116 | An app that forwards `viewWillTransition` to what it presents delivers the change of size twice. | all | [samuelclay/NewsBlur](https://github.com/samuelclay/NewsBlur) | inferred |

## Navigation controllers

Pushes that overlap, swipes that are cancelled, bars that keep the wrong state.

| id | what | versions | source | how sure |
| --- | --- | --- | --- | --- |
| C-040 | A double tap pushes the same cached controller twice, and UIKit raises. | all | [wordpress-mobile/WordPress-iOS#7284](https://github.com/wordpress-mobile/WordPress-iOS/issues/7284), [artsy/eigen#725](https://github.com/artsy/eigen/issues/725), [artsy/eigen#1061](https://github.com/artsy/eigen/issues/1061), [element-hq/element-ios#3924](https://github.com/element-hq/element-ios/issues/3924), [samuelclay/NewsBlur#886](https://github.com/samuelclay/NewsBlur/issues/886), [react-navigation/react-navigation#10740](https://github.com/react-navigation/react-navigation/issues/10740), [thexande/SwiftAlgorithms#31](https://github.com/thexande/SwiftAlgorithms/issues/31) | several reports |
| C-041 | Several pushes during one animation, then Back, crash with a view that would be added to itself. | iOS 7–18 | [radar 37068517](https://github.com/lionheart/openradar-mirror/issues/19278), [wordpress-mobile/WordPress-iOS#1955](https://github.com/wordpress-mobile/WordPress-iOS/issues/1955), [wordpress-mobile/WordPress-iOS#20849](https://github.com/wordpress-mobile/WordPress-iOS/issues/20849), [leancloud/leanchat-ios#116](https://github.com/leancloud/leanchat-ios/issues/116) | several reports |
| C-043 | With a gesture delegate of the app's own, a swipe back at the root freezes the interface at the next push. | all | [signalapp/Signal-iOS#3540](https://github.com/signalapp/Signal-iOS/issues/3540), [devxoul/SwipeBack#3](https://github.com/devxoul/SwipeBack/issues/3), [wix/react-native-navigation#5863](https://github.com/wix/react-native-navigation/issues/5863) | several reports |
| C-044 | A swipe back that is cancelled leaves the bar hidden if the page below hides it in `viewWillAppear`. | iOS 8+ | [fastred/SloppySwiper#12](https://github.com/fastred/SloppySwiper/issues/12), [jrsaruo/MediaViewer#41](https://github.com/jrsaruo/MediaViewer/issues/41), [jrsaruo/MediaViewer#112](https://github.com/jrsaruo/MediaViewer/issues/112), [TimOliver/TOWebViewController#83](https://github.com/TimOliver/TOWebViewController/issues/83) | several reports |
| C-046 | After popping two pages to the root with animation and pushing again, the swipe back is dead. | iOS 10 | [wix/react-native-navigation#1823](https://github.com/wix/react-native-navigation/issues/1823) | one report |
| C-048 | A navigation controller that is embedded late, under tabs in a split view, logs unbalanced appearance and pops without animation. | iOS 8.2 | [radar 20203389](https://github.com/lionheart/openradar-mirror/issues/1706) | one report |
| C-049 | In a split view's column, pushing a page that hides the bar moves the bar up instead of sideways and spoils the interactive way back. | iOS 12 | [radar 45174428](https://github.com/lionheart/openradar-mirror/issues/20548) | one report |

## Popovers: anchor and lifetime

Popovers without an anchor, with a stale one, twice, or left over.

| id | what | versions | source | how sure |
| --- | --- | --- | --- | --- |
| C-050 | A popover without an anchor crashes in regular width, although the same code works in compact width. | iOS 8+ | see B-071 | several reports |
| C-051 | A double tap on the row that opens a popover crashes for want of an anchor, nine times in ten. | iOS 8 | [wannabegeek/PickerTableViewCell#21](https://github.com/wannabegeek/PickerTableViewCell/issues/21) | one report |
| C-052 | After a rotation, a popover with a fixed source rectangle points to where its source used to be. | all | [mozilla-mobile/firefox-ios#1252](https://github.com/mozilla-mobile/firefox-ios/issues/1252), [fluttercommunity/plus_plugins#636](https://github.com/fluttercommunity/plus_plugins/issues/636), [danielsaidi/Sheeeeeeeeet#57](https://github.com/danielsaidi/Sheeeeeeeeet/issues/57) | several reports |
| C-055 | A second tap on the bar button that opened a popover opens another, or crashes. | all | [overshare/overshare-kit#41](https://github.com/overshare/overshare-kit/issues/41), [TimCinel/ActionSheetPicker#88](https://github.com/TimCinel/ActionSheetPicker/issues/88) | several reports |
| C-056 | A popover that adapts when its window becomes compact is laid out wrongly. | iOS 9–10 | [Automattic/simplenote-ios#81](https://github.com/Automattic/simplenote-ios/issues/81) | one report |
| C-058 | A rotation in the background with a popover open crashes on return. | iOS 18.1 | [PopoverCrashAfterDeviceRotation](https://github.com/VAndrJ/awesome-apple-bugs) | one report |
| C-059 | Dismissing a controller whose split view shows its primary as an overlay raises, because a visible popover is deallocated. | iOS 8 | [radar 20962645](https://github.com/lionheart/openradar-mirror/issues/10134) | one report |

## Popovers: size

Popovers that resize late, only in one direction, or for a bar that is gone.

| id | what | versions | source | how sure |
| --- | --- | --- | --- | --- |
| C-060 | A popover resizes after a push instead of together with it. | iOS 7–12 | see A-134 | several reports |
| C-061 | A popover that grew for a push does not shrink on the pop. | iOS 7.1 | [radar 16946356](https://github.com/lionheart/openradar-mirror/issues/3610), [sammcewan/WYPopoverController#63](https://github.com/sammcewan/WYPopoverController/issues/63) | several reports |
| C-062 | A popover's width follows its pages, but its height is never restored for smaller ones. | iOS 3.2+ | [radar 13891323](https://github.com/lionheart/openradar-mirror/issues/4999) | several reports |
| C-063 | A page that hides the bar and sets the same preferred size as before leaves the popover with room for the bar. | iOS 7–8.1 | [radar 19175472](https://github.com/lionheart/openradar-mirror/issues/2526) | one report |
| C-067 | After a rotation a popover keeps its direction and shrinks, although another direction has room. | iOS 8.1 | [radar 19563850](https://github.com/lionheart/openradar-mirror/issues/11132) | one report |

## Display modes, overlays and widths

Columns that appear or vanish at the wrong time, or with the wrong width.

| id | what | versions | source | how sure |
| --- | --- | --- | --- | --- |
| C-071 | The secondary keeps its old size during a rotation if the overlay was visible, and jumps at the end. | iOS 8 | [radar 20156503](https://github.com/lionheart/openradar-mirror/issues/1745) | one report |
| C-074 | The sidebar disappears at each selection; users and authors disagree whether that is right. | iPadOS 18 | [Ranchero-Software/NetNewsWire#4497](https://github.com/Ranchero-Software/NetNewsWire/issues/4497), [Ranchero-Software/NetNewsWire#4474](https://github.com/Ranchero-Software/NetNewsWire/issues/4474) | several reports |
| C-075 | On return to the app an invisible overlay blocks all touches. | iOS 5–6 | [Awful/Awful.app#206](https://github.com/Awful/Awful.app/issues/206) | one report |
| C-076 | The detail does not hear of the trait change in the first rotation, but in all later ones. | iOS 10, iPhone | [radar 28528503](https://github.com/lionheart/openradar-mirror/issues/15990) | one report |
| C-077 | With a full-width primary, column widths do not follow a rotation. | iOS 13–14 | [wordpress-mobile/WordPress-iOS#14547](https://github.com/wordpress-mobile/WordPress-iOS/issues/14547), [wordpress-mobile/WordPress-iOS#13794](https://github.com/wordpress-mobile/WordPress-iOS/issues/13794), [wordpress-mobile/WordPress-iOS#15081](https://github.com/wordpress-mobile/WordPress-iOS/issues/15081) | one report |
| C-079 | A triple-column app starts in portrait with an empty detail and no other column. | iPadOS 14–26 | [kean/ThreeColumnNavigation#3](https://github.com/kean/ThreeColumnNavigation/issues/3), [Ranchero-Software/NetNewsWire#5045](https://github.com/Ranchero-Software/NetNewsWire/issues/5045), [Ranchero-Software/NetNewsWire#5044](https://github.com/Ranchero-Software/NetNewsWire/issues/5044) | several reports |
| C-113 | A split view in a tab shows its overlay over the tab bar. | iOS 8 | [daveanderson/TabsAndSplits](https://github.com/daveanderson/TabsAndSplits) | one report |
| C-114 | After the app's own switch for the sidebar is used, the split view stays collapsed in landscape. | iOS 11 | [Awful/Awful.app#660](https://github.com/Awful/Awful.app/issues/660) | one report |

## Presentations from columns

What a presentation does to the column that it comes from.

| id | what | versions | source | how sure |
| --- | --- | --- | --- | --- |
| C-080 | A presentation in a primary's own context gets no appearance callbacks, and its dismissal gives the primary the size of the whole split view. | iOS 8 beta | [radar 17826464](https://github.com/lionheart/openradar-mirror/issues/3424) | one report |
| C-110 | A popover that was dismissed by a tap outside is refused later as already presented, because the app never cleared its flag. | all | [omz/Pythonista-Issues#114](https://github.com/omz/Pythonista-Issues/issues/114) | one report |

## Safe areas and the keyboard

Content that is covered, shifted, or off-screen.

| id | what | versions | source | how sure |
| --- | --- | --- | --- | --- |
| C-084 | Content that is laid out by the primary's bounds instead of its safe area starts 100 points off-screen. | iOS 14+ | [LeoNatan/LNPopupController#390](https://github.com/LeoNatan/LNPopupController/issues/390), see A-003 | several reports |
| C-087 | The top inset is wrong after a rotation, and a column's left inset jumps instead of following the animation. | iOS 26 | [software-mansion/react-native-screens#3209](https://github.com/software-mansion/react-native-screens/issues/3209) | one report |
| C-088 | After some time in Split View, the interface is shifted upwards when the app opens in full screen. | iPadOS 13 | [TelegramMessenger/Telegram-iOS#240](https://github.com/TelegramMessenger/Telegram-iOS/issues/240) | several reports |
| C-089 | In a third of the screen, the system's handle on top, in later systems its window controls, covers content that the safe area does not exclude. | iOS 11, iPadOS 26 | [radar 35785520](https://github.com/lionheart/openradar-mirror/issues/19003), [vjt/grappa-irc#2160](https://github.com/vjt/grappa-irc/issues/2160) | several reports |
| C-091 | A screen that appears while the keyboard is up for the other app does not make room for it. | iOS 9 | [radar 23687553](https://github.com/lionheart/openradar-mirror/issues/6864) | one report |
| C-092 | With a toolbar, the bottom inset for the keyboard is wrong by the toolbar's height. | iOS 12 | [Awful/Awful.app#883](https://github.com/Awful/Awful.app/issues/883) | one report |
| C-094 | A gap opens between input and keyboard, because the app computes the overlap on the screen instead of in its window. | iOS 9+ | [TelegramMessenger/Telegram-iOS#164](https://github.com/TelegramMessenger/Telegram-iOS/issues/164), [ionic-team/cordova-plugin-ionic-keyboard#29](https://github.com/ionic-team/cordova-plugin-ionic-keyboard/issues/29), [flutter/engine#35535](https://github.com/flutter/engine/issues/35535) | several reports |

## Lifecycle, restoration and the rest

What remains: early loading, changed orders, endless layout, right to left.

| id | what | versions | source | how sure |
| --- | --- | --- | --- | --- |
| C-100 | Controllers of a tab that was never shown load their views when the app goes to the background. | iOS 12 | [radar 51112884](https://github.com/lionheart/openradar-mirror/issues/21279) | one report |
| C-101 | Two animated pushes in a row give the middle controller other appearance callbacks than in iOS 17. | iOS 18+ | [LifeCyclePushedViewController](https://github.com/VAndrJ/awesome-apple-bugs) | one report |
| C-102 | A library's own record of the collapse is wrong at launch, because the callbacks it counts on do not come. | iOS 13 | [iZettle/Presentation#54](https://github.com/iZettle/Presentation/issues/54) | one report |
| C-103 | Toolbar items of a split view disappear after a stay in the background. | iPadOS 18.0–18.3 | [NavigationSplitViewToolbarItemDisappearBackground](https://github.com/VAndrJ/awesome-apple-bugs) | one report |
| C-104 | Bar items disappear after Split View and back, and the sidebar is showing. | iPadOS 16 | [DeveloperAcademy-YOLO/ProjectYOLO#117](https://github.com/DeveloperAcademy-YOLO/ProjectYOLO/issues/117) | one report |
| C-106 | After a second plain controller for the secondary, Back in compact width leads to the old detail instead of the list. | iOS 14+ | ["Strongly Recommend You to Add Your Own UINavigationControllers even in iOS 14" (zhaoxin.pro)](https://zhaoxin.pro/), see B-019 | one report |
| C-107 | Observers that correct insets run for ever when the split view expands. | iOS 14 | [darjeelingsteve/SplitViewMenu@c4cbb01](https://github.com/darjeelingsteve/SplitViewMenu/commit/c4cbb01), see A-040 | repository |
| C-111 | Right to left, apps get the swipe back, a gap or the side of a menu wrong. | all | [aksonov/react-native-router-flux#2693](https://github.com/aksonov/react-native-router-flux/issues/2693), [Friend-LGA/LGSideMenuController#157](https://github.com/Friend-LGA/LGSideMenuController/issues/157), [Automattic/simplenote-ios#674](https://github.com/Automattic/simplenote-ios/issues/674) | several reports |
| C-112 | An app that restores its selection at launch opens columns that the saved display mode hides. | iOS 14+ | [Ranchero-Software/NetNewsWire#4941](https://github.com/Ranchero-Software/NetNewsWire/issues/4941) | one report |
| C-115 | After several programmatic changes across tabs, pushes are no longer animated. | iOS 13 beta | [ekazaev/route-composer#37](https://github.com/ekazaev/route-composer/issues/37) | one report |

# D. What Apple says in sessions, headers and notes

Collected in November 2026. The sessions' transcripts were read, not watched: what a slide or a demonstration showed without words is
missing. Times are those of a transcript's paragraph, which begins up to 50 seconds before the sentence. Headers are part of every Xcode;
the link leads to the page of the class. Read were those of the SDKs 14.5 and 16.5, and of 18.2 to 27's beta for what is newer.

## Split views, as Apple tells

What Apple says of columns, modes and collapsing.

| id | what | versions | source | how sure |
| --- | --- | --- | --- | --- |
| D-001 | A preferred display mode of one beside the secondary, with nothing else set, means two columns side by side, always, in portrait too. | iOS 14+ | [WWDC20 10105, 5:31–6:17](https://developer.apple.com/videos/play/wwdc2020/10105/) | said |
| D-002 | In the automatic behaviour, columns tile wherever their widths fit; orientation and aspect ratio are not mentioned any more. Said of windows in Stage Manager; the summary names no limit, and all windows of iPadOS 26 are such. | iOS 17+ | [WWDC23 10055, 14:32, 15:17](https://developer.apple.com/videos/play/wwdc2023/10055/) | said |
| D-003 | A sidebar that is hidden because the window has become too narrow stays hidden when the window grows, until someone asks for it. | iOS 17+ | [WWDC23 10055, 14:32](https://developer.apple.com/videos/play/wwdc2023/10055/) | said |
| D-004 | A sidebar that is asked for where it does not fit comes over the secondary, or displaces it. | iOS 17+ | [WWDC23 10055, 14:32–15:17](https://developer.apple.com/videos/play/wwdc2023/10055/) | said |
| D-005 | A sidebar that lies over the secondary stays over it while the window grows; dismissed and shown again it tiles. | iOS 17+ | [WWDC23 10055, 14:32–15:17](https://developer.apple.com/videos/play/wwdc2023/10055/) | said |
| D-006 | The rules of D-002 to D-005 hold for the double- and triple-column style; `preferredDisplayMode` and `preferredSplitBehavior` override them. | iOS 17+ | [WWDC23 10055, 15:17](https://developer.apple.com/videos/play/wwdc2023/10055/) | said |
| D-007 | A split view gives its primary a compact width class and its secondary a regular one, also on an iPad in full width; other code can read that in the sidebar. | iOS 8+ | [WWDC16 222, part on the trait system](https://developer.apple.com/videos/play/wwdc2016/222/), [WWDC14 214, part on traits](https://developer.apple.com/videos/play/wwdc2014/214/), [WWDC14 216, start](https://developer.apple.com/videos/play/wwdc2014/216/) | said |
| D-008 | `hide(_:)` while collapsed pops the column if it is on top; it is ignored for the primary and for a column that is not on top. | iOS 14+ | [header of UISplitViewController](https://developer.apple.com/documentation/uikit/uisplitviewcontroller) | header |
| D-009 | In iPadOS 26 the sidebar floats: the neighbour's view goes on below it, and has a safe-area inset on that side only. | iOS 26+ | [WWDC25 282, 10:55](https://developer.apple.com/videos/play/wwdc2025/282/), [WWDC25 243, 1:41](https://developer.apple.com/videos/play/wwdc2025/243/), [WWDC25 284, 4:39](https://developer.apple.com/videos/play/wwdc2025/284/) | said |
| D-010 | On an opened iPhone Duo a split view is expanded, its columns tiled or overlaid; on a closed one it is collapsed to one stack. Opening and closing do this to a running app. | iOS 27.1+ | [Tech Talk 111461, 4:41–5:28](https://developer.apple.com/videos/play/tech-talks/111461/) | said |
| D-011 | With the Duo partly folded, a split view with two columns divides its width equally at the fold. | iOS 27.1+ | [Tech Talk 111463, 5:26](https://developer.apple.com/videos/play/tech-talks/111463/) | said |
| D-049 | Before iOS 17 the automatic behaviour follows width buckets and the view's aspect ratio; the automatic mode of an iPad overlays in portrait and stands side by side in landscape. | iOS 8–16 | [header of UISplitViewController](https://developer.apple.com/documentation/uikit/uisplitviewcontroller) | header |
| D-050 | Displacing is for widths too narrow to tile three columns, overlaying for narrower ones still. | iOS 14–16 | [header of UISplitViewController](https://developer.apple.com/documentation/uikit/uisplitviewcontroller) | header |
| D-051 | `show(_:)` while collapsed pushes the column and those between, where it is not in the stack; pops what covers it where it is. | iOS 14+ | [header of UISplitViewController](https://developer.apple.com/documentation/uikit/uisplitviewcontroller) | header |
| D-052 | The classic automatic mode is side by side in landscape and an overlay in portrait. | iOS 8+ | [header of UISplitViewController](https://developer.apple.com/documentation/uikit/uisplitviewcontroller) | header |
| D-053 | With nothing to separate, a controller's default gives back the former secondary. | iOS 8+ | [header of UISplitViewController](https://developer.apple.com/documentation/uikit/uisplitviewcontroller) | header |
| D-054 | Collapsed, show-detail is redirected to `show` on the primary, so that its navigation controller pushes. | iOS 8+ | [WWDC14 216, part on showing](https://developer.apple.com/videos/play/wwdc2014/216/) | said |
| D-055 | Expanded, show-detail puts the controller on the right-hand side. The header adds that a detail which takes `show` itself is asked first. | iOS 8+ | [WWDC14 216, part on showing](https://developer.apple.com/videos/play/wwdc2014/216/), [header of UISplitViewController](https://developer.apple.com/documentation/uikit/uisplitviewcontroller) | said, header |
| D-075 | The display-mode item is not supported in a column style. | iOS 14+ | [header of UISplitViewController](https://developer.apple.com/documentation/uikit/uisplitviewcontroller) | header |
| D-076 | The display-mode button does not show in two-over, not even with the visibility `always`. | iOS 14.5+ | [header of UISplitViewController](https://developer.apple.com/documentation/uikit/uisplitviewcontroller) | header |
| D-077 | The primary of a classic split view has a class of its own, compact. | iOS 8+ | [WWDC14 214](https://developer.apple.com/videos/play/wwdc2014/214/), [WWDC16 222](https://developer.apple.com/videos/play/wwdc2016/222/) | said |
| D-083 | Expanded and collapsed are not the same as both columns being visible: a hidden sidebar leaves a split view expanded. | iOS 8+ | [WWDC14 214, part on split views](https://developer.apple.com/videos/play/wwdc2014/214/) | said |
| D-084 | A split view is collapsed by default in a horizontally compact container; an override by a parent decides otherwise. | iOS 8+ | [WWDC14 214](https://developer.apple.com/videos/play/wwdc2014/214/), [WWDC14 216](https://developer.apple.com/videos/play/wwdc2014/216/) | said |
| D-085 | Collapsing asks for the primary first and lets the secondary be merged second; expanding asks for the primary, then separates. | iOS 8+ | [WWDC14 216, part on collapsing](https://developer.apple.com/videos/play/wwdc2014/216/) | said |
| D-086 | The merging and separating is a method of the primary itself, which a navigation controller implements by push and pop. | iOS 8+ | [WWDC14 216](https://developer.apple.com/videos/play/wwdc2014/216/) | said |
| D-087 | `presentsWithGesture` is true by default; false takes away both the buttons and the gestures. | iOS 14+ | [WWDC20 10105, 4:44](https://developer.apple.com/videos/play/wwdc2020/10105/) | said |
| D-088 | A tap beside the columns hides all of them, however many were shown. | iOS 14+ | [WWDC20 10105, 4:44](https://developer.apple.com/videos/play/wwdc2020/10105/) | said |
| D-089 | Changing a column's controller, mode or behaviour animates where the split view chooses to; show and hide come with a transition coordinator right after the call. | iOS 14+ | [header of UISplitViewController](https://developer.apple.com/documentation/uikit/uisplitviewcontroller), [UISplitViewController.hide(_:)](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/hide%28_:%29) | header, documented |
| D-090 | The order of columns in the display mode enumerations says which column "one" is: the supplementary in a triple column. | iOS 14+ | [header of UISplitViewController](https://developer.apple.com/documentation/uikit/uisplitviewcontroller) | header |
| D-091 | A width in points, where set, beats the fraction; preferred widths yield to the bounds and to other heuristics of the system. | iOS 8+, points 14+ | [header of UISplitViewController](https://developer.apple.com/documentation/uikit/uisplitviewcontroller) | header |
| D-092 | Columns of iPadOS 26 have default minimum, preferred and maximum widths; the separator between columns is dragged. | iOS 26+ | [WWDC25 282, 4:48–5:33](https://developer.apple.com/videos/play/wwdc2025/282/), [WWDC25 243, 2:29](https://developer.apple.com/videos/play/wwdc2025/243/) | said |
| D-093 | The secondary column has a minimum and a preferred width of its own from iOS 26 on. | iOS 26+ | [header of UISplitViewController, iOS 26](https://developer.apple.com/documentation/uikit/uisplitviewcontroller) | header |
| D-094 | A width that an app demands may limit how many columns are shown. | iOS 26+ | [WWDC25 282, 6:20](https://developer.apple.com/videos/play/wwdc2025/282/) | said |
| D-095 | A trait tells views whether an ancestor split view is expanded or collapsed, or that there is none. | iOS 26+ | [WWDC25 282, 5:33–6:20](https://developer.apple.com/videos/play/wwdc2025/282/), [header of UISplitViewController.LayoutEnvironment](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/layoutenvironment) | said, header |
| D-096 | The inspector is hidden at first, beside the secondary at the trailing edge when shown, and a sheet when collapsed. | iOS 26+ | [WWDC25 282, 6:20–7:07](https://developer.apple.com/videos/play/wwdc2025/282/) | said |
| D-097 | The delegate is not told of columns that the app shows or hides itself, neither before nor after. The page names no release for the methods that tell before. | iOS 26+ | [splitViewController(_:didHide:)](https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate/splitviewcontroller%28_:didhide:%29), [splitViewController(_:didShow:)](https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate/splitviewcontroller%28_:didshow:%29) | documented |
| D-098 | A search bar may be moved to the trailing-most column's bar where its owner allows it; inspector first, then secondary, supplementary, primary. | iOS 26+ | [WWDC25 284, 15:22](https://developer.apple.com/videos/play/wwdc2025/284/), [header of UINavigationItem](https://developer.apple.com/documentation/uikit/uinavigationitem) | said, header |
| D-099 | Sidebars in Slide Over are vibrant since iOS 16 by private views between; an app must not count views. | iOS 16+ | [WWDC22 10068, 4:50](https://developer.apple.com/videos/play/wwdc2022/10068/) | said |
| D-100 | `show(_:)` and `hide(_:)` do not take the compact column. | iOS 14+ | [header of UISplitViewController](https://developer.apple.com/documentation/uikit/uisplitviewcontroller) | header |
| D-101 | The header says that `show(.secondary)` is ignored while expanded; the reference page says that it goes from two displacing to one beside. Apple contradicts itself; the page is younger. | iOS 14+ | [header of UISplitViewController](https://developer.apple.com/documentation/uikit/uisplitviewcontroller), [UISplitViewController.show(_:)](https://developer.apple.com/documentation/uikit/uisplitviewcontroller/show%28_:%29) | header, documented |

## Navigation and bars, as Apple tells

Transitions, the swipe back, and what stands in bars.

| id | what | versions | source | how sure |
| --- | --- | --- | --- | --- |
| D-012 | Standard pushes and pops no longer block touches: people scroll, swipe back or tap Back while the animation still runs. | iOS 26+ (zoom transitions 18+) | [WWDC25 284, 11:34–12:19](https://developer.apple.com/videos/play/wwdc2025/284/), [WWDC25 243, 0:53](https://developer.apple.com/videos/play/wwdc2025/243/) | said |
| D-013 | A pop that begins during a push does not cancel the push: the push completes at once, its page reaches didAppear, and the pop begins in the same turn of the run loop. | iOS 26+ (zoom 18+) | [WWDC24 10145, 5:35–6:22](https://developer.apple.com/videos/play/wwdc2024/10145/) | said |
| D-014 | Apps should push whether or not a transition runs; the system serves it. | iOS 26+ (zoom 18+) | [WWDC24 10145, 7:10](https://developer.apple.com/videos/play/wwdc2024/10145/) | said |
| D-015 | Back, tapped several times in quick succession, goes back several pages. | iOS 26+ | [WWDC25 284, 12:19](https://developer.apple.com/videos/play/wwdc2025/284/) | said |
| D-016 | After a cancelled swipe back the page that stays goes to appearing and appeared in one turn of the run loop, once the animation back has ended; it has been disappearing until then. | all with interactive pops | [WWDC24 10145, 4:50–5:35](https://developer.apple.com/videos/play/wwdc2024/10145/) | said |
| D-017 | A second recogniser, `interactiveContentPopGestureRecognizer`, pops by a pan that begins anywhere in the content, leading to trailing, where the edge recogniser does not apply. | iOS 26+ | [WWDC25 284, 12:19–13:04](https://developer.apple.com/videos/play/wwdc2025/284/), [UINavigationController.interactiveContentPopGestureRecognizer](https://developer.apple.com/documentation/uikit/uinavigationcontroller/interactivecontentpopgesturerecognizer) | said, documented |
| D-018 | Swipe actions of a row, and other interactions that compete, keep the content pop from beginning; parts of the content that nothing handles allow it. | iOS 26+ | [WWDC25 284, 13:04](https://developer.apple.com/videos/play/wwdc2025/284/) | said |
| D-019 | A gesture of the app's own wins over the content pop only by a failure requirement on that recogniser. | iOS 26+ | [WWDC25 284, 13:04](https://developer.apple.com/videos/play/wwdc2025/284/), [header of UINavigationController](https://developer.apple.com/documentation/uikit/uinavigationcontroller) | said, header |
| D-020 | Large titles belong to the scroll view's content and scroll away with it. | iOS 26+ | [WWDC25 284, 10:01](https://developer.apple.com/videos/play/wwdc2025/284/) | said |
| D-059 | A back title becomes a generic one, then none, where room is lacking. | iOS 11+ (display modes 14+) | [header of UINavigationItem](https://developer.apple.com/documentation/uikit/uinavigationitem) | header |
| D-079 | In landscape, tab bars of small phones are lower, with title beside symbol, since iOS 11. | iOS 11+ | [WWDC17 204, part on bars](https://developer.apple.com/videos/play/wwdc2017/204/) | said |
| D-102 | Both pop recognisers are meant for failure requirements only; an app that disables one leaves the other at work. | iOS 26+ | [header of UINavigationController](https://developer.apple.com/documentation/uikit/uinavigationcontroller), [UINavigationController.interactiveContentPopGestureRecognizer](https://developer.apple.com/documentation/uikit/uinavigationcontroller/interactivecontentpopgesturerecognizer) | header, inferred |
| D-103 | A left item replaces the back button unless it supplements it. | iOS 5+ | [header of UINavigationItem](https://developer.apple.com/documentation/uikit/uinavigationitem) | header |
| D-104 | `hidesBackButton` hides it for the item on top; `backAction` replaces what it does, and makes one where there is none. | iOS 5+, action 16+ | [header of UINavigationItem](https://developer.apple.com/documentation/uikit/uinavigationitem) | header |
| D-105 | Large titles: automatic takes over the state of the item before; always and never decide for themselves. | iOS 11+ | [WWDC17 204, part on bars](https://developer.apple.com/videos/play/wwdc2017/204/), [header of UINavigationItem](https://developer.apple.com/documentation/uikit/uinavigationitem) | said, header |
| D-106 | Search bars, refresh controls and rubber-banding of large titles are done by the navigation controller, not by a bar alone. | iOS 11+ | [WWDC17 204](https://developer.apple.com/videos/play/wwdc2017/204/) | said |
| D-107 | Items that lack room go to an overflow menu in every bar style. | iOS 16+ | [WWDC22 10069, 3:23, 6:25](https://developer.apple.com/videos/play/wwdc2022/10069/), [WWDC22 10068, 2:25](https://developer.apple.com/videos/play/wwdc2022/10068/) | said |
| D-108 | Search is in the bar's line on iPads since 16, and in the bottom toolbar on iPhones since 26. | iOS 16+, 26+ | [WWDC22 10069, 12:45](https://developer.apple.com/videos/play/wwdc2022/10069/), [WWDC25 284, 14:37](https://developer.apple.com/videos/play/wwdc2025/284/) | said |
| D-109 | Where a navigation bar shows on a phone with a notch, the status bar shows too, whatever the page prefers. | iOS 11+ | [WWDC18 235, last part](https://developer.apple.com/videos/play/wwdc2018/235/) | said |
| D-110 | iPhones in landscape hide the status bar since iOS 8. | iOS 8+ | [WWDC14 216](https://developer.apple.com/videos/play/wwdc2014/216/), [WWDC14 228](https://developer.apple.com/videos/play/wwdc2014/228/) | said |
| D-111 | Hidden bars of compact height come back by a tap where they would be; bars that the keyboard hid stay hidden until a tap. | iOS 8+ | [header of UINavigationController](https://developer.apple.com/documentation/uikit/uinavigationcontroller) | header |
| D-112 | By header a push of a controller that is on the stack has no effect; by reference page it raises. | all | [header of UINavigationController](https://developer.apple.com/documentation/uikit/uinavigationcontroller), see B-060 | header |
| D-113 | Delegates hear a Did for each Will of a shown controller by the end of the transition, interrupted or not. | iOS 26+ (zoom 18+) | [WWDC24 10145, 7:10–7:56](https://developer.apple.com/videos/play/wwdc2024/10145/) | said |
| D-114 | State kept during a transition should be reset in viewDidAppear or viewDidDisappear, which are sure to come. | all | [WWDC24 10145, 7:10–7:56](https://developer.apple.com/videos/play/wwdc2024/10145/) | said |
| D-115 | Navigation bars slide away while scrolling, by the system's choice; the SDK's name is `navigationBarMinimization`, not the one on the slide, and has no value "always". | iOS 27+ | [WWDC26 278, 10:57–11:47](https://developer.apple.com/videos/play/wwdc2026/278/), [header of UIBarMinimization](https://developer.apple.com/documentation/uikit/uibarminimization) | said, header |
| D-116 | A bar that minimises changes the safe area unless told not to; a top tab bar that shares its row minimises with it. | iOS 27+ | [WWDC26 278, 11:47](https://developer.apple.com/videos/play/wwdc2026/278/), [header of UIBarMinimization](https://developer.apple.com/documentation/uikit/uibarminimization) | said, header |
| D-117 | Tab bars of iPhones may shrink while scrolling down, by choice of the app, and carry an accessory view above them. | iOS 26+ | [WWDC25 284, 1:38–3:08](https://developer.apple.com/videos/play/wwdc2025/284/) | said |
| D-118 | A prominent tab stays visible when the bar shrinks; without one named, a search tab that activates search by itself is prominent. | iOS 27+ | [WWDC26 278, 10:09–10:57](https://developer.apple.com/videos/play/wwdc2026/278/), [UITabBarController.prominentTabIdentifier](https://developer.apple.com/documentation/uikit/uitabbarcontroller/prominenttabidentifier) | said, documented |
| D-119 | On the Duo's outer display, and on the inner one in landscape, items of navigation, tool and tab bars stand in one vertical bar at a side. | iOS 27.1+ | [Tech Talk 111462, 0:50, 3:08](https://developer.apple.com/videos/play/tech-talks/111462/) | said |
| D-120 | In split views only the detail column's items go to the vertical bar; other columns and inspectors keep horizontal bars. | iOS 27.1+ | [Tech Talk 111462, 3:08–3:53](https://developer.apple.com/videos/play/tech-talks/111462/) | said |
| D-121 | That bar stays at the same side of the hardware in right-to-left languages. | iOS 27.1+ | [Tech Talk 111462, 3:53](https://developer.apple.com/videos/play/tech-talks/111462/) | said |
| D-122 | Safe areas and layout margins of the Duo differ between left and right. | iOS 27.1+ | [Tech Talk 111461, 6:58](https://developer.apple.com/videos/play/tech-talks/111461/) | said |
| D-123 | A zoom transition can be grabbed and dragged at any time from iOS 18 on. | iOS 18+ | [WWDC24 10145, 0:53–1:40](https://developer.apple.com/videos/play/wwdc2024/10145/), [WWDC24 10118, 2:29](https://developer.apple.com/videos/play/wwdc2024/10118/) | said |
| D-124 | From iOS 17 on a drag in a navigation bar moves the window in Stage Manager. | iOS 17–18 | [WWDC23 10055, 13:00–13:45](https://developer.apple.com/videos/play/wwdc2023/10055/) | said |
| D-125 | Bars of navigation and tool bars are transparent from iOS 26 on, and content goes on under them. | iOS 26+ | [WWDC25 284, 6:58, 10:01](https://developer.apple.com/videos/play/wwdc2025/284/) | said |

## Traits, appearance and sizes, as Apple tells

Who tells a controller what, and when; also safe areas.

| id | what | versions | source | how sure |
| --- | --- | --- | --- | --- |
| D-021 | A view controller inherits its traits from its view's superview, not from its parent controller. | iOS 17+ | [WWDC23 10057, 4:42–5:27](https://developer.apple.com/videos/play/wwdc2023/10057/) | said |
| D-022 | Before its view is in the hierarchy, a controller's traits are not up to date; `viewWillAppear` is too early to read them. | iOS 17+ | [WWDC23 10057, 5:27–6:12](https://developer.apple.com/videos/play/wwdc2023/10057/) | said |
| D-023 | Views update their traits only while in a hierarchy, each just before its own layout; an override is seen only from then on. | iOS 17+ | [WWDC23 10057, 6:58, 17:09](https://developer.apple.com/videos/play/wwdc2023/10057/) | said |
| D-024 | `viewIsAppearing` comes after the view is in the hierarchy and laid out by its superview: size, safe area and traits are final. | iOS 13+ (back-deployed) | [WWDC23 10055, 2:17–3:50](https://developer.apple.com/videos/play/wwdc2023/10055/), [UIViewController.viewIsAppearing(_:)](https://developer.apple.com/documentation/uikit/uiviewcontroller/viewisappearing%28_:%29) | said, documented |
| D-025 | `viewWillTransition(to:with:)` reaches presented controllers as well: the root, its children depth first, then the presentation controller and what it presents, then on from there. | iOS 8+ | [WWDC14 228, part on messaging](https://developer.apple.com/videos/play/wwdc2014/228/), [WWDC14 214, part on transition coordinators](https://developer.apple.com/videos/play/wwdc2014/214/) | said, shown |
| D-026 | The size told to a child is what `size(forChildContentContainer:withParentContainerSize:)` returns for it: the size that it is about to have. | iOS 8+ | [WWDC14 228](https://developer.apple.com/videos/play/wwdc2014/228/), [header of UIViewController](https://developer.apple.com/documentation/uikit/uiviewcontroller) | said, header |
| D-057 | A change of traits is announced before the size of the same transition; both come in its set-up, at whose end size and class change and `traitCollectionDidChange` is called; animations are made after that. | iOS 8–16 | [WWDC15 205, part on transitions](https://developer.apple.com/videos/play/wwdc2015/205/) | said, shown |
| D-058 | A resize that crosses no boundary tells the size alone; an override of traits tells the traits alone. | iOS 8+ | [WWDC15 205, part on transitions](https://developer.apple.com/videos/play/wwdc2015/205/) | said |
| D-064 | A safe area never grows beyond the superview's own on that edge, however far a view sticks out; where the superview has none, the view has none. | iOS 11+ | [WWDC18 235, part on safe areas](https://developer.apple.com/videos/play/wwdc2018/235/) | said |
| D-065 | A scroll view that takes an edge into its adjusted insets passes nothing of that edge on to its subviews, wherever they are. | iOS 11+ | [WWDC18 235, part on scroll views](https://developer.apple.com/videos/play/wwdc2018/235/) | said |
| D-066 | `automatic` insets the top and bottom of a controller's scroll view in a navigation controller even where nothing scrolls. | iOS 11+ | [WWDC18 235](https://developer.apple.com/videos/play/wwdc2018/235/), [header of UIScrollView](https://developer.apple.com/documentation/uikit/uiscrollview) | said, header |
| D-126 | Up to 16, controllers take their traits from the parent controller, views of controllers from the controller, other views from their superview. | iOS 8–16 | [WWDC23 10057, 3:57–4:42](https://developer.apple.com/videos/play/wwdc2023/10057/) | said |
| D-127 | From 13 on traits are predicted when a view or controller is made, and `traitCollectionDidChange` comes only for a difference. | iOS 13–16 | [WWDC19 214, 28:17–29:02](https://developer.apple.com/videos/play/wwdc2019/214/) | said |
| D-128 | Traits are always up to date in layout methods. | iOS 13+ | [WWDC19 214, 29:48–30:34](https://developer.apple.com/videos/play/wwdc2019/214/), [WWDC23 10057, 6:58](https://developer.apple.com/videos/play/wwdc2023/10057/) | said |
| D-129 | Outside of a hierarchy traits may be unspecified. | iOS 8–12 | [WWDC14 216, part on traits](https://developer.apple.com/videos/play/wwdc2014/216/) | said |
| D-130 | Each pass goes top down: a view's traits, its updateProperties, its layoutSubviews; the pass repeats until nothing needs layout, then comes drawing. | iOS 17+, properties 26+ | [WWDC25 243, 13:28–15:02](https://developer.apple.com/videos/play/wwdc2025/243/) | said, shown |
| D-131 | Traits read in layout, drawing and update methods invalidate those methods by themselves. | iOS 18+ | [WWDC24 10118, 5:36–7:07](https://developer.apple.com/videos/play/wwdc2024/10118/) | said |
| D-132 | Observable objects read in those methods do so as well. | iOS 26+ (18 with a key) | [WWDC25 243, 9:33–10:21](https://developer.apple.com/videos/play/wwdc2025/243/) | said |
| D-133 | `traitCollectionDidChange` is deprecated in 17; registrations name their traits, and their handlers should invalidate, not update. | iOS 17+ | [WWDC23 10057, 18:43–24:51](https://developer.apple.com/videos/play/wwdc2023/10057/) | said |
| D-134 | A registration may be on another object than the one that hears; it ends by itself. | iOS 17+ | [WWDC23 10057, 21:46–24:06](https://developer.apple.com/videos/play/wwdc2023/10057/) | said |
| D-135 | Reading an override that was never set raises. | iOS 17+ | [WWDC23 10057, 17:57](https://developer.apple.com/videos/play/wwdc2023/10057/) | said |
| D-136 | `updateTraitsIfNeeded()` updates a controller's subtree at once, with its callbacks. | iOS 17+ | [UIViewController.updateTraitsIfNeeded()](https://developer.apple.com/documentation/uikit/uiviewcontroller/updatetraitsifneeded%28%29) | documented |
| D-137 | `viewDidAppear` comes in a transaction of its own after the animation. | all | [WWDC23 10055, 3:05–3:50](https://developer.apple.com/videos/play/wwdc2023/10055/) | said |
| D-138 | Full screen takes the presenter's view out: willDisappear at the beginning, didDisappear at the end, and the reverse on dismissal. | all | [WWDC19 224, 18:26–19:11](https://developer.apple.com/videos/play/wwdc2019/224/) | said |
| D-139 | A sheet leaves the presenter's view in: no callbacks at all. | iOS 13+ | [WWDC19 224, 19:11](https://developer.apple.com/videos/play/wwdc2019/224/) | said |
| D-140 | Private views stand between a window and its root's view since 13. | iOS 13+ | [WWDC19 224, 19:11–19:57](https://developer.apple.com/videos/play/wwdc2019/224/) | said |
| D-141 | The completion of a presentation runs after the presented viewDidAppear, that of a dismissal after viewDidDisappear. | iOS 5+ | [header of UIViewController](https://developer.apple.com/documentation/uikit/uiviewcontroller) | header |
| D-142 | Size messages stop where an override does not call super; a container forwards them otherwise. | iOS 8+ | [WWDC14 228](https://developer.apple.com/videos/play/wwdc2014/228/), [header of UIViewController](https://developer.apple.com/documentation/uikit/uiviewcontroller) | said, header |
| D-143 | A parent that grants a preferred size calls `viewWillTransition` on the child itself, and then resizes it. | iOS 8+ | [WWDC14 228, part on preferred sizes](https://developer.apple.com/videos/play/wwdc2014/228/), [WWDC14 214](https://developer.apple.com/videos/play/wwdc2014/214/) | said |
| D-144 | An app that takes too long over a resize is ended. | iOS 9+ | [WWDC15 205, parts on transitions and performance](https://developer.apple.com/videos/play/wwdc2015/205/) | said |
| D-145 | Which resize callback is called may not be concluded from the other. | iOS 8+ | [WWDC15 205](https://developer.apple.com/videos/play/wwdc2015/205/) | said |
| D-146 | `viewIsAppearing` runs in the same transaction as `viewWillAppear`, once per appearance, and also where nothing needs layout. | iOS 13+ | [WWDC23 10055, 3:50–4:35](https://developer.apple.com/videos/play/wwdc2023/10055/) | said |
| D-147 | Where the size that a child is about to have equals its present size, the child is not told at all. | iOS 8+ | [header of UIViewController](https://developer.apple.com/documentation/uikit/uiviewcontroller) | header |
| D-148 | Transitions that an app starts inside `viewWillTransition` happen at once, without animation. | iOS 8+ | [WWDC14 214, part on transition coordinators](https://developer.apple.com/videos/play/wwdc2014/214/) | said |

## Presentations, as Apple tells

Sheets, popovers, alerts and menus.

| id | what | versions | source | how sure |
| --- | --- | --- | --- | --- |
| D-027 | On iPadOS a page sheet in regular width has the readable width, which changes with the text size; wider wishes fall back to a stacked look. | iOS 13+ | [WWDC19 224, 10:53–11:38](https://developer.apple.com/videos/play/wwdc2019/224/) | said |
| D-028 | Detents work for sheets on iPads too; a popover is merely the usual choice there. | iOS 15+ | [WWDC21 10063, 2:21, 10:07](https://developer.apple.com/videos/play/wwdc2021/10063/) | said |
| D-037 | Action sheets on iPhones appear at their source, as on iPads, and have no cancel button: a touch elsewhere cancels. | iOS 26+ | [WWDC25 284, 13:50–14:37](https://developer.apple.com/videos/play/wwdc2025/284/) | said |
| D-038 | An action sheet without a source on an iPhone is centred and has a cancel button. | iOS 26+ | [WWDC25 284, 14:37](https://developer.apple.com/videos/play/wwdc2025/284/) | said |
| D-039 | A medium sheet grows to make room for the keyboard and shrinks again afterwards. | iOS 15+ | [WWDC21 10063, 7:48](https://developer.apple.com/videos/play/wwdc2021/10063/) | said |
| D-067 | The presented controller is found from the presenter or its nearest ancestor, the presenting one is the farthest ancestor. | iOS 5+ | [header of UIViewController](https://developer.apple.com/documentation/uikit/uiviewcontroller) | header |
| D-068 | A popover's content has the compact width class. | iOS 8+ | [WWDC14 216, start](https://developer.apple.com/videos/play/wwdc2014/216/), [WWDC14 214](https://developer.apple.com/videos/play/wwdc2014/214/) | said |
| D-069 | A medium detent is about half of the full height, and inactive in compact height. | iOS 15+ | [WWDC21 10063, 2:21](https://developer.apple.com/videos/play/wwdc2021/10063/), [header of UISheetPresentationController](https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller) | said, header |
| D-070 | Without a selected detent, or with one that is not in the list, a sheet has its smallest; the list goes from small to large. | iOS 15+ | [header of UISheetPresentationController](https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller) | header |
| D-072 | Current-context presentations never adapt, and their delegates are not asked. | iOS 8+ | [WWDC14 214, end of the presentation part](https://developer.apple.com/videos/play/wwdc2014/214/) | said |
| D-081 | Dismissals by the user ask Should and tell Will any number of times before a Did, if that comes at all. | iOS 13+ | [WWDC19 224, 16:56–17:41](https://developer.apple.com/videos/play/wwdc2019/224/), [header of UIAdaptivePresentationControllerDelegate](https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate) | said, header |
| D-082 | Submenus open in place since iOS 15; before, they replaced the menu. | iOS 15+ | [WWDC21 10059, 12:25](https://developer.apple.com/videos/play/wwdc2021/10059/) | said |
| D-149 | Controllers are page sheets by default since 13, full screens before. | iOS 13+ | [WWDC19 224, 11:38–13:08](https://developer.apple.com/videos/play/wwdc2019/224/), [header of UIViewController](https://developer.apple.com/documentation/uikit/uiviewcontroller) | said, header |
| D-150 | Sheets fill the screen on phones in landscape, unless the app prefers them at the bottom edge. | iOS 13+, edge 15+ | [WWDC19 224, 10:53](https://developer.apple.com/videos/play/wwdc2019/224/), [WWDC21 10063, 8:35](https://developer.apple.com/videos/play/wwdc2021/10063/) | said |
| D-151 | At the edge a sheet is as wide as the safe area, or as its content prefers; the latter only in compact height. | iOS 15+ | [WWDC21 10063, 8:35](https://developer.apple.com/videos/play/wwdc2021/10063/), [header of UISheetPresentationController](https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller) | said, header |
| D-152 | Popovers become sheets in compact width since 13; before, full screens over what is below. | iOS 13+ | [WWDC19 224, 13:55](https://developer.apple.com/videos/play/wwdc2019/224/), [WWDC14 228](https://developer.apple.com/videos/play/wwdc2014/228/) | said |
| D-153 | On a large phone in landscape a popover became a form sheet. | iOS 8.3+ | [WWDC15 205, part on presentations](https://developer.apple.com/videos/play/wwdc2015/205/) | said |
| D-154 | A popover's adaptive sheet is another object than its sheet controller, which is nil for popovers. | iOS 15+ | [WWDC21 10063, 10:07–10:54](https://developer.apple.com/videos/play/wwdc2021/10063/) | said |
| D-155 | Any part of a sheet that handles nothing, and a scroll view pulled beyond its top, drags the sheet. | iOS 13+ | [WWDC19 224, 14:40](https://developer.apple.com/videos/play/wwdc2019/224/) | said |
| D-156 | DidAttempt comes only on release with the intent to dismiss, and only while the sheet is modal or its delegate refuses. | iOS 13+ | [WWDC19 224, 15:26–16:11](https://developer.apple.com/videos/play/wwdc2019/224/), [header of UIAdaptivePresentationControllerDelegate](https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate) | said, header |
| D-157 | Should may be asked at any time. | iOS 13+ | [header of UIAdaptivePresentationControllerDelegate](https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate) | header |
| D-158 | A modal presentation ignores events outside of its bounds. | iOS 13+ | [header of UIViewController](https://developer.apple.com/documentation/uikit/uiviewcontroller) | header |
| D-159 | A custom detent's height leaves out the safe area below; at the edge the sheet is that much higher. | iOS 16+ | [WWDC22 10068, 11:53–12:42](https://developer.apple.com/videos/play/wwdc2022/10068/), [header of UISheetPresentationController](https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller) | said, header |
| D-160 | Scrolling from the top raises a sheet first, by default. | iOS 15+ | [WWDC21 10063, 4:42](https://developer.apple.com/videos/play/wwdc2021/10063/) | said |
| D-161 | Setting a detent in code does not animate by itself. | iOS 15+ | [WWDC21 10063, 6:14–6:59](https://developer.apple.com/videos/play/wwdc2021/10063/) | said |
| D-162 | Undimmed up to a detent, touches reach what is behind. | iOS 15+ | [WWDC21 10063, 6:59–7:48](https://developer.apple.com/videos/play/wwdc2021/10063/) | said |
| D-163 | A sheet's source view centres it where it can; its placement on wide phones can be preferred since 27. | iOS 15+, 27+ | [header of UISheetPresentationController](https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller), [Tech Talk 111462, 3:53](https://developer.apple.com/videos/play/tech-talks/111462/) | header, said |
| D-164 | Popovers at a bar item, and menus, grow out of their button in 26. | iOS 26+ | [WWDC25 284, 13:04–13:50](https://developer.apple.com/videos/play/wwdc2025/284/) | said |
| D-165 | A null source rectangle follows the source view since 13.2. | iOS 13.2+ | [header of UIPopoverPresentationController](https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller) | header |
| D-166 | An alert controller is presented in the app's own window since 8. | iOS 8+ | [WWDC14 228](https://developer.apple.com/videos/play/wwdc2014/228/) | said |
| D-167 | A bar item that has a menu and no action opens it by a tap, one with both by a long press. | iOS 14+ | [header of UIBarButtonItem](https://developer.apple.com/documentation/uikit/uibarbuttonitem) | header |
| D-168 | `definesPresentationContext` decides who presents in a context; without one, the root does. | iOS 5+ | [WWDC14 228, part on search](https://developer.apple.com/videos/play/wwdc2014/228/), [header of UIViewController](https://developer.apple.com/documentation/uikit/uiviewcontroller) | said, header |

## Tabs, as Apple tells

The tab bar, its sidebar and groups.

| id | what | versions | source | how sure |
| --- | --- | --- | --- | --- |
| D-029 | The tab bar at the top of an iPad stands in the same row as the navigation bar and shares its safe area. | iOS 18+ | [WWDC24 10147, 0:53, 3:56](https://developer.apple.com/videos/play/wwdc2024/10147/), [WWDC25 282, 8:39](https://developer.apple.com/videos/play/wwdc2025/282/) | said |
| D-030 | Items of the navigation bar for which no room is left beside the tabs go to an overflow menu. | iOS 18+ | [WWDC24 10147, 3:56](https://developer.apple.com/videos/play/wwdc2024/10147/) | said |
| D-031 | The mode `automatic` becomes tab bar and sidebar where any tab is a group and the platform has a sidebar; else it is a tab bar. | iOS 18+ | [header of UITabBarController](https://developer.apple.com/documentation/uikit/uitabbarcontroller) | header |
| D-032 | The sidebar layout `automatic` means overlap on iOS and iPadOS, in every window; tile only on Mac and Vision. | iOS 18+ | [header of UITabBarController.Sidebar](https://developer.apple.com/documentation/uikit/uitabbarcontroller/sidebar-swift.class) | header |
| D-033 | Overlapping, the page goes on below the sidebar and is inset by its safe area; it is not a panel over dimmed content. | iOS 18+ | [header of UITabBarController.Sidebar](https://developer.apple.com/documentation/uikit/uitabbarcontroller/sidebar-swift.class), [WWDC25 282, 10:55](https://developer.apple.com/videos/play/wwdc2025/282/) | header |
| D-034 | A tab's provider is called when its controller is first asked for and is nil; only tabs at the root must give one. | iOS 18+ | [header of UITab](https://developer.apple.com/documentation/uikit/uitab) | header |
| D-035 | With more than five controllers, four are shown and a More item holds the rest; `selectedViewController` may then be the More navigation controller. | all (compact tab bars) | [header of UITabBarController](https://developer.apple.com/documentation/uikit/uitabbarcontroller) | header |
| D-036 | On iPhones a tab bar controller may show a sidebar where the app prefers it and the width class is regular; there is no button to switch, and `isAvailable` tells. | iOS 27+ | [WWDC26 278, 9:22–10:09](https://developer.apple.com/videos/play/wwdc2026/278/), [UITabBarController.Sidebar.preferredPlacement](https://developer.apple.com/documentation/uikit/uitabbarcontroller/sidebar-swift.class/preferredplacement) | said, documented |
| D-060 | Once tabs are set, the interface of controllers is not called. | iOS 18+ | [header of UITabBarController](https://developer.apple.com/documentation/uikit/uitabbarcontroller) | header |
| D-061 | The root-most group with a navigation controller manages all groups below it; what was pushed belongs to the leaf's part and is kept. | iOS 18+ | [header of UITabGroup](https://developer.apple.com/documentation/uikit/uitabgroup), [header of UITabBarController](https://developer.apple.com/documentation/uikit/uitabbarcontroller), [WWDC25 282, 9:24](https://developer.apple.com/videos/play/wwdc2025/282/) | header, said |
| D-062 | The controllers of a leaf's ancestor groups come before it on that stack; a level without a controller is left out. | iOS 18+ | [WWDC25 282, 9:24](https://developer.apple.com/videos/play/wwdc2025/282/), [header of UITabGroup](https://developer.apple.com/documentation/uikit/uitabgroup) | said, header |
| D-063 | Without a selected child a group selects its default child, else the first; a group that is a sidebar destination (newer SDKs) selects none. | iOS 18+ | [header of UITabGroup](https://developer.apple.com/documentation/uikit/uitabgroup) | header |
| D-169 | Tabs have placements, and people may add, hide and reorder them by dragging. | iOS 18+ | [WWDC24 10147, 9:23–13:12](https://developer.apple.com/videos/play/wwdc2024/10147/) | said |
| D-170 | Changing a tab's values shows at once wherever the tab is shown. | iOS 18+ | [WWDC24 10147, 4:43](https://developer.apple.com/videos/play/wwdc2024/10147/) | said |
| D-171 | The tab bar at the top is for iPads that are not compact; phones keep theirs below. | iOS 18+ | [WWDC25 282, 7:52–8:39](https://developer.apple.com/videos/play/wwdc2025/282/) | said |
| D-172 | A pushed page's `hidesBottomBarWhenPushed` speaks of bars at the bottom. | all | [header of UINavigationController](https://developer.apple.com/documentation/uikit/uinavigationcontroller) | header |
| D-173 | A content layout guide gives the area that neither tab bar nor sidebar covers. | iOS 26+ | [header of UITabBarController](https://developer.apple.com/documentation/uikit/uitabbarcontroller) | header |
| D-174 | Rotated to portrait, or made narrow, a tab sidebar may turn into the tab bar by itself. | iOS 18+ | [WWDC25 208, 2:30–3:16](https://developer.apple.com/videos/play/wwdc2025/208/) | said |

## Windows, keyboard and life cycle, as Apple tells

What surrounds an app.

| id | what | versions | source | how sure |
| --- | --- | --- | --- | --- |
| D-040 | `UIRequiresFullScreen` is honoured in iPadOS 26, as a compatibility mode: deprecated, to be ignored in a later release. Table D-T1 has all releases. | iOS 26 | [TN3192](https://developer.apple.com/documentation/technotes/tn3192-migrating-your-app-from-the-deprecated-uirequiresfullscreen-key), [UIRequiresFullScreen](https://developer.apple.com/documentation/bundleresources/information-property-list/uirequiresfullscreen), [WWDC25 282, 14:45](https://developer.apple.com/videos/play/wwdc2025/282/) | documented, said |
| D-041 | With `UIRequiresFullScreen` on an iPad with windows: one constant scene size, not full screen, beside other apps, scaled when resized, never rotated visually. | iOS 26; 16–18 with Stage Manager | [UIRequiresFullScreen](https://developer.apple.com/documentation/bundleresources/information-property-list/uirequiresfullscreen) | documented |
| D-042 | From iOS 27 on `UIRequiresFullScreen` no longer prevents resizing: the scene resizes in steps, at the end of a drag, and keeps the app's orientations. | iOS 27+ | [WWDC26 278, 5:29–6:16](https://developer.apple.com/videos/play/wwdc2026/278/), [TN3192, as revised in August 2026](https://developer.apple.com/documentation/technotes/tn3192-migrating-your-app-from-the-deprecated-uirequiresfullscreen-key) | said, documented |
| D-043 | iPhone apps are fully resizable on iPads and in iPhone Mirroring, with the phone idiom, in an app that runs. | iOS 27+ | [WWDC26 278, 0:52–1:37, 6:16](https://developer.apple.com/videos/play/wwdc2026/278/) | said |
| D-044 | In resizable surroundings the supported orientations are a wish that is ignored; mirrored apps always report portrait. | iOS 27+ | [WWDC26 278, 7:04](https://developer.apple.com/videos/play/wwdc2026/278/) | said |
| D-045 | iPhone Duo: outer display compact × regular in portrait and compact × compact in landscape, inner display regular × regular in both. | iOS 27.1+ | [Tech Talk 111461, 3:08](https://developer.apple.com/videos/play/tech-talks/111461/) | said |
| D-046 | The Duo's inner display does not honour supported orientations; an app scales there. | iOS 27.1+ | [Tech Talk 111461, 3:08, 4:41](https://developer.apple.com/videos/play/tech-talks/111461/) | said |
| D-047 | Every app takes part in split-view multitasking on the Duo; it is the first iPhone with several windows of an app, which can be made on the inner display only. | iOS 27.1+ | [Tech Talk 111464, 2:25–3:55](https://developer.apple.com/videos/play/tech-talks/111464/) | said |
| D-048 | Devices have a last release, given in table D-T2: no iPhone 8 and no 9.7-inch iPad runs iOS 26. | all | see D-T2 | documented, press |
| D-056 | Apps that share the screen must support every orientation; they cannot prevent a change of size nor cause one. | iOS 9–25 | [WWDC15 205, steps and guidelines](https://developer.apple.com/videos/play/wwdc2015/205/) | said |
| D-071 | In the background the system first takes a snapshot as things are, then may resize the app, with all callbacks and nothing visible, and restores the size. | iOS 9+ | [WWDC15 205, part on inactive apps](https://developer.apple.com/videos/play/wwdc2015/205/) | said |
| D-073 | The background resize of an app that was compact was one to regular width in Apple's example, so the other size is not always a narrow one. | iOS 9+ | [WWDC15 205, part on inactive apps](https://developer.apple.com/videos/play/wwdc2015/205/) | said |
| D-074 | Apple tells apps to remember their state when they become inactive and to restore it at the original size; it does not say that UIKit restores a display mode. | iOS 9+ | [WWDC15 205, part on inactive apps](https://developer.apple.com/videos/play/wwdc2015/205/) | inferred |
| D-078 | An interactive dismissal of the keyboard begins where the finger meets the keyboard, or the padding above it since 17, and may be taken back by moving up. | iOS 7+, padding 17+ | [header of UIScrollView](https://developer.apple.com/documentation/uikit/uiscrollview), [WWDC23 10281, 6:07, 9:11](https://developer.apple.com/videos/play/wwdc2023/10281/) | header, said |
| D-080 | Resizing is continuous in iPadOS 26: an app sees many sizes and can ask whether it is being resized interactively. | iOS 26+ | [WWDC25 282, 13:59–14:45](https://developer.apple.com/videos/play/wwdc2025/282/), [header of UIWindowScene.Geometry](https://developer.apple.com/documentation/uikit/uiwindowscene/geometry) | said, header |
| D-175 | Windows are resized under the finger by a handle at the bottom right, on every iPad that runs 26. | iOS 26+ | [WWDC25 208, 4:50](https://developer.apple.com/videos/play/wwdc2025/208/) | said |
| D-176 | Window controls are at the leading edge of the top bar, and its items move aside; a layout guide tells their place. | iOS 26+ | [WWDC25 208, 5:39](https://developer.apple.com/videos/play/wwdc2025/208/), [WWDC25 282, 11:40–13:12](https://developer.apple.com/videos/play/wwdc2025/282/) | said |
| D-177 | An app linked with an older SDK gets a higher safe area above its bar instead. | iOS 26+ | [WWDC25 208, 5:39](https://developer.apple.com/videos/play/wwdc2025/208/) | said |
| D-178 | An app may prefer a least size for its scene, best when it connects; the system may not grant it. | iOS 26+ on iPad | [WWDC25 282, 10:09](https://developer.apple.com/videos/play/wwdc2025/282/), [header of UISceneSizeRestrictions](https://developer.apple.com/documentation/uikit/uiscenesizerestrictions) | said, header |
| D-179 | A visible controller may prefer a locked orientation. | iOS 26+ | [WWDC25 282, 13:12–13:59](https://developer.apple.com/videos/play/wwdc2025/282/) | said |
| D-180 | Linked with the SDK of 26, an app is never scaled or letterboxed on a new screen size. | iOS 26+ | [WWDC25 282, 15:32](https://developer.apple.com/videos/play/wwdc2025/282/) | said |
| D-181 | Since 13, an app linked with that SDK has the full screen of any device. | iOS 13+ | [WWDC19 224, 1:46](https://developer.apple.com/videos/play/wwdc2019/224/) | said |
| D-182 | Sharing the screen needs a launch storyboard and all orientations; the user alone decides the size, at any time. | iOS 9–18 | [WWDC15 205, steps, guidelines](https://developer.apple.com/videos/play/wwdc2015/205/) | said |
| D-183 | A window made for the screen's bounds follows the app's size; one of another size does not. | iOS 9+ | [WWDC15 205, part on windows](https://developer.apple.com/videos/play/wwdc2015/205/) | said |
| D-184 | The keyboard of the app beside shows over both; an app that has no field hears of it. | iOS 9+ | [WWDC15 205, part on keyboards](https://developer.apple.com/videos/play/wwdc2015/205/) | said |
| D-185 | Keyboard frames are in the screen's coordinates; in a window, what counts is the part that covers it. | iOS 9+, matters since 16 | [WWDC23 10281, 4:37, 10:46–12:18](https://developer.apple.com/videos/play/wwdc2023/10281/) | said |
| D-186 | From iOS 17 on iPhones the keyboard comes asynchronously, also its notifications. | iOS 17+ | [WWDC23 10281, 1:32–3:04, 13:06](https://developer.apple.com/videos/play/wwdc2023/10281/) | said |
| D-187 | An undocked keyboard counts as none for the layout guide, unless asked for. | iOS 15+ | [WWDC21 10259, 3:53–5:25](https://developer.apple.com/videos/play/wwdc2021/10259/), [WWDC23 10281, 6:07](https://developer.apple.com/videos/play/wwdc2023/10281/) | said |
| D-188 | Apps built with the SDK of 27 must use scenes, else they do not launch; those built with 26 still launch. | iOS 27+ | [WWDC26 278, 2:22](https://developer.apple.com/videos/play/wwdc2026/278/), [WWDC25 282, 1:43](https://developer.apple.com/videos/play/wwdc2025/282/), [TN3187](https://developer.apple.com/documentation/technotes/tn3187-migrating-to-the-uikit-scene-based-life-cycle) | said, documented |
| D-189 | State is restored after the scene has connected and its storyboard is loaded, before it first comes to the foreground. | iOS 15+ | [WWDC21 10057, 11:32–12:20](https://developer.apple.com/videos/play/wwdc2021/10057/) | said |
| D-190 | A scene in the background may be disconnected and connected again; its session lives on. | iOS 13+ | [WWDC19 212, 14:36–15:21](https://developer.apple.com/videos/play/wwdc2019/212/), [WWDC21 10057, 1:34](https://developer.apple.com/videos/play/wwdc2021/10057/) | said |
| D-191 | An app's snapshot may be asked for again by the app. | iOS 13+ | [WWDC19 246, 8:30–10:46](https://developer.apple.com/videos/play/wwdc2019/246/) | said |
| D-192 | The width class of a scene on the Duo is known from traits alone; there is no trait for its pose, and hinge data is for effects. | iOS 27.1+ | [Tech Talk 111464, 2:25](https://developer.apple.com/videos/play/tech-talks/111464/), [Tech Talk 111463, 6:12](https://developer.apple.com/videos/play/tech-talks/111463/) | said |
| D-193 | What the Duo gives an app depends on the SDK it was linked with: a letterbox, the room beside the status bar, or the whole display. | iOS 27, 27.1 | [Tech Talk 111461, 0:04–0:49](https://developer.apple.com/videos/play/tech-talks/111461/) | said |
| D-194 | The Duo's fold is a reserved region, zero wide when flat; it is not part of the safe area. | iOS 27.1+ | [Tech Talk 111463, 6:12–7:42](https://developer.apple.com/videos/play/tech-talks/111463/) | said |
| D-195 | iPhone simulators and devices can be resized freely in Xcode 27's Device Hub. | iOS 27+ | [WWDC26 278, 7:51–8:37](https://developer.apple.com/videos/play/wwdc2026/278/) | said |
| D-196 | Idiom and orientation are no basis for layout; size classes and view sizes are. | iOS 27+ | [WWDC26 278, 6:16–7:04](https://developer.apple.com/videos/play/wwdc2026/278/) | said |
| D-T1 | What `UIRequiresFullScreen` does in each release. | iOS 9+ | [UIRequiresFullScreen](https://developer.apple.com/documentation/bundleresources/information-property-list/uirequiresfullscreen), [TN3192](https://developer.apple.com/documentation/technotes/tn3192-migrating-your-app-from-the-deprecated-uirequiresfullscreen-key), [WWDC25 282, 14:45](https://developer.apple.com/videos/play/wwdc2025/282/), [WWDC26 278, 5:29](https://developer.apple.com/videos/play/wwdc2026/278/), [Tech Talk 111461, 3:55–4:41](https://developer.apple.com/videos/play/tech-talks/111461/) | documented, said |
| D-T2 | The first and the last release of each device, and its size. | iOS 10.3+ | no source | documented, press |

# The tables

## B-T1: display modes by split behaviour

Modes with two sidebars exist in the triple-column style only. "One" is the primary in double, the supplementary in triple style.

| behaviour | permitted modes | secondary takes touches | a touch on the dimmed secondary leads to |
| --- | --- | --- | --- |
| tile | secondaryOnly, oneBeside, twoBeside | always | – |
| overlay | secondaryOnly, oneOver, twoOver | only in secondaryOnly | secondaryOnly |
| displace | secondaryOnly, oneBeside, twoDisplace | not in twoDisplace | oneBeside |

## B-T2: what a column takes as it is

Everything else is wrapped in a navigation controller.

| column | takes as it is |
| --- | --- |
| primary | a navigation controller; a controller whose first child is one |
| supplementary | a navigation controller |
| secondary | as the primary; also a tab bar controller with navigation controllers in its tabs |
| compact | anything |

## B-T3: the display-mode button

It needs `presentsWithGesture`, or a `displayModeButtonVisibility` of `.always`.

| split view | button | shown in | a tap switches |
| --- | --- | --- | --- |
| tile, double | sidebar | every mode | secondaryOnly ↔ oneBeside |
| tile, triple | sidebar | all but secondaryOnly | oneBeside ↔ twoBeside |
| overlay | back | all but twoOver | secondaryOnly → oneOver → twoOver |
| displace | back | oneBeside | oneBeside → twoDisplace |
| triple with `showsSecondaryOnlyButton` | double arrow, in the secondary | every mode | to secondaryOnly and back |

## B-T4: widths of iPad windows in points

Two apps side by side leave 10 points for the divider. Rows marked "est." follow from that rule; no source gives them.

| screen | portrait ⅓, ⅔ | portrait Slide Over | landscape ⅓ | landscape ½ | landscape ⅔ | landscape Slide Over |
| --- | --- | --- | --- | --- | --- | --- |
| 768 × 1024 | 320, 438 | 320 × 984 | 320 | 507 | 694 | 320 × 728 |
| 810 × 1080 | 320, 480 | 320 × 1040 | 320 | 535 | 750 | 320 × 770 |
| 834 × 1112 | 320, 504 | 320 × 1072 | 320 | 551 | 782 | 320 × 794 |
| 820 × 1180 | 320, 490 | 320 × 1132 | 375 | 585 | 795 | 375 × 772 |
| 834 × 1194 | 320, 504 | 320 × 1146 | 375 | 592 | 809 | 375 × 786 |
| 1024 × 1366 | 375, 639 | 375 × 1318 | 375 | 678 | 981 | 375 × 976 |
| 768 × 1024, a zoomed 12.9-inch | 320, 438 | 320 × 976 | 320 | 507 | 694 | 320 × 720 |
| 744 × 1133, est. | 320, 414 | – | 375 | 561.5 | 748 | – |

## B-T5: width classes of iPad windows

The height class is always regular. The border between compact and regular lies between 639 and 678 points.

| window | up to 11 inches | 12.9 inches |
| --- | --- | --- |
| full screen | regular | regular |
| landscape ⅔ | regular | regular |
| landscape ½ | compact | regular |
| landscape ⅓, portrait ⅔ and ⅓, Slide Over | compact | compact |

## B-T6: size classes of iPhones

| phone | portrait: width, height | landscape: width, height |
| --- | --- | --- |
| 414 points wide and more: Plus, Max, XR, 11 | compact, regular | regular, compact |
| all others | compact, regular | compact, compact |

## D-T1: what `UIRequiresFullScreen` does

| release | device | what the key does |
| --- | --- | --- |
| 9 to 18, Split View and Slide Over | iPad | full screen, no sharing, no resizing, the app's orientations, rotated visually |
| 16 to 18, Stage Manager | iPad | constant scene size, not full screen, beside others, scaled when resized, not rotated visually |
| 26 | iPad with windows | as in Stage Manager; the key is deprecated and *will be* ignored in a later release |
| 26.2 and later | iPad | a second key, `UIRequiresFullScreenIgnoredStartingWithVersion`, names the release from which the first one is ignored |
| 26 and before | iPhone | ignored |
| 27 | iPad, iPhone in resizable surroundings | no way out of resizing any more: the scene resizes in steps, to sizes in the app's orientations |
| 27.1 | iPhone Duo | honoured, but opening and closing resize the app all the same, and it is scaled inside |

## D-T2: first and last releases of devices

Last releases are those of Apple's compatibility lists; those of 27 are as the press read Apple's list of June 2026. First releases are what
the devices shipped with, from general knowledge. Sizes are points in portrait. Each iPad that runs 26 has windows of any size (D-175).

| device | size | first | last |
| --- | --- | --- | --- |
| iPad 9.7-inch (6th generation) | 768 × 1024 | 11.3 | 17; the 5th generation ends with 16 |
| iPad 10.2-inch (7th) | 810 × 1080 | 13.1 | 18 |
| iPad 10.2-inch (8th; 9th) | 810 × 1080 | 14; 15 | 26; 27 |
| iPad Pro 10.5-inch | 834 × 1112 | 10.3 | 17 |
| iPad Air (3rd) | 834 × 1112 | 12.2 | 26 |
| iPad Air 10.9-inch (4th; 5th), no Stage Manager on the 4th before 26 | 820 × 1180 | 14; 15.4 | 27 |
| iPad 10.9-inch (10th; A16), no Stage Manager before 26 | 820 × 1180 | 16.1; 18.3 | 27 |
| iPad Pro 11-inch (1st) | 834 × 1194 | 12.1 | 26 |
| iPad Pro 11-inch (2nd to 4th) | 834 × 1194 | 13.4 and later | 27 |
| iPad Pro 11-inch (M4 and later) | 834 × 1210 | 17.5 | 27 |
| iPad Pro 12.9-inch (3rd; 4th to 6th) | 1024 × 1366 | 12.1; 13.4 and later | 26; 27 |
| iPad Pro 13-inch (M4 and later) | 1032 × 1376 | 17.5 | 27 |
| iPad Air 11-inch, 13-inch (M2 and later) | 820 × 1180, 1024 × 1366 | 17.5 | 27 |
| iPad mini (5th) | 768 × 1024 | 12.2 | 26 |
| iPad mini (6th; A17 Pro) | 744 × 1133 | 15; 18 | 27 |
| iPhone 8, 8 Plus | 375 × 667, 414 × 736 | 11 | 16 |
| iPhone X | 375 × 812 | 11 | 16 |
| iPhone XR, XS, XS Max | 414 × 896, 375 × 812, 414 × 896 | 12 | 18 |
| iPhone 11 family | 414 × 896, 375 × 812, 414 × 896 | 13 | 27 |
| iPhone SE (2nd; 3rd) | 375 × 667 | 13.4; 15.4 | 27 |
| iPhone 12 | 390 × 844 | 14 | 27 |
| iPhone 12 Pro Max | 428 × 926 | 14 | 27 |
| iPhone 15 Pro, 15 Pro Max | 393 × 852, 430 × 932 | 17 | 27 |
| iPhone 16 Pro, 16 Pro Max | 402 × 874, 440 × 956 | 18 | 27 |
| iPhone 17, 17 Pro, 17 Pro Max | 402 × 874, 402 × 874, 440 × 956 | 26 | 27 |
| iPhone Air | 420 × 912 | 26 | 27 |
| iPhone 18 Pro family | not known | 27 | 27 |
| iPhone Duo, outer; inner | 466 × 678; 669 × 951, as developers measured in the simulator; 84 points of safe area at one side of the outer display, and 34 below | 27.1 | 27.1 |

"""##
}
