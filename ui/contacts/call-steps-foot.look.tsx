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
    '& > span': row('2'),
    '& i': {
      display: 'inline-block',
      width: '16px',
      height: '10px',
      borderRadius: 'xs',
      background: 'bg.muted',
      border: '1px solid',
      borderColor: 'transparent',
    },
    '& i[data-open]': { background: 'accent.subtle', borderColor: 'data.bar' },
    '& i[data-closed]': { background: 'bg.surface', border: '1px dashed', borderColor: 'fg.muted' },
    '@media (max-width: 640px)': { '& > [data-lanes]': { display: 'none' } },
  },
});

/** What the lanes mean, and what can be done with the order, at its foot. */
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
        <span data-lanes="">
          <i data-open="" /> May be called
        </span>
        <span data-lanes="">
          <i data-closed="" /> Call hours of a skipped person
        </span>
        <span data-lanes="">
          <i /> Not called
        </span>
      </>
    )}
    <span data-end="">{children}</span>
  </Legend>
);
