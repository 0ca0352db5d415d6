import ComputerDesktopIcon from '@heroicons/react/24/outline/ComputerDesktopIcon';
import ExclamationTriangleIcon from '@heroicons/react/24/outline/ExclamationTriangleIcon';
import { observer } from 'mobx-react-lite';
import { useRef, type ReactNode } from 'react';
import { Button } from '../kit/button.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { FormAlert } from '../kit/form-alert.tsx';
import { HiddenText } from '../kit/hidden-text.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { styled } from '../kit/styled.ts';
import { useModel } from '../shell/use-model.ts';
import { DeviceRow } from './device-row.tsx';
import type { RememberedDevicesViewModel } from './remembered-devices.view-model.ts';

const Frame = styled('section', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: 'minmax(0, 1fr)',
    marginTop: '6',
    paddingTop: '4',
    borderTop: '1px solid',
    borderColor: 'border.default',
    '& > h3': { textStyle: 'label', outline: '0' },
    '& > p': { textStyle: 'small', color: 'fg.muted', marginTop: '-8px', maxWidth: '72ch' },
  },
});
const List = styled('ul', {
  base: {
    border: '1px solid',
    borderColor: 'border.default',
    borderRadius: 'md',
    '& > li + li': { borderTop: '1px solid', borderColor: 'border.subtle' },
  },
});

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
        <List>
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
        </List>
      );
  }
};

/** The browsers that need no code, each with its last use and a way to revoke it (security.md §2.6). */
export const RememberedDevices = observer(() => {
  const model = useModel('rememberedDevices');
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Frame aria-labelledby="remembered-devices">
      <h3 id="remembered-devices" ref={heading} tabIndex={-1}>
        Remembered devices
      </h3>
      <p>
        These browsers sign in without a code. Revoke one that you no longer use or do not know.
      </p>
      {model.problem !== null && (
        <FormAlert key={model.refusals} tone="error" text={model.problem} />
      )}
      {/* The row goes with its button: the focus stays in the section. */}
      {contentOf(model, () => heading.current?.focus())}
      <HiddenText role="status">{model.said}</HiddenText>
    </Frame>
  );
});
