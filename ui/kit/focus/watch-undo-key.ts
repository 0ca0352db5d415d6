const TYPING =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]:not([contenteditable=false])';

/**
 * Calls `undo` at Ctrl+Z or Cmd+Z, unless the person is typing. `undo` returns false if it has nothing to take back; a
 * later watcher may then. The watcher with `first` is asked before all others. Returns the function that ends it.
 */
export const watchUndoKey = (undo: () => boolean, first = false): (() => void) => {
  const press = (event: KeyboardEvent): void => {
    const { altKey, ctrlKey, defaultPrevented, key, metaKey, shiftKey, target } = event;
    if (key.toLowerCase() !== 'z' || ctrlKey === metaKey || altKey || shiftKey) return;
    if (defaultPrevented || (target instanceof Element && target.matches(TYPING))) return;
    if (undo()) event.preventDefault();
  };
  addEventListener('keydown', press, first);
  return () => removeEventListener('keydown', press, first);
};
