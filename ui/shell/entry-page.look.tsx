import type { ReactNode } from 'react';
import { cardBox, row } from '../kit/looks.ts';
import { styled } from '../kit/styled.ts';

const PHONE = '@media (max-width: 40rem)';
const WIDE = '@media (min-width: 64rem)';

const Split = styled('div', {
  base: { minHeight: '100dvh', [WIDE]: { display: 'grid', gridTemplateColumns: '37.5rem 1fr' } },
});
const Pane = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100dvh',
    width: '100%',
    marginInline: 'auto',
    background: 'bg.surface',
    [PHONE]: { px: '5' },
  },
  variants: {
    look: {
      wide: { px: 'max(20px, calc(50% - 13.75rem))', [WIDE]: { px: '20' } },
      card: { background: 'bg.canvas', [PHONE]: { background: 'bg.surface' } },
    },
  },
});
const Head = styled('header', {
  base: {
    ...row('4'),
    justifyContent: 'space-between',
    py: '4',
  },
  variants: {
    look: {
      wide: { [WIDE]: { pt: '36px' } },
      card: { px: '8', pt: '24px', [PHONE]: { px: '0', pt: '4' } },
    },
  },
});
const Tool = styled('div', { base: { display: 'flex', marginInlineEnd: '-10px' } });
const Main = styled('main', {
  base: { flexShrink: '0', display: 'flex', flexDirection: 'column', gap: '5' },
  variants: {
    look: {
      wide: {
        // Positions the form from the top, so that neither a late footer nor an alert moves it.
        flexGrow: '1',
        [WIDE]: {
          pt: 'max(32px, calc((100dvh - 710px) / 2))',
          pb: '8',
          '&:has(> [data-slot=notice]:empty)': { pt: 'max(32px, calc((100dvh - 610px) / 2))' },
        },
      },
      card: {
        gap: '4',
        width: 'min(29rem, 100%)',
        marginInline: 'auto',
        pt: '32px',
        [PHONE]: { pt: '0', gap: '5' },
      },
    },
  },
});
const Column = styled('div', {
  base: {},
  variants: {
    look: {
      wide: {},
      card: {
        ...cardBox,
        padding: '28px 32px 32px',
        [PHONE]: { border: '0', padding: '0', borderRadius: '0' },
      },
    },
  },
});
const Foot = styled('footer', {
  base: { paddingBlock: '5', textStyle: 'small', color: 'fg.muted' },
  // Places the help directly below the card, and the rest of the footer at the bottom.
  variants: { look: { wide: {}, card: { flexGrow: '1', display: 'grid' } } },
});
const Slot = styled('div', { base: { '&:empty': { display: 'none' } } });

interface EntryPageProps {
  /** The layout: a column beside a picture, or a centered card (kit README §6). */
  readonly look: 'wide' | 'card';
  readonly logo: ReactNode;
  /** An icon button at the end of the first line. */
  readonly tool: ReactNode;
  /** A notice above the column. An empty notice takes no space. */
  readonly notice: ReactNode;
  readonly children: ReactNode;
  readonly foot: ReactNode;
  /** A picture beside the column on wide screens. */
  readonly picture: ReactNode;
}

/** A page before sign-in: logo, one column, footer, and a picture on wide screens. */
export const EntryPage = (props: EntryPageProps) => {
  const { look, logo, tool, notice, children, foot, picture } = props;
  const pane = (
    <Pane look={look}>
      <Head look={look}>
        <Slot data-slot="logo">{logo}</Slot>
        <Tool>{tool}</Tool>
      </Head>
      <Main look={look}>
        <Slot data-slot="notice">{notice}</Slot>
        <Column look={look}>{children}</Column>
      </Main>
      <Foot look={look}>
        <Slot data-slot="foot">{foot}</Slot>
      </Foot>
    </Pane>
  );
  if (look === 'card') return pane;
  return (
    <Split>
      {pane}
      {picture}
    </Split>
  );
};
