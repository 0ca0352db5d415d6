import { sql, type RawBuilder } from 'kysely';
import { searchWords } from '#core/sites/search-words.rule.ts';
import { choicesOf } from '#core/lists/read-list-query.rule.ts';
import type { AccountState } from '#core/sites/account-list.ts';
import { PLAN_SERVICES, SITE_TYPES } from '#core/sites/site-types.ts';
import {
  type AccountMoment,
  among,
  DAY,
  dueOf,
  live,
  midnight,
  midnightToday,
  missingOf,
  stateOf,
  troubleAge,
} from './account-state-filters.ts';
import { containsPattern } from '../contains-pattern.ts';
import { SiteSets } from './site-sets.ts';

type Part = RawBuilder<boolean>;

/** SQL condition: true if the site's column contains the entered text. */
const says = (column: string, text: string): Part =>
  sql<boolean>`lower(${sql.ref(column)}) like lower(${containsPattern(text.trim())})`;

const ofDevice = (column: string, text: string, { sets }: AccountMoment): Part =>
  sets.has(sql`select site_num from device where ${says(column, text)}`);

/** One agency serves many sites, so the query steps through the distinct names in the index and checks each once. */
const ofAgency = (text: string, { sets }: AccountMoment): Part =>
  sets.has(sql`
    select site_num from site_agency where name in (
      with recursive every (name) as (
        (select name from site_agency order by name limit 1)
        union all
        select (select one.name from site_agency one where one.name > every.name order by one.name limit 1)
          from every where every.name is not null)
      select name from every where ${says('every.name', text)})`);

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '');

/** Returns the entered words as a full-text query of prefixes, or null if the text has no words. */
const wordsQuery = (text: string): string | null => {
  const words = text.match(/[\p{L}\p{N}]+/gu);
  return words === null ? null : words.map((word) => `${word}:*`).join(' & ');
};

/** SQL expression: the names of contacts, exactly as in the index of migration 44. */
const CONTACT_TEXTS = sql`to_tsvector('simple', coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(company, ''))`;

const contactSays = (typed: string, { sets }: AccountMoment): Part => {
  const query = wordsQuery(typed);
  return query === null
    ? sql<boolean>`true`
    : sets.has(sql`select site_num from contact where site_num is not null and deleted_at is null
                   and ${CONTACT_TEXTS} @@ to_tsquery('simple', ${query})`);
};

/** SQL condition on zone descriptions. Each distinct description is searched once (migration 56). */
const zoneSays = (typed: string, { sets }: AccountMoment): Part => {
  const query = wordsQuery(typed);
  return query === null
    ? sql<boolean>`true`
    : sets.has(sql`select zone.site_num from zone_text join zone on zone.description = zone_text.description
                 where zone.deleted_at is null
                   and to_tsvector('simple', zone_text.description) @@ to_tsquery('simple', ${query})`);
};

const contactPhone = (typed: string): Part => {
  const digits = digitsOf(typed);
  return digits === ''
    ? sql<boolean>`true`
    : among(sql`
        select contact.site_num from contact_phone join contact on contact.id = contact_phone.contact_id
         where contact.site_num is not null and contact.deleted_at is null
           and reverse(regexp_replace(contact_phone.number, '[^0-9]', '', 'g')) like reverse(${digits}) || '%'`);
};

/** SQL source: the devices within the scope. */
const OURS = sql`device where group_num = any((select nums from branches)::int[])`;

const signalled = (part: RawBuilder<unknown>): Part =>
  among(sql`select site_num from ${OURS} group by site_num having ${part}`);

const FIELDS: Readonly<Record<string, number>> = { phone: 4, xmit: 2 };
const LAST_CHARACTER = sql.lit('\u{10FFFF}');

/**
 * SQL condition: true if a search word of the site starts with the entered word, in the given fields
 * (field-terms.rule.ts). The `offset` makes the engine search the index by word, not site by site.
 */
const termBegins = (word: string, fields: readonly number[], { sets }: AccountMoment): Part =>
  sets.has(sql`
    select held.site_num from unnest((select nums from branches)::int[]) as branch
      cross join unnest(${`{${fields.join(',')}}`}::smallint[]) as searched
      cross join lateral (
        select site_num from site_term where site_group_num = branch and field = searched
           and term >= ${word} and term < ${word} || ${LAST_CHARACTER} offset 0) as held`);

const termsOf = (text: string, fields: readonly number[], moment: AccountMoment): readonly Part[] =>
  searchWords(text).map((word) => termBegins(word, fields, moment));

const both = (parts: readonly Part[]): Part =>
  parts.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(parts, sql` and `)})`;

type Meaning = (value: string, moment: AccountMoment) => Part;

const MEANINGS: Readonly<Record<string, Meaning>> = {
  state: (value, moment) => stateOf(value as AccountState, moment),
  not: () => sql<boolean>`site.state <> 'cancelled'`,
  missing: missingOf,
  trouble: troubleAge,
  due: (what, moment) => live(dueOf(what, moment)),
  changed: (_, moment) =>
    live(
      among(sql`
        select activity.site_num from activity
         where activity.site_group_num = any((select nums from branches)::int[]) and activity.kind = 'Data change'
           and activity.at >= ${midnightToday(moment)}`),
    ),
  mine: (which, { accountId, siteGroupNum }) =>
    which === 'watched'
      ? live(
          among(sql`select site_num from site_watch where site_group_num = ${siteGroupNum}::int`),
        )
      : among(sql`select site_num from site_favorite where user_id = ${accountId}`),
  silent: (days, { now }) =>
    live(signalled(sql`coalesce(max(last_signal_at), 0) < ${now - Number(days) * DAY}::bigint`)),
  branch: (value) =>
    /^\d{1,8}$/.test(value)
      ? sql<boolean>`site.site_group_num = ${Number(value)}::int`
      : sql<boolean>`false`,
  city: (value) => says('site.city', value),
  type: (value) => sql<boolean>`site.kind = any(${[...choicesOf(SITE_TYPES, value)]}::text[])`,
  service: (value, { sets }) =>
    sets.has(
      sql`select site_num from site_service where name = any(${[...choicesOf(PLAN_SERVICES, value)]}::text[])`,
    ),
  number: (value) => sql<boolean>`site.num::text like ${`${value.replaceAll(/\D/g, '')}%`}`,
  name: (value) => says('site.name', value),
  xmit: (value, moment) => both(termsOf(value, [FIELDS['xmit'] ?? 2], moment)),
  street: (value) => says('site.street', value),
  region: (value) => sql<boolean>`lower(site.region) = lower(${value.trim()})`,
  postal: (value) =>
    sql<boolean>`lower(site.postal_code) like lower(${containsPattern(value.trim()).slice(1)})`,
  county: (value) => says('site.county', value),
  subdivision: (value) => says('site.subdivision', value),
  phone: (value, moment) => both(termsOf(value, [FIELDS['phone'] ?? 4], moment)),
  deviceType: (value, moment) => ofDevice('device.type', value, moment),
  maker: (value, moment) => ofDevice('device.manufacturer', value, moment),
  model: (value, moment) => ofDevice('device.model', value, moment),
  receiver: (value, { sets }) =>
    sets.has(sql`select site_num from device_path where ${says('device_path.format', value)}`),
  contact: contactSays,
  contactPhone,
  zone: zoneSays,
  agency: ofAgency,
  permit: (value, { sets }) =>
    sets.has(sql`select site_num from site_permit where ${says('site_permit.number', value)}`),
  note: (value, { now }) =>
    among(sql`
      select site_num from site_note where ${says('site_note.text', value)}
         and (expires_at is null or expires_at > ${now}::bigint)`),
  sinceFrom: (day, moment) => sql<boolean>`site.monitored_since >= ${midnight(day, 0, moment)}`,
  sinceTo: (day, moment) => sql<boolean>`site.monitored_since < ${midnight(day, 1, moment)}`,
  signalFrom: (day, moment) =>
    moment.sets.has(
      sql`select site_num from ${OURS} and last_signal_at >= ${midnight(day, 0, moment)}`,
    ),
  signalTo: (day, moment) => signalled(sql`max(last_signal_at) < ${midnight(day, 1, moment)}`),
};

/** Field numbers of the general search: number, name, address, phone and account. */
const EVERY_FIELD = [1, 2, 3, 4, 5];

/**
 * Returns the SQL condition for accounts of the scope that match a query, and the site sets with which the statement must
 * begin. The condition is null if all accounts match.
 */
export const accountConditions = (
  {
    search,
    filters,
  }: { readonly search: string; readonly filters: Readonly<Record<string, string>> },
  asked: Omit<AccountMoment, 'sets'>,
): {
  readonly where: RawBuilder<boolean> | null;
  readonly sets: readonly RawBuilder<unknown>[];
} => {
  const moment = { ...asked, sets: new SiteSets() };
  const terms = termsOf(search, EVERY_FIELD, moment);
  // A search text without any word characters must match nothing. Without this condition, it would match every account.
  const nothing = search.trim() !== '' && terms.length === 0 ? [sql<boolean>`false`] : [];
  const set = Object.entries(filters).flatMap(([name, value]) => {
    const meaning = MEANINGS[name];
    return meaning === undefined || value.trim() === '' ? [] : [meaning(value, moment)];
  });
  const parts = [...nothing, ...terms, ...set];
  return { where: parts.length === 0 ? null : both(parts), sets: moment.sets.parts };
};
