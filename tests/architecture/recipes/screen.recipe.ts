import { create, insertAfter, insertBefore, type Recipe } from './recipe.ts';

/** A screen of dealers with one read request: how many sites a user has marked as favorites. */
export const screenRecipe: Recipe = {
  heading: 'A screen',
  steps: [
    [
      insertBefore(
        'core/navigation/screens.ts',
        `  screen('resources', 'Resources', {`,
        `  screen('watchlist', 'Watchlist', {
    ...dealer,
    section: 'watchlist',
    menu: { icon: 'folder-open', heading: 'Manage' },
  }),
`,
      ),
    ],
    [
      create(
        'core/watchlist/watchlist.schema.ts',
        `import * as z from 'zod/mini';

/** Number of favorite sites of a user. */
export const watchlistSchema = z.object({ sites: z.int() });
export type Watchlist = z.infer<typeof watchlistSchema>;
`,
      ),
    ],
    [
      create(
        'core/watchlist/watchlist.api.ts',
        `import { operation } from '../operations/operation.ts';
import { watchlistSchema } from './watchlist.schema.ts';

export const watchlistApi = {
  /** Returns the number of favorite sites of the caller. */
  watchlist: operation({
    summary: 'Number of favorite sites of the user',
    access: { kind: 'full', applications: [2], permissions: [] },
    output: watchlistSchema,
  }),
};
`,
      ),
      create(
        'adapters/wire/watchlist.routes.ts',
        `import { watchlistApi } from '#core/watchlist/watchlist.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof watchlistApi> = {
  watchlist: 'GET watchlist',
};

export const watchlistRoutes = routesOf(watchlistApi, lines);
`,
      ),
    ],
    [
      create(
        'ui/watchlist/watchlist.page.tsx',
        `import { counted } from '#core/kernel/counted.rule.ts';
import { watchlistApi } from '#core/watchlist/watchlist.api.ts';
import type { Watchlist } from '#core/watchlist/watchlist.schema.ts';
import { Card } from '../kit/card.tsx';
import { PageTitle } from '../kit/page-title.tsx';
import { createSection } from '../sections/section.ts';
import { Loadable } from '../shell/loadable.ts';
import { LoadedView } from '../shell/loaded-view.tsx';
import { useModel } from '../shell/use-model.ts';

/** Shows how many favorite sites the user has. */
export const WatchlistPage = () => (
  <>
    <PageTitle title="Watchlist" />
    <LoadedView from={useModel('watchlist')} waiting="Loading the watchlist">
      {({ sites }) => <Card>{counted(sites, 'favorite site')}</Card>}
    </LoadedView>
  </>
);

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly watchlist: Loadable<Watchlist>;
  }
}
`,
      ),
    ],
    [
      insertAfter(
        'ui/watchlist/watchlist.page.tsx',
        `    readonly watchlist: Loadable<Watchlist>;
  }
}
`,
        `
/** The favorite sites of the user. */
export const section = createSection(WatchlistPage, {
  watchlist: ({ gatewayOf }) =>
    new Loadable({
      read: () => gatewayOf(watchlistApi).watchlist(),
      fallback: 'The watchlist could not be loaded.',
    }),
});
`,
      ),
    ],
    [
      insertBefore(
        'tests/core/navigation/navigation-for.test.ts',
        `      'resources',
      'home/contact-us',`,
        `      'watchlist',\n`,
      ),
      insertAfter(
        'tests/core/navigation/group-navigation.prop.test.ts',
        `      ['Manage', 4`,
        ` + 1`,
      ),
      insertBefore(
        'tests/adapters/server/http/trips/written-numbers.ts',
        `  attention: reads(2),`,
        `  watchlist: reads(2),\n`,
      ),
      insertBefore(
        'tests/adapters/server/http/audit/walk-reads.ts',
        `  look('dealerVolume', DEALER),`,
        `  look('watchlist', DEALER),\n`,
      ),
    ],
  ],
};
