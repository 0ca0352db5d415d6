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
import type { ViewModels } from '../shell/registry.ts';

/**
 * What one section alone needs of the browser, by the section's name; each is entered beside its section and comes from
 * `composition/web/<section>.adapters.ts`, which is fetched with it.
 */
export interface SectionAdapters {
  readonly forgot: { readonly solver: CaptchaSolver };
  readonly 'create-msa-user': { readonly solver: CaptchaSolver };
}

/** What view models are made of. */
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
  readonly visibility: Visibility;
  /** Whether the reader of this page has left its top. */
  readonly hasScrolled: () => boolean;
  readonly files: FileSaver;
  readonly ids: IdSource;
  readonly wallClock: WallClock;
  readonly csvReader: CsvReader;
  readonly makeViewer: () => FileViewer;
  /** A fresh key for each form, so that a repeated press is one change. */
  readonly makeKey: () => AttemptKey;
  /** Whoever is signed in at the moment of asking; empty for nobody. */
  readonly userId: string;
  /** The preferences of that person. */
  readonly own: OwnPreferences;
  /** What that person typed and did not save. */
  readonly ownDrafts: OwnDrafts;
  /** What happens at the sites; one for the page, opened by whoever listens. */
  readonly live: LiveFeed;
  /** Another view model, of this section or of one that is there already. */
  readonly model: <Name extends keyof ViewModels>(name: Name) => ViewModels[Name];
  /** The operations of a slice; what a view model reads by it ends with the view model. */
  readonly gatewayOf: <A extends Api>(api: A) => GatewayOf<A>;
  /** A list that the build wrote beside the program, outside of the API. */
  readonly readBuildList: <Schema extends z.ZodMiniType>(
    file: string,
    schema: Schema,
  ) => Answer<z.output<Schema>>;
  readonly adapters: <Name extends keyof SectionAdapters>(name: Name) => SectionAdapters[Name];
}
