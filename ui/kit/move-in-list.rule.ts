/** Where a key of the keyboard leads in a list of `count`; null when it is not one that moves. Arrows go round, `page` is how far Page Up and Page Down jump. */
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

/** The next entry whose text begins with what was typed; one letter typed again goes on to the next. Null when none does. */
export const typeAhead = (texts: readonly string[], typed: string, at: number): number | null => {
  const wanted = typed.toLowerCase();
  if (wanted === '') return null;
  const first = wanted[0] ?? '';
  const same = wanted === first.repeat(wanted.length);
  const start = same ? first : wanted;
  // Whoever types on stays where the longer word still fits.
  const from = same ? at + 1 : Math.max(at, 0);
  const order = texts.map((_, index) => (from + index) % texts.length);
  return order.find((index) => texts[index]?.toLowerCase().startsWith(start)) ?? null;
};
