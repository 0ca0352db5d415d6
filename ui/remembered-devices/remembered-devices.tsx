import ComputerDesktopIcon from '@heroicons/react/24/outline/ComputerDesktopIcon';
import ExclamationTriangleIcon from '@heroicons/react/24/outline/ExclamationTriangleIcon';
import { observer } from 'mobx-react-lite';
import { useRef, type ReactNode } from 'react';
import { Button } from '../kit/button.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { HiddenText } from '../kit/hidden-text.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { Refusal } from '../forms/refusal.tsx';
import { useModel } from '../shell/use-model.ts';
import { DeviceRow } from './device-row.tsx';
import type { RememberedDevicesViewModel } from './remembered-devices.view-model.ts';
import { Part } from '../kit/part.tsx';
import { Rows } from '../kit/rows.ts';

const contentOf = (model: RememberedDevicesViewModel, revoked: () => void): ReactNode => {
  const { reading } = model;
  switch (reading.at) {
    case 'loading':
      return <Skeleton lines={2} label="Loading your remembered devices" />;
    case 'failed':
      return (
        <div role="alert">
          <EmptyState
            icon={ExclamationTriangleIcon}
            title="Not loaded"
            text={reading.text}
            action={
              <Button size="sm" onClick={() => void model.load()}>
                Try again
              </Button>
            }
          />
        </div>
      );
    case 'ready':
      return model.devices.length === 0 ? (
        <EmptyState
          icon={ComputerDesktopIcon}
          title="No remembered devices"
          text="Tick “Remember this device?” when you enter a code, and that browser needs none for 30 days."
        />
      ) : (
        <Rows framed>
          {model.devices.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              now={model.now}
              onRevoke={() => {
                revoked();
                void model.revoke(device);
              }}
            />
          ))}
        </Rows>
      );
  }
};

/** The browsers that need no code, each with its last use and a way to revoke it (SECURITY.md §2.6). */
export const RememberedDevices = observer(() => {
  const model = useModel('rememberedDevices');
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Part
      id="remembered-devices"
      title="Remembered devices"
      titleRef={heading}
      text="These browsers sign in without a code. Revoke one that you no longer use or do not know."
    >
      <Refusal of={model} />
      {/* The row goes with its button: the focus stays in the section. */}
      {contentOf(model, () => heading.current?.focus())}
      <HiddenText role="status">{model.said}</HiddenText>
    </Part>
  );
});
