import FuzzCommand
import LabCommand
import SplitFuzz

FuzzCommand.main(.fuzzlab, apps: .bundled)
