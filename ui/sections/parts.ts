import type * as z from 'zod/mini';
import type { RuntimeConfiguration } from '#core/configuration/runtime-configuration.schema.ts';
import type { DealerFigures } from '#core/home/dealer-figures.store.ts';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import type { Clock } from '#core/kernel/clock.port.ts';
import type { FileSaver } from '#core/kernel/file-saver.port.ts';
import type { FileViewer } from '#core/kernel/file-viewer.port.ts';
import type { IdSource } from '#core/kernel/id-source.port.ts';
import type { Answer } from '#core/kernel/result.ts';
import type { WallClock } from '#core/kernel/wall-clock.port.ts';
import type { LiveFeed } from '#core/live/live-feed.port.ts';
import type { GatewayOf } from '#core/operations/gateway-of.ts';
import type { Api } from '#core/operations/operation.ts';
import type { PreferenceStore } from '#core/preferences/preference.store.port.ts';
import type { SessionContext } from '#core/session/session-context.ts';
import type { RecentSearches } from '#core/sites/recent-searches.store.ts';
import type { Visibility } from '#core/updates/update-source.port.ts';
import type { CsvReader } from '#core/zones/csv-reader.port.ts';
import type { CaptchaSolver } from '#core/captcha/captcha.gateway.port.ts';
import type { OwnDrafts } from '../forms/saved-draft.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import type { OwnPreferences } from '../lists/list-choices.ts';
import type { PlaceMemory } from '../shell/place/place-memory.ts';
import type { ViewModels } from '../shell/registry.ts';

/**
 * Browser adapters used by a single section, by section name. `composition/web/<section>.adapters.ts` creates them and is
 * loaded with the section.
 */
export interface SectionAdapters {
  readonly forgot: { readonly solver: CaptchaSolver };
  readonly 'create-msa-user': { readonly solver: CaptchaSolver };
}

/** The ports and services that view models are built from. */
export interface Parts {
  readonly configuration: RuntimeConfiguration;
  readonly clock: Clock;
  readonly context: SessionContext;
  readonly toasts: ToastStore;
  readonly login: ViewModels['login'];
  readonly session: ViewModels['session'];
  readonly dialogs: ViewModels['dialogs'];
  readonly preferences: PreferenceStore;
  readonly drafts: PreferenceStore;
  readonly recentSearches: RecentSearches;
  readonly figures: DealerFigures;
  /** Where the person stood on the screens of this tab. */
  readonly places: PlaceMemory;
  readonly visibility: Visibility;
  /** Returns true if the page is scrolled down. */
  readonly hasScrolled: () => boolean;
  readonly files: FileSaver;
  readonly ids: IdSource;
  readonly wallClock: WallClock;
  readonly csvReader: CsvReader;
  readonly makeViewer: () => FileViewer;
  /** Makes an idempotency key for each form, so that repeated presses make one change. */
  readonly makeKey: () => AttemptKey;
  /** The id of the signed-in person; empty without a session. */
  readonly userId: string;
  /** The preferences of the signed-in person. */
  readonly own: OwnPreferences;
  /** The unsaved drafts of the signed-in person. */
  readonly ownDrafts: OwnDrafts;
  /** Live events of the sites. All subscribers of a page share one feed, which the first subscriber opens. */
  readonly live: LiveFeed;
  /** Returns another view model of this section or of a section already loaded. */
  readonly model: <Name extends keyof ViewModels>(name: Name) => ViewModels[Name];
  /** Returns the gateway of an API. The gateway's reads are aborted when the view model ends. */
  readonly gatewayOf: <A extends Api>(api: A) => GatewayOf<A>;
  /** Loads a list that the build wrote next to the app, without using the API. */
  readonly readBuildList: <Schema extends z.ZodMiniType>(
    file: string,
    schema: Schema,
  ) => Answer<z.output<Schema>>;
  readonly adapters: <Name extends keyof SectionAdapters>(name: Name) => SectionAdapters[Name];
}
