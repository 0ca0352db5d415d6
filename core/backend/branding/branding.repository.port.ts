import type { BrandingOverview, BrandingVersion } from '../../branding/branding-overview.schema.ts';
import type { BrandImage, ImageKind } from '../../branding/brand-image.schema.ts';
import type { Letterhead } from '../documents/document-printer.port.ts';
import type { BrandingValues } from '../../branding/branding-values.schema.ts';

/** A group's branding while it is changed. */
export interface LockedBranding {
  readonly name: string;
  readonly timeZone: string;
  readonly live: BrandingValues;
  readonly version: number;
  readonly draft: BrandingValues | null;
  readonly restoredFrom: number | null;
  readonly rev: number;
  readonly changedBy: string | null;
  readonly changedAt: number | null;
}

/** Who changes branding, and when (milliseconds UTC). */
export interface BrandingTouch {
  readonly by: string;
  readonly now: number;
}

/** A picture to be stored under a mark of its content. */
export interface NewBrandImage extends Omit<BrandImage, 'url'> {
  readonly siteGroupNum: number;
  readonly mark: string;
  readonly kind: ImageKind;
  readonly bytes: Uint8Array;
}

/** Branding of dealers inside a transaction (domain guide 6.14). */
export interface BrandingRepository {
  /** What the screen shows, by one statement; null for a group nobody has. */
  overview(siteGroupNum: number): Promise<BrandingOverview | null>;
  /** Locks a group's branding until the transaction ends. */
  lock(siteGroupNum: number): Promise<LockedBranding | null>;
  /** The next revision of the draft; null is no draft any more. */
  saveDraft(
    siteGroupNum: number,
    draft: { readonly looks: BrandingValues; readonly restoredFrom: number | null } | null,
    touch: BrandingTouch,
  ): Promise<void>;
  /** Shows this branding to everybody from now on, as a version of its own. */
  publish(
    siteGroupNum: number,
    published: {
      readonly looks: BrandingValues;
      readonly version: number;
      readonly restoredFrom: number | null;
    },
    touch: BrandingTouch,
  ): Promise<void>;
  /** What was published, the newest first. */
  versions(siteGroupNum: number, most: number): Promise<readonly BrandingVersion[]>;
  /** One of them; null for a version there is none of. */
  version(siteGroupNum: number, version: number): Promise<BrandingValues | null>;
  /** Stores a picture once for its mark, and forgets pictures of the group older than `unusedBefore` that neither draft nor version names. */
  addImage(image: NewBrandImage, touch: BrandingTouch, unusedBefore: number): Promise<void>;
  /** Which of these addresses are pictures of the group. */
  ownImages(siteGroupNum: number, urls: readonly string[]): Promise<readonly string[]>;
  /** What stands above whatever is printed for a group, as it was published or as the draft says; null for a group nobody has. */
  letterhead(siteGroupNum: number, of: 'live' | 'draft'): Promise<Letterhead | null>;
  /** A picture by its mark, whoever's it is; nobody guesses a mark. */
  image(digest: string): Promise<{ readonly kind: ImageKind; readonly bytes: Uint8Array } | null>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly branding: BrandingRepository;
  }
}
