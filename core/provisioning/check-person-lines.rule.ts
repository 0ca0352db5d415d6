import { checkRights } from '../account-group/check-portal-change.rule.ts';
import { PERMISSIONS } from '../permission/permissions.ts';
import { GIVABLE_RIGHTS } from '../support/support-list.ts';
import { validateRecord, readCells } from './validate-record.rule.ts';
import type { PortalValues } from './portal-kind.ts';
import { type Validated, KINDS } from './portal-kinds.ts';
import type { PortalLine } from './read-portal-line.rule.ts';
import type { LineVerdict } from './site-draft.rule.ts';

export type PersonValues = Validated<'person'>;

/** Facts that are needed to check people but are not in the import lines. */
export interface PersonFacts {
  /** The stored people, by import key. */
  readonly stored: ReadonlyMap<string, PortalValues>;
  readonly firstLines: ReadonlyMap<string, number>;
  /** The groups that exist or are in the same file. The value is true if the group has the answering service. */
  readonly groups: ReadonlyMap<number, boolean>;
  readonly sites: ReadonlySet<number>;
  /** True if the person who starts the import may grant staff rights. */
  readonly mayGiveStaff: boolean;
  /** The default rights of a customer, used when the file contains none. */
  readonly customerRights: readonly string[];
}

export interface WrittenPersonLine {
  readonly line: number;
  readonly key: string;
  readonly verdict: 'new' | 'changed';
  readonly values: PersonValues;
  readonly before: PortalValues | null;
  readonly fields: readonly string[];
}

const kind = KINDS.person;
const STAFF: ReadonlySet<string> = new Set(GIVABLE_RIGHTS.map(({ right }) => right));

/** Rights that a dealer's administrator cannot grant, such as the link to the provider's own portal. */
const PROVIDERS: ReadonlySet<string> = new Set([PERMISSIONS.stagesDealerURLFlag]);

/**
 * Fields that an import must not change for an existing person, because a file could take over a login (SECURITY.md §2.7).
 * Only the person or Support may change them.
 */
const KEPT = ['username', 'side', 'email', 'phone'];

const missing = (what: string, nums: readonly number[], has: (num: number) => boolean) =>
  nums.filter((num) => !has(num)).map((num) => `${what} ${num} is not in the file or the portal`);

const rightsProblem = (
  { groups: held, rights, side }: PersonValues,
  before: PortalValues | null,
  { groups, mayGiveStaff }: PersonFacts,
): string | null => {
  if (side === 'staff') {
    if (!rights.every((right) => STAFF.has(right))) return 'rights: some are not staff rights';
    return rights.includes('actAs') && !rights.includes('impersonate')
      ? 'rights: actAs needs impersonate'
      : null;
  }
  const answeringService = held.some((num) => groups.get(num) === true) || side === 'customer';
  const known = before === null ? [] : kind.validated(before).rights;
  const given = rights.filter((right) => !mayGiveStaff || !PROVIDERS.has(right));
  const had = known.filter((right) => !mayGiveStaff || !PROVIDERS.has(right));
  switch (checkRights(had, given, { answeringService })) {
    case 'unknownRight':
      return 'rights: some can’t be given';
    case 'needsRead':
      return 'rights: a right to change requires the right to read';
    case 'notServed':
      return 'rights: these groups don’t have the answering service';
    default:
      return null;
  }
};

const problemsOf = (
  values: PersonValues,
  before: PortalValues | null,
  fields: readonly string[],
  facts: PersonFacts,
): readonly string[] => {
  const { groups, side, sites } = values;
  if (side === 'staff' && !facts.mayGiveStaff)
    return ['Only people with the right Staff rights can add staff'];
  const kept = before === null ? [] : fields.filter((field) => KEPT.includes(field));
  if (kept.length > 0) return [`${kept.join(', ')}: changed only by the person, or in Support`];
  if (before !== null && fields.includes('disabled') && side !== 'dealer')
    return ['disabled: changed only in Support'];
  if (before !== null && side === 'staff' && fields.includes('rights'))
    return ['rights: changed only under Staff rights'];
  if (side === 'dealer' && groups.length === 0) return ['groups: a dealer’s user needs a group'];
  if (side !== 'dealer' && groups.length > 0) return ['groups: only dealers’ users have groups'];
  if (side !== 'customer' && sites.length > 0) return ['sites: only customers have sites'];
  const unknown = [
    ...missing('Group', groups, (num) => facts.groups.has(num)),
    ...missing('Site', sites, (num) => facts.sites.has(num)),
  ];
  const rights = rightsProblem(values, before, facts);
  return rights === null ? unknown : [...unknown, rights];
};

/** Checks the people of a file. A customer without rights in the file gets the same rights as a customer who registers. */
export const checkPersonLines = (
  lines: readonly PortalLine[],
  facts: PersonFacts,
): {
  readonly verdicts: readonly LineVerdict[];
  readonly written: readonly WrittenPersonLine[];
} => {
  const verdicts: LineVerdict[] = [];
  const written: WrittenPersonLine[] = [];
  for (const { cells: given, line } of lines) {
    const blank = readCells(kind, given, null);
    const isNewCustomer = blank['side'] === 'customer' && given['rights'] === undefined;
    const key = kind.keyOf(blank);
    const before = facts.stored.get(key) ?? null;
    const cells = {
      ...(blank['side'] === 'customer' && before === null && { email: String(blank['username']) }),
      ...(isNewCustomer && before === null && { rights: facts.customerRights.join('; ') }),
      ...given,
    };
    const name = kind.nameOf(readCells(kind, cells, before));
    const say = (verdict: LineVerdict['verdict'], problems: readonly string[] = []): void =>
      void verdicts.push({ line, verdict, name, problems });
    const first = facts.firstLines.get(key);
    const validated = validateRecord(kind, cells, before);
    if (first !== undefined && first < line)
      say('refused', [`Given twice; first on line ${first}`]);
    else if (validated.verdict === 'refused') say('refused', validated.problems);
    else if (validated.verdict === 'same') say('same');
    else {
      const { fields, verdict } = validated;
      const values = kind.validated(validated.values);
      const problems = problemsOf(values, before, fields, facts);
      if (problems.length > 0) say('refused', problems);
      else {
        written.push({ line, key, verdict, values, before, fields });
        say(verdict);
      }
    }
  }
  return { verdicts, written };
};
