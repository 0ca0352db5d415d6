import type { ComponentType, ReactNode, SVGProps } from 'react';
import { eachState } from './looks.ts';
import { styled } from './styled.ts';
import type { State } from './theme/colors.ts';

type Drawing = ComponentType<SVGProps<SVGSVGElement>>;

const List = styled('ol', {
  base: {
    padding: '8px 16px 12px',
  },
  variants: {
    columns: {
      true: {
        padding: '4px 0 8px',
        textStyle: 'small',
        '@media (min-width: 68.75rem)': { columns: '2', columnGap: '32px' },
      },
    },
  },
});
const Happening = styled('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '68px 16px minmax(0, 1fr) auto',
    columnGap: '4',
    alignItems: 'baseline',
    paddingBlock: '8px',
    position: 'relative',
    '& > :first-child': {
      color: 'fg.muted',
      fontVariantNumeric: 'tabular-nums',
      justifySelf: 'start',
    },
    // The line from one event to the next.
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '91px',
      bottom: '-6px',
      height: '12px',
      width: '1px',
      background: 'border.control',
    },
    '@media (max-width: 40rem)': {
      gridTemplateColumns: '64px 16px minmax(0, 1fr)',
      columnGap: '3',
      '&:not(:last-child)::after': { insetInlineStart: '83px' },
    },
  },
  variants: {
    columns: {
      true: {
        '@media (min-width: 68.75rem)': {
          breakInside: 'avoid',
          paddingBlock: '4px',
          '&:not(:last-child)::after': { display: 'none' },
        },
      },
    },
  },
});

const Words = styled('p', { base: {}, variants: { strong: { true: { fontWeight: '600' } } } });
const Aside = styled('small', {
  base: {
    textStyle: 'small',
    color: 'fg.muted',
    '@media (max-width: 40rem)': { gridColumn: '3' },
  },
});
const Mark = styled('span', {
  base: { display: 'contents' },
  variants: {
    state: eachState((state) => ({
      '& > svg': {
        color: `state.${state}.solid`,
        boxSize: '16px',
        alignSelf: 'start',
        marginTop: '3px',
      },
    })),
  },
});

/** One event of a timeline. */
export interface TimelineRow {
  readonly key: string;
  readonly time: ReactNode;
  readonly icon: Drawing;
  readonly state: State;
  readonly strong: boolean;
  readonly words: string;
  readonly aside: string | null;
}

/** Lists the events of a timeline in the given order, one per row. */
export const TimelineRows = ({
  rows,
  columns = false,
}: {
  readonly rows: readonly TimelineRow[];
  /** If true, uses two columns, filled one after the other, if there is room. */
  readonly columns?: boolean;
}) => (
  <List columns={columns}>
    {rows.map(({ key, time, icon: Icon, state, strong, words, aside }) => (
      <Happening key={key} columns={columns}>
        {time}
        <Mark state={state}>
          <Icon aria-hidden />
        </Mark>
        <Words strong={strong}>{words}</Words>
        {aside !== null && <Aside>{aside}</Aside>}
      </Happening>
    ))}
  </List>
);
