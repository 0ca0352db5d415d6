import CpuChipIcon from '@heroicons/react/20/solid/CpuChipIcon';
import { Link } from 'react-router-dom';
import type { DeviceChoice } from '#core/sites/summarize-site.rule.ts';
import { siteInfoPath } from '#core/sites/site-part-path.rule.ts';
import type { SiteInfo } from '#core/sites/site-info.schema.ts';
import { Card } from '../kit/card.tsx';
import { LinkName, LinkNote, LinkRows } from '../kit/links.ts';
import { Text } from '../kit/text.ts';
import { HealthBadge } from '../shell/health-badge.tsx';
import { DeviceCard, DeviceTabs } from './device-cards.tsx';

/** Returns a message that the device in the URL does not exist. */
const unknownText = (devNum: number, devices: number): string => {
  const named = devNum > 0 ? `This site has no device ${devNum}.` : 'This site has no such device.';
  return `${named} ${devices > 0 ? 'These are its devices.' : 'It has no devices yet.'}`;
};

/** Asks the person to choose one of several devices (domain guide 6.11 "No dn in the query"). */
const DeviceChoiceCard = ({
  info,
  unknown,
}: {
  readonly info: SiteInfo;
  /** The device number in the URL if the site has no such device; null otherwise. */
  readonly unknown: number | null;
}) => (
  <Card
    title={info.devices.length > 0 ? 'Choose a device' : 'Devices'}
    count={info.devices.length}
    inset={false}
  >
    <Text tone="muted" inset role={unknown === null ? undefined : 'status'}>
      {unknown === null
        ? 'This site has several devices. Choose one to see its panel and paths.'
        : unknownText(unknown, info.devices.length)}
    </Text>
    <LinkRows>
      {info.devices.map(({ devNum, transmitterCode, description, health }) => (
        <li key={devNum}>
          <Link data-link="" to={siteInfoPath(info.siteNum, devNum)}>
            <CpuChipIcon aria-hidden />
            <LinkName>{transmitterCode}</LinkName>
            <LinkNote>{description}</LinkNote>
            <HealthBadge health={health} />
          </Link>
        </li>
      ))}
    </LinkRows>
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
      <DeviceChoiceCard info={info} unknown={choice.kind === 'unknown' ? choice.devNum : null} />
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
