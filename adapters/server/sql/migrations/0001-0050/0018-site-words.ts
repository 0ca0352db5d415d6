import type { Migration } from '../migration.ts';

/** A regular expression for all ASCII punctuation. Any other character that separates words is stored as `!` (table `letter_reading`). */
const PUNCTUATION = '[!-/:-@[-`{-~]+';
/** The characters that may occur between the digits of one number. */
const IN_NUMBERS = '().,/+-';
const LONGEST_WORD = 40;
const ALL_FIELDS = `'{1,2,3,4,5}'::smallint[]`;

const plainly = (text: string): string => `replace(lower(${text} collate "C"), '''', '')`;

/** Non-ASCII characters are looked up in a table, so the result does not depend on the engine's locale or Unicode version. */
const readLetters = `create function read_letters(told text) returns text language sql stable as $$
  select string_agg(
      case
        when part.found[1] ~ '^[ -~]' then ${plainly('part.found[1]')}
        when letter.last >= ascii(part.found[1]) then coalesce(letter.reads, part.found[1])
        else '!'
      end, '' order by part.place)
    from regexp_matches(normalize(told, nfkd), '[ -~]+|[^ -~]', 'g')
      with ordinality as part (found, place)
    left join lateral (
      select last, reads from letter_reading
       where first <= ascii(part.found[1]) order by first desc limit 1) letter on true
$$`;

/** The core rule `fieldTerms` in SQL, for many sites at once. The field numbers are those of `TERM_FIELDS`. */
const siteTermsOf = `create function site_terms_of(sites integer[], fields smallint[])
  returns table (site_num integer, field smallint, term text, site_group_num integer)
  language sql stable as $$
  with told (site_num, field, text) as (
    select num, 1, num::text from site where num = any(sites) and 1 = any(fields)
    union all
    select site_num, 2, xmit from device where site_num = any(sites) and 2 = any(fields)
    union all
    select num, 3, name from site where num = any(sites) and 3 = any(fields)
    union all
    select num, 4, phone from site where num = any(sites) and 4 = any(fields) and phone is not null
    union all
    select site_num, 4, number from site_phone where site_num = any(sites) and 4 = any(fields)
    union all
    select num, 5, street || coalesce(', ' || unit, '') || ', ' || city || ', ' || region || ' ' || postal_code
      from site where num = any(sites) and 5 = any(fields)
  ), folded as materialized (
    select site_num, field,
        case when text ~ '[^ -~]' then read_letters(text) else ${plainly('text')} end as text
      from told
  ), worded as (
    select site_num, field, text, regexp_replace(text, '${PUNCTUATION}', ' ', 'g') as words
      from folded where field <> 4
  ), dialled as (
    select site_num, field,
        regexp_replace(regexp_replace(text, '[a-z].*', ''), '[^0-9]+', '', 'g') as digits
      from folded where field = 4
  ), national as (
    select site_num, field, digits,
        case when digits ~ '^1[0-9]{10}$' then substr(digits, 2) else digits end as number
      from dialled
  ), found (site_num, field, term) as (
    select site_num, field, word from worded cross join unnest(string_to_array(words, ' ')) word
    union all
    select site_num, field, regexp_replace(piece, '[^0-9]+', '', 'g')
      from worded cross join unnest(string_to_array(text, ' ')) piece
     where text ~ '[0-9][${IN_NUMBERS}]+[0-9]' and piece ~ '^[0-9${IN_NUMBERS}]+$'
    union all
    select site_num, field, form
      from worded cross join replace(words, ' ', '') code
     cross join unnest(array[code, regexp_replace(code, '^[^0-9]+', '')]) form
     where field in (1, 2)
    union all
    select site_num, field, form
      from national cross join unnest(array[digits, number, right(number, 7), right(number, 4)]) form
  )
  select distinct found.site_num, found.field::smallint, left(found.term, ${LONGEST_WORD}) collate "C",
      site.site_group_num
    from found join site on site.num = found.site_num
   where found.term <> ''
$$`;

/** Locks the sites first, so that a concurrent transaction waits and then reads this transaction's changes. */
const makeSiteTerms = `create function make_site_terms(sites integer[], fields smallint[])
  returns void language plpgsql as $$
begin
  if sites is null then return; end if;
  perform from site where num = any(sites) order by num for no key update;
  delete from site_term where site_num = any(sites) and field = any(fields);
  insert into site_term (site_num, field, term, site_group_num)
    select * from site_terms_of(sites, fields);
end
$$`;

const ofSites = `create function make_terms_of_sites() returns trigger
  language plpgsql set search_path from current as $$
declare
  moved integer[];
  renamed integer[];
  rung integer[];
  readdressed integer[];
begin
  if tg_op = 'INSERT' then
    perform make_site_terms((select array_agg(num) from after_rows), ${ALL_FIELDS});
    return null;
  end if;
  select array_agg(now.num) filter (where was.site_group_num is distinct from now.site_group_num),
      array_agg(now.num) filter (where was.name is distinct from now.name),
      array_agg(now.num) filter (where was.phone is distinct from now.phone),
      array_agg(now.num) filter (where (was.street, was.unit, was.city, was.region, was.postal_code)
        is distinct from (now.street, now.unit, now.city, now.region, now.postal_code))
    into moved, renamed, rung, readdressed
    from after_rows now left join before_rows was on was.num = now.num;
  perform make_site_terms(moved, ${ALL_FIELDS});
  perform make_site_terms(renamed, '{3}');
  perform make_site_terms(rung, '{4}');
  perform make_site_terms(readdressed, '{5}');
  return null;
end
$$`;

/** Returns the statements that create the search-word triggers for a table whose rows each hold one searchable text of a site. */
const ofPart = (table: string, key: string, text: string, field: number): readonly string[] => [
  `create function make_terms_of_${table}() returns trigger
  language plpgsql set search_path from current as $$
declare
  sites integer[];
begin
  case tg_op
    when 'INSERT' then select array_agg(distinct site_num) into sites from after_rows;
    when 'DELETE' then select array_agg(distinct site_num) into sites from before_rows;
    when 'TRUNCATE' then select array_agg(num) into sites from site;
    else
      select array_agg(distinct site_num) into sites
        from before_rows was full join after_rows now using (site_num, ${key})
       where was.${text} is distinct from now.${text};
  end case;
  perform make_site_terms(sites, '{${field}}');
  return null;
end
$$`,
  ...triggers(table, {
    insert: 'referencing new table as after_rows',
    update: 'referencing old table as before_rows new table as after_rows',
    delete: 'referencing old table as before_rows',
    truncate: '',
  }),
];

const triggers = (
  table: string,
  events: Readonly<Record<string, string>>,
  made = `make_terms_of_${table}`,
): readonly string[] =>
  Object.entries(events).map(
    ([event, rows]) =>
      `create trigger site_terms_${event} after ${event} on ${table} ${rows}
        for each statement execute function ${made}()`,
  );

/**
 * Adds search words of sites. Triggers update them in the transaction that changes, deletes or renumbers a site, whichever
 * program makes the change.
 */
export const siteText: Migration = {
  num: 18,
  name: 'site words',
  statements: [
    `create table letter_reading (
      first integer primary key,
      last integer not null,
      reads text collate "C"
    )`,
    readLetters,
    siteTermsOf,
    makeSiteTerms,
    ofSites,
    ...triggers(
      'site',
      {
        insert: 'referencing new table as after_rows',
        update: 'referencing old table as before_rows new table as after_rows',
      },
      'make_terms_of_sites',
    ),
    ...ofPart('device', 'dev_num', 'xmit', 2),
    ...ofPart('site_phone', 'position', 'number', 4),
    `alter table site_term
      drop constraint site_term_site_num_fkey,
      add constraint site_term_site_num_fkey
        foreign key (site_num) references site (num) on update cascade on delete cascade`,
    `alter table site drop column terms_version`,
  ],
};
