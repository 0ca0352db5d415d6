import BeakerIcon from '@heroicons/react/16/solid/BeakerIcon';
import ChevronDownIcon from '@heroicons/react/16/solid/ChevronDownIcon';
import { lazy, Suspense, useState } from 'react';
import { LinkButton } from '../kit/link-button.tsx';
import { styled } from '../kit/styled.ts';
import type { DemoPanelProps } from './demo-panel.tsx';

const DemoPanel = lazy(() => import('./demo-panel.tsx').then((m) => ({ default: m.DemoPanel })));

const Bar = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    paddingTop: '2',
    borderTop: '1px solid',
    borderColor: 'border.subtle',
    '& > svg': { width: '16px', height: '16px' },
    '& > button': { marginInlineStart: 'auto' },
    '& > button > svg': { width: '16px', height: '16px', transition: 'transform .12s' },
    '& > [aria-expanded=true] > svg': { transform: 'rotate(180deg)' },
  },
});

export interface DemoBarProps extends Omit<DemoPanelProps, 'id' | 'onClose'> {
  readonly count: number;
}

/** Tells that this is a demo world and opens its list of accounts, which is fetched only then. */
export const DemoBar = ({ count, password, onChoose }: DemoBarProps) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      {open && (
        <Suspense>
          <DemoPanel
            id="demo-accounts"
            password={password}
            onChoose={(username) => {
              setOpen(false);
              onChoose(username);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
      <Bar>
        <BeakerIcon />
        <span>{`Demo world: ${count} accounts`}</span>
        <LinkButton
          size="sm"
          aria-expanded={open}
          aria-controls={open ? 'demo-accounts' : undefined}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Hide accounts' : 'Show accounts'}
          <ChevronDownIcon />
        </LinkButton>
      </Bar>
    </>
  );
};
