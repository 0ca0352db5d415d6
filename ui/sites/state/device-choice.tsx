import type { DeviceChoice } from '#core/sites/summarize-site.rule.ts';
import type { SiteInfo } from '#core/sites/site-info.schema.ts';
import { Card } from '../../kit/card.tsx';
import { Text } from '../../kit/text.ts';
import { ZoneNote } from '../../shell/zone-note.tsx';
import { DeviceCard, DeviceTabs } from './device-cards.tsx';
import { DevicesTable } from './status-cards.tsx';

/** Returns a message that the device in the URL does not exist. */
const unknownText = (devNum: number, devices: number): string => {
  const named = devNum > 0 ? `This site has no device ${devNum}.` : 'This site has no such device.';
  return `${named} ${devices > 0 ? 'These are its devices.' : 'It has no devices yet.'}`;
};

/** Asks the person to choose one of several devices (domain guide 6.11 "Order"). */
const DeviceChoiceCard = ({
  info,
  now,
  unknown,
}: {
  readonly info: SiteInfo;
  readonly now: string;
  /** The device number in the URL if the site has no such device; null otherwise. */
  readonly unknown: number | null;
}) => (
  <Card
    title={info.devices.length > 0 ? 'Choose a device' : 'Devices'}
    count={info.devices.length}
    inset={false}
    actions={<ZoneNote now={now} timeZone={info.timeZone} />}
  >
    {unknown !== null && (
      <Text tone="muted" inset role="status">
        {unknownText(unknown, info.devices.length)}
      </Text>
    )}
    {info.devices.length > 0 && <DevicesTable linked info={info} now={now} />}
  </Card>
);

/** Returns the part of the page that shows the chosen device, or asks for a choice. */
export const devicesPart = (info: SiteInfo, choice: DeviceChoice, now: string) => {
  const content =
    choice.kind === 'chosen' ? (
      <>
        <DeviceTabs info={info} devNum={choice.device.devNum} />
        <DeviceCard info={info} now={now} device={choice.device} />
      </>
    ) : (
      <DeviceChoiceCard
        info={info}
        now={now}
        unknown={choice.kind === 'unknown' ? choice.devNum : null}
      />
    );
  // Shows no count for a site without devices.
  const count = info.devices.length;
  return {
    id: 'devices',
    title: 'Devices',
    ...(count > 0 || choice.kind === 'none' ? { count } : {}),
    content,
  };
};
