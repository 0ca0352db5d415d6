import EyeOutlineIcon from '@heroicons/react/24/outline/EyeIcon';
import StarOutlineIcon from '@heroicons/react/24/outline/StarIcon';
import EyeIcon from '@heroicons/react/24/solid/EyeIcon';
import StarIcon from '@heroicons/react/24/solid/StarIcon';
import { observer } from 'mobx-react-lite';
import { DURATIONS } from '#core/kernel/limits.ts';
import { chooseDevice, summarizeSite } from '#core/sites/summarize-site.rule.ts';
import type { SiteInfo } from '#core/sites/site-info.schema.ts';
import { Icon } from '../kit/icon.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { useToasts } from '../shell/notices.tsx';
import { useRegistry } from '../shell/registry.ts';
import type { SavedSitesViewModel } from './saved-sites.view-model.ts';
import type { SiteViewModel } from './site.view-model.ts';

/** Adds a site to the favorites or removes it. Renders nothing for a site without a device. */
export const StarButton = observer(
  ({
    info,
    devNum,
    saved,
  }: {
    readonly info: SiteInfo;
    /** The device in the URL; null for none. */
    readonly devNum: number | null;
    readonly saved: SavedSitesViewModel;
  }) => {
    const { mayChange } = useRegistry().create('session').limits;
    const choice = chooseDevice(info.devices, devNum);
    const summary = summarizeSite(info, choice.kind === 'chosen' ? choice.device : undefined);
    if (summary === null) return null;
    const favorite = saved.isFavorite(info.siteNum, info.isFavorite);
    if (!mayChange)
      return favorite ? <Icon of={StarIcon} size={20} tone="muted" label="Favorite" /> : null;
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

/** Adds a site to the group's watch list or removes it, and shows who added it. */
export const WatchButton = observer(
  ({ info, model }: { readonly info: SiteInfo; readonly model: SiteViewModel }) => {
    const { mayChange } = useRegistry().create('session').limits;
    const toasts = useToasts();
    const watched = info.watchedBy !== null;
    if (!mayChange)
      return watched ? <Icon of={EyeIcon} size={20} tone="muted" label="Watched" /> : null;
    const press = async (): Promise<void> => {
      await model.watch(!watched);
      const { problem } = model.watching;
      if (problem !== null)
        toasts.show({ tone: 'alarm', title: problem, durationMs: DURATIONS.toastShort });
    };
    return (
      <IconButton
        label="Watch"
        lit={watched}
        title={
          watched
            ? `On your group’s watch list, added by ${info.watchedBy ?? ''}. Press to remove it.`
            : 'Add to your group’s watch list'
        }
        aria-pressed={watched}
        aria-busy={model.watching.busy}
        onClick={() => void press()}
      >
        {watched ? <EyeIcon /> : <EyeOutlineIcon />}
      </IconButton>
    );
  },
);
