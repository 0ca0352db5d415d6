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

/** Actions at the end of a row, as icons without a menu. An address opens in a separate window without access to this page. */
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
