import type { FileContent } from './file-saver.port.ts';

/** A file with an address inside the page. */
export interface ShownFile {
  readonly address: string;
  /** Releases the address. A tab that has the file open keeps it. */
  readonly release: () => void;
}

/** Creates an address for a file in the page's memory: a picture for the page itself, anything else for a new tab (SECURITY.md §2.13). */
export interface FileViewer {
  show(file: { readonly type: string; readonly content: FileContent }): Promise<ShownFile>;
}
