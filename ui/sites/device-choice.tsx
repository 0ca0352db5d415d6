import CpuChipIcon from '@heroicons/react/20/solid/CpuChipIcon';
import { Link } from 'react-router-dom';
import { siteInfoPath } from '#core/sites/site-address.rule.ts';
import type { SiteInfo } from '#core/sites/site-info.schema.ts';
import { Card } from '../kit/card.tsx';
import { styled } from '../kit/styled.ts';
import { HealthBadge } from './health-badge.tsx';

const List = styled('ul', {
  base: {
    '& a': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '48px',
      padding: '8px 16px',
      borderTop: '1px solid',
      borderColor: 'border.subtle',
      color: 'fg.default',
      '&:hover': { background: 'bg.subtle' },
      '&:focus-visible': { outlineOffset: '-2px' },
      '& > svg': { width: '20px', height: '20px', color: 'fg.muted' },
      '& > b': { fontWeight: '600' },
      '& > small': { fontSize: 'inherit', color: 'fg.muted', flex: '1 1 auto', minWidth: '0' },
    },
  },
});
const Words = styled('p', { base: { padding: '12px 16px', color: 'fg.muted' } });

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
    <Words role={unknown === null ? undefined : 'status'}>
      {unknown === null
        ? 'This site has several devices. Its panels and their paths are shown for the one you choose.'
        : `This site has no device ${unknown}. These are its devices.`}
    </Words>
    <List>
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
    </List>
  </Card>
);
