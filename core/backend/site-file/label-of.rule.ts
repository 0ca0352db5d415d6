import { accountForm } from '../../account-info/account-form.schema.ts';
import { requestForm } from '../../account-info/change-request.schema.ts';
import { contactForm } from '../../contacts/contact-form.schema.ts';
import { PASSCODE_FIELD_NAMES } from '../../passcodes/passcode-form.schema.ts';
import { CHECK_KINDS, CHECKS } from '../../schedules/check-kinds.ts';
import { SCHEDULE_FIELD_NAMES } from '../../schedules/schedule-form.schema.ts';
import { agenciesForm } from '../../site-file/agencies-form.schema.ts';
import { deviceForm } from '../../site-file/device-form.schema.ts';
import { noteForm } from '../../site-file/note-form.schema.ts';
import { outOfServiceForm } from '../../site-file/out-of-service-entry.schema.ts';
import type { ChangeKind } from '../../site-file/site-change.schema.ts';
import { SITE_FIELD_NAMES } from '../../site-file/site-form.schema.ts';
import { zoneForm } from '../../zones/zone-form.schema.ts';

type Labels = Readonly<Record<string, string>>;

const LABELS: Labels = {
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

/** Field labels of one kind of change. */
const OWN_LABELS: Partial<Readonly<Record<ChangeKind, Labels>>> = {
  request: {
    state: 'State',
    request: 'Requested',
    answer: 'Answer',
    day: 'Ends',
    reason: 'Reason',
    reasonText: 'Details',
  },
  zone: { ...zoneForm.labels, source: 'Source' },
  passcode: { ...PASSCODE_FIELD_NAMES, code: 'Code', pin: 'PIN' },
  schedule: {
    ...SCHEDULE_FIELD_NAMES,
    ...Object.fromEntries(CHECKS.map((check) => [check, CHECK_KINDS[check].label])),
    added: 'Added',
    changed: 'Changed',
    removed: 'Removed',
    hours: 'Hours',
    how: 'Other holidays',
  },
  contact: {
    ...contactForm.labels,
    contacts: 'Contacts',
    from: 'Copied from',
    order: 'Call order',
  },
  test: {
    category: 'Category',
    devices: 'Devices',
    scope: 'What is tested',
    startsAt: 'Starts',
    endsAt: 'Ends',
    reason: 'Reason',
    verifiedBy: 'Verified by',
    by: 'Extended by',
    merged: 'Merged with another test',
    anyway: 'With zones not restored',
  },
  device: { ...deviceForm.labels, ...outOfServiceForm.labels },
  document: { name: 'Document', size: 'Size (bytes)' },
  group: { name: 'Template', siteGroupNum: 'Site group' },
  service: { device: 'Device', text: 'Text', was: 'Previous state' },
};

/**
 * A field of a zone among many: `zone 902 device 1 area 2 e1b198a4 description`, in old entries without device and area. A
 * zone that was added has no field name.
 */
const OF_ZONE = /^zone (\S+)(?: device (\d+) area (\d+))? ([\da-f]{8})(?: (\w+))?$/;

const zoneOf = (name: string) => {
  const [whole, num = '', device, area, id, field] = OF_ZONE.exec(name) ?? [];
  return whole === undefined ? null : { num, device, area, id, field };
};

/** Returns what tells a zone from others with its number in the same entry; an empty text if the number does. */
const placeOf = (
  { area, device, id, num }: NonNullable<ReturnType<typeof zoneOf>>,
  names: readonly string[],
): string => {
  const alike = names.flatMap((name) => {
    const zone = zoneOf(name);
    return zone?.num === num ? [zone.id] : [];
  });
  const ids = [...new Set(alike)];
  if (ids.length < 2) return '';
  return device === undefined
    ? ` (${ids.indexOf(id) + 1} of ${ids.length})`
    : ` of device ${device}, area ${area ?? ''}`;
};

/** Returns the label of a recorded field, different from those of all `names` of its entry; null for a field that only old entries have. */
export const labelOf = (
  kind: ChangeKind,
  name: string,
  names: readonly string[] = [],
): string | null => {
  const zone = kind === 'zone' ? zoneOf(name) : null;
  if (zone === null) return OWN_LABELS[kind]?.[name] ?? LABELS[name] ?? null;
  const title = `Zone ${zone.num}${placeOf(zone, names)}`;
  if (zone.field === undefined) return title;
  const inner = labelOf(kind, zone.field);
  return inner === null ? null : `${title}: ${inner}`;
};

/** Recorded fields that are not listed: ids, what is shown elsewhere, and what only the station may know. */
const UNTOLD: ReadonlySet<string> = new Set([
  'id',
  'requestId',
  'run',
  'subject',
  'testId',
  // In old entries about tests.
  'duress',
]);

/** Further ones of tests: ids, the end, which is `endsAt` as well, and the old values, which stand beside the new ones. */
const UNTOLD_OF_TESTS: ReadonlySet<string> = new Set(['tests', 'until', 'was']);

/** Returns true if people of the site see the recorded field. */
export const isTold = (kind: ChangeKind, name: string): boolean =>
  !UNTOLD.has(name) && !(kind === 'test' && UNTOLD_OF_TESTS.has(name));
