import type { PictureDrawer } from '#core/branding/picture-drawer.port.ts';

const decoded = (bytes: Uint8Array): Promise<ImageBitmap | null> =>
  // Returns null for bytes that the browser cannot decode.
  createImageBitmap(new Blob([Uint8Array.from(bytes)])).catch(() => null);

/** Converts pictures to PNG on a canvas that is never shown. */
export const canvasPictureDrawer: PictureDrawer = {
  png: async (bytes, mostPixels) => {
    const picture = await decoded(bytes);
    if (picture === null) return null;
    const scale = Math.min(1, mostPixels / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const drawing = canvas.getContext('2d');
    if (drawing === null) return null;
    drawing.imageSmoothingQuality = 'high';
    drawing.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    return drawn === null ? null : new Uint8Array(await drawn.arrayBuffer());
  },
};
