import BeakerIcon from '@heroicons/react/16/solid/BeakerIcon';
import { useState } from 'react';
import { FoldBar } from '../kit/fold-bar.tsx';
import type { DemoPanelProps } from '../login/demo-panel.tsx';
import { lazyComponent } from '../kit/lazy-component.tsx';

const DemoPanel = lazyComponent(async () => (await import('../login/demo-panel.tsx')).DemoPanel);

export interface DemoBarProps extends Omit<DemoPanelProps, 'id' | 'onClose'> {
  readonly count: number;
}

/** Shows that this is a demo, with a button that opens the list of demo accounts. The list is loaded when the button is pressed. */
export const DemoBar = ({ count, password, onChoose }: DemoBarProps) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      {open && (
        <DemoPanel
          id="demo-accounts"
          password={password}
          onChoose={(username) => {
            setOpen(false);
            onChoose(username);
          }}
          onClose={() => setOpen(false)}
        />
      )}
      <FoldBar
        icon={BeakerIcon}
        text={`Demo world: ${count} accounts`}
        opener={open ? 'Hide accounts' : 'Show accounts'}
        open={open}
        controls="demo-accounts"
        onToggle={() => setOpen(!open)}
      />
    </>
  );
};
