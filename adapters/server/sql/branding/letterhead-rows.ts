import { sql, type RawBuilder } from 'kysely';
import type { Letterhead } from '#core/backend/documents/document-printer.port.ts';
import type { ImageKind } from '#core/branding/brand-image.schema.ts';
import { effectiveBranding } from './effective-branding.ts';

/** A letterhead row. Picture bytes are in base64, because statement parts are returned as JSON. */
interface LetterheadRow {
  readonly name: string | null;
  readonly accent: string | null;
  readonly kind: ImageKind | null;
  readonly bytes: string | null;
}

const LOGO_OF = (logo: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`left join branding_image i on '/looks/' || i.mark || '.' || i.kind = ${logo}`;

const ROW = sql`i.kind, encode(i.bytes, 'base64') as bytes`;

/**
 * SQL query for the letterhead of a group, for use as a part of the statement that reads the document. Yields no row if
 * the group is null.
 */
export const letterheadRows = (siteGroupNum: number | null): RawBuilder<LetterheadRow> =>
  sql<LetterheadRow>`(
    select g.display_name as name, g.accent, ${ROW}
      from site_group g
      ${LOGO_OF(sql`coalesce(g.report_logo_url, g.header_logo_url)`)}
     where g.num = ${effectiveBranding(sql`${siteGroupNum}::int`)})`;

/** SQL query for the letterhead of a group's draft. Yields no row if the group has no draft. */
export const draftedLetterhead = (siteGroupNum: number | null): RawBuilder<LetterheadRow> =>
  sql<LetterheadRow>`(
    select d.looks->>'displayName' as name, d.looks->>'accent' as accent, ${ROW}
      from branding_draft d
      ${LOGO_OF(sql`coalesce(d.looks->>'reportLogoUrl', d.looks->>'headerLogoUrl')`)}
     where d.site_group_num = ${siteGroupNum}::int and d.looks is not null)`;

/** Converts the letterhead rows into the letterhead to print, or null if there is none. */
export const letterheadOf = (rows: readonly LetterheadRow[]): Letterhead | null => {
  const [row] = rows;
  if (row === undefined) return null;
  const { name, accent, kind, bytes } = row;
  const logo =
    kind === null || bytes === null ? null : { kind, bytes: Buffer.from(bytes, 'base64') };
  return { name, accent, logo };
};
