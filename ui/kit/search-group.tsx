import type { ReactNode } from 'react';
import { styled } from './styled.ts';

const Frame = styled('section', {
  base: {
    paddingBlock: '8px',
    '& + &': { borderTop: 'subtle' },
    '& > header': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minHeight: '28px',
      px: '5',
      '& > h3': { textStyle: 'caption', fontWeight: '600', color: 'fg.muted' },
    },
    '@media (max-width: 640px)': { '& > header': { px: '4' } },
  },
});

/** A named list of the search dialog; what acts on the whole list stands beside its name. */
export const SearchGroup = ({
  id,
  title,
  action,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}) => (
  <Frame>
    <header>
      <h3 id={`${id}-title`}>{title}</h3>
      {action}
    </header>
    <div role="listbox" id={id} aria-labelledby={`${id}-title`}>
      {children}
    </div>
  </Frame>
);
