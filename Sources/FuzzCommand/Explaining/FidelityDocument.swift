// swift-format-ignore-file
// scripts/embed-docs made this file from docs/FIDELITY.md. Change that and run the script again.

/// The text of docs/FIDELITY.md, byte for byte.
enum FidelityDocument {
    static let text = ##"""
# How faithful the model is

`fuzzsplit` searches a model of UIKit, not UIKit itself. Each row below describes one behaviour of UIKit and says how the model
treats it:

- **pinned**: a source describes the behaviour, and the named tests check that the model behaves so. That says nothing about a device;
  see [what devices showed](#what-devices-showed).
- **unverified**: no source describes it. The row gives the reason for the guess. If it names a test, that test checks the guess.
- **left out**: UIKit does it, the model does not. The row gives the reason.

A finding prints the unverified behaviours that its sequence passed through, in words, then all ids that it rests on. Lists of
defects and invariants mark an id *unverified* if all its rows are, and *partly unverified* if some are.

Ids are those of the [catalogue](CATALOGUE.md): `A` comes from the five articles and their repositories, `B` from Apple's
documentation and other descriptions of the platform, `C` from reports of defects. A row without an id of its own carries the
nearest one.

The column *source* says where the behaviour is described: *doc* is Apple's documentation, *several* means independent reports,
*single* one report, *article* and *repo* the articles and their code, and – none. Tests are named by their display names, with
`·` between them.

| pinned | unverified | left out |
| --- | --- | --- |
| 287 | 109 | 44 |

## What the tests notice

A test can claim more than it asserts. `scripts/plants` therefore puts the opposite of pinned rows into the model, one fault at a
time, and runs a test that the row names. The test must fail. `scripts/plants.tsv` lists the faults. The script computes this line:

Planted: 404 faults, for 287 of 287 pinned rows (100 %); red: all. Last run: 2026-11-23.

## What devices showed

Nobody has run the [conformance suite](../Conformance/README.md) in a simulator or on a device yet. It turns pinned rows into
experiments in UIKit's public API, which run on the model and on a device alike. `fuzzsplit conformance FILE…` reads the results, and
prints a table of the rows that were observed, for this section.

Rows: 251, for 173 of 287 pinned rows of FIDELITY.

The others need a finger, another device or window, or one release; or UIKit raises in them; or no public API shows them; or they are newer than the suite.

## Columns and what is in them

| ids | behaviour | source | state | tests, or why |
| --- | --- | --- | --- | --- |
| A-001, B-001 | Columns are set one by one on a split view made with a style; a classic one ignores the column interface. | doc | pinned | expanded, viewControllers are primary, supplementary, secondary (B-004) · a classic split view ignores the column interface (B-001) |
| A-104, B-001 | The style `.unspecified` may not be passed to the initialiser. | doc | pinned | a style of unspecified may not be passed to the initialiser (A-104, B-001) |
| A-002, B-003, B-T2 | A plain controller is wrapped in a navigation controller, which is the split view's child. | doc | pinned | a plain controller is wrapped in a navigation controller (A-002, B-003, B-T2) |
| B-T2 | A navigation controller is taken as it is, by every column. | doc | pinned | every column takes a navigation controller as it is (B-T2) |
| A-008, B-T2 | Primary and secondary take a controller whose first child is a navigation controller as it is; the supplementary does not. | doc | pinned | a column takes a controller whose first child is a navigation controller as it is (A-008, B-T2) |
| A-008 | The display-mode button then stands in the child's bar. | doc | pinned | it is placed in the navigation controller that the column's controller brings (A-008) |
| A-008, A-009 | Only the first child counts. | article | pinned | a second child that is a navigation controller does not count (A-008, A-009) |
| A-009, B-T2 | What a column takes is decided when the split view first lays it out, after its view has loaded. | – | unverified | The sample of Fixing Multi-Level Menu Layouts adds its navigation controller in viewDidLoad and is not wrapped. Test: wrapping is decided after the column's view has loaded (A-009) |
| B-T2 | A tab bar controller with navigation controllers in its tabs is taken as it is by the secondary column, and by no other. | doc | pinned | the secondary column takes a tab bar controller of navigation controllers (B-T2) |
| B-T2 | Any other is wrapped. | – | unverified | Not allowed, says the documentation; what happens it does not say. Test: any other column wraps one, and so does the secondary for other tabs (B-T2) |
| B-T2 | The compact column's controller is never wrapped. | doc | pinned | a compact column is never wrapped (B-T2) |
| A-010 | The same controller can be shown as a column or modally. | article | pinned | the same controller works as a column and modally (A-010) |
| A-018, B-003 | `viewController(for:)` returns what was set. | doc | pinned | the getter returns what was set (A-018, B-003) |
| B-004 | Expanded, `viewControllers` are primary, supplementary, secondary; collapsed, the one on screen. | doc | pinned | expanded, viewControllers are primary, supplementary, secondary (B-004) · collapsed, the compact column is the only child and fills the view (A-068, A-100, B-004) |
| A-105 | A supplementary controller in a double column raises. | article | pinned | a supplementary controller in a double column raises (A-105) |
| B-019 | A plain controller set for a secondary that has a navigation controller is pushed on it; after nil it replaces (C-106). | single | pinned | a plain secondary set where a navigation controller stands is pushed on it (B-019) · set to nil first, a secondary is replaced (B-019) |
| B-019 | While collapsed it is pushed in the stack, and on the old one that had been popped; not where the column had nothing to show. | single | pinned | a plain secondary is pushed on the old one in the stack, too (B-019) · after Back, the old secondary lies below the next one (B-019) |
| B-003 | While collapsed, another controller for a column takes its place in the stack at once. | – | unverified | The documentation describes columns on screen only. Test: another controller for a column takes its place in the stack at once (B-003) · another navigation controller for the secondary takes its place (B-003, B-142) · another primary takes the columns above it along (B-003, B-142) · columns that are set after a launch in compact stack in their order (B-003, B-142) |
| B-019 | Setting what is there already does nothing. | doc | pinned | setting what is already there does nothing (B-019) |
| B-002 | A split view works as the window's root and as a child of another controller. | doc | pinned | a split view lays its columns out alike as the root and as a child (B-002) |
| B-002 | It cannot be pushed on a navigation stack. | doc | pinned | pushing a split view raises (B-002) |
| B-014, B-015 | `show` goes up to the nearest controller that knows how: a navigation controller pushes, a classic split view makes its primary, or its secondary of what is in the primary. | doc | pinned | show goes up to the nearest navigation controller, which pushes (B-014, B-015) · show on the split view makes the primary, or the secondary of what is in it (B-015) · where nobody knows how, either is presented (B-014, B-015) · a collapsed classic split view presents what is shown on it (B-015) |
| B-014 | Expanded, show-detail installs the secondary; collapsed, what is on screen shows it, so that a navigation controller pushes, a nested one too. | doc | pinned | expanded, showDetail from anywhere below installs the secondary (B-014) · collapsed, the primary's navigation controller pushes it, nested too (A-069, B-014) |
| B-008 | Showing the detail that is there does nothing. | doc | pinned | showing the detail that is there does nothing (B-008) |
| B-014, B-015 | A classic delegate may take either itself. | doc | pinned | the delegate may take either itself (B-014, B-015) |
| B-014 | Expanded, the navigation controller of a classic secondary is replaced, not asked to push. | – | unverified | The documentation lets what is replaced handle it first; UIKit's header says that the secondary is set, and Apple's template relies on it. Test: expanded, showDetail from anywhere below installs the secondary (B-014) |
| B-014, B-019 | In columns, show-detail sets the secondary column; collapsed without a compact column it goes to it, with one it is shown by what is on screen. | – | unverified | As `setViewController(_:for:)` and `show(_:)` do. Test: in columns, showDetail sets the secondary, as setViewController does (B-014, B-019) · in collapsed columns, showDetail sets the secondary and goes to it (B-014) |
| B-014 | `targetViewController(forAction:sender:)`. | doc | left out | it takes a selector, which needs the Objective-C runtime; the walk it does is there |
| B-016 | Collapsing and expanding post that the target of show-detail has changed. | doc | pinned | collapsing and expanding post that details are shown elsewhere (B-016) |
| B-017 | Without a delegate's word a split view supports all orientations on an iPad, all but upside down on an iPhone. | doc | pinned | a split view on a phone turns to all but upside down, or as its delegate says (B-017) |
| B-017 | The window's root decides whether a phone's window turns; an iPad's always does. | – | unverified | Apps that share an iPad's screen must support all orientations. Test: a split view on a phone turns to all but upside down, or as its delegate says (B-017) |

## Where columns are

| ids | behaviour | source | state | tests, or why |
| --- | --- | --- | --- | --- |
| A-003, A-006, A-014 | The primary is 100 points wider than its width, sticks out over its edge, and is inset by what sticks out. | several | pinned | the primary column is 100 points wider than its width, and inset by them (A-003, A-006, A-014) · the primary sticks out 100 points over its edge (A-003) |
| A-015, B-042 | Right to left it sticks out on the right and is inset there. | article | pinned | right to left, the primary sticks out on the right and is inset there (A-015, B-042) |
| A-115, B-042 | `primaryEdge` and the layout direction together name the side. | doc | pinned | the primary edge is on the left or right by edge and direction (A-115, B-042) · on the right everything is mirrored, the overhang too (A-015, A-115) |
| A-006 | The content stays on screen through rotations. | article | pinned | the content stays on screen through a rotation and back (A-006) |
| A-107, B-T1 | Beside shares the room; over leaves the secondary its size and dims it; displace pushes it out and dims it. | doc | pinned | a column over the secondary leaves it its size, dimmed (A-107, B-T1) · two columns beside share the room, two displacing push the secondary out (A-107) |
| A-107 | Each of the six modes has its places for three columns; the supplementary has no overhang. | doc | pinned | each of the six display modes puts three columns in their places (A-107) · displaced or covered, the secondary is dimmed and takes no touch (A-107, B-T1) · the supplementary sticks out nowhere, and its content is inset by nothing (A-003) · at the trailing edge the columns stand the other way round (A-115, B-042) |
| A-017, A-063 | A hidden column lies beyond the edge, its overhang too, and does not touch the split view. | article | pinned | a hidden column rests wholly beyond the edge, touching nothing (A-017, A-063) |
| A-017 | That is 100 points further out than its overhang. | – | unverified | How far out it is on a device is not known. Test: a hidden column rests wholly beyond the edge, touching nothing (A-017, A-063) |
| A-019 | Every assignment of a column's frame is observable. | article | pinned | an observer hears inside the setter, of equal values too (A-019) |
| A-019 | A relayout sets a column's inset before it assigns the frame. | – | unverified | The published frame observer reads the insets and finds them already reset. Test: a relayout sets a column's inset before its frame (A-019) |
| A-116, B-040, B-041 | Width: what is preferred, in points before a fraction, within minimum (0) and maximum (320). | doc | pinned | it is what is preferred, within its bounds (B-040, B-041, A-116, A-118) · preferred, minimum and maximum widths take effect in the next layout (A-116, B-040) |
| A-118 | Any width above the default maximum, preferred, as a fraction or as a minimum, is cut until the maximum is set. | article | pinned | it is what is preferred, within its bounds (B-040, B-041, A-116, A-118) |
| A-118 | A width below the default maximum has no effect either until the maximum is set. | article | left out | the article says it of every width; Apple's page says that widths are limited by the maximum, which by default is 320 (B-041) |
| B-040, B-122 | A sidebar is at most half as wide as the split view. | – | unverified | Apple says that space may reduce a width; another re-implementation halves. Test: it is at most half of the split view (B-040) |
| A-116, B-040, B-041 | The supplementary column has width properties of its own. | doc | pinned | the supplementary's width has bounds and a fraction of its own (A-116, B-040, B-041) · points beat a fraction in either column (A-116, B-040) |
| A-117 | `automaticSupplementaryFillDimension` gives the supplementary what is left. | article | pinned | the fill dimension gives the supplementary all that is left (A-117) |
| A-117 | Beside the secondary that is half of the split view; an explicit maximum holds. | – | unverified | Something must be left to the secondary. Test: beside the secondary the fill dimension leaves half to it (A-117) |
| A-027 | With a navigation controller of the split view's own, none of the defects in Fixing Multi-Level Menu Layouts shows. | article | pinned | where the split view makes the navigation controller, no defect shows (A-027) · the content is inset at any depth where the split view made the navigation controller (A-012, A-027) |
| B-195 | The inspector stands at the trailing edge, beside a secondary that is narrower by its width, from when the app shows it until it hides it. The display mode stays. | doc | pinned | the inspector stands at the trailing edge, beside a narrower secondary (B-195) · the display mode stays when the inspector comes or goes (B-195) · the inspector appears and disappears as it comes and goes (B-007, B-195) |
| B-197 | Its width is the preferred one, in points before a fraction, within its bounds. | doc | pinned | the inspector's width is the preferred one within its bounds (B-197) |
| B-195, B-197 | Its controller is not wrapped, and a child from the first showing on; hidden, it rests beyond the edge. It is across from the sidebars, also where the app has set their edge. Without bounds it has those of a sidebar. A sidebar is at most half of the room beside it, each of two a third. | – | unverified | The documentation tells of the place and of the widths alone; something must be left to the secondary. Test: two sidebars and an inspector leave some width to the secondary (B-195) |

## Display modes and behaviours

| ids | behaviour | source | state | tests, or why |
| --- | --- | --- | --- | --- |
| A-107, A-109, B-T1 | Each behaviour permits its modes and no others. | doc | pinned | each behaviour permits its modes and no others (A-107, A-109, B-T1) |
| A-110, B-011 | A request outside them leads to the nearest permitted one. | doc | pinned | a request leads to the nearest permitted mode (A-110, B-011) |
| A-102, A-103 | The primary is never shown without the supplementary. | article | pinned | the primary is never shown without the supplementary (A-103) · triple columns show one sidebar, then two (A-102, A-107, B-012) |
| A-106, B-006 | The mode in force is never automatic. | doc | pinned | the mode in force is never automatic (A-106, B-006) |
| A-111, B-009 | A preferred behaviour is in force after the next layout. | doc | pinned | a preferred behaviour is in force after the next layout, not before (A-111, B-009) |
| A-106, A-108, B-010 | A preferred mode is in force at once and remembered; one-off changes leave it alone. | doc | pinned | a preferred mode is in force at once and remembered (A-106, A-108, B-010) · one-off changes leave the preference alone (A-108) |
| B-010 | A preferred mode set in an animation block animates; with `presentsWithGesture` false it is respected strictly. | doc | pinned | a preferred mode set in an animation block animates (B-010) · without presentsWithGesture a preferred mode is respected strictly (B-010) |
| B-010 | Else two sidebars do not stand beside a secondary of less than 320 points; a size change alone asks for nothing. | – | unverified | Apple says that lack of space may override a preference, not when. Test: two sidebars beside stay away where the secondary would be too narrow (B-010) |
| A-114, B-043 | Automatic: landscape tiles with one sidebar beside, portrait overlays with none. | – | unverified | Mail, WordPress and NetNewsWire were seen to do so; Apple gives no numbers. Test: left to itself, a split view tiles in landscape and overlays in portrait (A-114, B-043) · automatic shows one sidebar beside, and none over (B-043) |
| A-114, B-043 | Three columns displace in landscape, with the supplementary shown, and overlay in portrait. | – | unverified | Mail was seen to do so. Test: left to itself, a triple column displaces in landscape and overlays in portrait (B-043) |
| B-012 | `show` and `hide` go to the closest mode with the column fully visible, or hidden; the secondary cannot be hidden. | doc | pinned | show and hide go to the closest mode, hide of the secondary nowhere (B-012) · show of the secondary leads to where nothing covers or displaces it (B-012) |
| B-012 | Both run with a transition coordinator. | doc | pinned | show and hide run with a transition coordinator (B-012, B-104) |
| B-012 | `hide` while collapsed does nothing. | single | pinned | hide while collapsed does nothing (B-012) |
| B-012 | `show` while collapsed goes to the column in the stack. | doc | pinned | show goes to the column in the stack, below or above (B-012) · show is animated, hide while collapsed does nothing (B-012) · with a compact column show does nothing while collapsed (B-012) |
| B-012 | What is not in the stack comes with all up to it. | – | unverified | The documentation says no more than that the column is shown. Test: show goes to the column in the stack, below or above (B-012) |
| B-012 | A second change of columns ends the first at once. | – | unverified | UIKit's other transitions that are replaced complete first. Test: a second change ends the first one at once (B-012) |
| A-063 | Hiding moves a view off the screen; children stay. | article | pinned | hiding keeps children and only moves the view off the screen (A-063) |
| B-007 | Appearance messages go to columns that come on screen or leave it. | doc | pinned | appearance messages go to the column that comes on screen or leaves it (B-007) · a column that is hidden at launch does not appear (B-007) · a column that is hidden while its split view appears does not appear (B-007) |
| B-013, B-050 | Changes of columns tell the delegate the mode and the column. | doc | pinned | hide and show say which mode and which column (B-012, B-050) |
| B-191 | Expanded, `isShowing(_:)` says whether the mode in force shows the column. A classic split view has none. | doc | pinned | expanded, a split view shows the columns of its mode (B-191) |
| B-170 | Since iOS 26 the app's own `show` and `hide` tell the delegate of the mode alone; earlier, of the columns too. A preferred mode counts as no such request. | doc | pinned | up to iOS 18 the app's own show and hide tell of columns, since iOS 26 of the mode alone (B-170) |
| B-171 | Since iOS 26 the delegate hears of the end of what it was told is about to come or go; earlier of no end. | doc | pinned | since iOS 26 the end of a column's coming and going is told, too (B-171) · before, nothing is told of the end (B-171) |
| B-050 | The mode is told before the columns, these from primary to secondary. A delegate that asks for the mode that it is told of asks for nothing. It finds the transition coordinator of the change, and so do the columns in `viewWillAppear`. | – | unverified | The documentation gives no order. Test: the coordinator is there for the delegate and for viewWillAppear (B-012, B-104) · every change of columns tells the mode, then the columns that come or go (B-050) |
| A-107, A-114, B-T1 | A touch on the dimmed secondary dismisses the sidebars, a displaced one returns to one beside. | doc | pinned | a touch on the dimmed secondary dismisses the sidebars (B-T1) · a touch on the dimmed secondary dismisses the overlay (A-107, B-T1) · a touch on the displaced secondary returns to one beside (A-114, B-T1) |

## The display-mode button

| ids | behaviour | source | state | tests, or why |
| --- | --- | --- | --- | --- |
| A-007, B-T3 | The split view places it in a column's bar, and a tap goes to the mode of the table. | doc | pinned | it stands opaque in the bar of the leading-most shown column (A-007, B-T3) · the display-mode button leads where the table says (B-T3) · a tap toggles the sidebar, and again (A-062, B-T3) · in a triple column it is absent where the table has none (B-T3) |
| B-T3 | In a double column, overlay's button also hides the sidebar, and displace acts as tile. | – | unverified | Apple's table names the sequence for triple columns only. Test: the display-mode button leads where the table says (B-T3) |
| B-T3 | It stands in the bar of the leading-most shown column, or of that column's selected tab. | – | unverified | Screenshots of Apple's own apps; the documentation names no bar. Test: it stands opaque in the bar of the leading-most shown column (A-007, B-T3) |
| B-T3 | At depth > 1 it stands beside the back button. | – | unverified | The pictures in Fixing Multi-Level Menu Layouts show both after a push. Test: it stands beside the back button where something is pushed (B-T3) |
| A-005, A-112, B-033 | It is there by `displayModeButtonVisibility`; automatically with `presentsWithGesture`. | doc | pinned | it is there by visibility, and automatically with presentsWithGesture (A-112, B-033, B-T3) |
| A-021, A-022 | Its opacity is an outcome of the bar's layout. | article | pinned | the display-mode item goes in at alpha 0, and the next layout makes it opaque (A-021) |
| A-020, A-021 | Showing a column sets frames, then puts the item in at alpha 0 and invalidates the bar, then lays the bar out. | – | unverified | The author of Fixing Multi-Level Menu Layouts saw alpha 0, and an extra setNeedsLayout helped. Test: the display-mode item goes in at alpha 0, and the next layout makes it opaque (A-021) |
| A-062, B-030 | A classic split view places no button; the app places `displayModeButtonItem`, which hides and shows the primary. | doc | pinned | a classic split view places no button; the app's hides and shows the primary (A-062, B-030) |
| B-030 | It goes to the mode that `targetDisplayModeForAction(in:)` names, else to the split view's own choice; so does a gesture. | doc | pinned | the button goes to the mode that the delegate names, unless that is automatic (B-030) · a swipe goes to the mode that the delegate names, unless that is automatic (B-030) |
| B-030, B-043 | That own choice is to hide, else beside in landscape, and over in portrait. | – | unverified | Apple's own apps of iOS 8 to 12. Test: a classic split view places no button; the app's hides and shows the primary (A-062, B-030) |
| B-030 | In a column style, an item that the app places is a second button, beside the split view's own. | – | unverified | The documentation keeps `displayModeButtonItem` for the classic style; one report of a later release (C-030) has two buttons. Test: in a column style, the app's own item is a second button (B-030) |
| A-067 | Collapsed, the item that the app has placed is in no bar. | article | pinned | collapsed, the app's button is in no bar, and expanded again it is (A-067) |
| B-055 | How often `targetDisplayModeForAction(in:)` is called: here once a tap. | single | left out | the report counts eight calls a rotation on one release; nothing may rest on the number |
| B-031 | The button must not be reconfigured. | doc | left out | a rule for apps; nothing follows for UIKit |
| A-113, B-T3 | `showsSecondaryOnlyButton` puts a double arrow into the secondary's bar of a triple column, which leads to the secondary alone and back. | doc | pinned | it stands opaque in the secondary's bar, of a triple column only (A-113, B-T3) · it is off by default (A-113) · a tap leaves the secondary alone, and another brings the supplementary back (A-113) · it leaves two sidebars, too (A-113, B-T3) · it goes when it is switched off, and while collapsed (A-113) · the double arrow leads to the secondary alone, and back to one sidebar (A-113, B-T3) |

## Gestures

| ids | behaviour | source | state | tests, or why |
| --- | --- | --- | --- | --- |
| A-004 | Past its end a swipe's column follows with resistance, within its overhang. | article | pinned | past the end the column follows with resistance, within its overhang (A-004) |
| A-004 | The resistance is a half; a cancelled finger turns round halfway. | – | unverified | Only that the overhang covers it matters to what is found. Test: past the end the column follows with resistance, within its overhang (A-004) |
| A-005, A-112, B-032 | Swipe and drag exist while `presentsWithGesture` is true; without it no button and no finger changes the mode. | doc | pinned | without presentsWithGesture there is no swipe and no drag (A-005, A-112) · with presentsWithGesture false, no button and no finger changes the mode (A-112) |
| B-032 | A finished finger changes the mode, a cancelled one leaves all as it was. | doc | pinned | a finger that goes all the way changes the mode (A-004, A-005, B-032) · a finger that turns back leaves everything as it was (B-032) |
| A-119, B-032 | Triple columns step through the modes one sidebar at a time. | doc | pinned | swipes and drags step through the modes one sidebar at a time (A-119, B-032) · in a triple column a swipe brings in one sidebar at a time (A-119) · from two displacing, a finger pushes the primary out and leaves one beside (A-119) |
| A-114 | A supplementary beside the secondary is not dismissed by a finger; over it, it is. | article | pinned | no finger pushes out a supplementary that lies beside the secondary (A-114) · landscape offers no way to dismiss the supplementary, portrait does (A-114) |
| A-114, A-119 | An edge swipe brings it back from where the app or the double arrow left the secondary alone. | – | unverified | The article tells of dismissing only. Test: swipes and drags step through the modes one sidebar at a time (A-119, B-032) |
| B-032, B-050 | Delegate calls bracket a gesture. | doc | pinned | delegate calls bracket a gesture and name the column (B-032, B-050) |
| B-050 | A gesture that finishes announces mode and column when the finger leaves; a cancelled one announces none. | – | unverified | The documentation tells when, not for gestures in particular. Test: delegate calls bracket a gesture and name the column (B-032, B-050) |
| B-007, B-032 | A cancelled swipe lets the column appear and disappear again. A child that is taken away before its view is in the window has not appeared. | – | unverified | Cancelled swipes back do so. Test: a cancelled gesture tells the column that it comes and goes again (B-007) |
| B-032 | No gesture begins while columns move. | – | unverified | Touches wait for transitions throughout the model. Test: there is no gesture while columns move, nor collapsed (B-032) |
| B-194 | Since iOS 26 a finger drags the edge between two columns side by side; the app's least and greatest width bound it. | doc | pinned | an edge is dragged between the column's least and greatest width (B-194) · both sidebars of three columns have an edge (B-194) · only since iOS 26 do the edges between columns side by side move (B-194) |
| B-194 | The layout follows the finger through one width half way. A column without a minimum keeps 200 points. It keeps the width of the finger until the app prefers another. Columns over the secondary have no edge. | – | unverified | The documentation tells of the bounds alone. Test: a column follows the finger, and keeps its width until the app prefers another (B-194) |

## Collapsing and expanding

| ids | behaviour | source | state | tests, or why |
| --- | --- | --- | --- | --- |
| B-191 | Collapsed, `isShowing(_:)` is true of the column on top alone: the compact column, or the one whose controllers end the stack. | – | unverified | The documentation says whether a column is shown. Test: collapsed, a split view shows the column on top alone (B-191) |
| A-064, A-065, B-013 | A horizontally compact split view is collapsed, a regular one expanded. | doc | pinned | a horizontally compact window collapses, a regular one expands (A-065, B-013) |
| A-073, B-115 | An override of its traits decides for it. | doc | pinned | a trait override of the container decides (A-073, B-115) |
| B-005, B-054 | A question to the delegate sees the old `isCollapsed`, did-collapse and did-expand the new one. | doc | pinned | a collapse asks for the top column while still expanded, and ends collapsed (B-005, B-051, B-054) · an expand asks for the mode while still collapsed, and ends expanded (B-005, B-052, B-054) · isCollapsed is still false when the compact column appears (B-005) |
| B-005 | In an expand `isCollapsed` flips before the columns appear; didExpand comes before their layout. | – | unverified | The loop in Fixing Multi-Level Menu Layouts needs the flip before the frames. Test: in an expand, a list that comes on screen finds its split view expanded (B-005) · on expanding, the column's view is out over the edge before its width follows (A-040) |
| B-051 | The top column is asked for; the compact column may be filled then, and another column named. | doc | pinned | without a compact column the secondary is proposed (B-051) · the compact column may be filled while the delegate is asked (B-051) · the delegate may choose another column than the compact one (B-051) |
| A-068, A-100, B-004 | With a compact column, that is all there is while collapsed. | doc | pinned | collapsed, the compact column is the only child and fills the view (A-068, A-100, B-004) |
| A-101 | Expanded again, the columns are as they were. | doc | pinned | expanded again, the columns are where they were (A-101, B-004) |
| A-044, A-101 | Nothing is carried over to a compact column by itself. | article | pinned | nothing is carried over to a compact column by itself (A-044, A-101) |
| A-069, B-051 | Without one, the columns are one flow up to the top column, and Back leads through it. | doc | pinned | without a compact column the stacks become one flow up to the top column (A-069, B-051) · collapsed, Back leads from the detail to the list (A-069) · a top column of primary keeps the secondary's stack out of the flow (B-051) · a triple column stacks primary, supplementary, secondary (B-051) |
| B-142 | In that flow each column is whole: its navigation controller is on the bottom column's stack, alive, and what is pushed on it reaches the screen. | several | pinned | collapsed, the secondary's navigation controller is on the stack, whole (B-142) · a push on the secondary's navigation controller reaches the screen (B-142) · a new stack of the secondary's navigation controller is on screen at once (B-142) · what the column's navigation controller is given meanwhile is in the flow (B-142) |
| B-142 | A page leaves it by the navigation controller of its navigation controller. | several | pinned | a pop to the root through two navigation controllers leads to the list (B-142) |
| B-142 | On expanding, each navigation controller is its column's child again, with the stack that it has by then; also one that was popped. | several | pinned | the column's navigation controller is alive across a collapse and an expand (B-142) · each column gets its own stack back (B-051, B-122) · stacks of any depth come back to their columns (B-122) · a column that was popped altogether comes back with what it held (B-122) · a popped column gets its navigation controller back (B-122, B-142) · an expand amid a pop counts it as popped (B-122) · show brings a popped column back with its own stack, and leaves it (B-012, B-142) |
| B-142, B-T2 | Tabs that fill the secondary column are on the stack, whole; so is any other container. | doc | pinned | tabs as the secondary are on the stack, whole (B-142, B-T2) |
| B-051 | A column that has nothing to show, no controller or an empty stack, is not put on the stack. | – | unverified | UIKit raises for an empty nested navigation controller in the classic style (A-086); no source tells of columns. Test: a secondary without a controller is not on the stack (B-051) · a secondary whose stack is empty is not on the stack, until it has something and is shown again (B-051) |
| B-051, B-122 | On expanding, pages that were pushed on the stack above a column go on top of the column's own stack. A navigation controller there stays on the primary's. | – | unverified | Another re-implementation of UIKit gives the secondary all above the primary's depth; reports tell of a detail that stays with the list (C-011). Test: what was pushed above goes to the secondary (B-122) · what lies above the primary's own depth goes back to the secondary (B-122) · another navigation controller on the stack stays with the primary (B-142, C-011) · what is pushed on a flow without the secondary stays with the primary (B-122) |
| B-051 | The top column may be the supplementary; without a primary the stack stands on it. | doc | pinned | a top column of supplementary leaves the secondary out of the flow (B-051) · without a primary the flow stands on the supplementary (B-051) |
| B-052 | The delegate names the mode of an expand; widths are regular by then. | doc | pinned | the mode that the delegate names is in force after an expand (B-052) · the width is regular when didExpand comes (A-040, B-052) |
| A-071, A-072 | Launched in compact, it starts expanded and then collapses. | several | pinned | launched in compact, it starts expanded and asks the delegate (A-071) |
| A-066, A-067, B-120 | A large phone collapses and expands by rotation, any other never. | several | pinned | a large phone collapses and expands by rotation, any other never (A-066, A-067, B-120) |
| A-067 | Collapsed there is no display-mode button. | article | pinned | collapsed there is none, and expanded again there is one (A-067) |
| B-056 | Going to the background collapses and expands once, without animation. | several | pinned | the background's snapshot collapses and expands once, and leaves all as it was (B-056) · the background's snapshot has another size, is not animated, and is undone (B-056) · returning from the background, a window is as it was (B-056) |
| B-056 | The snapshot's size is the portrait Slide Over window; on a phone it is portrait. | – | unverified | Reports tell of compact snapshots, not of their size. Test: the background's snapshot has another size, is not animated, and is undone (B-056) |
| B-056 | After the background a split view has the display mode of before, unless its delegate names another or the app has preferred one since. | – | unverified | Nobody sees the snapshot, and no report tells of sidebars that come back after it. Test: the background gives back the mode that the user chose (B-056) · after the background a classic split view has the mode that the user chose (B-056) |
| B-013 | A collapse ends a running change of columns first. | – | unverified | Its columns leave the hierarchy. Test: a collapse during a change of columns ends that change first (B-013) |
| B-010 | A mode that is asked for during a collapse changes nothing; the next expand goes to the preferred one. | – | unverified | While collapsed, a mode has no meaning; the documentation does not speak of the moment in between. Test: a mode set in the callback of a collapse waits for the next expand (B-010) |
| B-007, B-102 | Children hear of leaving and coming, each once. | doc | pinned | children hear of leaving and coming, each once (B-007, B-102) |
| B-196 | Collapsed, `show(.inspector)` presents the inspector as a sheet, which `hide` or the user's finger dismisses; `isShowing` follows. | doc | pinned | collapsed, the inspector is a sheet (B-196) · a finger drags the inspector's sheet away (B-196) |
| B-196 | That sheet is one like any other, in the style of its controller. Where the user drags it away, the delegate hears that the column is hidden. | – | unverified | The documentation says no more than that it is a sheet. Test: a finger drags the inspector's sheet away (B-196) |
| B-196 | An inspector that is shown becomes a sheet at the end of a collapse, without animation, and a column before an expand; what the sheet presents ends. Where something else is presented, the collapse hides it until the next expand. | – | unverified | The documentation says that it adapts, not when. Test: a shown inspector becomes a sheet in a collapse, and a column in an expand (B-196) |

## The classic split view

| ids | behaviour | source | state | tests, or why |
| --- | --- | --- | --- | --- |
| A-060, A-061, B-001, B-004 | Made without a style, it shows two controllers, primary and secondary, as they are. | doc | pinned | a classic split view shows two controllers, as they are (A-060, A-061, B-001, B-004) · plain controllers are not wrapped in a classic split view (B-001, B-003) |
| B-004 | `viewControllers` can be set, also while it is shown. | doc | pinned | viewControllers can be set while it is shown (B-004) · the setter is not for column styles (B-004) |
| B-004 | They are children at once; set while collapsed, the second is what an expand falls back on. | – | unverified | The documentation tells of the expanded state only. Test: its controllers are children before its view loads (B-004) · while collapsed, viewControllers sets the primary, and what an expand falls back on (B-004) |
| A-116, B-040 | Its primary's width is a fraction of the view's, within its bounds. | doc | pinned | the width is a fraction of the view, within its bounds (A-116, B-040) |
| A-063, A-064 | Display modes move the primary's view; `children` and `isCollapsed` stay. | article | pinned | display modes move the primary's view and leave the children alone (A-063, A-064) |
| A-110 | A mode of columns is taken as the nearest of hidden, beside and over. | – | unverified | The three are all that the classic style had. Test: what modes columns have a classic split view takes as its nearest (A-110) |
| B-043 | By itself: beside in landscape, hidden in portrait. | – | unverified | So do Apple's own apps and the reports of later releases. Test: by itself it shows the primary beside in landscape, and hides it in portrait (B-043) |
| B-043, B-T1 | A swipe brings the primary in, over the secondary in portrait; a drag or a touch beside it sends it away. | – | unverified | Apple's own apps of iOS 8 to 12; the page tells of the column style. Test: a swipe brings the overlay in, a drag or a touch beside it sends it away (B-043, B-T1) |
| B-050 | Its delegate hears of modes, not of columns and gestures. | doc | pinned | a classic delegate hears of modes, and of nothing that columns do (B-050) |
| B-003 | Its primary does not stick out, and has the split view's own size class. | – | unverified | The overhang is told of for columns; devices were seen to give a primary the compact class. Test: plain controllers are not wrapped in a classic split view (B-001, B-003) |
| A-068, A-069, A-070, A-080 | Collapsed, the primary alone is left; a navigation controller has pushed the secondary, nested, a plain controller has dropped it. | several | pinned | collapsed, the secondary is pushed on the primary's stack, nested (A-068 to A-070, A-080) · a secondary without navigation is pushed as it is (A-080) · a plain primary does nothing with the secondary, which is dropped (A-080) |
| A-081 | Expanded, the primary's navigation controller pops its top, which is the secondary. | several | pinned | expanded, the top of the primary's stack is popped and is the secondary (A-081) · a split view with one controller separates a second from its stack (A-081) |
| A-084 | Whatever is on top then, a list of the primary's too. | article | pinned | whatever is on top becomes the secondary, also a list of the primary's (A-084) |
| A-081 | With nothing to separate, the last secondary is shown again. | – | unverified | The split view is known to hold on to it; the documentation does not say what for. Test: with nothing to separate, the last secondary is shown again (A-081) |
| A-082 | A delegate may push and pop by hand what UIKit would. | article | pinned | a delegate may push and pop by hand what UIKit would (A-082) |
| A-083 | A delegate that says it is done without doing anything discards the secondary. | doc | pinned | a delegate that says it is done without doing anything discards the secondary (A-083) |
| B-005, B-053 | The delegate is asked for the primary, then about the secondary, while `isCollapsed` and `viewControllers` are the old ones; then the primary is. | doc | pinned | a collapse asks for the primary, then about the secondary, while expanded (B-005, B-053) · an expand asks for the primary, then for the secondary, while collapsed (B-005, B-053) |
| B-053 | The delegate may name another primary for either hierarchy. | doc | pinned | the delegate may name another primary for either hierarchy (B-053) |
| B-053 | The secondary has left the screen when the delegate is asked; what it separates leaves the stack it stands on. | – | unverified | Else its appearance callbacks would not balance. Test: what the delegate separates leaves the stack it stands on (B-053) · a delegate may push and pop by hand what UIKit would (A-082) |
| A-064, B-053 | A primary that is hidden comes on screen with a collapse. | article | pinned | a primary that is hidden comes on screen with a collapse (A-064, B-053) |
| A-071 | Launched in compact, it starts expanded and asks its delegate. | several | pinned | launched in compact, it starts expanded and asks the delegate (A-071) |
| A-072 | Before iOS 13, children that load before that collapse read a size class that is not compact. | article | pinned | before that, and before iOS 13, children read a size class that is not compact (A-072) |
| A-066, A-067, A-087 | A large phone's turns with it, any other never. | several | pinned | a large phone's classic split view turns with it, any other never (A-066, A-067, A-087) |
| A-073, B-115 | A container's trait override decides for it. | article | pinned | a container's trait override collapses a classic split view (A-073, B-115) |
| B-056 | Going to the background leaves it as it was. | several | pinned | the background leaves a classic split view as it was (B-056) |

## Defects of releases

The defects in Fixing Multi-Level Menu Layouts and the compact column's are in iOS 14. The two of navigation are in
iOS 12 and in all from iOS 14 on, the three of bar items from iOS 17 on, and the two of popovers in iOS 8. `asDocumented` has none.
Whether those of iOS 14 are still in later releases is not known: these lack them. What leads to the three of bar items is a guess
that fits the reports.

| ids | behaviour | source | state | tests, or why |
| --- | --- | --- | --- | --- |
| A-011, A-013 | After a push in the primary's own navigation controller, the next relayout loses the inset. | article | pinned | after a push, the next relayout loses the inset for the overhang (A-011, A-013) · right to left it is the right inset that is lost (A-011, A-015) |
| A-012 | At depth 1 nothing is lost. | article | pinned | at depth 1, or as documented, the inset stays (A-012) |
| A-012, A-018 | Popped again, the getter and the next relayout are right. | – | unverified | The article ties both to the push. Test: popped again, the next relayout restores the inset (A-012) |
| A-018 | After a push the getter names the inner navigation controller. | article | pinned | after a push, the getter names the inner navigation controller (A-018) |
| A-020 | Insets changed while a column is presented leave the button at alpha 0. | article | pinned | insets that change while a column is presented leave the button at alpha 0 (A-020) · without insets that change, the button is opaque in iOS 14, too (A-020) · insets that change while no column is presented leave the button opaque (A-020) |
| A-021 | Asking the bar for a layout restores it. | article | pinned | asking the bar for a layout restores the button (A-021) |
| A-021 | Why: a bar lays itself out eagerly when insets change, and then counts as done for that presentation. | – | unverified | It explains both what broke and what helped; UIKit's own reason is not known. Test: insets that change while a column is presented leave the button at alpha 0 (A-020) |
| A-023, A-024, A-025 | After a push, the Dock's walk loses the inset, and the split view is not asked. | article | pinned | after a push, the Dock's walk loses the inset, and the split view hears nothing (A-023, A-024) · at depth 1, or as documented, the Dock loses nothing (A-023) |
| A-040 | On expanding, the column's width is regular while its view is still narrower (C-107). | repo | pinned | on expanding, the column's view is out over the edge before its width follows (A-040) |
| A-040 | That view is already over the edge, and as wide as the collapsed width allowed. | – | unverified | The repaired guard is reached only where the view lies over the edge. Test: on expanding, the column's view is out over the edge before its width follows (A-040) |
| A-041, A-042, A-043 | Earlier forms of the repair: a clamp, a one-sided test of visibility, no test of collapse. | repo | left out | history of an app; the published forms are variants of `sidebar` |
| B-018 | A compact column can be set once only; as documented it is replaced, also while it is on screen. | single | pinned | a compact column that is set stays, as documented it is replaced (B-018) |
| B-064 | After a cancelled swipe back, what the returning controller sets of its bar is lost (C-044). | several | pinned | on releases that lose it, the bar stays as the controller below set it (B-064) |
| B-066 | A swipe at the root freezes what is pushed next (C-043). | several | pinned | on releases that freeze, a push after a swipe at the root takes no touches (B-066) · nor where the app's delegate is right about the depth (B-066) |
| B-073 | A page in a popover that hides the bar and then wants the same size as before keeps room for the bar (C-063). | single | pinned | on iOS 8 a page that hides the bar and wants the same size keeps room for it (C-063) |
| B-075 | A popover on screen keeps the direction of its arrow, and shrinks where another permitted one has room (C-067). | single | pinned | on iOS 8 a popover keeps its direction and shrinks where another has room (C-067) |
| C-001, C-004 | From iOS 17 on, an expand amid the push of a detail that the app has just set leaves an item in two bars, and UIKit raises. | several | pinned | an expand amid the push of a new detail raises (C-001, C-004) · a new detail that has come to rest expands as any other (C-004) |
| C-002 | From iOS 17 on, a split view that collapses in a tab that is not selected, beside another split view, leaves the detail's item behind, and UIKit raises. | several | pinned | a split view that collapses in another tab leaves the detail's item behind (C-002) |
| C-003 | From iOS 17 on, a collapsed split view inside a navigation controller loses its detail's item to that controller's bar, and UIKit raises. | several | pinned | a collapsed split view loses the detail's item to the bar around it (C-003) |

## Reported defects

No release of the model has these: people reported them of other releases, or once, or without a cause. `fuzzsplit selftest` plants
each alone. The effect is that of the report. What switches it is a guess that fits the report.

| ids | behaviour | source | state | tests, or why |
| --- | --- | --- | --- | --- |
| C-019 | A classic primary that is shown later gets no appearance callbacks. | single | pinned | a classic primary that is shown later gets no appearance callbacks (C-019) |
| C-032 | After an expand the secondary's bar has no back button. | several | pinned | after an expand the secondary's bar knows its top controller alone (C-032) |
| C-033 | After a pop the bar lacks the app's display-mode button. | single | pinned | a pop leaves the app's display-mode button out of the bar (C-033) |
| C-036 | The content of a new classic detail begins under its bar, until the device turns. | single | pinned | the content of a new detail begins under its bar until the device turns (C-036) |
| C-037 | A preferred mode is dropped the first time, where the secondary is alone. | single | pinned | a preferred mode is dropped once where the secondary is alone (C-037) |
| C-038 | A behaviour that the app changes leaves a mode that it does not permit. | single | pinned | a behaviour changed at run time leaves the mode that it does not permit (C-038) |
| C-041 | Two pushes in one turn overlap. | several | pinned | two pushes in one turn overlap, and the first never ends (C-041) |
| C-048 | A navigation controller that is embedded late, under tabs in a split view, never ends its appearance. | single | pinned | a stack embedded late under tabs never ends its appearance (C-048) |
| C-056 | A popover that adapts while it is open keeps its frame. | single | pinned | a popover that adapts while it is open keeps its frame (C-056) |
| C-059 | A classic overlay that is open when its split view is dismissed raises. | single | pinned | an overlay that is open when its split view is dismissed raises (C-059) |
| C-061, C-062 | A pop leaves a popover as large as it was, or as high. | several | pinned | a pop leaves a popover as large, or as high, as it was (C-061, C-062) |
| C-075 | After the background an open overlay is beyond the edge, and the secondary takes no touches. | single | pinned | an overlay is left outside after the background (C-075) |
| C-076 | With a preferred overlay, the detail does not hear of the first new size class. | single | pinned | with a preferred overlay the detail does not hear of the first new size class (C-076) |
| C-087 | After a rotation the columns have the top inset of before. | single | pinned | a turned phone keeps the top inset of before in its columns (C-087) |
| C-113 | The overlay of a split view in a tab covers the tab bar. | single | pinned | a split view in a tab lays its overlay over the tab bar (C-113) |
| C-114 | A split view whose preferred mode changed while it was collapsed does not expand. | single | pinned | a preference of a collapsed split view keeps it collapsed (C-114) |
| C-030 | A blank display-mode button beside the system's. | single | left out | what buttons look like is not modelled; in a column style the app's own is a second one (B-030) |
| C-046 | A swipe back that a library leaves switched off. | single | left out | an app may switch it off, so no invariant asks for it |
| C-049, C-115 | Bars that move in the wrong direction, and pushes that are no longer animated. | single | left out | how an animation looks is not modelled: values are final at once (B-100) |
| C-071 | A secondary that keeps its old size during a rotation. | single | left out | frames are final when a rotation begins (B-100) |
| C-058, C-103 | Defects of SwiftUI's popovers and split views. | single | left out | SwiftUI is not modelled |
| C-074 | A sidebar that disappears when a row is chosen. | several | left out | that is what `show(_:)` is documented to do (B-012), and the model does it |
| C-077 | Columns that do not follow a rotation, with a primary over the whole width. | single | left out | a sidebar is at most half as wide as the split view here (B-040) |
| C-079 | A triple column that starts in portrait with its detail alone. | several | left out | the model starts so by itself (B-043), and a swipe brings the others |
| C-080 | Presentations in the context of a column that get no callbacks, and a column that is as large as the split view afterwards. | single | left out | it belongs to a beta of iOS 8; the styles are modelled (B-181) |
| C-084, C-094 | Content that an app lays out beyond its column, or too far above the keyboard. | several | left out | where an app puts its own views is not judged, only the safe area and the keyboard that it is told of |
| C-089 | The handle and the window's own controls on top of the screen. | several | left out | they belong to iOS 11 and iPadOS 26, and have no size in the reports |
| C-091, C-092 | Insets of tables for the keyboard. | single | left out | tables are not modelled |
| C-100 | Views of a tab that load in the background, before the tab is shown. | single | left out | no source says when a view may load, so no invariant asks |
| C-101 | The order of callbacks of two pushes in a row. | single | left out | it belongs to iOS 18; earlier orders are modelled (B-070) |
| C-104, B-162 | Items in the centre of a bar. | single | left out | bars have items at their ends only; `centerItemGroups` does not compile |
| C-110 | A flag of an app's own for an open popover, which outlasts it. | single | left out | what an app's button must do is not known; a tap that does nothing may be meant |
| C-112 | Columns that open while an app restores its selection. | single | left out | restoring is not modelled, and a column that the app asks for may be shown (B-012) |
| C-116 | A change of size that a presented controller hears twice. | – | left out | announcements of sizes are not counted |

## Navigation

| ids | behaviour | source | state | tests, or why |
| --- | --- | --- | --- | --- |
| B-065 | A push shows the new controller, a pop the one below; the hierarchy is the same in every size class. | doc | pinned | a push shows the new controller, a pop the one below (B-065) |
| B-060 | Pushing a controller that is on the stack raises. | doc | pinned | pushing the same controller twice raises (B-060) · after an exception the app counts as terminated (B-060) |
| B-061 | A pop at depth 1 does nothing; a pop to a controller that is not there raises. | doc | pinned | a pop at depth 1 does nothing (B-061) · a pop to a controller returns what leaves, to the root all but it (B-061) · a pop to a controller that is not on the stack raises (B-061) |
| B-062 | Replacing the stack is one transition, or none where the top stays; at its end the stack is the new one. | doc | pinned | assigning the stack shows its last controller at once (B-062) · a new stack with the same top makes no transition (B-062) · an empty stack shows nothing (B-062) · a new stack is one transition, whether its top was below, elsewhere or nowhere (B-062) |
| B-062 | A push without animation is over when the call returns. | doc | pinned | a push without animation is over when the call returns (B-062) |
| B-062 | A stack with one controller twice raises. | – | unverified | UIKit's message is remembered from reports, not from the documentation. Test: a stack with one controller twice raises (B-062) |
| A-085, B-069 | Pushing a navigation controller raises. | several | pinned | pushing a navigation controller raises (A-085, B-069) |
| A-085, B-069, B-142 | A navigation controller can be nested on the primary's stack while a split view collapses and is collapsed, and at no other time. | several | pinned | a navigation controller that is pushed while collapsed raises nothing (B-142) · expanded again, no navigation controller can be nested (A-085, B-142) · while expanded, a navigation controller cannot be pushed on the primary's (A-085, B-069) · also after a collapse and an expand (A-085) · collapsed, an app may push one on the primary's (A-069, A-085) |
| A-085 | The permission begins when the delegate is asked to collapse, and ends with an expand. | – | unverified | A private flag is known to be set beforehand; when, is not. Test: also after a collapse and an expand (A-085) |
| A-086 | Nesting an empty navigation controller raises. | article | pinned | an empty one raises, with UIKit's words (A-086) |
| A-070 | A nested navigation controller's bar gives way: the outer bar shows the items of both stacks. | – | unverified | What devices show; no source says how. Test: the outer bar shows the items of both stacks, the nested one is hidden (A-070) · what is pushed on the nested stack shows in the outer bar (A-070) · on its own again, it shows its own bar with its own items (A-070, A-081) · a bar that the app has hidden stays hidden (A-070, B-064) |
| A-069, A-070 | Back and the swipe pop the nested stack first, then the outer one. | – | unverified | The only way that leads through both. Test: Back pops the nested stack first, then the outer one (A-069, A-070) · a swipe back does the same, and a cancelled one leaves both (A-070, B-066) |
| B-069 | Since iOS 17 a visible bar raises at its layout when its top item belongs to another bar. | several | pinned | bars check their top item from iOS 17 on (B-069) |
| B-063 | A left item, else the back item's own title, its back title or its title, else Back; none at depth 1. | doc | pinned | the back button's title is the back item's own, its back title, its title, or Back (B-063) · a left item takes the back button's place, unless it supplements it (B-063) · at depth 2 the back button bears the previous title and pops (B-063) · leading items stand left and trailing ones right, and the other way round right to left (B-063) · its items are those of the stack (B-063) · a tap on an item runs its action, a disabled one does not (B-063) · a new title shows at once where the back button names it (B-063) |
| A-006, A-022 | Buttons lie inside the bar's safe area, and are reached on screen. | article | pinned | buttons lie inside the bar's safe area (A-006) · it lies on screen, past the overhang (A-006, A-022) |
| B-064, B-112 | Hiding the bar gives its room to the content. | doc | pinned | hiding the bar gives its room to the content (B-064, B-112) |
| A-140, B-064 | Visibility is the navigation controller's: who sets it on every appearance has it as wanted, who does not finds it as it was left. | article | pinned | visibility is the navigation controller's: controllers that set it each time have it as they want (A-140, B-064) · a controller that does not ask finds it as the last one left it (B-064) |
| B-064 | Without animation it changes at once; an animated change takes `hideShowBarDuration`. | doc | pinned | a change without animation is immediate, an animated one takes its time (B-064) |
| B-064 | What the controller below sets in a cancelled swipe back is not undone; the returning one is asked again. | several | pinned | what the controller below set in a cancelled swipe back is not undone (B-064) · after a cancelled swipe back the returning controller has the bar it asks for (B-064) |
| A-148 | The toolbar is hidden until asked for, and covers the bottom then. | doc | pinned | the toolbar is hidden until asked for, and covers the bottom then (A-148) |
| A-148, B-112 | Toolbars are as high as navigation bars. | – | unverified | Seen on devices; the documentation gives no height. Test: the toolbar is hidden until asked for, and covers the bottom then (A-148) · heights of bars differ by device, window and release (B-174) |
| B-112, B-174 | Bars are 50 points high on an iPad, 44 before iOS 12; 44 on a phone, 32 on one that lies on its side and is compact in width. | – | unverified | Seen on devices; the documentation gives no height. Heights of iOS 26 are those of iOS 18. Test: it lies below what covers the top (B-112, B-114) · heights of bars differ by device, window and release (B-174) |
| B-066 | A swipe back pops, or leaves the stack as it was. | doc | pinned | a finished swipe back pops (B-066) · a cancelled swipe back leaves the stack, and both controllers hear of it (B-066) · there is no swipe back at depth 1, during a transition, or switched off (B-066) · a cancelled swipe back is no show for the delegate (B-066) |
| B-066 | The gesture's delegate decides whether it begins; UIKit's own keeps it from the root, any other takes that rule away. | several | pinned | an app's delegate is asked when it begins, and may refuse (B-066) · UIKit's own delegate lets it begin above the root only (B-066) · any other delegate, or none, takes that rule away (B-066) |
| B-066 | As documented, a swipe at the root leaves nothing behind. UIKit's own swipe does not begin while the bar is hidden. | – | unverified | What else a pop at depth 1 should do is not said. Test: as documented, a swipe at the root pops nothing and leaves nothing behind (B-061, B-066) |
| B-067 | Bars that hide by themselves are off by default. | doc | pinned | all of that is off by default (B-067) |
| B-067 | A low window hides the bar and a high one gives it back, unless the app hid it. | doc | pinned | a low window hides the bar, a high one gives it back (B-067) · a bar that the app hid stays hidden in a high window (B-067) |
| B-067 | The keyboard hides the bar, which stays hidden when the keyboard leaves. | doc | pinned | the keyboard hides the bar, which stays hidden when it leaves (B-067) |
| B-067 | Bars that hide by swipe, and bars that a tap on the content hides or brings back. | doc | left out | a finger may swipe or tap anywhere on a page; the drags of the model begin in scroll views that can move, its taps on controls, so that a page without these could not bring its bars back. `hidesBarsOnSwipe` does not compile, `hidesBarsOnTap` is inert |
| B-063 | A back title that lacks room becomes Back, then the chevron alone, before a button leaves the bar. | doc | unverified | Apple says so, and gives no widths; the model counts 9 points for each byte of a title. Test: a back title that lacks room becomes Back, then the chevron (B-063) |
| B-068 | `visibleViewController` is what is presented over the stack, else its top. | doc | pinned | the visible controller is the one presented over the stack, else its top (B-068) |
| B-070 | Pushes during a transition wait for its end, in order. | several | pinned | pushes during a transition wait for its end, in order (B-070) |
| B-070 | A change without animation ends the running transition first; so does leaving the screen. | – | unverified | Nothing else leaves one controller on top at the end of the call. Test: an immediate change ends the running transition first (B-070) · a transition that its container leaves the screen with is over (B-070) · a swipe back ends where the page that it reveals changes the stack (B-066, B-070) |
| B-070 | No touch arrives during a push. | – | unverified | UIKit switches interaction off in a transition's views. Test: no touches arrive during a push (B-070) |
| C-040 | The second of two quick taps arrives before the layout and the transition that the first asks for, where hit testing still finds the control. | several | unverified | The reports blame double taps, and a main thread that is busy lets touches queue up; none tells the order. Test: the second of two taps arrives before the push of the first has begun (C-040) · it arrives before the first has presented something, which UIKit refuses (C-040, B-083) · it does not arrive at what the first has disabled, removed or covered (C-040) · an app that has ended takes no second touch (C-040) |
| B-091 | Two fingers that leave two controls in one event run the actions of both, unless the first disables the other or takes it off the screen. | – | unverified | The documentation tells of the exclusive touch only. Test: two fingers that leave two controls together run the actions of both (B-091) · the first may disable the other, or take it off the screen (B-091) |
| B-091 | A view that takes touches alone shares them with no other. | doc | pinned | a view that takes touches alone shares them with no other (B-091) |
| C-040 | A second touch on a button of the system: Back, the display-mode button, a tab. | – | left out | no report tells what becomes of it, and UIKit guards its own transitions |
| B-140 | The delegate hears of a new top once before and once after it is shown; of the same top nothing. | doc | pinned | a delegate hears of a new top once before and once after it is shown (B-140) |
| A-152, A-153, B-140 | The delegate's will-show comes after `viewWillAppear`, its did-show after `viewDidAppear`; also for the root, each time that the stack comes on screen. | – | unverified | The documentation says just before and just after; the published popover sample sets its size in `viewWillAppear`. Test: a delegate hears of the root each time that the stack comes on screen (B-140) · a page that replaces itself as it is about to appear is not told as shown (B-140) · a page may set its size in viewWillAppear, before the delegate's will-show (A-152) · an animated push tells the delegate and both controllers, and ends on the clock (B-100, A-152) · a pop is the mirror image of a push (B-100, A-153) |
| B-002, C-003 | A split view may be the root of a navigation controller; it cannot be pushed. | – | unverified | Apple rules out the push; apps ship with it as the root. Test: a split view may be the root of a navigation controller (B-002, C-003) |
| B-063 | The display mode of a back button shows its title, the word Back, or the chevron alone. | doc | pinned | the display mode of the back button shortens its title (B-063) |
| B-154 | The edit button begins and ends editing, and says so. | doc | pinned | the edit button begins and ends editing, and says so (B-154) |
| B-156 | A title view stands in the middle of the bar, or where the buttons leave room; an item shows a view of the app's, which takes touches. | doc | pinned | a title view stands in the middle, and buttons push it aside (B-156) · an item shows a view of the app's, whose controls take touches (B-156) |
| B-158 | Flexible spaces share the room that a toolbar's buttons leave. | doc | pinned | flexible spaces share the room that a toolbar's buttons leave (B-158) |
| B-157 | Large titles. | doc | left out | the bar keeps its height: `prefersLargeTitles` and `largeTitleDisplayMode` are inert |
| B-162 | Groups of items stand on the leading and the trailing side of the bar; a hidden group does not. | doc | pinned | the items of groups stand in the bar on their sides, unless the group is hidden (B-162) |

## Tab bars

| ids | behaviour | source | state | tests, or why |
| --- | --- | --- | --- | --- |
| B-102, B-103 | All tabs of a tab bar controller are its children; the selected one is on screen. | doc | pinned | all tabs are children, and the first is on screen (B-103) · a tap on a tab exchanges the controllers (B-102) |
| B-060 | A tab bar controller works as the root of a navigation controller, and pushed. Both bars show, and so does that of a navigation controller in a tab. | – | unverified | The documentation discourages it, and shipping apps do it. Test: a tab bar controller as the root of a navigation controller, or pushed, has two bars (B-060) · a navigation controller in a tab keeps its bar below an outer navigation controller's (B-060) |
| B-112, B-174 | Tab bars are 50 points high on an iPad, 49 before iOS 12; 49 on a phone, since iOS 12 32 on one that lies on its side and is compact in width; above what the device covers. | – | unverified | Seen on devices; the documentation gives no height. Test: the bar covers the bottom of the content, above what the device covers (B-112) · heights of bars differ by device, window and release (B-174) |
| B-161 | `hidesBottomBarWhenPushed` hides the tab bar until the page is popped, whatever is pushed on it. | doc | pinned | a tab bar gives way to a pushed page and to those above, and comes back (B-161) |
| B-198 | Since iOS 18 the tab bar of an iPad is at the top where its controller is regular in width, also with controllers in place of tabs. The content has it as safe area. In compact width it is below, as it is on phones and where the app overrides the width as compact. | doc | pinned | since iOS 18 the tab bar of an iPad is at the top in regular width, earlier below (B-198) · it goes to the bottom in compact width, and on phones (B-198) · a container that makes it compact has it at the bottom (B-198) · an app that overrides its width as compact has it at the bottom (B-198) · a tap on a tab at the top exchanges the controllers (B-198) |
| B-198 | A tab bar at the top spans the width, and is as high as one below. Navigation bars are below it. `hidesBottomBarWhenPushed` does not hide it. | – | unverified | The documentation gives no height and no order; iPadOS draws the tabs and a navigation bar in one row where there is room. The property names bars at the bottom. Test: navigation bars are below a tab bar at the top (B-198) · a pushed page hides a tab bar below, and none at the top (B-198) |
| B-199 | Tabs show the controllers of their providers, which make each once. `tabs`, `selectedTab`, `tab(forIdentifier:)` and the `tab` of a controller name them. | doc | pinned | tabs show the controllers that their providers make, each once (B-199) |
| B-199 | The app selects a tab without the delegate. For a finger the delegate may refuse a tab, and hears of it and of the one before. | doc | pinned | the app selects a tab without its delegate, a finger asks and tells it (B-199) |
| B-199 | `isTabBarHidden` hides the bar, and the content gets its room. | doc | pinned | the app hides the bar, which gives its room to the content (B-199) |
| B-199 | Providers are called when the tabs are set. With tabs the delegate hears of no controllers, and with controllers there are no tabs. New tabs keep the selection as new controllers do. A bar that has given way to a pushed page is not one that the app has hidden. | – | unverified | The documentation does not say when a provider is called, nor which methods both kinds have. Test: tabs show the controllers that their providers make, each once (B-199) · new tabs keep what is selected, and controllers take their place (B-199) · a bar that the app hides stays away when a page is popped, and shows for no such page (B-199) |
| B-199 | The sidebar (`mode`, `sidebar`), tab groups, search tabs, tabs that the user hides or orders. | doc | left out | the model has a bar alone, so these do not compile; a tab without a provider is refused by name |

## The keyboard

| ids | behaviour | source | state | tests, or why |
| --- | --- | --- | --- | --- |
| B-079 | A tap on a text field makes it first responder and brings the keyboard up; the delegate is asked and told. | doc | pinned | a tap on a text field makes it first responder, and brings the keyboard up (B-079) · another field takes it over, and resigning hides it (B-079) · a field's delegate is asked and told |
| B-079 | Only what is in a window is first responder. | doc | pinned | what is in no window cannot be first responder, and what leaves it is it no longer |
| B-079 | The app hears of the keyboard by notifications, with its frame on the screen. | doc | pinned | the app hears of it inside the call, and again at its end (B-079) · an app hears of its own simulation's keyboard only |
| B-079 | A popover keeps clear of the keyboard, and its delegate is asked again; plain content moves nowhere. | doc | pinned | a popover keeps clear of the keyboard, and comes back when that goes (B-079) · the popover's delegate may send it elsewhere when the keyboard comes (B-079) · UIKit moves no plain content for it (C-091) |
| B-079 | The keyboard's heights, and that turning the device tells of it as of a new one. | – | unverified | Measured by app writers, with a row of suggestions; they change with languages and settings. Test: turning the device gives it another height, and the app hears of that |
| B-079 | It spans the screen, and covers of a window what lies under it, also when it is up for the other app of a shared screen. | several | pinned | of a window beside another app's it covers that window's part (C-094) · it may be up for the other app, and goes with that (C-091) |
| B-079 | Its own key, on an iPad only, hides it and leaves the field first responder. | – | unverified | The documentation tells of the keyboard's going, not of the field's. Test: its own key hides it, and it comes back for the field that is still first responder · a phone's has no key to hide it |

## Appearance, containment, traits

| ids | behaviour | source | state | tests, or why |
| --- | --- | --- | --- | --- |
| B-100, B-101 | A first show runs in the documented order. | doc | pinned | a first show runs in the documented order (B-100, B-101, B-111) · in viewWillAppear the view is in no window and has no safe area (B-101, B-110) |
| B-100 | A view loads once, when it is first asked for. | doc | pinned | a view loads once, when it is first asked for (B-100) |
| B-100 | A new root replaces the old one. | doc | pinned | a new root replaces the old one (B-100) |
| B-101 | In `viewIsAppearing` the transition has begun: animations alongside are refused, completions are not. | doc | pinned | viewIsAppearing is too late for animations alongside, not for a completion (B-101) |
| B-102 | Appearance reaches children, parents first, unless the container forwards it itself. | doc | pinned | appearance reaches children, parents first (B-102) · a container that opts out forwards appearance itself (B-102) · a child added to a shown plain container appears, and leaves with its view (B-102) |
| B-102 | Unbalanced calls are logged. | several | pinned | unbalanced calls are logged, and no exception (B-102) |
| B-103 | `addChild` and `removeFromParent` send their half of the messages; UIKit's containers send all. | doc | pinned | addChild sends willMove, removeFromParent sends didMove(nil) (B-103) · a child added elsewhere leaves its previous parent (B-103) · navigation controllers owe their children all messages (B-103) |
| B-103 | A controller knows its split view through what wraps it. | doc | pinned | a controller knows its split view through what wraps it (B-103) |
| B-104 | Transition coordinators are looked up in ancestors. | doc | pinned | the coordinator runs what is alongside, then completions; children look it up (B-104) · a size change runs with a coordinator whose completion comes at its end (B-104, B-117) · the coordinator of a gesture is interactive, then says whether it was cancelled (B-012, B-104) |
| B-180 | A coordinator taken after a push, a pop, a presentation or a dismissal has begun still takes animations, which run with it, and completions. | several | pinned | a coordinator taken after the call animates alongside, and hears of the end (B-180) |
| B-115 | Traits go from parent to child; a container overrides what it names. | doc | pinned | traits come from the parent, and views have their controller's (B-115) · a container overrides what it names of a child's traits, and takes it back (B-115) |
| B-182 | The traits that an app overrides on a controller itself win over those that its container gives it, hold for its children, and are inherited again once they are removed. | doc | pinned | a controller's own overrides win over its container's, and reach its children (B-182) · a removed override is inherited again, and handlers hear of it (B-182) |
| B-182 | A controller in no window has its own overrides in its predicted traits. | doc | pinned | overrides are part of predicted traits (B-182) |
| B-182 | Overrides of views, windows and presentations; traits that an app defines; an override that takes effect in the next update of traits. | doc | left out | the first two do not compile; the model has no updates of traits, and changes them at once |
| B-115 | An override for a controller that is no child is logged and ignored. | doc | pinned | an override for a stranger is logged and ignored (B-115) |
| A-072, B-116 | Before iOS 13, what is in no window has unspecified traits. | doc | pinned | before iOS 13, what is in no window has unspecified traits (A-072, B-116) |
| B-143 | Since iOS 13 it has the traits of its parent, else of the window. Its first real traits are told only if they are others. | single | pinned | since iOS 13 traits are predicted: those of the parent, else of the window (B-143) · first traits are told if they are others than predicted, before iOS 13 always (B-143) |
| B-117 | Size changes go down the tree, each child's own size; without super they stop. | doc | pinned | a rotation announces the new size down the tree (B-117) · a split view announces each column's own size (B-117) · an override without super keeps the size change from children (B-117) |
| B-141 | A change of traits is announced before it, and told once after it, with the old ones. | doc | pinned | a change of traits is announced before it, and told once with the old ones (B-141) |
| B-115, B-117 | A change of size class is announced before the size, and told after it. | – | unverified | The usual order on devices; the documentation gives none. Test: a change of size class is announced before the size, and told after it (B-115, B-117) |
| B-160 | `isMovingToParent` and `isMovingFromParent` are true in the callbacks of a push and a pop, `isBeingPresented` and `isBeingDismissed` in those of a presentation and its end. | doc | pinned | a push moves a page to its parent, and a pop moves it away (B-160) · a swipe back that is undone ends the move (B-066, B-160) · a presented page is being presented, then dismissed, and moves to no parent (B-160) |
| B-175 | A handler that a controller, a view or the window registers is called after a change of one of its traits, with the old ones, and not when it was unregistered. | doc | pinned | a handler hears of a change of its traits, with the old ones (B-175) · it hears of no other trait, and of nothing when it is unregistered (B-175) · a handler keeps nothing alive (B-175) · a window's handler hears of the scene's traits (B-175) |
| B-175 | A controller's handlers are called after its `traitCollectionDidChange`, in the order in which they were registered; those of its views come last. | – | unverified | The documentation gives no order. Test: a handler hears of a change of its traits, with the old ones (B-175) |
| B-175 | Handlers with an action, traits that an app defines itself, handlers of presentation controllers. | doc | left out | actions are selectors, which need the Objective-C runtime; the model has four traits |
| B-195 | A finger on the edge of the inspector, and another controller for the inspector while it is a sheet. | – | left out | no source tells of either; the second is a misuse of the topic `model` |
| B-192 | The source view of a sheet, page sizing, backgrounds, and sheets that make room for the keyboard by a higher detent. | doc | left out | the model has no zoom, and a sheet covers the keyboard's room as one without detents does |
| B-175 | Availability: API of newer releases works on older ones, too. | doc | left out | on Linux every `#available` is true, so that an app takes its newest branch on every release; only what comes without a call of the app differs by release |

## Safe areas

| ids | behaviour | source | state | tests, or why |
| --- | --- | --- | --- | --- |
| B-110 | A view in no window has none; a view has the covered part of its superview's. | doc | pinned | a view has none while it is in no window (B-110) · a plain view has the covered part of its superview's safe area (B-110) · a child has the part of its parent's safe area that reaches into its view (B-110) · a rectangle has the part of them that reaches into it (B-110) |
| B-110, B-114 | A root's view has the window's bars. | doc | pinned | a root's view has the window's bars (B-110, B-114) |
| B-110 | An edge that nothing covers insets nothing, even where the view sticks out over it. | – | unverified | Otherwise the overhang would need no inset of the split view's. Test: an edge that nothing covers insets nothing, even where the rectangle sticks out (B-110) |
| A-016, B-111 | Additional insets are in force when the setter returns. | article | pinned | additional insets are in force when the setter returns (A-016, B-111) · additional insets ask for a layout (B-111) |
| B-112 | Containers add their bars, and additional insets reach children. | doc | pinned | additional insets reach children, a navigation bar adds its height (B-112) |
| A-024, B-113 | The window walks the controllers from the root down; no layout is asked for. | article | pinned | the window walks the controllers past any container, and no layout is asked for (A-024, B-113) · the walk gives each column what its layout gave (A-006, A-024) · a rotation that changes the bars reaches every controller (B-111, B-113) |
| A-023, A-024 | The walk runs when the Dock comes or goes, though no value changes. | – | unverified | A stack trace shows the walk; the inset was lost by it. Test: the Dock changes no frame and no value, and its walk runs all the same (A-023, A-024) |
| A-026, A-040 | Observers of a safe area hear of every recomputation, equal values too. | – | unverified | The published observer would not loop otherwise. Test: safe areas tell of every recomputation, equal values too (A-026, A-040) |
| A-040 | A safe area never falls below 0, whatever an app adds. | – | unverified | The loop needs an inset that the negative addition never brings about. Test: a safe area never falls below 0 (A-040) |
| A-040 | What keeps triggering itself is given up, counted. | repo | pinned | an observer that keeps changing what it observes is given up (A-040) · a layout that keeps asking for another is given up (A-040) · a task that polls settles, and one that yields without end is given up (A-040) |
| B-155 | A hidden status bar or home indicator gives its room to the content. | doc | left out | no source says how much on which device: the preferences are inert |

## Views and time

| ids | behaviour | source | state | tests, or why |
| --- | --- | --- | --- | --- |
| B-103 | Several flexible parts of an autoresizing mask share a change equally. | – | unverified | UIKit shares by size; no app of this version has several. Test: a view follows its superview's size as its mask says, one axis of every kind (B-103) |
| A-019 | Observations take subclasses' key paths and end when released. | article | pinned | key paths of a subclass observe, too (A-019) · an observation ends when it is released or invalidated (A-019) |
| B-081 | A touch reaches the front-most view that takes it; transparent and hidden views take none. | doc | pinned | a touch reaches the front-most view that takes it (B-081) · what sticks out of a view that takes the touch is not reached (B-081) |
| B-100 | A pass lays out what asked for it, the controller told before and after. | doc | pinned | a pass lays out what asked for it, and nothing else (B-100) · a controller is told before and after its view's layout (B-100) |
| B-100 | `layoutIfNeeded` lays out at once, what is below too. | doc | pinned | layoutIfNeeded lays out at once, what is below too (B-100) |
| B-100 | Frame, bounds and centre tell one story, and points convert between views. | doc | pinned | frame, bounds and centre tell one story (B-100) · points convert between views, through bounds that scroll (B-100) |
| B-103 | Subviews keep their order; a view has one superview, and follows its size unless switched off. | doc | pinned | subviews keep their order, and a view has one superview (B-103) · without autoresizesSubviews nothing follows (B-103) |
| B-103 | Responders lead from a view over its controller outwards. | doc | pinned | responders lead from a view over its controller to the window's side (B-103) |
| B-081 | A button shows its action's title and runs it, unless it is disabled. | doc | pinned | a button shows its action's title and runs it, unless it is disabled (B-081) |
| A-019, A-026 | Of a view, frame, bounds and safe area can be observed, with the options of UIKit; the rest is logged. | doc | pinned | options bring the new value, and a call at once (A-019) · bounds change when the size does, and not with the origin (A-019) · safe areas tell of every recomputation, equal values too (A-026, A-040) · what cannot be observed is logged (A-019) |
| B-100 | Animations take 30 to 40 ticks; values are final at once. What the end of one begins is delayed work. | – | unverified | Only their order matters to what is found. An animation alongside that comes late runs at once (B-180), since values are final then. Test: values are final at once, and completions come on the clock (B-010) · an animated push tells the delegate and both controllers, and ends on the clock (B-100, A-152) |
| B-150 | A tint goes down to views without one of their own, which hear of a change. | doc | pinned | a tint goes down to views without one of their own, which hear of it (B-150) |
| B-151 | Text styles have the sizes of the content size Large. | doc | pinned | text styles have the sizes of the content size Large (B-151) |
| B-151 | A character is half as wide as its font is large, and a line six fifths as high; a symbol is as high as a line, an image of the app's assets 24 points. | – | unverified | A device measures glyphs; only the order of sizes matters to layouts. Test: a label is half a font size wide for each character, and six fifths high (B-151) · lines break at spaces, at line feeds, and in words that are too wide (B-151) · an image view is as large as its image (B-151) · a button shows its configuration's title, and is as large as that (B-151) |
| B-166 | Constraints place views by edges, centres and lengths of the superview, its safe area and their neighbours; leading turns with the layout direction. Required ones that no frame satisfies are logged; views without a common ancestor raise. | doc | pinned | a view between the edges of the safe area fills it, also after a rotation (B-166) · a view below another one takes its height from its text (B-166) · lengths follow other lengths, by a factor, and stop at their limits (B-166) · leading turns with the layout direction, left does not (B-166) · a changed constant moves the view, and an inactive constraint does not hold it (B-166) · required edges that no frame satisfies are logged (A-141, B-166) · a mask that stands beside other edges is a conflict, too (A-141, B-166) · views without a common ancestor raise (B-166) |
| B-166 | Views are placed one after the other; a length by the content gives way to every constraint. | – | unverified | UIKit solves all equations at once, by priority. What is left over is refused by name. Test: what needs several equations at once is refused by name, once (B-166) |
| B-166 | Equations that only hold at once, the priorities of content, a content size by constraints, baselines, margins, guides of the app's and stack views. | doc | left out | the first and a scroll view's content are refused by name; the others do not compile, or are inert (priorities) |

## Scrolling

| ids | behaviour | source | state | tests, or why |
| --- | --- | --- | --- | --- |
| B-130 | The content offset is the origin of the bounds; what is scrolled out takes no touch. | doc | pinned | the content offset is the origin of the bounds, and moves what is inside (B-130) · what is scrolled out of the view takes no touch, and is not in sight (B-130) |
| B-131 | Adjusted insets are the content inset and the safe area, as the behaviour says, below bars, in popovers and with the keyboard. | doc | pinned | content begins below the bar and ends above the home indicator (B-112, B-131) · each behaviour insets the edges that it names (B-131) · outside of a window and without safe area there are the content insets alone (B-131) · in a popover the bar of its navigation controller insets, the device does not (B-131) · the keyboard changes no insets; an app's own make its room scrollable (B-131, B-133) |
| B-131 | With `.automatic` the first view of a page in a navigation controller is inset at top and bottom, even where nothing scrolls. | – | unverified | UIKit's header says that a scroll view that a controller owns is; it does not say which. Test: a page's first view is inset in a navigation controller, though nothing scrolls (B-131) |
| B-132 | View and delegate hear of each change of the adjusted insets. | doc | pinned | the view and its delegate hear of each change of the adjusted insets (B-132) |
| B-133 | A finger scrolls to the end of content and insets at most, and not where that is disabled. | doc | pinned | a drag goes by a page less 88 points, to the end at most, and back (B-133) · no drag moves what is disabled or fits, and the content inset adds to the way (B-133) |
| B-133 | Content at its top stays there when insets change; after changes of sizes and insets none is beyond its end. | – | unverified | Apple describes neither; lists do so on a device. Test: content at the top stays there, and none goes beyond its end (B-133) · after a rotation content at its end is still there, with other insets (B-131, B-133) |
| B-110, B-130 | A subview of a scroll view has the part of its safe area that the adjusted insets do not take, where it is now. | – | unverified | Otherwise the safe areas of rows would change under a bar. Test: a subview has what the insets leave of the safe area, where it is now (B-110, B-130) |
| B-134 | A delegate hears of a drag and of an animation's end in the documented order, and may choose where a drag ends. | doc | pinned | a delegate hears of a drag in the documented order (B-134) · an animated change of the offset is told at its end, an equal one not at all (B-134) |
| B-133, B-134 | One action scrolls by 88 points less than a page, in one movement; the finger holds before it lifts. | – | unverified | It is a rule of the model: a user may scroll by any distance. Test: a drag goes by a page less 88 points, to the end at most, and back (B-133) |
| B-135 | A rectangle comes into sight by the shortest way. | doc | pinned | a rectangle is scrolled into sight by the shortest way, or not at all (B-135) |
| B-136 | With `.onDrag` a drag dismisses the keyboard. | doc | pinned | a drag dismisses the keyboard where the mode says so (B-136) |
| B-136 | With `.interactive` each drag downwards dismisses it. | – | unverified | Apple dismisses it with the finger, whose way the model does not know. Test: interactively, a drag downwards takes the keyboard with it (B-136) |
| B-130, B-133 | Bouncing, deceleration, paging, zooming, scroll indicators, refresh controls, the tap on the status bar, horizontal drags, layout guides, and the field that scrolls into sight when it takes the keyboard. | doc | left out | no invariant is about them; `alwaysBounceVertical` decides on insets alone, and an app may scroll sideways itself |

## Queues and timers

| ids | behaviour | source | state | tests, or why |
| --- | --- | --- | --- | --- |
| B-123 | The main queue runs its blocks in order, after the present event. | doc | pinned | blocks of the main queue run in order, after the present event (B-123) |
| B-123 | They run after the layout that the event asked for, and before the next animation ends. | – | unverified | Apple gives no order. Test: a block runs after the layout that its event asked for (B-123) · a block of an animation's end runs before the next animation ends (B-123) |
| B-123 | Delayed work runs at its tick, before an animation that ends at that tick. | – | unverified | An animation begins when it is committed, after the delay was counted. Test: delayed work and animations end in the order of their times (B-123) |
| B-123 | Other queues run on the same thread, in the order of all queues. | – | unverified | One thread gives the same order in each run; a device may run them in any. Test: other queues run in order on the same thread, and are counted (B-123) |
| B-123, B-126 | An action waits for work that is due within ten seconds, and for one firing of each repeating timer with such an interval. Later work runs when actions have taken that time. | – | unverified | It is a rule of the model: a user may act sooner (`@queued`, `@last`) or later. Test: an action waits ten seconds for delayed work, and not longer · a repeating timer fires once in an action that takes less time than its interval · a timer with a long interval fires when actions have taken that time |
| B-124 | A queue that waits for itself is recorded as raised. | doc | pinned | waiting for the main queue on the main queue is recorded as raised (B-124) · sync on another queue runs after what waits there, and returns its value (B-124) |
| B-124 | While the main queue waits for a semaphore, a group or an item, other queues run and the clock stands still. | – | unverified | Nothing else can happen on one thread; on a device, transitions that the render server animates go on. Test: waiting runs other queues; what cannot end is recorded as raised (B-124) |
| B-125 | A cancelled item does not run; items and groups tell their observers at their end. | doc | pinned | a cancelled item does not run, and nothing waits for it (B-125) · an item tells its observers when it has run (B-125) · a group tells its observers when all have left (B-125) |
| B-126 | Timers fire, repeat and end. | doc | pinned | a timer can stop itself, and one that does not repeat is invalid afterwards · a timer that no run loop has does not fire |
| B-127 | Operations run on their queue, one at a time and in order, after those that they depend on; a cancelled one does not run. | doc | pinned | operations of the main queue run among its blocks, in order (B-127) · operations of other queues run on the same thread, and are counted (B-127) · an operation runs after those that it depends on, then its completion block (B-127) · a cancelled operation does not run, and what depends on it does (B-127) · waiting runs a queue's operations; the main queue cannot wait for itself (B-127) · an observer's block has run when posting returns, on the main queue or another (B-127) |
| B-128 | A task sleeps on the clock, and a cancelled sleep ends at once. | doc | pinned | a task sleeps on the clock, as delayed work does (B-128) · a cancelled sleep ends at once, and throws (B-128) |
| B-128 | The main actor's parts of tasks run as blocks of the main queue do, all others as blocks of other queues. | – | unverified | Apple gives no order of tasks. Test: the main actor's tasks keep their order among the main queue's blocks (B-128) · tasks off the main actor run on the same thread, and their parts are counted (B-128) · a stream's values come to a task in order, and its end ends the task (B-128) |
| B-128 | Tasks that wait for another thread, that outlive their simulation, or that run on a Mac. | doc | left out | Only the simulation's thread is repeatable. A main actor's task that goes on on another thread, as after `URLSession`, ends the process with a message; any other task is lost there. A task that sleeps when its simulation is over is cancelled. `Task.sleep(until:)` does not compile, for it reads the real clock. The hooks for the main actor exist on Linux |
| B-123, B-126 | Dispatch sources, wall-clock deadlines, fire dates, timers and delayed performs with selectors, operations with a state of their own; all queues and timers in a file that imports Foundation or Dispatch without UIKit. | doc | left out | Selectors need the Objective-C runtime. The others do not compile in a file that imports only UIKit. A file without UIKit gets Dispatch's own queues, whose blocks never run; looking for them costs a system call for each action. Import UIKit there |

## Devices

| ids | behaviour | source | state | tests, or why |
| --- | --- | --- | --- | --- |
| B-T4, B-T5 | Every iPad has the windows and size classes of the tables. | several | pinned | every iPad has the windows and size classes of the tables (B-T4, B-T5) · left window, divider of 10 points and right window fill the width (B-T4) |
| B-T4 | A window may have every size that its device offers in that orientation. | several | pinned | an iPad offers other sizes than its own, a phone none (B-T4) · every device is in one of the tables (B-T4, B-T6) |
| B-114, B-117 | A rotation swaps width and height. | doc | pinned | a rotation swaps width and height, with the bars of the orientation (B-114, B-117) |
| B-T4 | The 12.9-inch iPad zoomed, and the iPad mini 6 and 7. | several | left out | the table's own values for them are doubted or estimated |
| B-T5 | A window is regular from 660 points on. | – | unverified | The sources put the threshold between 639 and 678. Test: every iPad has the windows and size classes of the tables (B-T4, B-T5) |
| A-066, B-T6 | Every phone has the size classes of the table. | several | pinned | every phone has the size classes of the table (A-066, B-T6) |
| B-114 | Bars cover 20 points with a home button, 24 and 20 without. | several | pinned | bars cover 20 points with a home button, 24 and 20 without, in both orientations (B-114) |
| B-114 | Insets of phones: 47, 59 or 62 points at the notch or island, 34 and 21 at the home indicator; 20 and none without. | – | unverified | Measured values of one size of phone of each kind. Test: a rotation that changes the bars reaches every controller (B-111, B-113) |
| B-120 | A half window turned to portrait is compact. | several | pinned | a half window turned to portrait is two thirds wide, and compact (B-120) |
| B-121, B-T5 | On iPadOS 26 every iPad has windows of any size, up to the screen's. | single | pinned | Stage Manager from iOS 16, free windows from iOS 26 on (B-121, B-144) · a free window has its size, and is regular from 660 points on (B-121, B-T5) · a free window is never larger than the screen (B-121) |
| B-144 | Before, Stage Manager has them on some iPads, from iPadOS 16 on. | doc | pinned | Stage Manager from iOS 16, free windows from iOS 26 on (B-121, B-144) |
| B-121, B-144 | A free window has the insets of the screen, and is at least 320 × 480 points large. | – | unverified | No source has the numbers. Test: a free window has its size, and is regular from 660 points on (B-121, B-T5) |
| B-121 | In iPadOS 26 an app is resized under the finger: it passes through one size half way. In Stage Manager it gets its new size at the end. | – | unverified | Apps are resized while the user drags; through which sizes is not known. Test: under the finger an app passes through sizes (B-121, B-144) |
| B-145 | Devices newer than the tables have the screens of their specifications; the 13-inch iPad shares its screen by the rule of the 12.9-inch one. | doc | pinned | devices newer than the tables continue them (B-145) |
| B-121 | The window's controls at the top left, which inset the bar. | single | left out | no source tells by how much |
| B-092 | An app that the system has ended in the background hears nothing of it; started again, it begins anew, where device, orientation, window and Dock are. | doc | pinned | an app that the system has ended starts anew, in the present environment (B-092) |
| B-092 | State restoration: what an app archives for its next start, it finds again. | doc | left out | the model has no archive, so an app starts again as after its installation |

## Popovers and presentation

| ids | behaviour | source | state | tests, or why |
| --- | --- | --- | --- | --- |
| A-131 | A popover has the size that the presented controller prefers, not that of its constraints. | article+doc | pinned | its size is the presented controller's preferred size, not its constraints' (A-131) |
| A-132 | Without one it is 375 × 636 on the 12.9-inch iPad with iOS 12. | article | pinned | without one it is 375 × 636 on the 12.9-inch iPad with iOS 12 (A-132) |
| A-132 | Elsewhere as wide as Slide Over in landscape, as high in proportion to the screen's shorter side. | – | unverified | One size is known; the rule gives it, and nothing rests on others. Test: without one it is 375 × 636 on the 12.9-inch iPad with iOS 12 (A-132) |
| A-130 | Two pages of different size, one under a bar, have their sizes. | article | pinned | two pages of different size, one of them under a bar, have their sizes (A-130, A-140) |
| A-130 | A bar adds nothing to the size. | – | unverified | The article's popover of a page with a bar has the page's size. Test: a bar adds nothing to the size |
| A-133 | The compressed fitting size is what constraints on width and height say. | article | pinned | the fitting size is what width and height constraints say (A-133) · inequalities bound it, and the strongest equality wins (A-133) |
| A-134, A-135 | A navigation controller takes its top's size at the end of a push: the popover's resize follows it. | several | pinned | a push runs first, the popover's resize after it (A-134, A-135) · a navigation controller wants what its top controller wants (A-135) |
| A-135 | A top controller that wants nothing leaves the navigation controller's size as it is. | – | unverified | Else a size set on the navigation controller itself would be lost by its first push. Test: a bar adds nothing to the size |
| A-136 | The size of a container around the navigation controller is followed during the push. | article | pinned | the size of a container around it is followed during the push (A-136, A-138, A-150) |
| A-137 | A container that leaves out `didMove` works all the same. | repo | pinned | a container that leaves out didMove works, and its child fills it (A-137, A-150) |
| A-138 | The popover is reached from controllers at any depth, with what was presented. | article | pinned | from a controller two levels down it is reached, with what was presented (A-138) |
| A-139, A-143 | A preferred size goes to the parent and no further; the popover stays behind. | article | pinned | it goes no further than the parent, which leaves a popover behind (A-139, A-143, B-073) |
| A-139 | A popover that takes the new height at once, without an animation. | article | left out | The article contradicts itself. Its caption says "Green view controller updating height, but without animation", and before that "the popover size doesn't animate!"; its explanation says that "the popover view controller doesn't know it changed". The model follows the explanation, as the documentation does (B-073): the popover keeps its size until the presented controller's changes |
| A-141 | Required constraints that the popover's size breaks are logged, weaker ones not. | article | pinned | required constraints that the popover's size breaks are logged, weaker ones are not (A-141) |
| A-142, A-145 | Containers that take over their child's size pass it up at once. | repo | pinned | containers that take over their child's size pass it up at once (A-142, A-145) |
| A-146, A-152, A-153 | Will-show sizes the container in time, on a pop, too. | repo | pinned | a delegate's will-show sizes the container, on a pop, too (A-146, A-152, A-153) |
| A-147 | A fitting size may be 0 on an axis without constraints. | repo | pinned | an axis without constraints fits into nothing (A-147) |
| A-149 | A rectangle is not followed when the layout behind it changes. | repo | pinned | an explicit rectangle is not followed: after a rotation it is stale (B-074, A-149, C-052) |
| A-150 | A child that is never sized follows its container by its mask. | repo | pinned | a container that leaves out didMove works, and its child fills it (A-137, A-150) |
| A-151 | A view that leaves its mask aside and has no constraints keeps its frame. | – | unverified | The layout is ambiguous on a device. Test: a view that leaves its mask aside takes its size from constraints alone (A-151) |
| B-071 | A popover needs an anchor where it is shown as one; else UIKit raises. | several | pinned | a popover without an anchor raises (B-071) · in compact width the same works, until the window grows (B-071) |
| B-190 | The `sourceItem` of a popover is a view or a bar button item, and anchors it as `sourceView` and `barButtonItem` do. Another object of an app is refused by name. | doc | pinned | a popover points at the view or the item that is its sourceItem (B-190) · a tap on a bar button item that is the sourceItem dismisses the popover (B-081, B-190) |
| B-072 | A change of the preferred size animates, unless a side is 0. | doc | pinned | a popover follows the presented controller at once and animates (B-072) · it does not animate where a side is 0 (A-147, B-072) |
| B-073 | A change is told to the parent and the presentation; an equal value is none. | doc | pinned | a change goes to the parent, an equal value to nobody (B-073) · it goes no further than the parent, which leaves a popover behind (A-139, A-143, B-073) |
| B-074 | Without a rectangle a popover follows its source view; before iOS 13.2 it points at its corner. An item outdoes a view. | doc | pinned | without a rectangle it points at the whole source view, before iOS 13.2 at its corner (B-074) · a bar's item outdoes a source view and its rectangle (B-074) |
| B-172 | A popover without a rectangle moves along when its source view or a view around it moves or resizes, since iOS 13.2; a popover at a bar item always does. | doc | pinned | without a rectangle a popover moves along with its source view (B-074, B-172) · a popover moves along with its bar item (B-079, B-172) |
| B-172 | A popover whose source view leaves the window stays where it was. | – | unverified | The documentation tells of a view that moves. Test: a popover stays where it was when its source view leaves the window (B-172) |
| B-075 | Margins of 10 points besides the status bar, any direction, no overlap; the direction is known on screen only. | doc | pinned | margins are 10 points, any direction is permitted, and the source stays free (B-075) · the status bar is kept clear besides the margins (B-075) · the arrow's direction is known while the popover is on screen (B-075) |
| B-075 | Directions are tried in the order up, down, left, right; an arrow is 13 points long; what fits nowhere shows most. | – | unverified | Popovers are seen below their anchors where there is room. Test: it takes the first permitted direction in which it fits (B-075) · where it fits nowhere, it takes the side that shows most of it (B-075) · no arrow direction at all leaves it over its anchor, without an arrow (B-075) |
| B-076 | Compact width: a sheet, a full screen before iOS 13; the delegate may say otherwise, by its newer or older method. | doc | pinned | in compact width a popover is a sheet, before iOS 13 a full screen (B-076) · the delegate may ask for another style, or for none: a popover (B-076) · the delegate may ask for a form sheet, which is laid out and dragged as one (B-076) · in compact height a form sheet of the delegate's is a full screen (B-076, B-173) · where only the older method is there, it decides in compact width (B-076) |
| B-076 | Sizes of sheets, and compact width inside popovers and form sheets. | – | unverified | Seen on devices. Test: sheets leave room above in compact width, and are centred in regular (B-076) · its content is compact in width and covered by nothing (B-110, B-115) |
| B-077 | Regular width and compact height make a form sheet of a popover. | single | pinned | regular width and compact height make a form sheet of it (B-077) |
| B-173 | In compact height a sheet is a full screen for its presenter, which disappears; a rotation takes it away and brings it back. | doc | pinned | in compact height a sheet is a full screen: the presenter disappears (B-173) · in regular height the presenter stays where it is, under the sheet (B-173) · a rotation takes the presenter away and brings it back (B-173) |
| B-173 | A sheet in compact height takes away another sheet below it. | doc | left out | only what covers the window by its style makes room for another cover (B-082) |
| B-078 | The delegate may put another controller in its place, and is asked again on the way back; one presentation keeps its controller. | doc | pinned | the delegate may put another controller in its place, and is asked again on the way back (B-078) · one presentation has one presentation controller, whatever it is shown as (B-078) |
| B-079 | The delegate hears of a new place, keyboard included, and may name another. | doc | pinned | it follows a rotation, and its delegate may send it elsewhere (B-079) · the keyboard moves it, unless its delegate knows better (B-079) · the keyboard takes room from below (B-079) |
| B-080 | A touch outside asks and tells the delegate; the app's own dismissal does not; what is modal stays. | doc | pinned | a touch outside asks the delegate and tells it (B-080) · the delegate may refuse; then it hears of the attempt (B-080) · a dismissal by the app tells the delegate nothing (B-080) · what is modal in its presentation stays, and nobody is asked (B-080) |
| B-090 | Since iOS 13 a finger drags a sheet down: it asks and tells the delegate as a touch outside does, and what is modal stays. Full screens and popovers cannot be dragged. | doc | pinned | a sheet goes, and the delegate is asked and told (B-090) · what is modal comes back up, as does what the delegate keeps (B-080, B-090) · full screens and popovers stay, and every sheet before iOS 13 (B-090) |
| B-090 | A sheet that is let go halfway disappears and appears again; the delegate hears of its begin alone. `isBeingDismissed` is true until the finger lets go. In compact height a sheet fills the window and stays. | – | unverified | Cancelled swipes back do so; the documentation tells of no cancelled drag. Test: let go halfway, it disappears and appears again (B-090) · it counts as being dismissed until the finger lets go (B-090) · let go halfway, what is modal has not moved (B-090) |
| B-192 | In compact width a sheet is as high as its selected detent, or the first active one. A medium one is inactive in compact height; a custom one is computed from traits and the largest height, without the safe area below. | doc | pinned | in compact width a sheet is as high as its selected detent, or its first (B-192) · a custom detent knows traits and the largest height, and is asked again (B-192) |
| B-192 | A finger drags a sheet from detent to detent; the delegate hears of that, and not of the app's own changes. From the lowest one a drag dismisses the sheet. | doc | pinned | a finger drags a sheet from detent to detent, and from the lowest one away (B-192) |
| B-192 | Up to the largest undimmed detent, touches reach what is below the sheet. | doc | pinned | up to the largest undimmed detent, touches reach what is below (B-192) |
| B-192 | Content that is scrolled down from its top raises the sheet first, unless the app objects. | doc | pinned | scrolling down from the top raises the sheet first, unless the app objects (B-192) |
| B-192 | In compact height a sheet fills the window, or lies at the bottom edge where it prefers to; there it may be as wide as its content prefers. | doc | pinned | in compact height a sheet fills the window, or lies at its edge (B-192) |
| B-192 | A popover that becomes a sheet has the heights of its adaptive sheet. | doc | pinned | a popover that becomes a sheet has the heights of its adaptive sheet (B-192) |
| B-192 | A medium detent is half of a large one. In regular width and height a sheet stays in the middle, and detents change nothing. A drag between detents that is cancelled changes nothing. The delegate hears of a change when the sheet has its height. Without an active detent a sheet is large. | – | unverified | The documentation says about half of the screen. Test: in compact width a sheet is as high as its selected detent, or its first (B-192) · in regular width a sheet has no heights to drag it to (B-192) |
| B-081 | While a popover is up nothing else takes touches but its passthrough views, and the bar that it is anchored in. | doc | pinned | while it is up nothing behind it takes touches, but for its passthrough views (B-081) · the bar that it is anchored in stays touchable, and a second tap is refused (B-081, B-083) |
| B-082 | A presenter inside a popover hears nothing when what it presented goes. | doc | pinned | a full screen from inside a popover covers it without taking it away (B-082) |
| B-081 | A tap on the bar button item that a popover points at dismisses the popover, and does not fire the item again, unless the item is in a passthrough view. | – | unverified | Seen on devices; the documentation tells of other views only. Test: a tap on the item that it points at dismisses it, and does not fire the item (B-081) · as a passthrough view, the item fires, and the popover stays (B-081) |
| B-082 | The outermost container presents; a dismissal ends all that was presented from there. | – | unverified | Read off the documentation of the two properties. Test: the outermost container presents, and its whole tree knows of it (B-082) · dismissing ends all that was presented from there (B-082) |
| B-082 | What a controller has presented stays on screen when the presenter is freed, has no presenter from then on, and can be dismissed. A presentation that an app makes itself keeps neither controller alive. | – | unverified | No source tells of a presenter that goes. Test: what a presenter has presented stays on screen without it, and can go (B-082) · a presentation that an app makes itself outlives its controllers (B-082) |
| B-181 | The styles of the current context cover the nearest controller that defines a context, which is the presenter: by default a navigation controller, else the root. | doc | pinned | the nearest controller that defines a context presents, by default a navigation controller (B-181) · an app's controller that defines a context is covered alone (B-181) · without a context, the root presents over the whole window (B-181) |
| B-181 | What is presented has the frame of its context, and follows it. | doc | pinned | it covers its context, and follows the frame of that (B-181) |
| B-181 | Over the current context, the content below stays on screen; in the current context it disappears, and comes back at the end. | doc | pinned | over the context, its content stays; in its place, it disappears and comes back (B-181) |
| B-181 | A full screen is presented by what covers the window: a controller in a context hands it on. | doc | pinned | what covers a context cannot cover the window: the root presents from there (B-181) |
| B-181 | What covers a context disappears, comes back and goes with it: with a tab, a column, a page of a stack. Sheets and popovers are handed on as full screens are. Neither style adapts in compact width. The gestures of what contains the context begin over it, too. | – | unverified | Apple's guide says that both become full screens there; apps rely on seeing what is below `overCurrentContext` on phones. Test: it goes out of the window with its context, and comes back with it (B-181) · it survives a collapse and an expand with its context (B-181) · a context that goes takes its presentation along |
| B-181 | What the invariants say while something is presented in a context: `never-stuck`, the safe area of the content, and scroll views around the columns. | – | left out | the content may want text, which no action types, or cover the only button; no source tells how the bars around a context inset it |
| B-181 | With `currentContext` the view of the context leaves the window. | doc | left out | it stays, covered by what is presented; its controllers have disappeared, as they should |
| B-083 | A second presentation is logged and ignored; presenting what is presented raises. | several | pinned | a second presentation from one controller is refused with a log (B-083) · presenting what is presented already, or has a parent, raises (B-083) |
| B-153 | An alert is modal in the middle; a tap on an action dismisses it, then the handler runs. An action sheet is a popover in regular width, needs an anchor there, and has no cancel action: a touch outside chooses that. In compact width it comes from below. | doc | pinned | an alert stands in the middle, and a tap dismisses it before the handler runs (B-153) · an action sheet is a popover in regular width, without its cancel action (B-153) · an action sheet without an anchor raises in regular width (B-071, B-153) · in compact width an action sheet comes up from the bottom, with its cancel action (B-153) · an action sheet follows the window between popover and bottom (B-153) · a disabled action takes no tap (B-153) |
| B-153 | A second cancel action, a field in an action sheet and a preferred action that was not added raise. | several | pinned | a second cancel action, a field in a sheet and a foreign preferred action raise (B-153) |
| B-153 | Sizes of alerts and action sheets; an alert makes room for the keyboard of its fields; the handler waits for the end of the dismissal. | – | unverified | Seen on devices. Test: its fields take the keyboard, and the alert makes room (B-153) |
| B-152 | A tap on a bar button item with a menu opens it, unless the item has an action. | doc | pinned | a menu opens at its item, and a tap on an entry closes it before the action runs (B-152) · an item with an action and a menu runs the action (B-152) |
| B-152 | An open menu is a popover in every window, with the entries of inner menus among its own; a change of the window closes it. | – | unverified | Devices show inner menus one at a time; the entries that can be reached are the same. Test: a menu stays a popover in compact width, and a touch beside it closes it (B-152) |

"""##
}
