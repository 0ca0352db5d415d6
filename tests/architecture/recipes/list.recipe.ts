import { create, insertAfter, insertBefore, type Recipe } from './recipe.ts';

/** The favorite sites on the screen of the recipe of a screen: searched, sorted, paged, and exported. */
export const listRecipe: Recipe = {
  heading: 'A list',
  steps: [
    [
      create(
        'core/watchlist/watched-list.ts',
        `import { listShape } from '../lists/list-query.schema.ts';
import type { ExportColumn } from '../lists/list-table.rule.ts';
import type { WatchedSite } from './watchlist.schema.ts';

/** The favorite sites of a user, by name. */
export const WATCHED_LIST = listShape({ name: 'watched', sorts: ['name', 'number'] });

/** The columns of the list and of its files. */
export const WATCHED_COLUMNS: readonly ExportColumn<WatchedSite>[] = [
  { key: 'name', title: 'Site', value: ({ siteName }) => siteName },
  { key: 'number', title: 'Site number', value: ({ siteNum }) => siteNum },
];
`,
      ),
      insertAfter(
        'core/watchlist/watchlist.schema.ts',
        `export type Watchlist = z.infer<typeof watchlistSchema>;
`,
        `
/** A favorite site of a user. */
export const watchedSiteSchema = z.object({ siteNum: z.int(), siteName: z.string() });
export type WatchedSite = z.infer<typeof watchedSiteSchema>;

/** One page of favorite sites, and how many there are. */
export const watchedPageSchema = z.object({ rows: z.array(watchedSiteSchema), total: z.int() });
export type WatchedPage = z.infer<typeof watchedPageSchema>;
`,
      ),
      insertAfter(
        'core/watchlist/watchlist.api.ts',
        `    output: watchlistSchema,
  }),
`,
        `
  watchedSites: operation({
    summary: 'Favorite sites of the user',
    access: { kind: 'full', applications: [2], permissions: [] },
    ...queryInput(WATCHED_LIST, {}),
    output: watchedPageSchema,
  }),

  exportWatchedSites: operation({
    ...listFile,
    summary: 'Favorite sites of the user, as a file',
    access: { kind: 'full', applications: [2], permissions: [] },
    ...exportInput(WATCHED_LIST, {}),
    background: true,
  }),
`,
      ),
      insertAfter(
        'core/watchlist/watchlist.api.ts',
        `import { watchlistSchema`,
        `, watchedPageSchema`,
      ),
      insertBefore(
        'core/watchlist/watchlist.api.ts',
        `import { watchlistSchema`,
        `import { exportInput, listFile, queryInput } from '../lists/list-input.ts';
import { WATCHED_LIST } from './watched-list.ts';
`,
      ),
      insertAfter(
        'adapters/wire/watchlist.routes.ts',
        `  watchlist: 'GET watchlist',`,
        `
  watchedSites: 'GET watchlist/sites',
  exportWatchedSites: 'GET watchlist/sites/export',`,
      ),
    ],
    [
      create(
        'ui/watchlist/watched.view-model.ts',
        `import type { GatewayOf } from '#core/operations/gateway-of.ts';
import { WATCHED_LIST } from '#core/watchlist/watched-list.ts';
import type { watchlistApi } from '#core/watchlist/watchlist.api.ts';
import type { WatchedSite } from '#core/watchlist/watchlist.schema.ts';
import { ListDownload, type ListServices } from '../lists/list-download.ts';
import { ListViewModel } from '../lists/list.view-model.ts';

/** The list of a user's favorite sites. */
export class WatchedViewModel {
  readonly list: ListViewModel<WatchedSite>;
  readonly download: ListDownload;

  constructor(parts: ListServices & { readonly gateway: GatewayOf<typeof watchlistApi> }) {
    const { gateway, own } = parts;
    this.list = new ListViewModel({
      shape: WATCHED_LIST,
      read: (query) => gateway.watchedSites({ query }),
      keyOf: ({ siteNum }) => String(siteNum),
      fallback: 'The favorite sites could not be loaded.',
      own,
    });
    this.download = new ListDownload({
      ...parts,
      take: (wanted) => gateway.exportWatchedSites(wanted),
      fallback: 'The favorite sites could not be exported.',
      row: 'site',
    });
  }

  dispose(): void {
    this.list.dispose();
  }
}
`,
      ),
      create(
        'ui/watchlist/watched-list.tsx',
        `import StarIcon from '@heroicons/react/24/outline/StarIcon';
import { observer } from 'mobx-react-lite';
import { WATCHED_COLUMNS } from '#core/watchlist/watched-list.ts';
import type { WatchedSite } from '#core/watchlist/watchlist.schema.ts';
import { columnsWith } from '../kit/data-list/column.ts';
import { ListView } from '../lists/list-view.tsx';
import { useListAddress } from '../lists/use-list-address.ts';
import { useModel } from '../shell/use-model.ts';

const CELLS = columnsWith<WatchedSite>(WATCHED_COLUMNS, [
  { key: 'name', cell: ({ siteName }) => siteName, sortable: true },
  { key: 'number', cell: ({ siteNum }) => siteNum, sortable: true },
]);

/** The list of the user's favorite sites. */
export const WatchedList = observer(() => {
  const { list, download } = useModel('watched');
  useListAddress(list);
  return (
    <ListView
      list={list}
      title="Favorite sites"
      pages="Pages of sites"
      waiting="Loading the sites"
      columns={CELLS}
      nameOf={({ siteName }) => siteName}
      search={{ id: 'watched-search', label: 'Search', placeholder: 'Name' }}
      empty={() => ({ icon: StarIcon, title: 'No sites', text: 'Mark a site as a favorite.' })}
      download={download}
    />
  );
});
`,
      ),
      insertAfter(
        'ui/watchlist/watchlist.page.tsx',
        `    {({ sites }) => <Card>{counted(sites, 'favorite site')}`,
        `<WatchedList />`,
      ),
      insertBefore(
        'ui/watchlist/watchlist.page.tsx',
        `import { createSection }`,
        `import { WatchedList } from './watched-list.tsx';
import { WatchedViewModel } from './watched.view-model.ts';
`,
      ),
      insertAfter(
        'ui/watchlist/watchlist.page.tsx',
        `    readonly watchlist: Loadable<Watchlist>;`,
        `\n    readonly watched: WatchedViewModel;`,
      ),
      insertAfter(
        'ui/watchlist/watchlist.page.tsx',
        `      fallback: 'The watchlist could not be loaded.',
    }),`,
        `
  watched: ({ files, gatewayOf, own, toasts }) =>
    new WatchedViewModel({ files, toasts, own, gateway: gatewayOf(watchlistApi) }),`,
      ),
    ],
    [
      insertAfter(
        'core/backend/watchlist/watchlist.repository.port.ts',
        `  count(accountId: string): Promise<number>;`,
        `
  /** Returns one page of the favorite sites of a user. */
  sites(
    accountId: string,
    query: ListQuery,
    window: { readonly limit: number; readonly offset: number },
  ): Promise<WatchedPage>;`,
      ),
      insertBefore(
        'core/backend/watchlist/watchlist.repository.port.ts',
        `/** The favorite sites of users. */`,
        `import type { ListQuery } from '../../lists/list-query.schema.ts';
import type { WatchedPage } from '../../watchlist/watchlist.schema.ts';

`,
      ),
      insertAfter(
        'adapters/server/sql/watchlist/watchlist.repository.ts',
        `    return row?.sites ?? 0;
  },
`,
        `
  sites: (accountId, query, window) =>
    selectList(tx, {
      columns: SITE,
      from: sql\`site_favorite favorite join site on site.num = favorite.site_num\`,
      where: sql\`favorite.user_id = \${accountId} and \${listConditions(LIST, query)}\`,
      order: listOrder(LIST, query.sort),
      ...window,
    }).then(({ rows, total }) => ({ rows: [...rows], total })),
`,
      ),
      insertBefore(
        'adapters/server/sql/watchlist/watchlist.repository.ts',
        `/** The favorite sites of users in SQL. */`,
        `const SITE = sql<WatchedSite>\`site.num as "siteNum", site.name as "siteName"\`;
const LIST = {
  texts: [sql\`site.name\`],
  sorts: { name: sql\`lower(site.name)\`, number: sql\`site.num\` },
  usual: sql\`lower(site.name)\`,
  key: sql\`site.num\`,
};

`,
      ),
      insertBefore(
        'adapters/server/sql/watchlist/watchlist.repository.ts',
        `import { prepareRead }`,
        `import type { WatchedSite } from '#core/watchlist/watchlist.schema.ts';
import { listConditions, listOrder, selectList } from '../list-sql.ts';
`,
      ),
    ],
    [
      insertAfter(
        'core/backend/watchlist/watchlist.use-cases.ts',
        `    ports.unitOfWork.read(async (tx) => ok({ sites: await tx.watchlist.count(session.accountId) })),
`,
        `
  watchedSites: (
    { session }: SessionCaller,
    { query }: { readonly query: ListQuery },
  ): Reply<WatchedPage> =>
    ports.unitOfWork.read(async (tx) =>
      ok(
        await tx.watchlist.sites(session.accountId, query, {
          limit: query.size,
          offset: (query.page - 1) * query.size,
        }),
      ),
    ),

  exportWatchedSites: (caller: SessionCaller, request: ExportRequest<ListQuery>) =>
    exportList(ports, {
      name: WATCHED_LIST.name,
      title: 'Favorite sites',
      columns: WATCHED_COLUMNS,
      operation: 'watchlist.export',
      auditFacts: queryFacts,
      rows: async (tx, query: ListQuery, { limit }) =>
        (await tx.watchlist.sites(caller.session.accountId, query, { limit, offset: 0 })).rows,
    })(caller, request),
`,
      ),
      insertAfter(
        'core/backend/watchlist/watchlist.use-cases.ts',
        `export const createWatchlist = (ports: `,
        `ExportPorts & `,
      ),
      insertBefore(
        'core/backend/watchlist/watchlist.use-cases.ts',
        `import type { Watchlist } from`,
        `import type { ListQuery } from '../../lists/list-query.schema.ts';
import { WATCHED_COLUMNS, WATCHED_LIST } from '../../watchlist/watched-list.ts';
import type { WatchedPage } from '../../watchlist/watchlist.schema.ts';
import {
  exportList,
  type ExportPorts,
  type ExportRequest,
  queryFacts,
} from '../lists/export-list.operation.ts';
`,
      ),
      insertBefore(
        'tests/adapters/server/http/trips/written-numbers.ts',
        `  attention: reads(2),`,
        `  watchedSites: list(3),
  exportWatchedSites: looksAndWrites(4, 1, 'the audit log says who exported it'),
`,
      ),
    ],
  ],
};
