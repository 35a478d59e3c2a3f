/// A key that a grid understands.
public enum EmojiGridKey: CaseIterable, Hashable, Sendable {
  /// The cell to the left or right.
  ///
  /// At the end of a line, it's in the next line. With `isRightToLeft`, right is the previous cell.
  case left, right

  /// The line above or below, even in another section.
  ///
  /// In a shorter line, it's the last cell.
  case up, down

  /// The first and the last cell.
  case home, end

  /// The start of the section, or of the previous one if it is already there; and the start of the next one.
  case pageUp, pageDown

  /// Taps the cell: the keys Return and Space.
  case activate

  /// Opens the skin tone menu: Return or Space together with Option.
  case skinTones

  /// Closes the skin tone menu, or otherwise ends the search.
  case escape
}

/// The keyboard.
extension EmojiGridModel {
  /// Moves the focus to a cell, or removes it, and closes the skin tone menu.
  ///
  /// A cell that doesn't exist is ignored.
  public mutating func focus(_ cell: Cell?) {
    guard cell.map({ emoji(at: $0) != nil }) ?? true else { return }
    focus = cell
    goalColumn = nil
    skinToneCell = nil
  }

  /// Handles a key.
  ///
  /// If there is no focus, each key that moves it goes to the first cell. While the skin tone menu is open, only
  /// `escape` works.
  ///
  /// - Complexity: O(1). `escape` ends a search in O(number of emoji) if there are skin tones or a focus.
  @discardableResult
  public mutating func press(_ key: EmojiGridKey) -> EmojiGridOutcome {
    if key == .escape { return escape() }
    guard skinToneCell == nil else { return .ignored }
    let first = Cell(section: 0, item: 0)
    guard let focus else {
      if key == .activate || key == .skinTones { return .ignored }
      return move(to: first)
    }
    switch key {
    case .left: return move(to: isRightToLeft ? cell(after: focus) : cell(before: focus))
    case .right: return move(to: isRightToLeft ? cell(before: focus) : cell(after: focus))
    case .up: return moveLine(from: focus, by: -1)
    case .down: return moveLine(from: focus, by: 1)
    case .home: return move(to: first)
    case .end: return move(to: lastCell(of: sections.count - 1))
    case .pageUp: return move(to: Cell(section: focus.item > 0 ? focus.section : focus.section - 1, item: 0))
    case .pageDown: return move(to: Cell(section: focus.section + 1, item: 0))
    case .activate: return tap(focus)
    case .skinTones: return openSkinTones(of: focus)
    case .escape: return .ignored
    }
  }

  private mutating func escape() -> EmojiGridOutcome {
    if skinToneCell != nil { return closeSkinTones() }
    guard isSearching else { return .ignored }
    search("")
    return .changed
  }

  private mutating func move(to cell: Cell) -> EmojiGridOutcome {
    guard cell != focus, emoji(at: cell) != nil else { return .ignored }
    focus(cell)
    return .changed
  }

  /// Moves the focus to the line above or below, where a line is a row of a section.
  private mutating func moveLine(from cell: Cell, by step: Int) -> EmojiGridOutcome {
    guard let columnCount else { return .ignored }
    let column = goalColumn ?? cell.item % columnCount
    let line = cell.item / columnCount + step
    var target = Cell(section: cell.section, item: line * columnCount + column)
    if line < 0 {
      let last = lastCell(of: cell.section - 1)
      target = Cell(section: last.section, item: last.item / columnCount * columnCount + column)
    } else if line > lastCell(of: cell.section).item / columnCount {
      target = Cell(section: cell.section + 1, item: column)
    }
    guard sections.indices.contains(target.section) else { return .ignored }
    let outcome = move(to: Cell(section: target.section, item: min(target.item, lastCell(of: target.section).item)))
    goalColumn = column
    return outcome
  }

  private func cell(before cell: Cell) -> Cell {
    cell.item > 0 ? Cell(section: cell.section, item: cell.item - 1) : lastCell(of: cell.section - 1)
  }

  private func cell(after cell: Cell) -> Cell {
    let isLast = cell == lastCell(of: cell.section)
    return isLast ? Cell(section: cell.section + 1, item: 0) : Cell(section: cell.section, item: cell.item + 1)
  }

  /// Returns the last cell of a section, which doesn't exist if the section doesn't.
  private func lastCell(of section: Int) -> Cell {
    Cell(section: section, item: sections.indices.contains(section) ? sections[section].emojis.count - 1 : 0)
  }
}
