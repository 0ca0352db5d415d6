import { areaName } from '#core/zones/area-name.rule.ts';
import { plainInstruction } from '#core/zones/plain-instruction.rule.ts';
import { eventText } from '#core/zones/signal-chain.rule.ts';
import { FORMAT_NAMES, SOURCE_NAMES, VERIFY_NAMES } from '#core/zones/zone-kinds.ts';
import type { SiteZones, Zone } from '#core/zones/zone.schema.ts';
import type { Fact } from '../kit/facts.tsx';
import { formatZonedMoment } from '../kit/format-time.ts';
import { Notice } from '../kit/notice.tsx';
import { Text } from '../kit/text.ts';

/** Returns the facts about a zone that cannot be edited here. */
export const zoneFacts = (zone: Zone, { devices }: SiteZones): readonly Fact[] => [
  { name: 'Area', value: areaName(devices, zone.devNum, zone.areaNum) },
  { name: 'Service type', value: zone.serviceType },
  { name: 'Event', value: eventText(zone.eventCode), absent: 'From the signal' },
  { name: 'Instruction', value: zone.instruction, absent: 'None of its own' },
  { name: 'Format', value: FORMAT_NAMES[zone.format] },
  { name: 'Signal code', value: zone.signalCode, absent: 'From the signal' },
  { name: 'Equipment', value: zone.equipment },
  { name: 'Location', value: zone.location },
  { name: 'Verify type', value: VERIFY_NAMES[zone.verifyType] },
  {
    name: 'Restore',
    value: zone.restoreRequired
      ? `Required${zone.restoreMinutes === null ? '' : ` within ${zone.restoreMinutes} min`}`
      : 'Not required',
  },
  { name: 'Source', value: SOURCE_NAMES[zone.source] },
];

/** Returns the facts about a zone that a customer understands. */
export const plainZoneFacts = (zone: Zone, { devices }: SiteZones): readonly Fact[] => [
  { name: 'Where', value: areaName(devices, zone.devNum, zone.areaNum) },
  { name: 'Kind', value: zone.serviceType },
  { name: 'What we do', value: plainInstruction(zone.instruction) },
  { name: 'Equipment', value: zone.equipment },
  { name: 'Location', value: zone.location },
];

/** The last signal and the last change of a zone. */
export const ZoneNews = ({ zone, screen }: { readonly zone: Zone; readonly screen: SiteZones }) => {
  const when = (at: string): string => formatZonedMoment(at, screen.asOf, screen.timeZone);
  const last =
    zone.lastSignalAt === null
      ? 'No signal so far.'
      : `Last signal ${when(zone.lastSignalAt)}${zone.unrestoredSince === null ? '' : ', not restored'}.`;
  const changed =
    zone.updatedAt === null
      ? ''
      : ` Changed ${when(zone.updatedAt)} by ${zone.updatedBy ?? 'somebody'}.`;
  return (
    <>
      {zone.bypassed && (
        <Notice tone="test">
          <p>Bypassed at the panel: this zone is left out of arming.</p>
        </Notice>
      )}
      <Text size="small" tone="muted">
        {last}
        {changed}
      </Text>
    </>
  );
};
