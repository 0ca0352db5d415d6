import type { ReactNode } from 'react';
import { row } from './looks.ts';
import { styled } from './styled.ts';

const Group = styled('section', {
  base: {
    '& + &': { marginTop: '16px' },
    '& > [role=status]': { padding: '8px' },
  },
});
const Head = styled('header', {
  base: {
    ...row('2'),
    minHeight: '32px',
    paddingInline: '8px 0',
    textStyle: 'caption',
    color: 'fg.muted',
  },
});
const Title = styled('h2', { base: { fontWeight: '600', flex: '1 1 auto' } });
const Count = styled('span', { base: { '&[data-last]': { paddingInlineEnd: '8px' } } });
/**
 * Links in a side column, each marked `data-link`. Each link contains a `SideLinkName`, and below the name a
 * `SideLinkLine` with a `SideLinkCode` and a state.
 */
export const SideLinks = styled('ul', {
  base: {
    '& [data-link]': {
      display: 'grid',
      alignContent: 'center',
      minHeight: '48px',
      padding: '3px 8px',
      border: '1px solid transparent',
      borderRadius: 'sm',
      color: 'fg.default',
      '&:hover': { background: 'bg.muted' },
    },
    '& [data-link][aria-current=page]': {
      background: 'bg.surface',
      borderColor: 'border.default',
      'html.dark &': { background: 'bg.muted', borderColor: 'bg.muted' },
    },
  },
});
export const SideLinkName = styled('b', {
  base: {
    textStyle: 'small',
    truncate: true,
    '[aria-current=page] > &': { fontWeight: '600' },
  },
});
export const SideLinkLine = styled('span', {
  base: { ...row('2'), justifyContent: 'space-between', minHeight: '22px' },
});
export const SideLinkCode = styled('small', { base: { textStyle: 'caption', color: 'fg.muted' } });
/** Content in place of the side links. */
export const SideNote = styled('div', {
  base: { padding: '4px 8px', textStyle: 'small', color: 'fg.muted' },
});

interface SideGroupProps {
  readonly id: string;
  readonly title: string;
  /** Undefined before the count is known. */
  readonly count: number | undefined;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A named list in a side column, with its count and a small button. `children` is a list, a `SideNote` or a status. */
export const SideGroup = ({ id, title, count, action, children }: SideGroupProps) => (
  <Group>
    <Head>
      <Title id={id}>{title}</Title>
      {count !== undefined && (
        <Count data-last={action === undefined ? '' : undefined}>{count}</Count>
      )}
      {action}
    </Head>
    {children}
  </Group>
);
