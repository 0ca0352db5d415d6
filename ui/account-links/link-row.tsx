import StarOutlineIcon from '@heroicons/react/24/outline/StarIcon';
import StarIcon from '@heroicons/react/20/solid/StarIcon';
import TrashIcon from '@heroicons/react/20/solid/TrashIcon';
import type { LinkedSite } from '#core/account-links/account-links.schema.ts';
import { IconButton } from '../kit/icon-button.tsx';
import { ChoiceRow } from '../kit/choice-row.tsx';
import { SiteStateMark } from '../sites/site-state-mark.tsx';

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
  <ChoiceRow
    title={link.siteName}
    detail={`${link.xmit} · ${link.address}`}
    mark={<SiteStateMark badges={link.badges} now={null} />}
    current={current}
    onChoose={onChoose}
  >
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
  </ChoiceRow>
);
