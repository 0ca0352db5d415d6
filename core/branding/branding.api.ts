import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import { brandImageSchema, imageFieldSchema } from './brand-image.schema.ts';
import { brandingOverviewSchema, brandingVersionsSchema } from './branding-overview.schema.ts';
import { brandingForm } from './branding-values.schema.ts';
import { rev, wholeNumber } from '../operations/fields.ts';
import { fileReplySchema } from '../documents/file-answer.ts';
import type { GatewayOf } from '../operations/gateway-of.ts';

const inGroup = {
  inGroup: true,
  access: { kind: 'full', applications: [2], permissions: ['xtAdmin'] },
} as const;

const change = {
  ...inGroup,
  output: z.object({ rev: z.int() }),
  refusals: ['notFound', 'conflict', 'unacceptable'],
  repeatable: 'byKey',
} as const;

export const brandingApi = {
  /** Returns a dealer's live branding and the draft. Responds with 404 for a group that is not the caller's (domain guide 6.14). */
  brandingDesk: operation({
    ...inGroup,
    summary: 'A dealer’s branding: live and draft',
    output: brandingOverviewSchema,
    refusals: ['notFound'],
  }),

  brandingVersions: operation({
    ...inGroup,
    summary: 'Published versions of a dealer’s branding',
    output: brandingVersionsSchema,
    refusals: ['notFound'],
  }),

  saveBrandingDraft: operation({
    ...change,
    summary: 'Store a draft of a dealer’s branding',
    input: { rev, ...brandingForm.draft },
  }),

  discardBrandingDraft: operation({
    ...change,
    summary: 'Discard the draft of a dealer’s branding',
    input: { rev },
  }),

  /**
   * Publishes the draft. Responds with 422 `accentRefused` and the measured reasons if the accent color is refused. If two
   * administrators publish at once, the second gets 409.
   */
  publishBranding: operation({
    ...change,
    summary: 'Publish the draft of a dealer’s branding',
    input: { rev },
  }),

  restoreBranding: operation({
    ...change,
    summary: 'Copy a published version into the draft',
    input: { rev, version: wholeNumber },
  }),

  /**
   * Stores a PNG, WebP or SVG of at most 512 KB, detected from the bytes (SECURITY.md §2.13). The same picture always gets
   * the same URL. The caller must save the URL in the draft.
   */
  uploadBrandImage: operation({
    ...inGroup,
    summary: 'Store an image of a dealer’s branding',
    input: { field: imageFieldSchema },
    output: brandImageSchema,
    refusals: ['notFound', 'tooLarge', 'unacceptable'],
    repeatable: 'byKey',
    file: 'upload',
  }),

  /** Returns a sample page printed with the draft branding. */
  brandingSample: operation({
    ...inGroup,
    summary: 'A sample print document with the draft branding',
    output: fileReplySchema,
    refusals: ['notFound'],
    file: 'download',
  }),

  /** Sends a sample e-mail with the draft branding, only to the caller's own address. */
  sendBrandingSample: operation({
    ...inGroup,
    summary: 'Send the caller a sample email with the draft branding',
    refusals: ['notFound', 'unacceptable'],
    repeatable: 'byKey',
  }),
};

/** API for a dealer's branding (domain guide 6.14). A change responds with 409 `staleRev` if the draft was changed in the meantime. */
export type BrandingGateway = GatewayOf<typeof brandingApi>;
