import type { ContactNumberForm } from '#core/contact-us/contact-number.schema.ts';
import type { RoadmapForm } from '#core/roadmap/roadmap.schema.ts';
import type { RowOf } from './row-names.ts';

/** What every row of a kept list bears. */
interface KeptColumns {
  id: string;
  rev: number;
  updated_by: string | null;
  updated_at: number | null;
  deleted_at: number | null;
}

/** A number of the provider's to call. */
export type ContactNumberTable = RowOf<ContactNumberForm> & KeptColumns;

/** What is planned, made or shipped. */
export type RoadmapItemTable = RowOf<RoadmapForm> & KeptColumns & { shipped_at: number | null };

/** A vote, or the wish to be told, once a person. */
export interface RoadmapWishTable {
  item_id: string;
  account_id: string;
  kind: 'vote' | 'tell';
  wished_at: number;
  /** When the mail was queued. */
  told_at: number | null;
}

/** Tables behind contact us and the roadmap. */
export interface LibraryTables {
  contact_number: ContactNumberTable;
  roadmap_item: RoadmapItemTable;
  roadmap_wish: RoadmapWishTable;
}
