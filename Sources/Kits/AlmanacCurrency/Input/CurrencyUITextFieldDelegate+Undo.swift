#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension CurrencyUITextFieldDelegate {
    /// Replaces the actions in the text field's undo manager with the state's.
    ///
    /// UIKit records ranges of the unformatted text, even of an edit that the delegate refused; undoing them would
    /// change the wrong characters, or trap. It can record them after the delegate has returned, so this waits.
    func prepareUndo(in textField: UITextField) {
      Task { [weak self, weak textField] in
        guard let self, let textField, let manager = textField.undoManager else { return }
        // The window's undo manager contains the program's actions.
        if manager === textField.next?.undoManager { return }
        replaceActions(of: manager, in: textField)
      }
    }

    /// One action for each direction is enough, because each is replaced after the user has chosen it.
    private func replaceActions(of manager: UndoManager, in textField: UITextField) {
      guard !manager.isUndoing, !manager.isRedoing else { return }
      while manager.groupingLevel > 0 { manager.endUndoGrouping() }
      manager.removeAllActions()
      let groupsByEvent = manager.groupsByEvent
      manager.groupsByEvent = false
      if model.canUndo { register(.undo, with: manager, in: textField) }
      if model.canRedo {
        // An action can be redone only after it was undone.
        register(.redo, with: manager, in: textField)
        isPreparingUndo = true
        manager.undo()
        isPreparingUndo = false
      }
      manager.groupsByEvent = groupsByEvent
    }

    private func register(_ event: CurrencyFieldEvent, with manager: UndoManager, in textField: UITextField) {
      let isAction = !manager.isUndoing
      if isAction { manager.beginUndoGrouping() }
      manager.registerUndo(withTarget: textField) { [weak self, weak manager] textField in
        guard let self, let manager else { return }
        if isPreparingUndo {
          register(event, with: manager, in: textField)
        } else {
          // UIKit clears the undo manager when the text is set, which it can't do while it undoes.
          Task { self.send(event, to: textField) }
        }
      }
      if isAction { manager.endUndoGrouping() }
    }
  }
#endif
