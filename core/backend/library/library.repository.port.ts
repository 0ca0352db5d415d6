import type { Document } from '../../documents/document.ts';
import type {
  SavedLibraryItem,
  LibraryAudience,
  LibraryForm,
  LibraryItem,
} from '../../library/library.schema.ts';
import type { StoredListRow, StoredRows } from '../stored-list/stored-rows.port.ts';

export interface StoredLibraryItem extends LibraryForm, StoredListRow {
  /** Version of the entry's newest file; 0 without a file. */
  readonly version: number;
  /** Time of the entry's first publication; null before. */
  readonly publishedAt: number | null;
}

/** Stores the documents that the provider publishes, with their files. */
export interface LibraryRepository {
  readonly items: StoredRows<StoredLibraryItem>;
  kept(): Promise<readonly SavedLibraryItem[]>;
  /** Returns the library entries published for an audience, with the person's favorites. */
  published(audience: LibraryAudience, accountId: string): Promise<readonly LibraryItem[]>;
  /** Returns a library entry published for an audience; null otherwise. */
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
  /** Counts a download, once per person and day in the provider's time zone. */
  noteFetch(itemId: string, accountId: string, day: string): Promise<void>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly library: LibraryRepository;
  }
}
