/**
 * How the product meets one requirement: `notYet` names the missing capability or the gap, `deviation` is listed in root
 * SECURITY.md "Deviations".
 */
export type Status = 'met' | 'notYet' | 'notApplicable' | 'deviation';

/** One requirement of OWASP ASVS 5.0.0, summarized in our own words. */
export interface Requirement {
  readonly id: string;
  readonly level: 1 | 2;
  readonly about: string;
  readonly status: Status;
  /** Paths from the repository root to the tests that prove it or the files that implement it. */
  readonly evidence: readonly string[];
  readonly why?: string;
}

type Level = Requirement['level'];

/** A requirement that is met, as the named tests and files show. */
export const met = (
  id: string,
  level: Level,
  about: string,
  ...evidence: readonly string[]
): Requirement => ({ id, level, about, status: 'met', evidence });

const reasoned =
  (status: Exclude<Status, 'met'>) =>
  (
    id: string,
    level: Level,
    about: string,
    why: string,
    ...evidence: readonly string[]
  ): Requirement => ({ id, level, about, status, evidence, why });

/** A requirement that is not met yet. `why` names the capability that is not built, or what is missing. */
export const notYet = reasoned('notYet');
/** A requirement about something that does not exist in this product. */
export const notApplicable = reasoned('notApplicable');
/** A requirement that is deliberately not met. */
export const deviation = reasoned('deviation');
