import { sql, type RawBuilder } from 'kysely';
import {
  BUSINESS_FIRST,
  BUSINESS_SECOND,
  FAMILY_NAMES,
  GIVEN_NAMES,
  STREETS,
} from '../demo-names.ts';

/** Tables whose rows are copied together with a site, in an order in which the copies can be inserted. */
export const COPIED_TABLES = [
  'site',
  'site_phone',
  'site_service',
  'site_agency',
  'site_permit',
  'site_note',
  'device',
  'out_of_service_entry',
  'device_path',
  'area',
  'zone',
  'trouble',
  'contact',
  'contact_phone',
  'contact_email',
  'contact_notice',
  'schedule',
  'schedule_entry',
  'site_supervision',
  'supervision_watch',
] as const;

/** For each table without a site number: the column that refers to a parent table, and that table. */
export const HANGS_ON: Readonly<Record<string, { readonly column: string; readonly on: string }>> =
  {
    contact_phone: { column: 'contact_id', on: 'contact' },
    contact_email: { column: 'contact_id', on: 'contact' },
    contact_notice: { column: 'contact_id', on: 'contact' },
    schedule_entry: { column: 'schedule_id', on: 'schedule' },
  };

/** SQL expression that picks one of the words. The word depends on the number of the copy. */
const oneOf = (words: readonly string[], salt: number): RawBuilder<string> => {
  const listed = sql.join(words.map((word) => sql.lit(word)));
  return sql`(array[${listed}])[1 + abs(hashint4(copy.num + ${sql.lit(salt)}) % ${sql.lit(words.length)})]`;
};

/** SQL expressions for the values of a copy that differ from its template, keyed by table and column. */
export const OWN_TEXT: Readonly<Record<string, RawBuilder<string>>> = {
  'site.name': sql`case when source.kind in ('Residential', 'Medical two-way')
    then ${oneOf(FAMILY_NAMES, 11)} || ', ' || ${oneOf(GIVEN_NAMES, 22)}
    else ${oneOf(BUSINESS_FIRST, 33)} || ' ' || ${oneOf(BUSINESS_SECOND, 44)} end`,
  'site.street': sql`(1 + abs(hashint4(copy.num) % 999)) || ' ' || ${oneOf(STREETS, 55)}`,
  'device.xmit': sql`'S' || copy.num || case when source.dev_num = 1 then '' else 'D' || source.dev_num end`,
};
