import { fieldTerms } from '#core/backend/sites/site-terms.rule.ts';
import { SEARCH_FIELDS } from '#core/sites/site.schema.ts';
import type { Sql } from '#adapters/server/sql/schema.ts';
import { addressLine } from '#adapters/server/sql/site-address.ts';
import { TERM_FIELDS } from '#adapters/server/sql/site-terms.ts';

const line = (...parts: readonly (number | string)[]): string => parts.join(' ');

/** The words stored for a site, each with its group and field. */
export const storedTerms = async (sql: Sql, siteNum: number): Promise<readonly string[]> => {
  const rows = await sql
    .selectFrom('site_term')
    .select(['site_group_num', 'field', 'term'])
    .where('site_num', '=', siteNum)
    .execute();
  return rows.map((row) => line(row.site_group_num, row.field, row.term)).toSorted();
};

/** The words the rule of the core wants for the site as its rows are; none when it is gone. */
export const lawfulTerms = async (sql: Sql, siteNum: number): Promise<readonly string[]> => {
  const site = await sql
    .selectFrom('site')
    .selectAll()
    .where('num', '=', siteNum)
    .executeTakeFirst();
  if (site === undefined) return [];
  const devices = await sql
    .selectFrom('device')
    .select(['dev_num', 'xmit'])
    .where('site_num', '=', siteNum)
    .execute();
  const phones = await sql
    .selectFrom('site_phone')
    .select('number')
    .where('site_num', '=', siteNum)
    .execute();
  const texts = {
    siteNum,
    siteName: site.name,
    addressDisplay: addressLine(site),
    phones: [...(site.phone === null ? [] : [site.phone]), ...phones.map(({ number }) => number)],
    devices: devices.map(({ dev_num: devNum, xmit }) => ({ devNum, transmitterCode: xmit })),
  };
  const lines = SEARCH_FIELDS.flatMap((field) =>
    fieldTerms(texts, field).flatMap(({ terms }) =>
      terms().map((term) => line(site.site_group_num, TERM_FIELDS[field], term)),
    ),
  );
  return [...new Set(lines)].toSorted();
};
