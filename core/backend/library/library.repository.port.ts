import type { Document } from '../../documents/document.ts';
import type {
  SavedLibraryItem,
  LibraryAudience,
  LibraryForm,
  LibraryItem,
} from '../../library/library.schema.ts';
import type { StoredListRow, StoredRows } from '../stored-list/stored-rows.port.ts';

/** An entry as it is stored. */
export interface StoredLibraryItem extends LibraryForm, StoredListRow {
  /** Of its newest file; 0 without one. */
  readonly version: number;
  /** When it was first published; null before. */
  readonly publishedAt: number | null;
}

/** What the provider publishes, with its files. */
export interface LibraryRepository {
  readonly items: StoredRows<StoredLibraryItem>;
  kept(): Promise<readonly SavedLibraryItem[]>;
  /** What is published for an audience, with the reader's favorites. */
  published(audience: LibraryAudience, accountId: string): Promise<readonly LibraryItem[]>;
  /** An entry that is published for an audience; null for any other. */
  find(
    id: string,
    audience: LibraryAudience,
  ): Promise<Pick<StoredLibraryItem, 'id' | 'title' | 'category' | 'version'> | null>;
  addFile(
    file: Document & {
      readonly itemId: string;
      readonly version: number;
      readonly digest: string;
      readonly at: number;
      readonly by: string;
    },
  ): Promise<void>;
  file(itemId: string, version: number): Promise<(Document & { readonly digest: string }) | null>;
  favorite(itemId: string, accountId: string, on: boolean): Promise<void>;
  /** A person counts once a day of the provider's zone. */
  noteFetch(itemId: string, accountId: string, day: string): Promise<void>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly library: LibraryRepository;
  }
}
