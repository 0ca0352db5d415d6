import { isWithoutZeros } from '../sites/read-zip.rule.ts';
import { CONTACT_LIMITS } from '../contacts/contact-limits.ts';
import { NEW_ACCOUNT_LIMITS } from '../new-account/new-account-limits.ts';
import { AGENCY_LIMITS } from '../site-file/agencies-form.schema.ts';
import { MOST_NOTES } from '../site-file/note-form.schema.ts';
import { ZONE_LIMITS } from '../zones/zone-limits.ts';
import { checkExceptionLines } from './check-exception-lines.rule.ts';
import { checkHoursLines } from './check-hours-lines.rule.ts';
import { validateRecord, readCells } from './validate-record.rule.ts';
import { codeProblem, passcodeProblem } from './passcode-problem.rule.ts';
import { type PortalValues, type SitePart, wordOf } from './portal-kind.ts';
import { KINDS } from './portal-kinds.ts';
import type { PortalLine } from './read-portal-line.rule.ts';
import { withoutLoss } from './see-loss.rule.ts';
import {
  draftOf,
  nextKey,
  type LineVerdict,
  noSiteText,
  partsOf,
  type SiteDraft,
  type SiteFacts,
  type StoredSite,
} from './site-draft.rule.ts';

const MOST: Readonly<Partial<Record<SitePart, number>>> = {
  device: 99,
  zone: ZONE_LIMITS.perSite,
  contact: CONTACT_LIMITS.contacts,
  passcode: NEW_ACCOUNT_LIMITS.passcodes,
  permit: AGENCY_LIMITS.permits,
  note: MOST_NOTES,
};

const deviceProblem = (
  draft: SiteDraft,
  { owners, firstLines }: SiteFacts,
  line: number,
  key: string,
  values: PortalValues,
): string | null => {
  const transmitter = wordOf(values['transmitter']);
  const other = [...partsOf(draft, 'device')].find(
    ([at, device]) => at !== key && wordOf(device.values['transmitter']) === transmitter,
  );
  const first = firstLines.get(transmitter);
  if (first !== undefined && first.line < line)
    return `Given twice; first on line ${first.line}, ${first.name}`;
  if (other !== undefined) return `${transmitter} is device ${other[0]} of this site already`;
  const owner = owners.get(transmitter);
  return owner === undefined || owner === draft.site?.['site']
    ? null
    : `${transmitter} belongs to site ${owner} already`;
};

const hasDevice = (draft: SiteDraft, { devNum }: PortalValues): boolean =>
  partsOf(draft, 'device').has(wordOf(devNum));

/** Returns a problem that the form cannot detect, because it concerns other parts of the site or other sites. Null when there is none. */
const partProblem = (
  draft: SiteDraft,
  facts: SiteFacts,
  { kind, line }: PortalLine & { readonly kind: SitePart },
  key: string,
  values: PortalValues,
): string | null => {
  const known = partsOf(draft, kind);
  const most = MOST[kind];
  if (most !== undefined && !known.has(key) && known.size >= most)
    return `A site has at most ${most}`;
  switch (kind) {
    case 'device':
      return deviceProblem(draft, facts, line, key, values);
    case 'area':
    case 'zone':
      return hasDevice(draft, values) ? null : `Device ${wordOf(values['devNum'])} does not exist`;
    case 'passcode':
      return passcodeProblem(draft, key, values);
    case 'contact':
      return codeProblem(draft, 'contact', key, values);
    default:
      return null;
  }
};

const siteProblem = (
  { site }: SiteDraft,
  { groups }: SiteFacts,
  values: PortalValues,
): string | null => {
  if (!groups.has(Number(values['group'])))
    return `Group ${wordOf(values['group'])} is not in the file or the portal`;
  const [before, after] = [site?.['state'] ?? 'installPending', values['state']];
  const moves = before === after || (before === 'installPending' && after === 'monitored');
  return moves ? null : `A site that is ${wordOf(before)} can be changed only on its own screens`;
};

/** Returns the key of a line's record. Lines with equal keys match the stored records with that key, in order. */
const keyOfLine = (draft: SiteDraft, { cells }: PortalLine, kind: DecidedKind): string => {
  let key = KINDS[kind].keyOf(readCells(KINDS[kind], cells, null));
  if (kind === 'site') return key;
  const known = partsOf(draft, kind);
  if (kind === 'permit' && !known.has(key))
    key = [...known.keys()].find((whole) => isWithoutZeros(key, whole)) ?? key;
  while (draft.seen.has(`${kind} ${key}`) && known.has(nextKey(key))) key = nextKey(key);
  return key;
};

/** The kinds that have their own checks: kinds without a site, and kinds whose records span several lines. */
const APART = ['group', 'person', 'hours', 'exception'] as const;
type Apart = (typeof APART)[number];
type DecidedKind = Exclude<PortalLine['kind'], Apart>;

/** Checks one line and records its result. Later lines are checked against the site as changed by this line. */
const decide = (
  draft: SiteDraft,
  facts: SiteFacts,
  line: PortalLine & { readonly kind: DecidedKind },
): Omit<LineVerdict, 'line'> => {
  const { kind } = line;
  const table = KINDS[kind];
  const key = keyOfLine(draft, line, kind);
  const known = kind === 'site' ? null : (partsOf(draft, kind).get(key) ?? null);
  const before = kind === 'site' ? draft.site : (known?.values ?? null);
  const kept = withoutLoss(draft, kind, line.cells, before);
  const { cells, isMended } = kept.ok ? kept.value : { cells: line.cells, isMended: false };
  const read = readCells(table, cells, before);
  const refused = (problems: readonly string[]): Omit<LineVerdict, 'line'> => {
    if (kind === 'site') draft.refusedSite ??= line.line;
    return { verdict: 'refused', name: table.nameOf(read), problems };
  };
  if (!kept.ok) return refused([kept.error]);
  const validated = validateRecord(table, cells, before);
  if (validated.verdict === 'refused') return refused(validated.problems);
  const first = draft.seen.get(`${kind} ${key}`);
  if (first !== undefined) return refused([`Given twice; first on line ${first}`]);
  draft.seen.set(`${kind} ${key}`, line.line);
  if (kind !== 'site' && draft.site === null) return refused([noSiteText(draft, read['site'])]);
  const { fields, values, verdict } = validated;
  const decided = { verdict, name: table.nameOf(values), problems: [], isMended };
  if (verdict === 'same') return decided;
  const problem =
    kind === 'site'
      ? siteProblem(draft, facts, values)
      : partProblem(draft, facts, { ...line, kind }, key, values);
  if (problem !== null) return refused([problem]);
  const id = known?.id ?? null;
  if (kind === 'site') draft.site = values;
  else partsOf(draft, kind).set(key, { id, values });
  draft.written.push({ line: line.line, kind, verdict, id, values, before, fields });
  return decided;
};

const isDecided = (line: PortalLine): line is PortalLine & { readonly kind: DecidedKind } =>
  APART.every((kind) => kind !== line.kind);

const TURN = new Map(Object.keys(KINDS).map((kind, at) => [kind, at]));

/**
 * Checks all lines of one site in dependency order instead of file order, for example the site before its devices and
 * devices before their zones. A refused line causes only the lines that depend on it to be refused.
 */
export const checkSiteLines = (
  stored: StoredSite | null,
  lines: readonly PortalLine[],
  facts: SiteFacts,
): Pick<SiteDraft, 'parts' | 'site' | 'verdicts' | 'written'> => {
  const draft = draftOf(stored, facts.lostZeros);
  const inTurn = lines.toSorted(
    (a, b) => (TURN.get(a.kind) ?? 0) - (TURN.get(b.kind) ?? 0) || a.line - b.line,
  );
  for (const line of inTurn.filter(isDecided))
    draft.verdicts.push({ line: line.line, ...decide(draft, facts, line) });
  const of = (kind: Apart) => inTurn.filter((line) => line.kind === kind);
  checkHoursLines(draft, of('hours'));
  checkExceptionLines(draft, facts, of('exception'));
  return draft;
};
