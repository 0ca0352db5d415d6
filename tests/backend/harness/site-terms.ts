import { fieldTerms } from '#core/backend/sites/field-terms.rule.ts';
import { SEARCH_FIELDS } from '#core/sites/site-info.schema.ts';
import type { Sql } from '#adapters/server/sql/schema.ts';
import { addressLine } from '#adapters/server/sql/sites/site-address.ts';
import { TERM_FIELDS } from '#adapters/server/sql/sites/site-terms.ts';

const line = (...parts: readonly (number | string)[]): string => parts.join(' ');

/** Returns the stored search terms of these sites, each with site, group and field. */
export const storedTerms = async (
  sql: Sql,
  siteNums: readonly number[],
): Promise<readonly string[]> => {
  const rows = await sql
    .selectFrom('site_term')
    .select(['site_num', 'site_group_num', 'field', 'term'])
    .where('site_num', 'in', siteNums)
    .execute();
  return rows.map((row) => line(row.site_num, row.site_group_num, row.field, row.term)).toSorted();
};

/** Computes the search terms of these sites from the current rows with the core's rule. Deleted sites have no search terms. */
export const lawfulTerms = async (
  sql: Sql,
  siteNums: readonly number[],
): Promise<readonly string[]> => {
  const sites = await sql.selectFrom('site').selectAll().where('num', 'in', siteNums).execute();
  const devices = await sql
    .selectFrom('device')
    .select(['site_num', 'dev_num', 'xmit'])
    .where('site_num', 'in', siteNums)
    .execute();
  const phones = await sql
    .selectFrom('site_phone')
    .select(['site_num', 'number'])
    .where('site_num', 'in', siteNums)
    .execute();
  const lines = sites.flatMap((site) => {
    const own = ({ site_num: num }: { readonly site_num: number }): boolean => num === site.num;
    const numbers = phones.filter(own).map(({ number }) => number);
    const texts = {
      siteNum: site.num,
      siteName: site.name,
      addressDisplay: addressLine(site),
      phones: [...(site.phone === null ? [] : [site.phone]), ...numbers],
      devices: devices
        .filter(own)
        .map(({ dev_num: devNum, xmit }) => ({ devNum, transmitterCode: xmit })),
    };
    return SEARCH_FIELDS.flatMap((field) =>
      fieldTerms(texts, field).flatMap(({ terms }) =>
        terms().map((term) => line(site.num, site.site_group_num, TERM_FIELDS[field], term)),
      ),
    );
  });
  return [...new Set(lines)].toSorted();
};
