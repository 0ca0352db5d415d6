import type { BrandingOverview, BrandingVersion } from '../../branding/branding-overview.schema.ts';
import type { BrandImage, ImageKind } from '../../branding/brand-image.schema.ts';
import type { Letterhead } from '../documents/document-printer.port.ts';
import type { BrandingValues } from '../../branding/branding-values.schema.ts';

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

/** The person who changes branding, and the time of the change (milliseconds UTC). */
export interface BrandingTouch {
  readonly by: string;
  readonly now: number;
}

/** A picture to be stored under a hash of its content. */
export interface NewBrandImage extends Omit<BrandImage, 'url'> {
  readonly siteGroupNum: number;
  readonly mark: string;
  readonly kind: ImageKind;
  readonly bytes: Uint8Array;
}

/** Stores the branding of dealers (domain guide 6.14). */
export interface BrandingRepository {
  /** Returns a group's live branding, draft and history in one statement; null for an unknown group. */
  overview(siteGroupNum: number): Promise<BrandingOverview | null>;
  /** Locks a group's branding until the transaction ends; null for an unknown group. */
  lock(siteGroupNum: number): Promise<LockedBranding | null>;
  /** Stores the next revision of the draft; null removes the draft. */
  saveDraft(
    siteGroupNum: number,
    draft: { readonly looks: BrandingValues; readonly restoredFrom: number | null } | null,
    touch: BrandingTouch,
  ): Promise<void>;
  /** Publishes branding as a new version, which takes effect at once. */
  publish(
    siteGroupNum: number,
    published: {
      readonly looks: BrandingValues;
      readonly version: number;
      readonly restoredFrom: number | null;
    },
    touch: BrandingTouch,
  ): Promise<void>;
  /** Returns the published versions, newest first. */
  versions(siteGroupNum: number, most: number): Promise<readonly BrandingVersion[]>;
  /** Returns one published version; null if it does not exist. */
  version(siteGroupNum: number, version: number): Promise<BrandingValues | null>;
  /**
   * Stores a picture unless one with the same hash is stored. Deletes the group's pictures older than `unusedBefore` that
   * neither the draft nor any version refers to.
   */
  addImage(image: NewBrandImage, touch: BrandingTouch, unusedBefore: number): Promise<void>;
  /** Returns the URLs among these that are pictures of the group. */
  ownImages(siteGroupNum: number, urls: readonly string[]): Promise<readonly string[]>;
  /** Returns the letterhead of a group's print documents, from the live branding or the draft; null for an unknown group. */
  letterhead(siteGroupNum: number, of: 'live' | 'draft'): Promise<Letterhead | null>;
  /** Returns a picture of any group by its hash. No scope check is needed, because a hash cannot be guessed. */
  image(digest: string): Promise<{ readonly kind: ImageKind; readonly bytes: Uint8Array } | null>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly branding: BrandingRepository;
  }
}
