import type { Container, ServiceIdentifier } from 'inversify';
import { browserFileSaver, pageToSaveFrom } from '#adapters/browser/browser-file-saver.ts';
import { browserFileViewer } from '#adapters/browser/browser-file-viewer.ts';
import { browserVisibility } from '#adapters/browser/browser-visibility.ts';
import { cryptoIdSource } from '#adapters/browser/crypto-id-source.ts';
import { intlWallClock } from '#adapters/browser/intl-wall-clock.ts';
import { csvParseReader } from '#adapters/csv/csv-parse-reader.ts';
import type { ApiClient } from '#adapters/http/api-client.ts';
import { gatewayOf } from '#adapters/http/gateway-of.ts';
import { readBuildList } from '#adapters/http/read-build-list.ts';
import { routesOf, type Lines } from '#adapters/wire/routes-of.ts';
import { AttemptKey } from '#core/kernel/attempt-key.ts';
import type { LiveFeed } from '#core/live/live-feed.port.ts';
import { APPLICATIONS } from '#core/permission/application.schema.ts';
import type { OwnDrafts } from '#ui/forms/saved-draft.ts';
import type { OwnPreferences } from '#ui/lists/list-choices.ts';
import type { SharedViews } from '#ui/lists/shared-views.ts';
import type { Parts, SectionAdapters } from '#ui/sections/parts.ts';
import type { ViewModels } from '#ui/shell/registry.ts';
import { hasScrolled } from './has-scrolled.ts';
import type { FirstScreen } from './first-screen.ts';
import type { PageLife } from './page-life.ts';
import { webLiveFeed } from './web-live-feed.ts';

/** A container key that carries the type of its object, so that a wrong binding does not compile. */
type Token<T> = ServiceIdentifier<T> & symbol & { readonly __service?: T };

/** Returns the container key of a view model, the same for every caller. */
export const modelToken = <Name extends keyof ViewModels>(name: Name): Token<ViewModels[Name]> =>
  Symbol.for(`view model ${name}`);

/** Returns the container key of one section's browser adapters. */
export const adaptersToken = (name: string): Token<SectionAdapters[keyof SectionAdapters]> =>
  Symbol.for(`adapters of ${name}`);

/** Method and path of every operation, as plain text. A section therefore loads only the operations that it calls. */
const LINES: unknown = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<Readonly<Record<string, string>>>('../../adapters/wire/*.routes.ts', {
      eager: true,
      import: 'lines',
    }),
  ),
);

/** Returns functions that call the server through the given client. */
export const callsOf = (
  client: ApiClient,
): Pick<Parts, 'gatewayOf' | 'readBuildList'> & { readonly client: ApiClient } => ({
  client,
  gatewayOf: (api) => gatewayOf(client, routesOf(api, LINES as Lines<typeof api>)),
  readBuildList: (file, schema) => readBuildList(client, file, schema),
});

/** Creates the parts for view models: the objects of the first screen, the services that outlive screens, and parts for later sections. */
export const createParts = (screen: FirstScreen, life: PageLife, container: Container) => {
  let live: LiveFeed | null = null;
  let views: Promise<SharedViews | null> | null = null;
  const calls = callsOf(screen.http.client);
  const makeKey = () => new AttemptKey(cryptoIdSource);
  const loadViews = async (): Promise<SharedViews | null> => {
    try {
      const { openSharedViews } = await import('./open-shared-views.ts');
      return openSharedViews({ ...screen, ...life, ...calls, makeKey });
    } catch {
      views = null;
      return null;
    }
  };
  return {
    ...screen,
    ...life,
    ...calls,
    files: browserFileSaver(pageToSaveFrom(document)),
    hasScrolled,
    ids: cryptoIdSource,
    wallClock: intlWallClock,
    csvReader: csvParseReader,
    visibility: browserVisibility(),
    makeViewer: () => browserFileViewer(pageToSaveFrom(document)),
    makeKey,
    get userId(): string {
      return screen.context.current.context.user?.id ?? '';
    },
    get own(): OwnPreferences {
      const own = { store: life.preferences, userId: this.userId, rows: life.places };
      return screen.context.current.context.user?.application === APPLICATIONS.customer
        ? own
        : { ...own, shared: () => (views ??= loadViews()) };
    },
    get ownDrafts(): OwnDrafts {
      return { store: life.drafts, userId: this.userId, clock: screen.clock };
    },
    get live(): LiveFeed {
      return (live ??= webLiveFeed(screen));
    },
    model: <Name extends keyof ViewModels>(name: Name) => container.get(modelToken(name)),
    adapters: <Name extends keyof SectionAdapters>(name: Name) =>
      container.get(adaptersToken(name)) as SectionAdapters[Name],
  } satisfies Parts;
};

/** The parts from which view models are built. */
export type WebParts = ReturnType<typeof createParts>;

/** Container key of the parts for view models. */
export const PARTS: Token<WebParts> = Symbol('parts');
