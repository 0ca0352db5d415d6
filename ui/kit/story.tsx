import type { ComponentType, ReactNode, SVGProps } from 'react';
import { eachState, row, tint } from './looks.ts';
import { column } from './portal-looks.ts';
import { styled } from './styled.ts';
import type { State } from './theme/colors.ts';

type Drawing = ComponentType<SVGProps<SVGSVGElement>>;

const Head = styled('section', {
  base: {
    ...row('6'),
    padding: '24px 20px 24px 24px',
    border: '1px solid',
    borderInlineStartWidth: '6px',
    borderRadius: 'md',
    '& > svg': { flexShrink: '0', boxSize: '32px', alignSelf: 'start' },
    '& h2': { fontSize: '26px', lineHeight: '34px', fontWeight: '600' },
    '& p': { textStyle: 'form', color: 'fg.muted', maxWidth: '72ch', marginTop: '1' },
    '& > footer': {
      ...column('8px'),
      flexShrink: '0',
      marginInlineStart: 'auto',
      minWidth: '180px',
    },
    '@media (max-width: 900px)': {
      flexDirection: 'column',
      alignItems: 'stretch',
      gap: '4',
      padding: '16px',
      '& > svg': { display: 'none' },
      '& > footer': { marginInlineStart: '0' },
    },
    // There they stand in the bottom bar.
    '@media (max-width: 640px)': { '& > footer': { display: 'none' } },
  },
  variants: { state: eachState(tint) },
});

/** What a story comes down to now: one headline, one sentence, the ways out; on phones these stand in a `BottomBar`. */
export const StoryHead = ({
  state,
  icon: Icon,
  title,
  children,
  actions,
}: {
  readonly state: State;
  readonly icon: Drawing;
  readonly title: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}) => (
  <Head state={state}>
    <Icon aria-hidden />
    <div>
      <h2>{title}</h2>
      <p>{children}</p>
    </div>
    {actions !== undefined && <footer>{actions}</footer>}
  </Head>
);

const List = styled('ol', {
  base: {
    padding: '8px 16px 12px',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: '68px 16px minmax(0, 1fr) auto',
      columnGap: '4',
      alignItems: 'baseline',
      paddingBlock: '8px',
      position: 'relative',
    },
    '& > li > :first-child': {
      color: 'fg.muted',
      fontVariantNumeric: 'tabular-nums',
      justifySelf: 'start',
    },
    '& > li > svg': { boxSize: '16px', alignSelf: 'start', marginTop: '3px' },
    // A line from one happening to the next.
    '& > li:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '91px',
      bottom: '-6px',
      height: '12px',
      width: '1px',
      background: 'border.control',
    },
    '& > li[data-strong] > p': { fontWeight: '600' },
    '& > li > small': { textStyle: 'small', color: 'fg.muted' },
    '@media (max-width: 640px)': {
      '& > li': { gridTemplateColumns: '64px 16px minmax(0, 1fr)', columnGap: '3' },
      '& > li > small': { gridColumn: '3' },
      '& > li:not(:last-child)::after': { insetInlineStart: '83px' },
    },
  },
  variants: {
    columns: {
      true: {
        padding: '4px 0 8px',
        textStyle: 'small',
        '@media (min-width: 1100px)': {
          columns: '2',
          columnGap: '32px',
          '& > li': { breakInside: 'avoid', paddingBlock: '4px' },
          '& > li:not(:last-child)::after': { display: 'none' },
        },
      },
    },
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

/** One happening of a story. */
export interface StoryRow {
  readonly key: string;
  readonly time: ReactNode;
  readonly icon: Drawing;
  readonly state: State;
  readonly strong: boolean;
  readonly words: string;
  readonly aside: string | null;
}

/** What happened, one row a happening, in the order it is given. */
export const StoryRows = ({
  rows,
  columns = false,
}: {
  readonly rows: readonly StoryRow[];
  /** In two columns where there is room, one after the other. */
  readonly columns?: boolean;
}) => (
  <List columns={columns}>
    {rows.map(({ key, time, icon: Icon, state, strong, words, aside }) => (
      <li key={key} data-strong={strong ? '' : undefined}>
        {time}
        <Mark state={state}>
          <Icon aria-hidden />
        </Mark>
        <p>{words}</p>
        {aside !== null && <small>{aside}</small>}
      </li>
    ))}
  </List>
);

const Steps = styled('ol', {
  base: {
    ...column('12px'),
    padding: '4',
    counterReset: 'step',
    '& > li': { ...row('3'), counterIncrement: 'step' },
    '& > li::before': {
      content: 'counter(step)',
      flexShrink: '0',
      boxSize: '24px',
      border: 'control',
      borderRadius: 'full',
      textStyle: 'caption',
      lineHeight: '22px',
      textAlign: 'center',
    },
    '& > li:first-child': { fontWeight: '600' },
    '& > li:first-child::before': {
      background: 'state.info.solid',
      borderColor: 'state.info.solid',
      color: 'state.info.on',
    },
  },
});

/** What comes next, the first being under way. */
export const NextSteps = ({ steps }: { readonly steps: readonly string[] }) => (
  <Steps>
    {steps.map((step) => (
      <li key={step}>
        <span>{step}</span>
      </li>
    ))}
  </Steps>
);

/** Beside each other where there is room: the story, and what belongs to it. */
export const StoryGrid = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(260px, 372px)',
    gap: '4',
    alignItems: 'start',
    '@media (max-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& > *': { minWidth: '0' },
  },
});
