/** How the product meets a requirement. For `notYet`, a capability is missing; a `deviation` is listed in root SECURITY.md "Deviations". */
export type Status = 'met' | 'notYet' | 'notApplicable' | 'deviation';

/** One requirement of OWASP ASVS 5.0.0, summarized in our own words. */
export interface Requirement {
  readonly id: string;
  readonly level: 1 | 2;
  readonly about: string;
  readonly status: Status;
  /** Paths from the repository root to the tests that prove the requirement, or to the files that implement it. */
  readonly evidence: readonly string[];
  readonly why?: string;
}

type Level = Requirement['level'];

/** Builds a requirement that is met. `evidence` is the tests and files that prove it. */
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

/** Builds a requirement that is not met yet. `why` names the missing capability or detail. */
export const notYet = reasoned('notYet');
/** Builds a requirement about something that the product does not have. */
export const notApplicable = reasoned('notApplicable');
/** Builds a requirement that is deliberately not met. */
export const deviation = reasoned('deviation');
