import { listShape } from '../lists/list-query.schema.ts';
import { type ExportColumn, fieldColumns } from '../lists/list-table.rule.ts';
import type { LocalList } from '../lists/local-list.rule.ts';
import { areaChoice, areaName } from './area-name.rule.ts';
import { eventText, ZONE_SERVICE_TYPES } from './signal-chain.rule.ts';
import { SOURCE_NAMES, VERIFY_NAMES } from './zone-kinds.ts';
import { type ZoneForm, zoneForm } from './zone-form.schema.ts';
import { ZONE_LIMITS } from './zone-limits.ts';
import { plainNumber } from './zone-identity.rule.ts';
import type { Zone, ZoneDevice } from './zone.schema.ts';

/** A zone as a row of the list, with the names of its area and device. */
export interface ZoneRow extends Zone {
  readonly area: string;
  readonly areaChoice: string;
  readonly device: string;
}

/** Adds to each zone the names of its area and device. */
export const zoneRows = (
  zones: readonly Zone[],
  devices: readonly ZoneDevice[],
): readonly ZoneRow[] => {
  const codes = new Map(devices.map(({ devNum, transmitterCode }) => [devNum, transmitterCode]));
  return zones.map((zone) => ({
    ...zone,
    area: areaName(devices, zone.devNum, zone.areaNum),
    areaChoice: areaChoice(devices, zone.devNum, zone.areaNum),
    device: codes.get(zone.devNum) ?? String(zone.devNum),
  }));
};

/** Shown instead of a blank signal code, because the signal then supplies it. */
export const AUTO_CODE = 'Auto';

/** Fields that have no column of their own: other columns show them, or the list leaves them out (format and restore). */
const SAID_ELSEWHERE = [
  'devNum',
  'areaNum',
  'eventCode',
  'format',
  'restoreRequired',
  'restoreMinutes',
] as const satisfies readonly (keyof ZoneForm)[];

const LISTED = [
  'num',
  'description',
  'serviceType',
  'signalCode',
  'instruction',
  'equipment',
  'location',
  'verifyType',
] as const satisfies readonly (keyof ZoneForm)[];

/** Form fields that the list does not place by hand. Each is searchable and sortable, and gets a column at the end. */
export const LATER_FIELDS: readonly string[] = zoneForm.names.filter(
  (name) => ![...SAID_ELSEWHERE, ...LISTED].some((known) => known === name),
);

/** Returns the text of such a field for a zone. */
export const laterText = (zone: ZoneRow, field: string): string | null => {
  const value: unknown = zone[field as keyof ZoneRow];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
};

const testOrder = ['Received', 'Waiting', 'Restored', 'Not on test'];

/** The list of a site's zones. It loads all zones of the site at once and includes dealer defaults only on request. */
export const ZONE_LIST = listShape({
  name: 'zones',
  sorts: [
    'num',
    'device',
    'area',
    'description',
    'serviceType',
    'signalCode',
    'event',
    'instruction',
    'equipment',
    'location',
    'verifyType',
    'lastSignal',
    'test',
    'source',
    ...LATER_FIELDS,
  ],
  filters: {
    area: { kind: 'text', most: 2 },
    service: { kind: 'choice', of: ZONE_SERVICE_TYPES },
    defaults: { kind: 'choice', of: ['shown'] },
  },
  sizes: [ZONE_LIMITS.perSite],
  start: { sort: { key: 'num', direction: 'asc' } },
});

/** Sorts numbers by value, regardless of leading zeros, and letters after them. */
const numberOrder = (num: string): string => plainNumber(num).padStart(ZONE_LIMITS.number, '0');

/** Defines search, filter and sort of the list. The browser and the exported file share it. */
export const LOCAL_ZONES: LocalList<ZoneRow> = {
  texts: (zone) => [
    zone.num,
    zone.area,
    zone.description,
    zone.serviceType,
    zone.signalCode,
    zone.device,
    eventText(zone.eventCode),
    zone.instruction,
    zone.equipment,
    zone.location,
    ...LATER_FIELDS.map((field) => laterText(zone, field)),
  ],
  filters: {
    area: (zone, value) => String(zone.areaNum) === value,
    service: (zone, value) => zone.serviceType === value,
  },
  sorts: {
    num: (zone) => numberOrder(zone.num),
    device: (zone) => zone.device,
    area: (zone) => zone.areaNum,
    description: (zone) => zone.description,
    serviceType: (zone) => zone.serviceType,
    signalCode: (zone) => zone.signalCode,
    event: (zone) => eventText(zone.eventCode),
    instruction: (zone) => zone.instruction,
    equipment: (zone) => zone.equipment,
    location: (zone) => zone.location,
    verifyType: (zone) => (zone.verifyType === 'none' ? null : zone.verifyType),
    lastSignal: (zone) => zone.lastSignalAt,
    test: (zone) => (zone.test === null ? null : testOrder.indexOf(zone.test)),
    source: (zone) => SOURCE_NAMES[zone.source],
    ...Object.fromEntries(
      LATER_FIELDS.map((field) => [field, (zone: ZoneRow) => laterText(zone, field)]),
    ),
  },
};

/** Leaves out dealer defaults unless they are requested (domain guide 6.3 "Rules"). */
export const withDefaults = <T extends Pick<Zone, 'source'>>(
  zones: readonly T[],
  shown: boolean,
): readonly T[] => (shown ? zones : zones.filter(({ source }) => source !== 'dealer'));

/**
 * The columns of the list and of its files, in the order of domain guide 6.3. An import reads a file by the same headings.
 * `time` formats an instant in the time zone of the site.
 */
export const zoneColumns = (time: (at: string) => string): readonly ExportColumn<ZoneRow>[] =>
  fieldColumns<ZoneRow>(zoneForm, SAID_ELSEWHERE, {
    num: {},
    device: { title: zoneForm.labels.devNum },
    area: { title: zoneForm.labels.areaNum, value: (zone) => zone.areaChoice },
    description: {},
    serviceType: {},
    signalCode: {},
    event: {
      title: zoneForm.labels.eventCode,
      // Some events share the same text, so a file needs the code to be imported again.
      value: ({ eventCode }) =>
        eventCode === null ? null : `${eventCode} ${eventText(eventCode) ?? ''}`.trim(),
    },
    instruction: {},
    equipment: {},
    location: {},
    verifyType: { value: (zone) => VERIFY_NAMES[zone.verifyType] },
    lastSignal: {
      title: 'Last signal',
      value: (zone) => (zone.lastSignalAt === null ? null : time(zone.lastSignalAt)),
    },
    test: { title: 'Test result', value: (zone) => zone.test },
    source: { title: 'Source', value: (zone) => SOURCE_NAMES[zone.source] },
  });
