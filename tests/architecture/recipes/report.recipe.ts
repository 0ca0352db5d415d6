import { create, insertBefore, type Recipe } from './recipe.ts';

/** A report with the name of each site. */
export const reportRecipe: Recipe = {
  heading: 'A kind of report',
  steps: [
    [
      insertBefore(
        'core/reports/report-kinds.ts',
        `  answeringMessages: {
    title`,
        `  siteNames: { title: 'Names of sites', family: 'Other', span: 'now' },\n`,
      ),
    ],
    [
      insertBefore(
        'core/backend/reports/report-columns.ts',
        `  alarmHistory: columns(`,
        `  siteNames: columns(...SITE),\n`,
      ),
    ],
    [
      create(
        'adapters/server/sql/reports/site-names.ts',
        `import { sql } from 'kysely';
import { behind, SITE_COLUMNS, sitesFrom, type ReportQuery } from './report-query.ts';

/** The sites of a report by their names (domain guide 6.9). */
export const siteNames: ReportQuery = (ask) => sql\`
  select \${SITE_COLUMNS}, json_build_array(site.num, site.name) as place
    from site where \${sitesFrom(ask)} and \${behind(ask, sql\`site.name\`, ['text'])}
   order by site.num limit \${ask.limit}::int\`;
`,
      ),
      insertBefore(
        'adapters/server/sql/reports/report-queries.ts',
        `  alarmHistory,
  openCloseDaily`,
        `  siteNames,\n`,
      ),
      insertBefore(
        'adapters/server/sql/reports/report-queries.ts',
        `import { siteSheet } from`,
        `import { siteNames } from './site-names.ts';\n`,
      ),
    ],
  ],
};
