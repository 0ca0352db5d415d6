import type { FileSaver } from '#core/kernel/file-saver.port.ts';
import type { LiveFeed } from '#core/live/live-feed.port.ts';
import type { TypedZone } from '#core/zones/zone-form.schema.ts';
import type { ZonesGateway } from '#core/zones/zones.api.ts';
import type { SavedDraft } from '../forms/saved-draft.ts';
import type { JobFollower } from '../jobs/job-follower.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import type { OwnPreferences } from '../lists/list-choices.ts';
import type { ZoneDraftBase } from './zone-draft.ts';

export interface ZonePanelsParts {
  readonly gateway: ZonesGateway;
  readonly live: Pick<LiveFeed, 'events$' | 'readAnew$'>;
  readonly toasts: Pick<ToastStore, 'show'>;
  readonly draft: SavedDraft<ZoneDraftBase, TypedZone>;
  readonly newId: () => string;
  /** Dealers may change all fields, customers only the description, others nothing. Controls for other changes are hidden. */
  readonly mayChange: 'all' | 'words' | 'nothing';
  /** True for customers, who read what the station does in plain words. */
  readonly plain: boolean;
}

export interface ZonesParts extends ZonePanelsParts {
  readonly files: FileSaver;
  readonly own: OwnPreferences;
  readonly job: JobFollower;
}
