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
 * The browser adapters each section alone needs, by section name. Each is declared beside its section and created in
 * `composition/web/<section>.adapters.ts`, which is loaded with it.
 */
export interface SectionAdapters {
  readonly forgot: { readonly solver: CaptchaSolver };
  readonly 'create-msa-user': { readonly solver: CaptchaSolver };
}

/** The ports and services from which view models are built. */
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
  /** Returns true if the page is scrolled down. */
  readonly hasScrolled: () => boolean;
  readonly files: FileSaver;
  readonly ids: IdSource;
  readonly wallClock: WallClock;
  readonly csvReader: CsvReader;
  readonly makeViewer: () => FileViewer;
  /** Makes a key for each form, so that a repeated press is one change. */
  readonly makeKey: () => AttemptKey;
  /** The id of the person signed in now; empty when no person is. */
  readonly userId: string;
  /** The preferences of that person. */
  readonly own: OwnPreferences;
  /** The unsaved drafts of that person. */
  readonly ownDrafts: OwnDrafts;
  /** The live events of the sites. There is one feed per page, opened by its first subscriber. */
  readonly live: LiveFeed;
  /** Returns another view model of this section, or of one that is already loaded. */
  readonly model: <Name extends keyof ViewModels>(name: Name) => ViewModels[Name];
  /** Returns the gateway of an API. Reads through it end with the view model. */
  readonly gatewayOf: <A extends Api>(api: A) => GatewayOf<A>;
  /** Reads a list that the build wrote next to the app, outside of the API. */
  readonly readBuildList: <Schema extends z.ZodMiniType>(
    file: string,
    schema: Schema,
  ) => Answer<z.output<Schema>>;
  readonly adapters: <Name extends keyof SectionAdapters>(name: Name) => SectionAdapters[Name];
}
