import type { ReactNode } from 'react';
import { row } from '../kit/looks.ts';
import { wrapping } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';

const Legend = styled('footer', {
  base: {
    ...wrapping('4px 16px'),
    alignItems: 'center',
    padding: '8px 16px',
    borderTop: 'subtle',
    textStyle: 'caption',
    color: 'fg.muted',
    '& > [data-end]': { marginInlineStart: 'auto' },
    '@media (max-width: 40rem)': { '& > [data-lanes]': { display: 'none' } },
  },
});
const Entry = styled('span', { base: row('2') });
const Lane = styled('i', {
  base: {
    display: 'inline-block',
    width: '16px',
    height: '10px',
    borderRadius: 'xs',
    background: 'bg.muted',
    border: '1px solid',
    borderColor: 'transparent',
    '&[data-open]': { background: 'accent.subtle', borderColor: 'data.bar' },
    '&[data-closed]': { background: 'bg.surface', border: '1px dashed', borderColor: 'fg.muted' },
  },
});

/** The legend of the time lanes and the buttons, below a call order. */
export const CallStepsFoot = ({
  lanes,
  children,
}: {
  readonly lanes: boolean;
  readonly children: ReactNode;
}) => (
  <Legend>
    {lanes && (
      <>
        <Entry data-lanes="">
          <Lane data-open="" /> May be called
        </Entry>
        <Entry data-lanes="">
          <Lane data-closed="" /> Call hours of a skipped contact
        </Entry>
        <Entry data-lanes="">
          <Lane /> Not called
        </Entry>
      </>
    )}
    <Entry data-end="">{children}</Entry>
  </Legend>
);
