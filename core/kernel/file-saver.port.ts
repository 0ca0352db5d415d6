/** Gives a file to the user as a download. */
export interface FileSaver {
  /** Saves a file. `type` is a media type; text is encoded as UTF-8. */
  save(file: { readonly name: string; readonly type: string; readonly content: FileContent }): void;
}

/** The content of a file, without naming the browser's own types here. */
export type FileContent = string | Uint8Array<ArrayBuffer>;
