/** Redraws a picture as PNG with its longer side at most `mostPixels`; null if it cannot be drawn. */
export interface PictureDrawer {
  png(bytes: Uint8Array, mostPixels: number): Promise<Uint8Array | null>;
}
