/** Looks at a picture as it is drawn: the luminances of what of it can be seen; null where it cannot be drawn. */
export interface InkReader {
  luminances(url: string): Promise<readonly number[] | null>;
}
