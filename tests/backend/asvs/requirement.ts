/** How the product stands to one requirement: `notYet` names the capability or the gap, `deviation` stands in the list of root SECURITY.md "Deviations". */
export type Status = 'met' | 'notYet' | 'notApplicable' | 'deviation';

/** One requirement of OWASP ASVS 5.0.0 in our own short words. */
export interface Requirement {
  readonly id: string;
  readonly level: 1 | 2;
  readonly about: string;
  readonly status: Status;
  /** Paths below the repository's root: the test that shows it, or the file that does it. */
  readonly evidence: readonly string[];
  readonly why?: string;
}

type Level = Requirement['level'];

/** Holds today, shown by the named tests and files. */
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

/** Does not hold yet: its capability is not built, or something is missing, as `why` says. */
export const notYet = reasoned('notYet');
/** The thing it speaks of does not exist in this product. */
export const notApplicable = reasoned('notApplicable');
/** Not held on purpose. */
export const deviation = reasoned('deviation');
