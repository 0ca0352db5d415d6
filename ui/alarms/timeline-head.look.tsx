import type { ComponentType, ReactNode, Ref, SVGProps } from 'react';
import { eachState, row, tint } from '../kit/looks.ts';
import { column } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';
import type { State } from '../kit/theme/colors.ts';

const Head = styled('section', {
  base: {
    ...row('6'),
    padding: '24px 20px 24px 24px',
    border: '1px solid',
    borderInlineStartWidth: '6px',
    borderRadius: 'md',
    '& > svg': { flexShrink: '0', boxSize: '32px', alignSelf: 'start' },
    '@media (max-width: 56.25rem)': {
      flexDirection: 'column',
      alignItems: 'stretch',
      gap: '4',
      padding: '16px',
      '& > svg': { display: 'none' },
    },
  },
  variants: { state: eachState(tint) },
});
const Title = styled('h2', {
  base: { fontSize: '1.625rem', lineHeight: '2.125rem', fontWeight: '600', outline: '0' },
});
const Words = styled('p', {
  base: { textStyle: 'form', color: 'fg.muted', maxWidth: '72ch', marginTop: '1' },
});
const Ways = styled('footer', {
  base: {
    ...column('8px'),
    flexShrink: '0',
    marginInlineStart: 'auto',
    minWidth: '180px',
    '@media (max-width: 56.25rem)': { marginInlineStart: '0' },
    // On phones the bottom bar contains these buttons.
    '@media (max-width: 40rem)': { display: 'none' },
  },
});

/** The head of a timeline: one headline, one sentence and buttons. On phones the buttons are in a `BottomBar`. */
export const TimelineHead = ({
  state,
  icon: Icon,
  title,
  titleRef,
  children,
  actions,
}: {
  readonly state: State;
  readonly icon: ComponentType<SVGProps<SVGSVGElement>>;
  readonly title: string;
  readonly titleRef?: Ref<HTMLHeadingElement> | undefined;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}) => (
  <Head state={state}>
    <Icon aria-hidden />
    <div>
      <Title ref={titleRef} tabIndex={-1}>
        {title}
      </Title>
      <Words>{children}</Words>
    </div>
    {actions !== undefined && <Ways>{actions}</Ways>}
  </Head>
);

/** Lays out a timeline and its additional content side by side if there is room. */
export const TimelineGrid = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(16.25rem, 23.25rem)',
    gap: '4',
    alignItems: 'start',
    '@media (max-width: 68.75rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& > *': { minWidth: '0' },
  },
});
