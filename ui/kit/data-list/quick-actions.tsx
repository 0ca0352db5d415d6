import { IconButton } from '../icon-button.tsx';
import type { MenuEntry } from '../menu.tsx';
import { styled } from '../styled.ts';

const QuickLink = styled('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSize: '32px',
    borderRadius: 'sm',
    color: 'fg.muted',
    '&:hover': { background: 'bg.muted' },
    '& svg': { boxSize: '20px' },
    '@media (pointer: coarse)': { boxSize: '44px' },
  },
});

/** The action buttons at the end of a row, as icons. Pressing a link opens a window that cannot access this page. */
export const QuickActions = ({ entries }: { readonly entries: readonly MenuEntry[] }) =>
  entries.map(({ id, text, icon: Icon, href, onSelect }) =>
    href === undefined ? (
      <IconButton key={id} size="sm" label={text} onClick={onSelect}>
        <Icon aria-hidden />
      </IconButton>
    ) : (
      <QuickLink
        key={id}
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={text}
        title={href}
      >
        <Icon aria-hidden />
      </QuickLink>
    ),
  );
