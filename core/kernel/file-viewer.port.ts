import type { FileContent } from './file-saver.port.ts';

/** A file as the page can name it. */
export interface ShownFile {
  readonly address: string;
  /** Nobody opens it from here any more; a tab that has it keeps it. */
  readonly release: () => void;
}

/** Makes an address of a file that is in the page's own memory: a picture for the page itself, anything else for a tab of its own (SECURITY.md §2.13). */
export interface FileViewer {
  show(file: { readonly type: string; readonly content: FileContent }): Promise<ShownFile>;
}
