import StarOutlineIcon from '@heroicons/react/24/outline/StarIcon';
import StarIcon from '@heroicons/react/24/solid/StarIcon';
import { observer } from 'mobx-react-lite';
import type { DeviceInfo, SiteInfo } from '#core/sites/site-info.schema.ts';
import { summarizeSite } from '#core/sites/summarize-site.rule.ts';
import { IconButton } from '../kit/icon-button.tsx';
import type { SavedSitesViewModel } from './saved-sites.view-model.ts';

/** Keeps a site among the favorites, or no longer; a site without a device has no number to keep it by. */
export const StarButton = observer(
  ({
    info,
    device,
    saved,
  }: {
    readonly info: SiteInfo;
    /** The one looked at, if any. */
    readonly device: DeviceInfo | undefined;
    readonly saved: SavedSitesViewModel;
  }) => {
    const summary = summarizeSite(info, device);
    if (summary === null) return null;
    const favorite = saved.isFavorite(info.siteNum, info.isFavorite);
    return (
      <IconButton
        label="Favorite"
        lit={favorite}
        title={favorite ? 'Remove from favorites' : 'Add to favorites'}
        aria-pressed={favorite}
        onClick={() => void saved.toggle(summary, favorite)}
      >
        {favorite ? <StarIcon /> : <StarOutlineIcon />}
      </IconButton>
    );
  },
);
