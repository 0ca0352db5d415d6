import CpuChipIcon from '@heroicons/react/20/solid/CpuChipIcon';
import { Link } from 'react-router-dom';
import { siteInfoPath } from '#core/sites/site-address.rule.ts';
import type { SiteInfo } from '#core/sites/site-info.schema.ts';
import { Card } from '../kit/card.tsx';
import { LinkRows } from '../kit/link-rows.ts';
import { Text } from '../kit/text.ts';
import { HealthBadge } from './health-badge.tsx';

/** Asks which of several devices is meant (domain guide 6.11 "No dn in the query"). */
export const DeviceChoiceCard = ({
  info,
  unknown,
}: {
  readonly info: SiteInfo;
  /** A number that no device of this site has. */
  readonly unknown: number | null;
}) => (
  <Card title="Choose a device" count={info.devices.length} inset={false}>
    <Text tone="muted" inset role={unknown === null ? undefined : 'status'}>
      {unknown === null
        ? 'This site has several devices. Its panels and their paths are shown for the one you choose.'
        : `This site has no device ${unknown}. These are its devices.`}
    </Text>
    <LinkRows>
      {info.devices.map(({ devNum, transmitterCode, description, health }) => (
        <li key={devNum}>
          <Link to={siteInfoPath(info.siteNum, devNum)}>
            <CpuChipIcon aria-hidden />
            <b>{transmitterCode}</b>
            <small>{description}</small>
            <HealthBadge health={health} />
          </Link>
        </li>
      ))}
    </LinkRows>
  </Card>
);
