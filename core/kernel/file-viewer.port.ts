import type { FileContent } from './file-saver.port.ts';

/** A file with a URL that is valid only in this browser. */
export interface ShownFile {
  readonly address: string;
  /** Revokes the URL. A tab that already shows the file is not affected. */
  readonly release: () => void;
}

/** Creates a URL for a file in memory: an image for the page itself, any other file for a new tab (SECURITY.md §2.13). */
export interface FileViewer {
  show(file: { readonly type: string; readonly content: FileContent }): Promise<ShownFile>;
}
