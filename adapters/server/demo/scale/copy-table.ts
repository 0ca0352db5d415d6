import { sql, type RawBuilder } from 'kysely';
import type { SqlTransaction } from '../../sql/schema.ts';
import { HANGS_ON, OWN_TEXT } from './copied-tables.ts';

/** The range of site numbers to create, and the site numbers of the templates. */
export interface Copies {
  readonly from: number;
  readonly to: number;
  readonly templates: readonly number[];
}

/** SQL query for the site numbers of the copies, each with its template. */
export const copiesOf = ({ from, to, templates }: Copies): RawBuilder<unknown> => sql`
  select num, (${templates}::integer[])[1 + num % ${sql.lit(templates.length)}] as template
    from generate_series(${from}::integer, ${to}::integer) num`;

/** SQL expression for the id of a copied row, derived from the original id. References to a copied row use the same expression. */
const ownId = (column: string): RawBuilder<string> =>
  sql`md5(source.${sql.ref(column)} || ' ' || copy.num)`;

const valueOf = (table: string, column: string, type: string): RawBuilder<unknown> => {
  const own = OWN_TEXT[`${table}.${column}`];
  if (own !== undefined) return own;
  if (column === 'site_num' || (table === 'site' && column === 'num')) return sql`copy.num`;
  if (type === 'uuid') return sql`${ownId(column)}::uuid`;
  if (type === 'text' && column === 'id') return ownId(column);
  return sql`source.${sql.ref(column)}`;
};

/** Copies the rows of one table for a range of sites. */
export const copyTable = async (
  tx: SqlTransaction,
  table: string,
  copies: Copies,
): Promise<void> => {
  const { rows } = await sql<{ column_name: string; data_type: string }>`
    select column_name, data_type from information_schema.columns
     where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'
     order by ordinal_position`.execute(tx);
  const columns = sql.join(rows.map(({ column_name }) => sql.ref(column_name)));
  const values = sql.join(
    rows.map(({ column_name, data_type }) => valueOf(table, column_name, data_type)),
  );
  const hangs = HANGS_ON[table];
  const key = sql.ref(table === 'site' ? 'num' : 'site_num');
  const source =
    hangs === undefined
      ? sql`${sql.table(table)} source on source.${key} = copy.template`
      : sql`${sql.table(hangs.on)} parent on parent.site_num = copy.template
          join ${sql.table(table)} source on source.${sql.ref(hangs.column)} = parent.id`;
  await sql`insert into ${sql.table(table)} (${columns})
    select ${values} from (${copiesOf(copies)}) copy join ${source}`.execute(tx);
};
