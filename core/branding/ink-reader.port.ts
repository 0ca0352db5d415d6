/** Reads the luminances of the visible pixels of a drawn picture; null if the picture cannot be drawn. */
export interface InkReader {
  luminances(url: string): Promise<readonly number[] | null>;
}
