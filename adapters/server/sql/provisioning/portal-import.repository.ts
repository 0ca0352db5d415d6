import { sql, type Selectable } from 'kysely';
import type {
  PortalImportRepository,
  StagedLine,
  StoredImport,
} from '#core/backend/provisioning/portal-import.repository.port.ts';
import type { PortalKindName } from '#core/provisioning/portal-kind.ts';
import { jsonText } from '../json-text.ts';
import { fromRow, toRow } from '../row-names.ts';
import { jsonRows } from '../signals/save-devices.ts';
import type { SqlTransaction } from '../schema.ts';
import type { PortalImportLineTable, PortalImportTable } from './tables-provisioning.ts';

const importOf = (row: Selectable<PortalImportTable>): StoredImport => fromRow(row);

const rowOf = (file: StoredImport) => ({
  ...toRow(file),
  mark: file.mark === null ? null : jsonText(file.mark),
  counts: jsonText(file.counts),
  origin: jsonText(file.origin),
});

const lineOf = ({ import_id: _import, ...row }: Selectable<PortalImportLineTable>): StagedLine =>
  fromRow(row);

/** Returns the next units after a position: all of one stage, with at most the requested number of lines in total. */
const nextUnits = async (
  tx: SqlTransaction,
  id: string,
  { stage, unit }: { readonly stage: number; readonly unit: number },
  most: number,
) => {
  const { rows } = await sql<{ stage: number; unit: number; count: number }>`
    select stage, unit, count(*)::int as count from portal_import_line
     where import_id = ${id} and (stage, unit) > (${stage}::smallint, ${unit}::int)
     group by stage, unit order by stage, unit limit ${most}`.execute(tx);
  const chosen: { readonly stage: number; readonly unit: number }[] = [];
  let lines = 0;
  for (const row of rows) {
    const isOther = row.stage !== rows[0]?.stage;
    if (isOther || (chosen.length > 0 && lines + row.count > most)) break;
    lines += row.count;
    chosen.push(row);
  }
  return chosen;
};

const acceptedLines = (id: string, kind: PortalKindName, keys: readonly string[]) =>
  sql`(select key, cells from portal_import_line
        where import_id = ${id} and kind = ${kind} and key <> '' and key = any(${[...new Set(keys)]}::text[])
          and verdict is distinct from 'refused') as accepted`;

/** SQL repository of portal import files and their progress. */
export const sqlPortalImportRepository = (tx: SqlTransaction): PortalImportRepository => {
  const one = async (query: {
    readonly executeTakeFirst: () => Promise<Selectable<PortalImportTable> | undefined>;
  }): Promise<StoredImport | null> => {
    const row = await query.executeTakeFirst();
    return row === undefined ? null : importOf(row);
  };
  const files = () => tx.selectFrom('portal_import').selectAll();

  return {
    create: async (file) => {
      await tx
        .insertInto('portal_import')
        .values(rowOf(file))
        .onConflict((known) => known.column('id').doNothing())
        .execute();
    },

    addLines: async (importId, lines) => {
      const rows = lines.map((line) => ({ ...toRow(line), import_id: importId }));
      await sql`
        insert into portal_import_line
        select * from jsonb_populate_recordset(null::portal_import_line, ${jsonRows(rows)})
            on conflict do nothing`.execute(tx);
    },

    readSoFar: async (id, lines, at) => {
      await tx
        .updateTable('portal_import')
        .set({ lines, updated_at: at })
        .where('id', '=', id)
        .where('state', '=', 'reading')
        .execute();
    },

    find: (id) => one(files().where('id', '=', id)),
    lock: (id) => one(files().where('id', '=', id).forUpdate()),

    save: async (file) => {
      await tx.updateTable('portal_import').set(rowOf(file)).where('id', '=', file.id).execute();
    },

    newest: () => one(files().orderBy('created_at', 'desc').orderBy('id').limit(1)),

    lockImporting: async () => {
      await sql`select pg_advisory_xact_lock(hashtext('portal import'))`.execute(tx);
      const rows = await files().where('state', '=', 'importing').execute();
      return rows.map(importOf);
    },

    brokenOff: (digest) =>
      one(
        files()
          .where('digest', '=', digest)
          .where('state', '=', 'importing')
          .orderBy('created_at', 'desc')
          .limit(1),
      ),

    next: async (id, mark, most) => {
      const units = await nextUnits(tx, id, mark ?? { stage: -1, unit: -1 }, most);
      const [first, last] = [units[0], units.at(-1)];
      if (first === undefined || last === undefined) return [];
      const rows = await tx
        .selectFrom('portal_import_line')
        .selectAll()
        .where('import_id', '=', id)
        .where('stage', '=', first.stage)
        .where('unit', '>=', first.unit)
        .where('unit', '<=', last.unit)
        .orderBy('unit')
        .orderBy('line')
        .execute();
      return rows.map(lineOf);
    },

    decide: async (id, verdicts) => {
      await sql`
        update portal_import_line as known set verdict = said.verdict, problems = said.problems,
               name = coalesce(nullif(said.name, ''), known.name)
          from jsonb_to_recordset(${jsonRows(verdicts)})
               as said (line int, verdict text, problems jsonb, name text)
         where known.import_id = ${id} and known.line = said.line`.execute(tx);
    },

    firstLines: async (id, kind, keys) => {
      const { rows } = await sql<{ key: string; line: number; unit: number }>`
        select distinct on (key) key, line, unit from portal_import_line
         where import_id = ${id} and kind = ${kind} and key <> '' and key = any(${[...new Set(keys)]}::text[])
         order by key, line`.execute(tx);
      return rows;
    },

    accepted: async (id, kind, keys) => {
      const { rows } = await sql<{ key: string }>`
        select distinct key from ${acceptedLines(id, kind, keys)}`.execute(tx);
      return rows.map(({ key }) => key);
    },

    acceptedCells: async (id, kind, keys) => {
      const { rows } = await sql<Pick<StagedLine, 'key' | 'cells'>>`
        select key, cells from ${acceptedLines(id, kind, keys)}`.execute(tx);
      return new Map(rows.map(({ cells, key }) => [key, cells]));
    },

    refused: (id, after, limit) =>
      tx
        .selectFrom('portal_import_line')
        .select(['line', 'kind', 'name', 'problems'])
        .where('import_id', '=', id)
        .where('verdict', '=', sql.lit('refused'))
        .where('line', '>', after)
        .orderBy('line')
        .limit(limit)
        .execute(),

    forgetCodes: async (id) => {
      await tx
        .updateTable('portal_import_line')
        .set({ sealed: null })
        .where('import_id', '=', id)
        .where('sealed', 'is not', null)
        .execute();
    },

    forget: async (before) => {
      await tx.deleteFrom('portal_import').where('updated_at', '<', before).execute();
    },
  };
};
