import type { Document } from '../documents/document.ts';
import type { Answer } from '../kernel/result.ts';
import type { KeptListGateway } from '../kept-list/kept-list.gateway.port.ts';
import type { KeptLibraryItem, LibraryForm, LibraryList } from './library.schema.ts';

/** What the provider publishes for the reader (domain guide 6.15). */
export interface LibraryGateway {
  list(): Answer<LibraryList>;
  /** The newest file; counted as a download, 403 for a form without the flag. */
  download(id: string): Answer<Document>;
  favorite(id: string, on: boolean): Answer<unknown>;
}

/** The library for those who keep it. */
export interface KeptLibraryGateway extends KeptListGateway<KeptLibraryItem, LibraryForm> {
  /** Stores the next version of the file, the former ones stay; 409 like a change. */
  upload(id: string, rev: number, document: Document): Answer<unknown>;
  /** One version of the file. */
  version(id: string, version: number): Answer<Document>;
}
