import type { ScheduleCheck } from './schedule-check.ts';

export interface MissedCheck {
  readonly check: ScheduleCheck;
  /** The local time at which the site was opened or closed, such as `19:52`. */
  readonly time: string;
  /** The local time at which the missed window ended. Null if the missed check has no window. */
  readonly limit: string | null;
}

const OPEN_WHILE = (limit: string | null): string =>
  limit === null ? 'outside its hours' : `before ${limit}`;

const SENTENCES: Readonly<
  Record<ScheduleCheck, (place: string, missed: Omit<MissedCheck, 'check'>) => string>
> = {
  earlyOpen: (place, { time, limit }) => `${place} was opened at ${time}, ${OPEN_WHILE(limit)}`,
  failToOpen: (place, { time, limit }) => `${place} was not opened by ${limit ?? time}`,
  lateOpen: (place, { time, limit }) => `${place} was opened at ${time}, after ${limit ?? time}`,
  earlyClose: (place, { time, limit }) => `${place} was closed at ${time}, ${OPEN_WHILE(limit)}`,
  failToClose: (place, { time, limit }) => `${place} was not closed by ${limit ?? time}`,
  lateClose: (place, { time, limit }) => `${place} was closed at ${time}, after ${limit ?? time}`,
};

/**
 * Returns a sentence for a customer about a failed schedule check, such as `The shop was not closed by 18:15` (domain
 * guide 6.12 "Plain words"). The final period is left out.
 */
export const missedText = (place: string, { check, ...missed }: MissedCheck): string =>
  SENTENCES[check](place, missed);

const KINDS: Readonly<Record<string, string>> = {
  Residential: 'The house',
  'Medical two-way': 'The house',
  Commercial: 'The shop',
};

/** Returns how a sentence names the opened place: its areas if the site has several, otherwise the kind of site. */
export const placeText = (
  siteKind: string,
  areas: readonly string[],
  areasOfSite: number,
): string => {
  if (areasOfSite < 2 || areas.length >= areasOfSite) return KINDS[siteKind] ?? 'The building';
  const last = areas.at(-1) ?? '';
  const before = areas.slice(0, -1).join(', ');
  return before === '' ? last : `${before} and ${last}`;
};
