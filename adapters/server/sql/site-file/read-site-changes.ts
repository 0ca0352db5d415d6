import { sql } from 'kysely';
import type {
  ChangeLine,
  SiteFileRepository,
} from '#core/backend/site-file/site-file.repository.port.ts';
import { prepareSiteRead } from '../sites/read-site.ts';
import type { SqlTransaction } from '../schema.ts';

interface Wanted extends Readonly<Record<string, unknown>> {
  readonly target: string;
  readonly patterns: readonly string[];
  readonly without: readonly string[];
  readonly before: number | null;
  readonly limit: number;
}

interface Row extends Omit<ChangeLine, 'detail'> {
  readonly detail: Readonly<Record<string, unknown>>;
}

const readChanges = prepareSiteRead((_db, wanted: Wanted) => ({
  // The outer query checks access to the site, so this part needs no check.
  lines: sql<Row>`(
    select a.seq, a.at, a.operation, actor.name as actor, subject.name as subject, a.detail
      from audit a
      left join portal_user actor on actor.id = a.actor_id
      left join portal_user subject on subject.id = a.subject_id
     where a.target = ${wanted.target} and a.target like 'site %' and a.result = 'ok'
       and a.operation like any(${wanted.patterns}::text[])
       and not a.operation like any(${wanted.without}::text[])
       and (${wanted.before}::bigint is null or a.seq < ${wanted.before}::bigint)
     order by a.seq desc limit ${wanted.limit})`,
}));

/** Reads audit-log lines about one site, newest first. */
export const readSiteChanges: (
  tx: SqlTransaction,
  ...asked: Parameters<SiteFileRepository['changes']>
) => ReturnType<SiteFileRepository['changes']> = async (tx, where, request) => {
  const target = `site ${where.siteNum}`;
  const { granted, found } = await readChanges(tx, where, {
    target,
    before: request.before,
    limit: request.limit,
    patterns: [...request.patterns],
    without: [...request.without],
  });
  if (found === null) return { granted, found };
  const lines = found.rows.lines.map((row): ChangeLine => ({
    ...row,
    detail: Object.fromEntries(
      Object.entries(row.detail).map(([name, value]) => [
        name,
        typeof value === 'string' ? value : JSON.stringify(value),
      ]),
    ),
  }));
  return { granted, found: { timeZone: found.site.time_zone, lines } };
};
