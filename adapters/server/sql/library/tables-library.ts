import type { ColumnType } from 'kysely';
import type { ContactNumberForm } from '#core/contact-us/contact-number.schema.ts';
import type { LibraryForm } from '#core/library/library.schema.ts';
import type { RoadmapForm } from '#core/roadmap/roadmap.schema.ts';
import type { RowOf } from '../row-names.ts';

/** What every row of a stored list bears. */
interface StoredColumns {
  id: string;
  rev: number;
  updated_by: string | null;
  updated_at: number | null;
  deleted_at: number | null;
}

/** A number of the provider's to call. */
export type ContactNumberTable = RowOf<ContactNumberForm> & StoredColumns;

/** What is planned, made or shipped. */
export type RoadmapItemTable = RowOf<RoadmapForm> & StoredColumns & { shipped_at: number | null };

/** A vote, or the wish to be told, once a person. */
export interface RoadmapWishTable {
  item_id: string;
  account_id: string;
  kind: 'vote' | 'tell';
  wished_at: number;
  /** When the mail was queued. */
  told_at: number | null;
}

/** An entry of the library. */
export type LibraryItemTable = Omit<RowOf<LibraryForm>, 'audience'> &
  StoredColumns & {
    audience: ColumnType<LibraryForm['audience'], string, string>;
    version: number;
    published_at: number | null;
  };

/** One version of an entry's file. */
export interface LibraryFileTable {
  item_id: string;
  version: number;
  name: string;
  bytes: Uint8Array;
  size: number;
  digest: string;
  stored_at: number;
  stored_by: string;
}

/** Tables behind contact us, the roadmap and the library. */
export interface LibraryTables {
  contact_number: ContactNumberTable;
  roadmap_item: RoadmapItemTable;
  roadmap_wish: RoadmapWishTable;
  library_item: LibraryItemTable;
  library_file: LibraryFileTable;
  /** What a person keeps. */
  library_favorite: { item_id: string; account_id: string };
  /** A person counts once for an entry and a day of the provider's zone. */
  library_fetch: { item_id: string; account_id: string; fetched_on: string };
}
