import StarOutlineIcon from '@heroicons/react/24/outline/StarIcon';
import StarIcon from '@heroicons/react/20/solid/StarIcon';
import TrashIcon from '@heroicons/react/20/solid/TrashIcon';
import type { LinkedSite } from '#core/account-links/account-links.schema.ts';
import { IconButton } from '../kit/icon-button.tsx';
import { styled } from '../kit/styled.ts';
import { SiteStateMark } from '../sites/site-state-mark.tsx';

const Row = styled('li', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    paddingInlineEnd: '2',
    '&:has(> [aria-current=true])': {
      background: 'accent.subtle',
      '&::before': {
        content: '""',
        position: 'absolute',
        insetBlock: '0',
        insetInlineStart: '0',
        width: '3px',
        background: 'accent.solid',
      },
    },
    '&:hover': { background: 'bg.muted' },
    '& > [data-choose]': {
      flex: '1 1 0',
      minWidth: '0',
      minHeight: '56px',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: '0 8px',
      padding: '8px 8px 8px 16px',
      textAlign: 'start',
      borderRadius: 'sm',
      '&:focus-visible': { outlineOffset: '-2px' },
      '& > b': { fontWeight: '600', overflowWrap: 'anywhere' },
      '& > small': { gridColumn: '1', textStyle: 'small', color: 'fg.muted' },
      '& > span': { gridColumn: '2', gridRow: '1 / span 2' },
    },
    '& > [aria-pressed=true]': { color: 'accent.fg' },
  },
});

/** One linked site: pressing it works with it, the star marks it, the bin asks before it goes. */
export const LinkRow = ({
  link,
  current,
  onChoose,
  onFavorite,
  onRemove,
}: {
  readonly link: LinkedSite;
  /** The site the screen is about. */
  readonly current: boolean;
  readonly onChoose: () => void;
  readonly onFavorite: () => void;
  readonly onRemove: () => void;
}) => (
  <Row>
    <button type="button" data-choose="" aria-current={current} onClick={onChoose}>
      <b>{link.siteName}</b>
      <small>
        {link.xmit} · {link.address}
      </small>
      <span>
        <SiteStateMark badges={link.badges} now={null} />
      </span>
    </button>
    <IconButton
      label={`Favorite ${link.siteName}`}
      aria-pressed={link.isFavorite}
      onClick={onFavorite}
    >
      {link.isFavorite ? <StarIcon aria-hidden /> : <StarOutlineIcon aria-hidden />}
    </IconButton>
    <IconButton label={`Remove ${link.siteName}`} onClick={onRemove}>
      <TrashIcon aria-hidden />
    </IconButton>
  </Row>
);
