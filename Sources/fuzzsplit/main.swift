import FuzzCommand
import SplitFuzz

FuzzCommand.main(apps: .bundled)
