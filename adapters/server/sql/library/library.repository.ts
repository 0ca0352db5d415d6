import { sql, type RawBuilder } from 'kysely';
import type {
  LibraryRepository,
  StoredLibraryItem,
} from '#core/backend/library/library.repository.port.ts';
import { isoInstant } from '#core/kernel/instant.ts';
import type { SavedLibraryItem, LibraryItem } from '#core/library/library.schema.ts';
import { sqlStoredRows } from '../stored-list/stored-rows.ts';
import { prepareRead } from '../prepare-read.ts';
import type { SqlTransaction } from '../schema.ts';

const seenBy = (audience: string): RawBuilder<boolean> => sql`
  item.deleted_at is null and item.state = 'Published' and item.audience ? ${audience}::text`;

type Shown = Omit<LibraryItem, 'publishedAt' | 'updatedAt' | 'file'> & {
  readonly publishedAt: number;
  readonly updatedAt: number;
  readonly fileName: string | null;
  readonly fileSize: number | null;
};

const selectPublished = prepareRead(
  (_db, { audience, accountId }: { audience: string; accountId: string }) => sql<Shown>`
    select item.id, item.title, item.summary, item.category, item.tags, item.language, item.url,
           item.version, item.published_at as "publishedAt", item.updated_at as "updatedAt",
           file.name as "fileName", file.size as "fileSize",
           favorite.item_id is not null as favorite
      from library_item item
      left join library_file file on file.item_id = item.id and file.version = item.version
      left join library_favorite favorite
        on favorite.item_id = item.id and favorite.account_id = ${accountId}
     where ${seenBy(audience)}
     order by lower(item.title), item.id`,
);

type Kept = Omit<SavedLibraryItem, 'changedAt' | 'versions'> & {
  readonly updatedAt: number | null;
  readonly versions: readonly (Omit<SavedLibraryItem['versions'][number], 'storedAt'> & {
    readonly storedAt: number;
  })[];
};

const selectStored = prepareRead(
  () => sql<Kept>`
    select item.id, item.rev, item.title, item.summary, item.category, item.tags, item.language,
           item.audience, item.url, item.state, item.updated_by as "changedBy",
           item.updated_at as "updatedAt",
           coalesce((select json_agg(json_build_object('version', file.version, 'name', file.name,
                       'size', file.size, 'storedAt', file.stored_at) order by file.version desc)
                       from library_file file where file.item_id = item.id), '[]'::json) as versions,
           (select count(*)::int from library_fetch f where f.item_id = item.id) as downloads
      from library_item item where item.deleted_at is null
     order by case item.state when 'Draft' then 1 when 'Published' then 2 else 3 end,
              lower(item.title), item.id`,
);

/** Stores the provider's library in SQL. */
export const sqlLibraryRepository = (tx: SqlTransaction): LibraryRepository => ({
  items: sqlStoredRows(tx, 'library_item', {
    order: sql`lower(title), id`,
    read: (row) => row,
  }),

  kept: async () =>
    (await selectStored(tx, {})).map(({ updatedAt, versions, ...row }) => ({
      ...row,
      versions: versions.map((one) => ({ ...one, storedAt: isoInstant(one.storedAt) })),
      changedAt: updatedAt === null ? null : isoInstant(updatedAt),
    })),

  published: async (audience, accountId) =>
    (await selectPublished(tx, { audience, accountId })).map(
      ({ fileName, fileSize, publishedAt, updatedAt, ...row }) => ({
        ...row,
        file: fileName === null || fileSize === null ? null : { name: fileName, size: fileSize },
        publishedAt: isoInstant(publishedAt),
        updatedAt: isoInstant(updatedAt),
      }),
    ),

  find: async (id, audience) => {
    const { rows } = await sql<Pick<StoredLibraryItem, 'id' | 'title' | 'category' | 'version'>>`
      select item.id, item.title, item.category, item.version from library_item item
       where item.id = ${id} and ${seenBy(audience)}`.execute(tx);
    return rows[0] ?? null;
  },

  addFile: async ({ itemId, version, name, bytes, digest, at, by }) => {
    await tx
      .insertInto('library_file')
      .values({
        item_id: itemId,
        version,
        name,
        bytes,
        size: bytes.length,
        digest,
        stored_at: at,
        stored_by: by,
      })
      .execute();
  },

  file: async (itemId, version) => {
    const row = await tx
      .selectFrom('library_file')
      .select(['name', 'bytes', 'digest'])
      .where('item_id', '=', itemId)
      .where('version', '=', version)
      .executeTakeFirst();
    return row ?? null;
  },

  favorite: async (itemId, accountId, on) => {
    const key = { item_id: itemId, account_id: accountId };
    if (on)
      await tx
        .insertInto('library_favorite')
        .values(key)
        .onConflict((known) => known.doNothing())
        .execute();
    else
      await tx
        .deleteFrom('library_favorite')
        .where('item_id', '=', itemId)
        .where('account_id', '=', accountId)
        .execute();
  },

  noteFetch: async (itemId, accountId, day) => {
    await tx
      .insertInto('library_fetch')
      .values({ item_id: itemId, account_id: accountId, fetched_on: day })
      .onConflict((counted) => counted.doNothing())
      .execute();
  },
});
