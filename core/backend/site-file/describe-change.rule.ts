import { operationText } from '../../audit/operation-text.rule.ts';
import { isoInstant } from '../../kernel/instant.ts';
import {
  CHANGE_KINDS,
  type ChangeKind,
  type SiteChange,
} from '../../site-file/site-change.schema.ts';
import type { LocalClock } from '../moment-text.rule.ts';
import { isTold, labelOf } from './label-of.rule.ts';
import { recordedChangeSchema } from './recorded-change.schema.ts';
import { CUT, readRecorded, shownChange, TEXT_FIELDS } from './shown-change.rule.ts';
import type { ChangeLine } from './site-file.repository.port.ts';

/** For each kind of change: `like` patterns of its audit log operations, and the right needed to read such changes. */
const KINDS: Readonly<
  Record<ChangeKind, { readonly operations: readonly string[]; readonly right?: string }>
> = {
  site: { operations: ['account.change', 'site.change'] },
  request: { operations: ['account.request', 'account.withdraw', 'request.%'] },
  agencies: { operations: ['site.agencies'] },
  device: { operations: ['site.device', 'site.outOfService', 'site.backInService'] },
  contact: { operations: ['contact.%'], right: 'contactsRead' },
  zone: { operations: ['zone.%'], right: 'zonesRead' },
  passcode: { operations: ['passcode.%', 'pin.%', 'duress.%'], right: 'sitePasscodeRead' },
  schedule: { operations: ['schedule.%'], right: 'scheduleRead' },
  test: { operations: ['test.%'], right: 'noActionRead' },
  note: { operations: ['note.%'] },
  document: { operations: ['document.%'] },
  group: { operations: ['site.move', 'template.keep'] },
  service: { operations: ['service.%', 'panel.%'] },
};

/** `like` patterns of audit log operations that change nothing. */
const LOOKS = ['%.export', '%.reveal', '%.read', '%.checkImport'] as const;

/**
 * Returns the operation patterns of the audit log entries that a user may read, for one kind of change or for all. Entries
 * about a duress code require the right to edit codes (domain guide 6.4, 5.7).
 */
export const changePatterns = (
  granted: readonly string[],
  kind: ChangeKind | null,
): { readonly patterns: readonly string[]; readonly without: readonly string[] } => {
  const kinds = kind === null ? (Object.keys(CHANGE_KINDS) as ChangeKind[]) : [kind];
  return {
    patterns: kinds.flatMap((one) => {
      const { operations, right } = KINDS[one];
      return right === undefined || granted.includes(right) ? operations : [];
    }),
    without: [...LOOKS, ...(granted.includes('sitePasscodeEdit') ? [] : ['duress.%'])],
  };
};

const fits = (operation: string, pattern: string): boolean =>
  pattern.endsWith('%') ? operation.startsWith(pattern.slice(0, -1)) : operation === pattern;

const kindOf = (operation: string): ChangeKind =>
  (Object.keys(KINDS) as ChangeKind[]).find((kind) =>
    KINDS[kind].operations.some((pattern) => fits(operation, pattern)),
  ) ?? 'site';

const TITLES: Readonly<Record<string, string>> = {
  'account.change': 'Account info changed by the customer',
  'account.request': 'Change requested',
  'account.withdraw': 'Request withdrawn',
  'site.change': 'Site changed',
  'site.agencies': 'Agencies and permits changed',
  'site.device': 'Device changed',
  'site.outOfService': 'Device out of service',
  'site.backInService': 'Device back in service',
  'site.move': 'Moved to another site group',
  'template.keep': 'Copied as a template',
  'contact.order': 'Call order changed',
  'contact.vacation': 'Contact on vacation',
  'schedule.week': 'Weekly hours changed',
  'schedule.reactions': 'Reactions to missed times changed',
  'schedule.stayLate': 'Staying late',
  'schedule.holidays': 'Holidays assigned',
  'test.place': 'Placed on test',
  'test.clear': 'Taken off test',
  'test.clearAll': 'Taken off test',
  'test.extend': 'Test extended',
  'test.edit': 'Test changed',
  'panel.test': 'Communication test started',
  'service.request': 'Service requested',
};

const DONE: Readonly<Record<string, string>> = {
  add: 'added',
  change: 'changed',
  changeMany: 'list changed',
  delete: 'deleted',
  remove: 'removed',
  restore: 'restored',
  import: 'list imported',
  copy: 'list copied',
  suspend: 'suspended',
  expire: 'expired',
  set: 'set',
};

const THINGS: Readonly<Record<string, string>> = { pin: 'PIN', duress: 'Duress code' };

const titleOf = (operation: string): string => {
  const known = TITLES[operation];
  if (known !== undefined) return known;
  const [thing = '', verb = ''] = operation.split('.');
  const done = DONE[verb];
  if (done === undefined) return operationText(operation);
  return `${THINGS[thing] ?? `${thing.charAt(0).toUpperCase()}${thing.slice(1)}`} ${done}`;
};

type Field = SiteChange['fields'][number];

/** Matches a recorded change of a value. */
const CHANGED = /^\{"before":/;

/** A recorded field. `was` is the earlier value of a field that is recorded as a text. */
interface Recorded {
  readonly name: string;
  readonly text: string;
  readonly was?: string | undefined;
  /** The names of all fields of the entry. */
  readonly names: readonly string[];
}

const fieldOf = (
  kind: ChangeKind,
  { name, names, text, was = '' }: Recorded,
  localClock: LocalClock,
): Field => {
  const field = labelOf(kind, name, names) ?? operationText(name);
  const toText = TEXT_FIELDS[kind]?.[name];
  if (toText !== undefined) {
    const shown = (one: string) => (one === '' ? null : toText(one, localClock));
    return { field, before: shown(was), after: shown(text), secret: false };
  }
  if (text === 'changed') return { field, before: null, after: null, secret: true };
  if (!CHANGED.test(text)) return { field, before: null, after: text, secret: false };
  const read = readRecorded(text) as { before: unknown; after: unknown } | undefined;
  if (read === undefined) return { field, before: null, after: CUT, secret: false };
  return { field, ...shownChange({ kind, name }, read), secret: false };
};

/** Returns the recorded fields. Those of a changed test are the ones that differ from what the test was; all if that was cut. */
const recordedOf = (kind: ChangeKind, detail: ChangeLine['detail']): readonly Recorded[] => {
  const { was, ...now } = detail;
  const isTest = kind === 'test' && was !== undefined;
  const before = isTest ? (recordedChangeSchema.safeParse(readRecorded(was)).data ?? {}) : {};
  return Object.entries(isTest ? now : detail)
    .map(([name, text]) => ({ name, text, was: before[name], names: Object.keys(detail) }))
    .filter(({ name, text, was: earlier }) => text !== earlier && isTold(kind, name))
    .filter(({ text, was: earlier = '' }) => text !== '' || earlier !== '');
};

/** Converts an audit log entry to an item of the site's change history. */
export const describeChange = (
  { actor, at, detail, operation, seq, subject }: ChangeLine,
  localClock: LocalClock,
): SiteChange => {
  const kind = kindOf(operation);
  const { subject: about = null } = detail;
  return {
    seq,
    at: isoInstant(at),
    kind,
    title: titleOf(operation),
    subject: about,
    by: actor ?? 'Someone',
    actingFor: subject === actor ? null : subject,
    fields: recordedOf(kind, detail).map((recorded) => fieldOf(kind, recorded, localClock)),
  };
};
