/** Redraws a picture as PNG whose longer side has at most `mostPixels` pixels; null if the picture cannot be drawn. */
export interface PictureDrawer {
  png(bytes: Uint8Array, mostPixels: number): Promise<Uint8Array | null>;
}
