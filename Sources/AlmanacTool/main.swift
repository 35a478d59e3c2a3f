import AlmanacCommand

AlmanacCommand.runAndExit()
