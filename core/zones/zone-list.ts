import { listShape } from '../lists/list-query.schema.ts';
import { type ExportColumn, fieldColumns } from '../lists/list-table.rule.ts';
import type { LocalList } from '../lists/local-list.rule.ts';
import { areaChoice, areaName } from './area-name.rule.ts';
import { eventText, ZONE_SERVICE_TYPES } from './signal-chain.rule.ts';
import { plainInstruction } from './plain-instruction.rule.ts';
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

/** Shown in place of a blank signal code, which means that the code is taken from the signal. */
export const AUTO_CODE = 'Auto';

/** Fields that the list shows in columns of other fields, or omits (format and restore). */
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

/** Form fields whose columns the list does not position explicitly. These columns come last and are searchable and sortable. */
export const LATER_FIELDS: readonly string[] = zoneForm.names.filter(
  (name) => ![...SAID_ELSEWHERE, ...LISTED].some((known) => known === name),
);

/** Returns the text of one of the `LATER_FIELDS` of a zone. Null if the value is neither text nor a number. */
export const laterText = (zone: ZoneRow, field: string): string | null => {
  const value: unknown = zone[field as keyof ZoneRow];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
};

const testOrder = ['Received', 'Waiting', 'Restored', 'Not on test'];

/** The list of a site's zones. All zones of the site are loaded at once; dealer defaults are included only on request. */
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

/** Returns a sort key for zone numbers, in which numeric zone numbers come before those with letters. Leading zeros are ignored. */
const numberOrder = (num: string): string => plainNumber(num).padStart(ZONE_LIMITS.number, '0');

/** Search, filters and sort keys of the zone list, for the browser and the file export. */
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
    plainInstruction(zone.instruction),
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

/** Filters out zones from dealer defaults unless `shown` is true (domain guide 6.3 "Rules"). */
export const withDefaults = <T extends Pick<Zone, 'source'>>(
  zones: readonly T[],
  shown: boolean,
): readonly T[] => (shown ? zones : zones.filter(({ source }) => source !== 'dealer'));

/**
 * Returns the columns of the zone list and of its files, in the order of domain guide 6.3. Imports expect the headings of
 * these columns. `time` formats an instant in the site's time zone.
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
      // The file also contains the event code, because some events share the same text and an import needs the code to
      // tell such events apart.
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
