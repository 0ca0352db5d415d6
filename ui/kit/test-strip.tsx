import BeakerIcon from '@heroicons/react/24/outline/BeakerIcon';
import type { ReactNode } from 'react';
import { hatch } from './hatch.ts';
import { row } from './looks.ts';
import { styled } from './styled.ts';

const Strip = styled('div', {
  base: {
    ...hatch,
    ...row('3'),
    padding: '12px 16px 12px 30px',
    background: 'state.test.subtle',
    borderBottom: '1px solid',
    borderColor: 'state.test.border',
    '& > svg': { boxSize: '20px', color: 'state.test.solid' },
    '& > p': { display: 'flex', flexWrap: 'wrap', columnGap: '3', '& > b': { fontWeight: '600' } },
    '& > b': { marginInlineStart: 'auto', fontWeight: '600', whiteSpace: 'nowrap' },
  },
});

interface TestStripProps {
  readonly title: ReactNode;
  readonly text: string;
  readonly left: string;
}

/** That nobody acts on signals, and how long still (kit README §7 "Test panel"). */
export const TestStrip = ({ title, text, left }: TestStripProps) => (
  <Strip>
    <BeakerIcon aria-hidden />
    <p>
      <b>{title}</b>
      <span>{text}</span>
    </p>
    <b>{left}</b>
  </Strip>
);
