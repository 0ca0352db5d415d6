import type { Document } from '../documents/document.ts';
import type { Answer } from '../kernel/result.ts';
import type { BrandingDesk, BrandingVersion } from './branding-desk.schema.ts';
import type { BrandImage, ImageField } from './brand-image.schema.ts';
import type { Looks } from './looks.schema.ts';

/** A dealer's looks at the provider (domain guide 6.14); each change is 409 `staleRev` where somebody else saved meanwhile. */
export interface BrandingDeskGateway {
  read(how?: { readonly background: boolean }): Answer<BrandingDesk>;
  versions(): Answer<{ readonly versions: readonly BrandingVersion[] }>;
  saveDraft(rev: number, looks: Looks): Answer<unknown>;
  discard(rev: number): Answer<unknown>;
  publish(rev: number): Answer<unknown>;
  restore(rev: number, version: number): Answer<unknown>;
  /** Stores a picture; the draft names it with its next save. */
  upload(field: ImageField, picture: Document): Answer<BrandImage>;
  sample(): Answer<Document>;
  sendSample(): Answer<unknown>;
}
