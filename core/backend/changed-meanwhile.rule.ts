import { momentText, type LocalClock } from './moment-text.rule.ts';
import { refusalOf } from './refusal.ts';

/**
 * Builds the refusal of a change to data that another person changed in the meantime. The refusal names that person and
 * the local time, if they are known (domain guide 5.3).
 */
export const changedMeanwhile = (
  { by, at }: { readonly by: string | null; readonly at: number | null },
  localClock: LocalClock,
) => {
  const when = at === null ? '' : ` ${momentText(at, localClock)}`;
  return refusalOf('conflict', 'staleRev', `Changed by ${by ?? 'someone'}${when}.`);
};
