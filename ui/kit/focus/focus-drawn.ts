/** Focuses an element that a press adds or replaces, as soon as it is drawn. `find` looks for it then. */
export const focusDrawn = (find: () => HTMLElement | null): void =>
  void requestAnimationFrame(() => find()?.focus());
