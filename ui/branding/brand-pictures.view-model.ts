import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { BrandingGateway } from '#core/branding/branding.api.ts';
import {
  type BrandImage,
  IMAGE_FIELDS,
  IMAGE_LIMITS,
  type ImageField,
} from '#core/branding/brand-image.schema.ts';
import { inkContrast } from '#core/branding/ink-contrast.rule.ts';
import type { InkReader } from '#core/branding/ink-reader.port.ts';
import { BRAND_IMAGE_TEXT } from '#core/branding/check-image-size.rule.ts';
import type { PictureDrawer } from '#core/branding/picture-drawer.port.ts';
import { printablePicture } from '#core/branding/printable-picture.use-case.ts';
import type { Document } from '#core/documents/document.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import { FileChoice } from '../documents/file-choice.ts';
import type { PickedFile } from '../documents/picked-file.ts';

interface Parts {
  readonly gateway: Pick<BrandingGateway, 'uploadBrandImage'>;
  readonly ink: InkReader;
  readonly drawer: PictureDrawer;
  /** Changes the picture of a field; null for none. */
  readonly put: (field: ImageField, url: string | null) => void;
}

/** A logo's contrast in both themes; `broken` if the picture cannot be drawn. */
export type SeenInk = Readonly<Record<'light' | 'dark', number>> | 'broken';

/** Uploads pictures, one at a time per field, and measures the contrast between each picture and its background. */
export class BrandPictures {
  readonly #picked = Object.fromEntries(
    IMAGE_FIELDS.map((field) => [field, new FileChoice()]),
  ) as Record<ImageField, FileChoice>;
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

  /** The chosen file of a field until it is stored. */
  of(field: ImageField): FileChoice {
    return this.#picked[field];
  }

  /** True while a picture is read or stored. */
  get busy(): boolean {
    return IMAGE_FIELDS.some((field) => this.of(field).reading);
  }

  /** Uploads a picture. The size is checked before the upload; the server checks the content. */
  async upload(field: ImageField, files: readonly PickedFile[]): Promise<void> {
    await this.of(field).choose(files, {
      refuse: ({ size }) => (size > IMAGE_LIMITS.bytes ? `${BRAND_IMAGE_TEXT.size}.` : null),
      take: (document, isLast) => this.#store(field, document, isLast),
    });
  }

  /** Takes the picture of a field away, or else a file that is read or refused. */
  remove(field: ImageField): void {
    if (this.of(field).file === null) this.#parts.put(field, null);
    this.of(field).clear();
  }

  /** Drops the files that are read or refused. */
  forget(): void {
    for (const field of IMAGE_FIELDS) this.of(field).clear();
  }

  /** Returns why the picture was not stored. */
  async #store(
    field: ImageField,
    document: Document,
    isLast: () => boolean,
  ): Promise<string | null> {
    const { drawer, gateway } = this.#parts;
    const picture = await printablePicture(drawer, field, document);
    const stored = await gateway.uploadBrandImage({ field }, { upload: picture });
    if (!stored.ok) return explain(stored.error, 'The picture could not be uploaded.');
    if (isLast())
      runInAction(() => {
        this.know([stored.value]);
        if (picture.bytes !== document.bytes) this.#redrawn.add(stored.value.url);
        this.#parts.put(field, stored.value.url);
      });
    return null;
  }
}
