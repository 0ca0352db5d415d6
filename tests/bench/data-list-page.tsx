// The page for tests/bench/data-list.mjs: ten thousand rows in the product's list, with search in the browser.
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Global, type CSSObject } from '@emotion/react';
import { ok } from '#core/kernel/result.ts';
import { listShape } from '#core/lists/list-query.schema.ts';
import { foldedOnce, selectLocally } from '#core/lists/local-list.rule.ts';
import CheckIcon from '@heroicons/react/16/solid/CheckIcon';
import { Badge } from '#ui/kit/badge.tsx';
import type { DataColumn } from '#ui/kit/data-list/column.ts';
import { KitProvider } from '#ui/kit/kit-provider.tsx';
import { pageStyles } from '#ui/kit/theme/page-styles.ts';
import { ListView } from '#ui/lists/list-view.tsx';
import { LOCAL_PAUSE } from '#ui/lists/local-rows.ts';
import { ListViewModel } from '#ui/lists/list.view-model.ts';
import { RegistryContext, type Registry } from '#ui/shell/registry.ts';

interface Site {
  readonly num: number;
  readonly name: string;
  readonly city: string;
  readonly at: string;
}

const WORDS = ['Anchor', 'Beacon', 'Corner', 'Harbor', 'Kestrel', 'Lighthouse', 'Pilot', 'Tern'];
const SITES: readonly Site[] = Array.from({ length: 10_000 }, (_, at) => ({
  num: 700_000 + at,
  name: `${WORDS[at % 8] ?? ''} ${WORDS[(at * 7 + 3) % 8] ?? ''} ${at}`,
  city: ['Port Alder', 'Marrow Bay', 'Tern Harbor'][at % 3] ?? '',
  at: `Mar ${1 + (at % 28)}, 14:${String(at % 60).padStart(2, '0')}`,
}));

const COLUMNS: readonly DataColumn<Site>[] = [
  { key: 'name', title: 'Site', cell: ({ name }) => name, sortable: true },
  { key: 'num', title: 'Account', cell: ({ num }) => `HP${num}`, kind: 'line' },
  {
    key: 'state',
    title: 'State',
    cell: () => (
      <Badge tone="ok" icon={CheckIcon}>
        Monitored
      </Badge>
    ),
    phone: 'beside',
  },
  { key: 'city', title: 'City', cell: ({ city }) => city },
  { key: 'at', title: 'Last signal', cell: ({ at }) => at, kind: 'number', phone: 'second' },
];

const texts = ({ name, city, num }: Site) => [name, city, String(num)];
const LOCAL = { texts, sorts: { name: ({ name }: Site) => name } };
const textOf = foldedOnce(texts);
const list = new ListViewModel<Site>({
  shape: listShape({ name: 'bench', sorts: ['name'] }),
  read: (query) => {
    const rows = selectLocally(SITES, query, LOCAL, textOf);
    return Promise.resolve(ok({ rows, total: rows.length, next: null }));
  },
  keyOf: ({ num }) => String(num),
  fallback: 'Not loaded',
  scrolls: true,
  pause: LOCAL_PAUSE,
});
list.open(() => null);

/** Stand-in for the app. The list uses only the number of reconnections, which stays zero. */
const APP = { create: () => ({ returns: 0 }) } as unknown as Registry;

const nameOf = ({ name }: Site): string => name;
const nothing = (): void => undefined;
const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <RegistryContext value={APP}>
        <KitProvider>
          <Global styles={pageStyles() as unknown as CSSObject[]} />
          <ListView
            list={list}
            title="Sites"
            pages="Pages of sites"
            waiting="Loading"
            columns={COLUMNS}
            nameOf={nameOf}
            onOpen={nothing}
            bulk={[]}
            search={{ id: 'search', label: 'Search', placeholder: 'Name, number, city' }}
            empty={() => ({ icon: CheckIcon, title: 'No site matches', text: 'Other words?' })}
          />
        </KitProvider>
      </RegistryContext>
    </StrictMode>,
  );
