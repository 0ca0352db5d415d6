import type { ColumnType } from 'kysely';
import type { ContactNumberForm } from '#core/contact-us/contact-number.schema.ts';
import type { LibraryForm } from '#core/library/library.schema.ts';
import type { RoadmapForm } from '#core/roadmap/roadmap.schema.ts';
import type { RowOf } from '../row-names.ts';

/** The columns that every row of a stored list has. */
interface StoredColumns {
  id: string;
  rev: number;
  updated_by: string | null;
  updated_at: number | null;
  deleted_at: number | null;
}

/** A phone number of the provider that dealers can call. */
export type ContactNumberTable = RowOf<ContactNumberForm> & StoredColumns;

/** A roadmap item: planned, in progress or shipped. */
export type RoadmapItemTable = RowOf<RoadmapForm> & StoredColumns & { shipped_at: number | null };

/** One person's vote for a roadmap item, or the person's request to be notified about the item. */
export interface RoadmapWishTable {
  item_id: string;
  account_id: string;
  kind: 'vote' | 'tell';
  wished_at: number;
  /** When the notification email was queued. */
  told_at: number | null;
}

/** A library entry, with the number of its current file version. */
export type LibraryItemTable = Omit<RowOf<LibraryForm>, 'audience'> &
  StoredColumns & {
    audience: ColumnType<LibraryForm['audience'], string, string>;
    version: number;
    published_at: number | null;
  };

/** One version of a library entry's file. */
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

/** Tables behind the Contact us, roadmap and library screens. */
export interface LibraryTables {
  contact_number: ContactNumberTable;
  roadmap_item: RoadmapItemTable;
  roadmap_wish: RoadmapWishTable;
  library_item: LibraryItemTable;
  library_file: LibraryFileTable;
  /** The library entries a person has marked as favorites. */
  library_favorite: { item_id: string; account_id: string };
  /** Downloads of library entries: one row per person, entry and day in the provider's time zone. */
  library_fetch: { item_id: string; account_id: string; fetched_on: string };
}
