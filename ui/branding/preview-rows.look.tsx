import MoonIcon from '@heroicons/react/20/solid/MoonIcon';
import SunIcon from '@heroicons/react/20/solid/SunIcon';
import type { ReactNode } from 'react';
import { row } from '../kit/looks.ts';
import { styled } from '../kit/styled.ts';

const pair = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '12px',
  '@media (max-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
} as const;

const Frame = styled('div', {
  base: {
    '& > header': {
      ...pair,
      padding: '8px 16px',
      background: 'bg.subtle',
      borderBottom: 'subtle',
      color: 'fg.muted',
      '& > span': { ...row('2'), '& > svg': { boxSize: '16px' } },
      '@media (max-width: 640px)': { display: 'none' },
    },
    '& > section': { padding: '12px 16px 4px', display: 'grid', gap: '2' },
    '& > section:last-child': { paddingBottom: '16px' },
    '& > section > header': {
      ...row('3'),
      flexWrap: 'wrap',
      minHeight: '32px',
      '& > h3': { textStyle: 'label' },
      '& > p': { flex: '1 1 0', minWidth: '120px', textStyle: 'small', color: 'fg.muted' },
    },
    '& > section > div': pair,
  },
  variants: {
    large: {
      true: {
        '@media (min-width: 1024px)': { '& [data-pane]': { zoom: '1.3' } },
        '@media (min-width: 1280px)': { '& [data-pane]': { zoom: '1.7' } },
      },
    },
  },
});

interface PreviewRow {
  readonly title: string;
  readonly note: string;
  readonly action?: ReactNode;
  /** The light one, and the dark. */
  readonly panes: ReactNode;
}

/** Things as they would look, each in light and dark beside each other; one below the other on phones. */
export const PreviewRows = ({
  rows,
  label,
  large = false,
}: {
  readonly rows: readonly PreviewRow[];
  readonly label: string;
  /** Larger where the window has room. */
  readonly large?: boolean;
}) => (
  <Frame large={large} role="group" aria-label={`Preview of ${label}`}>
    <header>
      <span>
        <SunIcon aria-hidden />
        Light
      </span>
      <span>
        <MoonIcon aria-hidden />
        Dark
      </span>
    </header>
    {rows.map(({ title, note, action, panes }) => (
      <section key={title} aria-label={title}>
        <header>
          <h3>{title}</h3>
          <p>{note}</p>
          {action}
        </header>
        <div>{panes}</div>
      </section>
    ))}
  </Frame>
);
