import { accountForm } from '../../account-info/account-form.schema.ts';
import { requestForm } from '../../account-info/change-request.schema.ts';
import { operationText } from '../../audit/operation-text.rule.ts';
import { contactForm } from '../../contacts/contact-form.schema.ts';
import { isoInstant } from '../../kernel/instant.ts';
import { SCHEDULE_FIELD_NAMES } from '../../schedules/schedule-form.schema.ts';
import { agenciesForm } from '../../site-file/agencies-form.schema.ts';
import { deviceForm } from '../../site-file/device-form.schema.ts';
import { outOfServiceForm } from '../../site-file/out-of-service-entry.schema.ts';
import { noteForm } from '../../site-file/note-form.schema.ts';
import {
  CHANGE_KINDS,
  type ChangeKind,
  type SiteChange,
} from '../../site-file/site-change.schema.ts';
import { SITE_FIELD_NAMES } from '../../site-file/site-form.schema.ts';
import { zoneForm } from '../../zones/zone-form.schema.ts';
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

const LABELS: Readonly<Record<string, string>> = {
  ...zoneForm.labels,
  ...SCHEDULE_FIELD_NAMES,
  ...contactForm.labels,
  ...deviceForm.labels,
  ...outOfServiceForm.labels,
  ...noteForm.labels,
  ...agenciesForm.labels,
  ...requestForm.labels,
  ...accountForm.labels,
  ...SITE_FIELD_NAMES,
  siteGroupNum: 'Site group',
};

/** Field labels that differ for one kind of change. */
const OWN_LABELS: Partial<Readonly<Record<ChangeKind, Readonly<Record<string, string>>>>> = {
  zone: zoneForm.labels,
  schedule: SCHEDULE_FIELD_NAMES,
  contact: contactForm.labels,
  device: { ...deviceForm.labels, ...outOfServiceForm.labels },
  document: { name: 'Document', size: 'Bytes' },
  group: { name: 'Template', siteGroupNum: 'Site group' },
};

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
  'schedule.reactions': 'Supervision changed',
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

/** Formats an audit log value for display. The items of a list are joined. */
const valueText = (value: unknown): string | null => {
  if (value === null || value === undefined || value === '') return null;
  if (value === true) return 'Yes';
  if (value === false) return 'No';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value))
    return value.length === 0 ? null : value.map((one) => valueText(one) ?? '').join('; ');
  if (typeof value !== 'object') return null;
  return Object.entries(value)
    .filter(([name]) => name !== 'id')
    .flatMap(([, part]) => valueText(part) ?? [])
    .join(' ');
};

type Field = SiteChange['fields'][number];

/** Text shown when the audit log does not contain the whole value. */
const CUT = 'Longer than the record keeps';

const fieldOf = (kind: ChangeKind, name: string, text: string): Field => {
  const field = OWN_LABELS[kind]?.[name] ?? LABELS[name] ?? operationText(name);
  if (text === 'changed') return { field, before: null, after: null, secret: true };
  if (!text.startsWith('{"before":')) return { field, before: null, after: text, secret: false };
  try {
    const { before, after } = JSON.parse(text) as {
      readonly before: unknown;
      readonly after: unknown;
    };
    return { field, before: valueText(before), after: valueText(after), secret: false };
  } catch {
    return { field, before: null, after: CUT, secret: false };
  }
};

/**
 * Audit log fields that are not listed: `id` and `subject` are shown elsewhere, and `duress` in old entries about tests is
 * only for the station.
 */
const UNTOLD: ReadonlySet<string> = new Set(['id', 'subject', 'duress']);

/** Converts an audit log entry to an item of the site's change history. */
export const describeChange = (line: ChangeLine): SiteChange => {
  const { actor, at, detail, operation, seq, subject } = line;
  const kind = kindOf(operation);
  const { subject: about = null } = detail;
  return {
    seq,
    at: isoInstant(at),
    kind,
    title: titleOf(operation),
    subject: about,
    by: actor ?? 'Somebody',
    actingFor: subject === actor ? null : subject,
    fields: Object.entries(detail)
      .filter(([name]) => !UNTOLD.has(name))
      .map(([name, text]) => fieldOf(kind, name, text)),
  };
};
