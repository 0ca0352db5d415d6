/**
 * Returns the list index to which a key moves; null for other keys. Arrows wrap around; `page` is the distance of Page Up
 * and Page Down.
 */
export const moveInList = (
  key: string,
  { at, count, page = 10 }: { readonly at: number; readonly count: number; readonly page?: number },
): number | null => {
  if (count === 0) return null;
  const within = (index: number): number => Math.max(0, Math.min(count - 1, index));
  const places = new Map([
    ['ArrowDown', at >= count - 1 ? 0 : at + 1],
    ['ArrowUp', at <= 0 ? count - 1 : at - 1],
    ['Home', 0],
    ['End', count - 1],
    ['PageDown', within(at + page)],
    ['PageUp', within(at - page)],
  ]);
  return places.get(key) ?? null;
};

/**
 * Returns the index of the next text that starts with `typed`; null if no text does. Typing the same letter again moves to
 * the next match.
 */
export const typeAhead = (texts: readonly string[], typed: string, at: number): number | null => {
  const wanted = typed.toLowerCase();
  if (wanted === '') return null;
  const first = wanted[0] ?? '';
  const same = wanted === first.repeat(wanted.length);
  const start = same ? first : wanted;
  // While the user types more letters, the search includes the current entry, so that a current entry that matches stays selected.
  const from = same ? at + 1 : Math.max(at, 0);
  const order = texts.map((_, index) => (from + index) % texts.length);
  return order.find((index) => texts[index]?.toLowerCase().startsWith(start)) ?? null;
};
