import ComputerDesktopIcon from '@heroicons/react/20/solid/ComputerDesktopIcon';
import DevicePhoneMobileIcon from '@heroicons/react/20/solid/DevicePhoneMobileIcon';
import CheckIcon from '@heroicons/react/16/solid/CheckIcon';
import type { RememberedDevice } from '#core/remembered-devices/remembered-device.schema.ts';
import { Badge } from '../kit/badge.tsx';
import { Button } from '../kit/button.tsx';
import { formatDate, formatMoment } from '../kit/format-time.ts';
import { styled } from '../kit/styled.ts';

const Row = styled('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '3',
    padding: '8px 12px 8px 16px',
    '& > svg': { width: '20px', height: '20px', color: 'fg.subtle' },
    '& > div > b': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '2',
      fontWeight: '600',
      overflowWrap: 'anywhere',
    },
    '& > div > p': { textStyle: 'small', color: 'fg.muted' },
  },
});

const HANDHELD = /iPhone|iPad|Android/;

/** When it last signed in without a code and how long it may, told in the time of this browser. */
const timesOf = (
  { lastUsedAt, rememberedAt, expiresAt }: RememberedDevice,
  now: string,
): string => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const used =
    lastUsedAt === null
      ? `Remembered ${formatMoment(rememberedAt, now, timeZone)}, not used since`
      : `Last used ${formatMoment(lastUsedAt, now, timeZone)}`;
  return `${used} · until ${formatDate(expiresAt, now, timeZone)}`;
};

/** One remembered browser; the one at hand says so. */
export const DeviceRow = ({
  device,
  now,
  onRevoke,
}: {
  readonly device: RememberedDevice;
  readonly now: string;
  readonly onRevoke: () => void;
}) => {
  const Icon = HANDHELD.test(device.label) ? DevicePhoneMobileIcon : ComputerDesktopIcon;
  const times = timesOf(device, now);
  return (
    <Row>
      <Icon aria-hidden />
      <div>
        <b>
          {device.label}
          {device.current && (
            <Badge tone="ok" strength="plain" icon={CheckIcon}>
              This browser
            </Badge>
          )}
        </b>
        <p>{times}</p>
      </div>
      <Button size="sm" aria-label={`Revoke ${device.label}, ${times}`} onClick={onRevoke}>
        Revoke
      </Button>
    </Row>
  );
};
