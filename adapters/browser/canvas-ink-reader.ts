import { luminanceOf } from '#core/branding/contrast-of.rule.ts';
import type { InkReader } from '#core/branding/ink-reader.port.ts';

/** `HEIGHT`: height in pixels at which a picture is drawn for measuring. `SEEN`: lowest alpha value at which a pixel counts as visible. */
const HEIGHT = 48;
const SEEN = 128;

const load = (url: string): Promise<HTMLImageElement | null> =>
  new Promise((resolve) => {
    const picture = new Image();
    picture.onload = () => resolve(picture);
    picture.onerror = () => resolve(null);
    picture.src = url;
  });

/** Measures the luminance of pictures from the portal's own origin by drawing them on a hidden canvas. */
export const canvasInkReader: InkReader = {
  luminances: async (url) => {
    const picture = await load(url);
    if (picture === null || picture.naturalHeight === 0) return null;
    const width = Math.max(1, Math.round((picture.naturalWidth / picture.naturalHeight) * HEIGHT));
    const canvas = document.createElement('canvas');
    canvas.width = Math.min(width, 800);
    canvas.height = HEIGHT;
    const drawing = canvas.getContext('2d', { willReadFrequently: true });
    if (drawing === null) return null;
    drawing.drawImage(picture, 0, 0, canvas.width, HEIGHT);
    const { data } = drawing.getImageData(0, 0, canvas.width, HEIGHT);
    const seen: number[] = [];
    for (let at = 0; at < data.length; at += 4)
      if ((data[at + 3] ?? 0) >= SEEN)
        seen.push(luminanceOf([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]));
    return seen;
  },
};
