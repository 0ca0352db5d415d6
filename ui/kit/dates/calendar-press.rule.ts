/** The attributes of a pressed cell in a calendar: the view, and its day, month or year. */
export interface PressedCell {
  readonly view: string | undefined;
  readonly value: string | undefined;
  readonly isDisabled: boolean;
}

/**
 * Returns what a press in a calendar does: choose a day, also the one that is already chosen; open a month or year; or
 * nothing of its own. `key` is null for a click.
 */
export const calendarPress = (
  { view, value, isDisabled }: PressedCell,
  key: string | null,
): { readonly day: string } | 'open' | null => {
  if (key !== null && key !== 'Enter' && key !== ' ') return null;
  if (isDisabled || value === undefined) return null;
  if (view === 'day') return { day: value };
  return key === ' ' ? 'open' : null;
};
