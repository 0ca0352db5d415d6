import ComputerDesktopIcon from '@heroicons/react/20/solid/ComputerDesktopIcon';
import DevicePhoneMobileIcon from '@heroicons/react/20/solid/DevicePhoneMobileIcon';
import CheckIcon from '@heroicons/react/16/solid/CheckIcon';
import type { RememberedDevice } from '#core/remembered-devices/remembered-device.schema.ts';
import { Badge } from '../kit/badge.tsx';
import { Button } from '../kit/button.tsx';
import { formatDate, formatMoment } from '../kit/format-time.ts';
import { Icon } from '../kit/icon.tsx';
import { RowItem } from '../kit/rows.ts';
import { Grow } from '../kit/stack.ts';
import { Strong, Text } from '../kit/text.ts';

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
  const times = timesOf(device, now);
  return (
    <RowItem inset="action">
      <Icon
        of={HANDHELD.test(device.label) ? DevicePhoneMobileIcon : ComputerDesktopIcon}
        size={20}
        tone="subtle"
      />
      <Grow>
        <Strong row>
          {device.label}
          {device.current && (
            <Badge tone="ok" strength="plain" icon={CheckIcon}>
              This browser
            </Badge>
          )}
        </Strong>
        <Text size="small" tone="muted">
          {times}
        </Text>
      </Grow>
      <Button size="sm" aria-label={`Revoke ${device.label}, ${times}`} onClick={onRevoke}>
        Revoke
      </Button>
    </RowItem>
  );
};
