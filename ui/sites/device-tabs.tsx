import { Link } from 'react-router-dom';
import { siteInfoPath } from '#core/sites/site-address.rule.ts';
import type { SiteInfo } from '#core/sites/site-info.schema.ts';
import { styled } from '../kit/styled.ts';

const Row = styled('nav', {
  base: {
    '& > ul': { display: 'flex', flexWrap: 'wrap', gap: '2' },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '32px',
      padding: '0 12px',
      border: '1px solid',
      borderColor: 'border.control',
      borderRadius: 'sm',
      background: 'bg.surface',
      color: 'fg.default',
      textStyle: 'small',
      '&:hover': { background: 'bg.muted' },
      '@media (pointer: coarse)': { minHeight: '44px' },
    },
    '& a[aria-current=true]': {
      background: 'accent.subtle',
      borderColor: 'accent.fg',
      color: 'accent.fg',
      fontWeight: '600',
    },
    '@media print': { display: 'none' },
  },
});

/** The way from one device of a site to another; the address names the one that is shown. */
export const DeviceTabs = ({
  info,
  devNum,
}: {
  readonly info: SiteInfo;
  readonly devNum: number;
}) =>
  info.devices.length < 2 ? null : (
    <Row aria-label="Devices">
      <ul>
        {info.devices.map((device) => (
          <li key={device.devNum}>
            <Link
              to={siteInfoPath(info.siteNum, device.devNum)}
              replace
              preventScrollReset
              aria-current={device.devNum === devNum ? 'true' : undefined}
            >
              {`${device.transmitterCode} ${device.description}`}
            </Link>
          </li>
        ))}
      </ul>
    </Row>
  );
