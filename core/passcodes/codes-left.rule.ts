import { MASTER_AUTHORITY } from './authority-rights.ts';
import type { KnownCode } from './passcode.ts';

/** What of a code decides whether somebody is left who can stop an alarm. */
export type CountedCode = Pick<
  KnownCode,
  'authority' | 'kind' | 'suspended' | 'validFrom' | 'validUntil'
>;

/** What a change would take away. */
export type CodesLeft = 'enough' | 'lastCode' | 'lastMaster';

const countsOn =
  (today: string) =>
  (code: CountedCode): boolean =>
    code.kind === 'normal' &&
    !code.suspended &&
    (code.validFrom === null || code.validFrom <= today) &&
    (code.validUntil === null || today <= code.validUntil);

const lasts = ({ validUntil }: CountedCode): boolean => validUntil === null;

/** Whether a change takes the last of some: the last that counts, or the last that has no end yet. */
const takesLast = (before: readonly CountedCode[], after: readonly CountedCode[]): boolean =>
  (before.length > 0 && after.length === 0) || (before.some(lasts) && !after.some(lasts));

/**
 * Whether a change leaves a code of level 1 or more and a master that count on a day of the site, `2026-03-08` (domain
 * guide 6.4 "Refused"): deleting, lowering and ending are all the same to it. What was missing before is not asked for.
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
