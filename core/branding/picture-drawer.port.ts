/** Draws a picture anew as PNG, its longer side at most so many pixels; null where it cannot be drawn. */
export interface PictureDrawer {
  png(bytes: Uint8Array, mostPixels: number): Promise<Uint8Array | null>;
}
