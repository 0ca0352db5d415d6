import MoonIcon from '@heroicons/react/20/solid/MoonIcon';
import SunIcon from '@heroicons/react/20/solid/SunIcon';
import type { ReactNode } from 'react';
import { row } from '../kit/looks.ts';
import { styled } from '../kit/styled.ts';

const pair = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '12px',
  '@media (max-width: 40rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
} as const;

const Frame = styled('div', {
  base: {},
  variants: {
    large: {
      true: {
        '@media (min-width: 64rem)': { '& [data-pane]': { zoom: '1.3' } },
        '@media (min-width: 80rem)': { '& [data-pane]': { zoom: '1.7' } },
      },
    },
  },
});
const Themes = styled('header', {
  base: {
    ...pair,
    padding: '8px 16px',
    background: 'bg.subtle',
    borderBottom: 'subtle',
    color: 'fg.muted',
    '@media (max-width: 40rem)': { display: 'none' },
  },
});
const Shown = styled('section', {
  base: {
    padding: '12px 16px 4px',
    display: 'grid',
    gap: '2',
    '&:last-child': { paddingBottom: '16px' },
  },
});
const Head = styled('header', { base: { ...row('3'), flexWrap: 'wrap', minHeight: '32px' } });
const Panes = styled('div', { base: pair });
const Title = styled('h3', { base: { textStyle: 'label' } });
const Note = styled('p', {
  base: { flex: '1 1 0', minWidth: '120px', textStyle: 'small', color: 'fg.muted' },
});
const Theme = styled('span', { base: { ...row('2'), '& > svg': { boxSize: '16px' } } });

interface PreviewRow {
  readonly title: string;
  readonly note: string;
  readonly action?: ReactNode;
  /** The light and the dark preview. */
  readonly panes: ReactNode;
}

/** Rows of previews, light and dark side by side; on phones one below the other. */
export const PreviewRows = ({
  rows,
  label,
  large = false,
}: {
  readonly rows: readonly PreviewRow[];
  readonly label: string;
  /** If true, the previews are larger where the window has room. */
  readonly large?: boolean;
}) => (
  <Frame large={large} role="group" aria-label={`Preview of ${label}`}>
    <Themes>
      <Theme>
        <SunIcon aria-hidden />
        Light
      </Theme>
      <Theme>
        <MoonIcon aria-hidden />
        Dark
      </Theme>
    </Themes>
    {rows.map(({ title, note, action, panes }) => (
      <Shown key={title} aria-label={title}>
        <Head>
          <Title>{title}</Title>
          <Note>{note}</Note>
          {action}
        </Head>
        <Panes>{panes}</Panes>
      </Shown>
    ))}
  </Frame>
);
