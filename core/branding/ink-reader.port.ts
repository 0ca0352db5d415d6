/** Returns the luminances of the visible pixels of a picture as drawn; null if it cannot be drawn. */
export interface InkReader {
  luminances(url: string): Promise<readonly number[] | null>;
}
