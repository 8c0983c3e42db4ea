public import SplitFuzz
import UIKit

/// Apps without a mistake, by people who had not read the laws when they wrote them.
@MainActor public enum RightApps {
    public static let all: [AppUnderTest] = [
        app("letters", from: .iOS14) { MailSplitViewController() },
        app("notes", from: .iOS14) { NotesRoot() },
        app("contacts", from: .iOS14) { makeContacts() },
        app("photos", from: .iOS18) { makePhotos() },
        app("store", from: .iOS14) { makeStore() },
        app("palette", from: .iOS14) { makePalette() },
        app("tasks", from: .iOS14) { makeTasks() },
        app("inspector", from: .iOS26) { DocumentSplitViewController() },
        app("pages", from: .iOS14) { makeReader() },
        app("overlay", from: .iOS14) { OverlaySplitViewController() },
        app("feed", from: .iOS14) { makeFeed() },
        app("browser", from: .iOS14) { makeBrowser() },
        app("drawer", from: .iOS14) { DrawerViewController() },
        app("chat", from: .iOS14) { makeChat() },
        app("planner", from: .iOS14) { PlannerSplitViewController() },
        app("search", from: .iOS14) { makeSearch() },
        app("profile", from: .iOS14) { makeProfile() },
        app("files", from: .iOS14) { makeFiles() },
        app("checkout", from: .iOS14) { makeCheckout() },
        app("music", from: .iOS18) { makeMusic() },
        app("post", from: .iOS14) { PostSplitViewController() },
        app("jotter", from: .iOS14) { JotterSplitViewController() },
        app("shelves", from: .iOS14) { ShelvesTabBarController() },
        app("studio", from: .iOS18) { StudioTabBarController() },
        app("shapes", from: .iOS26) { ShapesSplitViewController() },
        app("chapters", from: .iOS14) {
            UINavigationController(rootViewController: ChaptersViewController())
        },
        app("places", from: .iOS15) {
            UINavigationController(rootViewController: PlacesViewController())
        },
        app("tracks", from: .iOS14) {
            let stack = UINavigationController(rootViewController: TracksViewController())
            stack.isToolbarHidden = false
            return stack
        },
        app("papers", from: .iOS14) {
            UINavigationController(rootViewController: PapersViewController())
        },
        app("account", from: .iOS14) {
            UINavigationController(rootViewController: FormViewController())
        },
        app("gallery", from: .iOS14) { GalleryContainerViewController() },
        app("welcome", from: .iOS14) {
            UINavigationController(
                rootViewController: WelcomeHomeViewController(settings: WelcomeSettings()))
        },
        app("news", from: .iOS14) { NewsSplitViewController() },
        app("checklist", from: .iOS14) {
            UINavigationController(rootViewController: ChecklistViewController())
        },
        app("atlas", from: .iOS14) { AtlasSplitViewController() },
        app("steps", from: .iOS14) {
            UINavigationController(rootViewController: BasketViewController())
        },
        app("easel", from: .iOS14) { EaselSplitViewController() },
        app("radio", from: .iOS14) { RadioContainerViewController() },
        app("gauges", from: .iOS17) {
            UINavigationController(rootViewController: GaugesViewController())
        },
        app("prints", from: .iOS14) {
            UINavigationController(rootViewController: PrintsViewController())
        },
        app("desk", from: .iOS14) { DeskTabBarController() },
        app("desk-18", from: .iOS14, on: LaunchSetup(release: .iOS18)) { DeskTabBarController() },
        app("ledger", from: .iOS14) { LedgerSplitViewController() },
        app("clinic", from: .iOS14) {
            UINavigationController(rootViewController: ClinicViewController())
        },
        app("panes", from: .iOS14) { PanesSplitViewController() },
        app("workbench", from: .iOS14) { WorkbenchTabBarController() },
        app("classic-panes", from: .iOS14) { ClassicPanesSplitViewController() },
        app("postoffice", from: .iOS14) { makePostOffice() },
        app("manuscript", from: .iOS15) { makeManuscript() },
        app("cookbook", from: .iOS14) { makeCookbook() },
        app("specimen", from: .iOS26) { makeSpecimen() },
        app("readingroom", from: .iOS18) { makeReadingRoom() },
        app("weekplanner", from: .iOS14) { makeWeekPlanner() },
        app("airwaves", from: .iOS15) { makeAirWaves() },
        app("mailroom", from: .iOS15) { makeMailroom() },
        app("gazetteer", from: .iOS18) { makeGazetteer() },
        app("enrol", from: .iOS14) { makeEnrol() },
        app("bazaar", from: .iOS16) { makeBazaar() },
        app("chatter", from: .iOS15) { makeChatter() },
        app("purse", from: .iOS17) { makePurse() },
        app("kitchen", from: .iOS15) { makeKitchen() },
        app("dailybrief", from: .iOS15) { makeDailyBrief() },
        app("fieldnotes", from: .iOS14) { makeFieldNotes() },
        app("harborguide", from: .iOS14) { makeHarborGuide() },
        app("parcelform", from: .iOS17) { makeParcelForm() },
        app("posterstudio", from: .iOS15) { makePosterStudio() },
        app("waveradio", from: .iOS15) { makeWaveRadio() },
        app("toolbox", from: .iOS17) { makeToolbox() },
        app("toolbox-parts", from: .iOS17) { makeToolboxParts() },
        app("lounge", from: .iOS18) { makeLounge() },
        app("parlour", from: .iOS14) { makeParlour() },
        app("postmail", from: .iOS14) { makePostMail() },
        app("daycalendar", from: .iOS15) { makeDayCalendar() },
        app("taskboard", from: .iOS18) { makeTaskBoard() },
        app("gridsheet", from: .iOS15) { makeGridSheet() },
        app("sourcelens", from: .iOS26) { makeSourceLens() },
        app("notedrafts", from: .iOS15) { makeNoteDrafts() },
        app("prefpanel", from: .iOS17) { makePrefPanel() },
        app("fieldatlas", from: .iOS14) { makeFieldAtlas() },
        app("crewdispatch", from: .iOS14) { makeCrewDispatch() },
        app("tillpoint", from: .iOS15) { makeTillPoint() },
        app("safetyaudit", from: .iOS15) { makeSafetyAudit() },
        app("opsboard", from: .iOS17) { makeOpsBoard() },
        app("gatekey", from: .iOS16) { makeGateKey() },
        app("vinyl", from: .iOS15) { makeVinyl() },
        app("marlow", from: .iOS15) { makeMarlow() },
        app("roost", from: .iOS14) { makeRoost() },
        app("whisper", from: .iOS15) { makeWhisper() },
        app("snaps", from: .iOS18) { makeSnaps() },
        app("podly", from: .iOS17) { makePodly() },
        app("larder", from: .iOS14) { makeLarder() },
        app("atelier", from: .iOS17) { makeAtelier() },
        app("observatory", from: .iOS26) { makeObservatory() },
        app("harbour", from: .iOS18) { makeHarbour() },
        app("chessclub", from: .iOS26) { makeChessClub() },
        app("wardlist", from: .iOS15) { makeWardList() },
        app("museumguide", from: .iOS17) { makeMuseumGuide() },
        app("lexicon", from: .iOS16) { makeLexicon() },
        app("workout", from: .iOS15) { makeWorkout() },
        app("homepanel", from: .iOS18) { makeHomePanel() },
        app("librarydesk", from: .iOS15) { makeLibraryDesk() },
        app("herald", from: .iOS14) { makeHerald() },
        app("kith", from: .iOS14) { makeKith() },
        app("tally", from: .iOS14) { makeTally() },
        app("recall", from: .iOS18) { makeRecall() },
        app("cabinet", from: .iOS14) { makeCabinet() },
        app("helpdesk", from: .iOS15) { makeHelpdesk() },
        app("gale", from: .iOS17) { makeGale() },
        app("photodesk", from: .iOS17) { makePhotoDesk() },
        app("opinionpoll", from: .iOS15) { makeOpinionPoll() },
        app("tableservice", from: .iOS16) { makeTableService() },
        app("newsdesk", from: .iOS26) { makeNewsDesk() },
        app("linguacourse", from: .iOS18) { makeLinguaCourse() },
        app("gardenbook", from: .iOS16) { makeGardenBook() },
        app("trail", from: .iOS14) { makeTrail() },
        app("wardrobe", from: .iOS18) { makeWardrobe() },
        app("switchboard", from: .iOS14) { makeSwitchboard() },
        app("apiary", from: .iOS26) { makeApiary() },
        app("choir", from: .iOS14) { makeChoir() },
        app("ferry", from: .iOS14) { makeFerry() },
        app("crag", from: .iOS15) { makeCrag() },
        app("festival", from: .iOS18) { makeFestival() },
        app("loom", from: .iOS14) { makeLoom() },
        app("permit", from: .iOS16) { makePermit() },
        app("lantern", from: .iOS15) { makeLantern() },
        app("vellum", from: .iOS15) { makeVellum() },
        app("folio", from: .iOS15) { makeFolio() },
        app("provender", from: .iOS18) { makeProvender() },
        app("almanac", from: .iOS17) { makeAlmanac() },
        app("cockpit", from: .iOS26) { makeCockpit() },
        app("moorings", from: .iOS14) { makeMoorings() },
        app("vivarium", from: .iOS17) { makeVivarium() },
        app("regatta", from: .iOS16) { makeRegatta() },
        app("scriptorium", from: .iOS15) { makeScriptorium() },
        app("orchard", from: .iOS18) { makeOrchard() },
        app("seamark", from: .iOS26) { makeSeamark() },
        app("pergola", from: .iOS16) { makePergola() },
        app("signals", from: .iOS18) { makeSignals() },
        app("signals-phone", from: .iOS18, on: phone) { makeSignals() },
        app("gale-phone", from: .iOS17, on: phone) { makeGale() },
        app("museumguide-phone", from: .iOS17, on: phone) { makeMuseumGuide() },
        app("scriptorium-phone", from: .iOS15, on: phone) { makeScriptorium() },
        app("crag-phone", from: .iOS15, on: largePhone) { makeCrag() },
        app("choir-phone", from: .iOS14, on: largePhone) { makeChoir() },
        app("letters-duo", from: .iOS14, on: duo) { MailSplitViewController() },
        app("contacts-duo", from: .iOS14, on: duo) { makeContacts() },
        app("planner-duo", from: .iOS14, on: duo) { PlannerSplitViewController() },
        app("museumguide-duo", from: .iOS17, on: duo) { makeMuseumGuide() },
        app("gale-duo", from: .iOS17, on: duo) { makeGale() },
        app("signals-duo", from: .iOS18, on: duo) { makeSignals() },
        app("notedrafts-17", from: .iOS15, on: LaunchSetup(release: .iOS17)) { makeNoteDrafts() },
    ]

    private static let phone = LaunchSetup(device: .iPhone16Pro, orientation: .portrait)
    private static let largePhone = LaunchSetup(device: .iPhone12ProMax, orientation: .portrait)

    private static let duo = LaunchSetup(
        device: .iPhoneDuo, release: .iOS27Point1, orientation: .portrait)

    private static func app(
        _ name: String, from target: LaunchSetup.Release,
        on setup: LaunchSetup = LaunchSetup(),
        _ makeRoot: @escaping @MainActor () -> UIViewController
    ) -> AppUnderTest {
        var setup = setup
        setup.deploymentTarget = target
        var hints = AppUnderTest.Hints()
        hints.expect("pages") { $0.firstComplaint }
        return AppUnderTest(
            name: name, summary: "\(name), as somebody else wrote it",
            setup: setup, hints: hints,
            makeRoot: makeRoot)
    }
}
