import ComputerDesktopOutlineIcon from '@heroicons/react/24/outline/ComputerDesktopIcon';
import ComputerDesktopIcon from '@heroicons/react/20/solid/ComputerDesktopIcon';
import DevicePhoneMobileIcon from '@heroicons/react/20/solid/DevicePhoneMobileIcon';
import CheckIcon from '@heroicons/react/16/solid/CheckIcon';
import { observer } from 'mobx-react-lite';
import { useRef, type ReactNode } from 'react';
import type { RememberedDevice } from '#core/remembered-devices/remembered-device.schema.ts';
import { Button } from '../kit/button.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { HiddenText } from '../kit/hidden-text.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { Part, Rows, RowItem } from '../kit/part.tsx';
import { Badge } from '../kit/badge.tsx';
import { formatDate, formatZonedMoment, readerZone } from '../kit/format-time.ts';
import { Icon } from '../kit/icon.tsx';
import { Grow } from '../kit/stack.ts';
import { Strong, Text } from '../kit/text.ts';
import { Refusal } from '../forms/form.tsx';
import { NotLoaded } from '../shell/loaded-view.tsx';
import { useRegistry } from '../shell/registry.ts';
import { useModel } from '../shell/use-model.ts';
import type { RememberedDevicesViewModel } from './remembered-devices.view-model.ts';

const HANDHELD = /iPhone|iPad|Android/;

/** Returns the last sign-in without a code and the expiry, in this browser's time zone. */
const timesOf = (
  { lastUsedAt, rememberedAt, expiresAt }: RememberedDevice,
  now: string,
): string => {
  const timeZone = readerZone();
  const used =
    lastUsedAt === null
      ? `Remembered ${formatZonedMoment(rememberedAt, now, timeZone)}, not used since`
      : `Last used ${formatZonedMoment(lastUsedAt, now, timeZone)}`;
  return `${used} · until ${formatDate(expiresAt, now, timeZone)}`;
};

/** One remembered browser, with a label if it is the current one. */
const DeviceRow = ({
  device,
  now,
  onRevoke,
}: {
  readonly device: RememberedDevice;
  readonly now: string;
  /** Revokes the browser; null during an impersonation. */
  readonly onRevoke: (() => void) | null;
}) => {
  const times = timesOf(device, now);
  return (
    <RowItem inset={onRevoke === null ? undefined : 'action'}>
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
      {onRevoke !== null && (
        <Button size="sm" aria-label={`Revoke ${device.label}, ${times}`} onClick={onRevoke}>
          Revoke
        </Button>
      )}
    </RowItem>
  );
};

const contentOf = (
  model: RememberedDevicesViewModel,
  mayRevoke: boolean,
  revoked: () => void,
): ReactNode => {
  const { reading } = model;
  switch (reading.at) {
    case 'loading':
      return <Skeleton lines={2} label="Loading your remembered devices" />;
    case 'failed':
      return <NotLoaded text={reading.text} onRetry={() => void model.load()} />;
    case 'ready':
      return model.devices.length === 0 ? (
        <EmptyState
          icon={ComputerDesktopOutlineIcon}
          title="No remembered devices"
          text="Tick “Remember this device?” when you enter a code, and that browser needs no code for 30 days."
        />
      ) : (
        <Rows framed>
          {model.devices.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              now={model.now}
              onRevoke={
                mayRevoke
                  ? () => {
                      revoked();
                      void model.revoke(device);
                    }
                  : null
              }
            />
          ))}
        </Rows>
      );
  }
};

/** The browsers that can sign in without a code, each with its last use and a button that revokes it (SECURITY.md §2.6). */
export const RememberedDevices = observer(() => {
  const model = useModel('rememberedDevices');
  const { mayChangeOwn } = useRegistry().create('session').limits;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Part
      id="remembered-devices"
      title="Remembered devices"
      titleRef={heading}
      text="These browsers sign in without a code. Revoke any that you no longer use or don’t recognize."
    >
      <Refusal of={model} />
      {/* The button disappears with its row, so the focus moves to the section heading. */}
      {contentOf(model, mayChangeOwn, () => heading.current?.focus())}
      <HiddenText role="status">{model.announcement}</HiddenText>
    </Part>
  );
});
