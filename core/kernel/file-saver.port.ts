/** Saves a file as a browser download. */
export interface FileSaver {
  /** Downloads a file. `type` is a media type; text is encoded as UTF-8. */
  save(file: { readonly name: string; readonly type: string; readonly content: FileContent }): void;
}

/** Content of a file, without types that only browsers have. */
export type FileContent = string | Uint8Array<ArrayBuffer>;
