import { MASTER_AUTHORITY } from './authority-rights.ts';
import type { KnownCode } from './passcode.ts';

/** The fields of a code that decide whether its holder can stop an alarm. */
export type CountedCode = Pick<
  KnownCode,
  'authority' | 'kind' | 'suspended' | 'validFrom' | 'validUntil'
>;

/** The result of a change: enough codes remain, or the change would remove the last code or the last master. */
export type CodesLeft = 'enough' | 'lastCode' | 'lastMaster';

const countsOn =
  (today: string) =>
  (code: CountedCode): boolean =>
    code.kind === 'normal' &&
    !code.suspended &&
    (code.validFrom === null || code.validFrom <= today) &&
    (code.validUntil === null || today <= code.validUntil);

const lasts = ({ validUntil }: CountedCode): boolean => validUntil === null;

/** Checks whether a change removes the last code, or the last code without an end date. */
const takesLast = (before: readonly CountedCode[], after: readonly CountedCode[]): boolean =>
  (before.length > 0 && after.length === 0) || (before.some(lasts) && !after.some(lasts));

/**
 * Returns `enough` if, after a change, the site still has a valid code of level 1 or higher and a valid master code on the
 * day `today`, for example `2026-03-08` (domain guide 6.4 "Refused"). A code that was missing before the change is not
 * required.
 */
export const codesLeft = (
  before: readonly CountedCode[],
  after: readonly CountedCode[],
  today: string,
): CodesLeft => {
  const of = (codes: readonly CountedCode[], level: number) =>
    codes.filter((code) => code.authority >= level && countsOn(today)(code));
  if (takesLast(of(before, MASTER_AUTHORITY), of(after, MASTER_AUTHORITY))) return 'lastMaster';
  return takesLast(of(before, 1), of(after, 1)) ? 'lastCode' : 'enough';
};
