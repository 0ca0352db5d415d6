/** Focuses a field that a press adds, as soon as it is drawn. */
export const focusLater = (id: string): void =>
  void requestAnimationFrame(() => document.getElementById(id)?.focus());
