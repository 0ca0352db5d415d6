import { create, insertAfter, insertBefore, type Recipe } from './recipe.ts';

/** A right to the watchlist of the recipe of a screen. */
export const rightRecipe: Recipe = {
  heading: 'A right',
  steps: [
    [
      insertAfter(
        'core/permission/permissions.ts',
        `  billingRead: 'billingRead',`,
        `\n  watchlistRead: 'watchlistRead',`,
      ),
    ],
    [
      insertAfter(
        'core/account-group/portal-rights.ts',
        `  role('billingRead', 'Billing', 'Invoices and payments'),`,
        `\n  role('watchlistRead', 'Watchlist', 'See the favorite sites'),`,
      ),
    ],
    [
      insertAfter(
        'core/watchlist/watchlist.api.ts',
        `applications: [2], permissions: [`,
        `'watchlistRead'`,
      ),
      insertAfter(
        'core/navigation/screens.ts',
        `  screen('watchlist', 'Watchlist', {
    ...dealer,`,
        `\n    ...needing('watchlistRead'),`,
      ),
    ],
    [
      create(
        'adapters/server/sql/migrations/9001-watchlist-right.ts',
        `import type { Migration } from './migration.ts';

/** Everybody who sees reports sees the watchlist. */
export const watchlistRight: Migration = {
  num: 9001,
  name: 'watchlist right',
  statements: [
    \`insert into user_right (user_id, kind, name)
      select held.user_id, 'role', 'watchlistRead' from user_right held
       where held.kind = 'role' and held.name = 'reportRead'
      on conflict do nothing\`,
  ],
};
`,
      ),
      insertBefore(
        'adapters/server/sql/migrations/migrations.ts',
        `];

/** `,
        `  watchlistRight,\n`,
      ),
      insertBefore(
        'adapters/server/sql/migrations/migrations.ts',
        `import { boundedIntake } from`,
        `import { watchlistRight } from './9001-watchlist-right.ts';\n`,
      ),
    ],
    [
      insertAfter(
        'adapters/server/demo/demo-permissions.ts',
        `  'reportRead',
  'billingRead',`,
        `\n  'watchlistRead',`,
      ),
    ],
    [
      insertAfter(
        'tests/adapters/server/http/access-matrix.test.ts',
        `holds: [...EVERY_EDIT, 'ansServiceBlockFlag', 'ansServiceEdit', 'reportRead'`,
        `, 'watchlistRead'`,
      ),
      insertAfter(
        'tests/adapters/server/http/access-matrix.test.ts',
        `      'ansServiceEdit',
      'billingRead',`,
        `\n      'watchlistRead',`,
      ),
      insertAfter(
        'tests/adapters/server/http/access-matrix.test.ts',
        `      'billingRead',
      'reportRead',
      'ansServiceBlockFlag',`,
        `\n      'watchlistRead',`,
      ),
      insertAfter(
        'tests/adapters/server/http/access-matrix.test.ts',
        `username: 'noah.whitfield',
    application: 2,
    due: null,
    holds: [`,
        `\n      'watchlistRead',`,
      ),
    ],
    [
      insertAfter(
        'core/DOMAIN.md',
        `and \`siteEdit\` for a site's own fields`,
        `; \`watchlistRead\` opens the watchlist`,
      ),
    ],
  ],
};
