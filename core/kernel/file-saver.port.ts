/** Hands a file to the person, as a download. */
export interface FileSaver {
  /** `type` is a media type; text is written as UTF-8. */
  save(file: { readonly name: string; readonly type: string; readonly content: FileContent }): void;
}

/** What a file can be made of, without naming the browser's own types here. */
export type FileContent = string | Uint8Array<ArrayBuffer>;
