import { momentText, type LocalClock } from './moment-text.rule.ts';
import { refusalOf } from './refusal.ts';

/**
 * Refuses a change because another person changed the data since the caller read it. Names that person and the local time,
 * as far as they are known (domain guide 5.3).
 */
export const changedMeanwhile = (
  { by, at }: { readonly by: string | null; readonly at: number | null },
  localClock: LocalClock,
) => {
  const when = at === null ? '' : ` ${momentText(at, localClock)}`;
  return refusalOf('conflict', 'staleRev', `Changed by ${by ?? 'somebody'}${when}.`);
};
