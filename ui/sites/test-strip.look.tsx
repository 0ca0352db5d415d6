import BeakerIcon from '@heroicons/react/24/outline/BeakerIcon';
import { type ReactNode } from 'react';
import { row } from '../kit/looks.ts';
import { hatch } from '../kit/on-test.tsx';
import { styled } from '../kit/styled.ts';
import { Strong } from '../kit/text.ts';

const Strip = styled('div', {
  base: {
    ...hatch('14px', 5),
    ...row('3'),
    padding: '12px 16px 12px 30px',
    background: 'state.test.subtle',
    borderBottom: '1px solid',
    borderColor: 'state.test.border',
    '& > svg': { boxSize: '20px', color: 'state.test.solid' },
  },
});

const Words = styled('p', { base: { display: 'flex', flexWrap: 'wrap', columnGap: '3' } });
const Left = styled('b', {
  base: { marginInlineStart: 'auto', fontWeight: '600', whiteSpace: 'nowrap' },
});

interface TestStripProps {
  readonly title: ReactNode;
  readonly text: string;
  readonly left: string;
  /** A link to the live signals of the test. */
  readonly action?: ReactNode;
}

/** A strip that says that signals are not acted on, and for how much longer (kit README §7 "Test panel"). */
export const TestStrip = ({ title, text, left, action }: TestStripProps) => (
  <Strip>
    <BeakerIcon aria-hidden />
    <Words>
      <Strong>{title}</Strong>
      <span>{text}</span>
    </Words>
    <Left>{left}</Left>
    {action}
  </Strip>
);
