import { momentText, type LocalClock } from './moment-text.rule.ts';
import { refusalOf } from './refusal.ts';

/** Somebody changed it since the caller looked: who, and when by the clocks of its place; nobody and never where that is not known (domain guide 5.3). */
export const changedMeanwhile = (
  { by, at }: { readonly by: string | null; readonly at: number | null },
  localClock: LocalClock,
) => {
  const when = at === null ? '' : ` ${momentText(at, localClock)}`;
  return refusalOf('conflict', 'staleRev', `Changed by ${by ?? 'somebody'}${when}.`);
};
