import { areaName } from '../../zones/area-name.rule.ts';
import { withDefaults } from '../../zones/zone-list.ts';
import { plainNumber } from '../../zones/zone-identity.rule.ts';
import type { PrintDocument } from '../documents/document-printer.port.ts';
import type { StoredZone, ZoneFacts } from './zone.repository.port.ts';

const order = (one: StoredZone, other: StoredZone): number => {
  const [a, b] = [plainNumber(one.num).padStart(6, '0'), plainNumber(other.num).padStart(6, '0')];
  return a < b ? -1 : Number(a > b);
};

/** Builds the zone list that hangs inside a panel's door. The list contains no passcodes and no instructions that would help a burglar. */
export const zoneLabel = (
  {
    addressDisplay,
    devices,
    siteName,
    zones,
  }: Pick<ZoneFacts, 'addressDisplay' | 'devices' | 'siteName' | 'zones'>,
  day: string,
): PrintDocument => ({
  title: `Zones, ${siteName}`,
  line: `${addressDisplay} · ${day}`,
  parts: devices.map((device) => ({
    title: `${device.transmitterCode} ${device.description}`,
    table: {
      head: ['Zone', 'Area', 'Description'],
      rows: withDefaults(zones, false)
        .filter(({ devNum }) => devNum === device.devNum)
        .toSorted(order)
        .map((zone) => [zone.num, areaName(devices, zone.devNum, zone.areaNum), zone.description]),
    },
    empty: 'No zones defined.',
  })),
});
