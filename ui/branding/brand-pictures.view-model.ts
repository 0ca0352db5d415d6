import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { BrandingGateway } from '#core/branding/branding.api.ts';
import {
  type BrandImage,
  IMAGE_LIMITS,
  type ImageField,
} from '#core/branding/brand-image.schema.ts';
import { inkContrast } from '#core/branding/ink-contrast.rule.ts';
import type { InkReader } from '#core/branding/ink-reader.port.ts';
import { BRAND_IMAGE_TEXT } from '#core/branding/check-image-size.rule.ts';
import type { PictureDrawer } from '#core/branding/picture-drawer.port.ts';
import { printablePicture } from '#core/branding/printable-picture.use-case.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import { type PickedFile, readPickedFile } from '../documents/picked-file.ts';

interface Parts {
  readonly gateway: Pick<BrandingGateway, 'uploadBrandImage'>;
  readonly ink: InkReader;
  readonly drawer: PictureDrawer;
  /** Called when a picture was stored. */
  readonly stored: (field: ImageField, image: BrandImage) => void;
}

/** A logo's contrast in both themes; `broken` if the picture cannot be drawn. */
export type SeenInk = Readonly<Record<'light' | 'dark', number>> | 'broken';

/** Uploads pictures, one at a time per field, and measures the contrast between each picture and its background. */
export class BrandPictures {
  readonly busy = observable.set<ImageField>();
  readonly errors = observable.map<ImageField, string>();
  readonly #images = observable.map<string, BrandImage>();
  readonly #ink = observable.map<string, SeenInk>();
  readonly #redrawn = observable.set<string>();
  readonly #asked = new Set<string>();
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    makeAutoObservable(this);
  }

  know(images: readonly BrandImage[]): void {
    for (const image of images) this.#images.set(image.url, image);
  }

  imageOf(url: string): BrandImage | null {
    return this.#images.get(url) ?? null;
  }

  /** Returns true if the chosen file was converted to PNG to be printable. */
  isRedrawn(url: string): boolean {
    return this.#redrawn.has(url);
  }

  /** Returns the measured contrast of a picture; null before the measurement. */
  inkOf(url: string): SeenInk | null {
    return this.#ink.get(url) ?? null;
  }

  /** Measures the contrast of a picture, once per picture. */
  async look(url: string): Promise<void> {
    if (this.#asked.has(url)) return;
    this.#asked.add(url);
    const seen = await this.#parts.ink.luminances(url);
    const [light, dark] =
      seen === null ? [] : [inkContrast(seen, 'light'), inkContrast(seen, 'dark')];
    runInAction(() =>
      this.#ink.set(url, seen === null ? 'broken' : { light: light ?? 1, dark: dark ?? 1 }),
    );
  }

  /** Uploads a picture. The size is checked before the upload; the server checks the content. */
  async upload(field: ImageField, files: readonly PickedFile[]): Promise<void> {
    const [file] = files;
    if (file === undefined || this.busy.has(field)) return;
    this.errors.delete(field);
    if (file.size > IMAGE_LIMITS.bytes) {
      this.errors.set(field, `${BRAND_IMAGE_TEXT.size}.`);
      return;
    }
    this.busy.add(field);
    const read = await readPickedFile(file);
    if (!read.ok) {
      runInAction(() => {
        this.busy.delete(field);
        this.errors.set(field, read.error);
      });
      return;
    }
    const bytes = read.value;
    const { drawer, gateway } = this.#parts;
    const picture = await printablePicture(drawer, field, { name: file.name, bytes });
    const stored = await gateway.uploadBrandImage({ field }, { upload: picture });
    runInAction(() => {
      this.busy.delete(field);
      if (!stored.ok) {
        const text = explain(stored.error, 'The picture could not be stored.');
        if (text !== null) this.errors.set(field, text);
        return;
      }
      this.know([stored.value]);
      if (picture.bytes !== bytes) this.#redrawn.add(stored.value.url);
      this.#parts.stored(field, stored.value);
    });
  }
}
