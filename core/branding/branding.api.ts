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
  /** Returns a dealer's live branding and the draft beside it; 404 for a group that is not the caller's (domain guide 6.14). */
  brandingDesk: operation({
    ...inGroup,
    summary: 'A dealer’s looks: live and draft',
    output: brandingOverviewSchema,
    refusals: ['notFound'],
  }),

  brandingVersions: operation({
    ...inGroup,
    summary: 'What was published of a dealer’s looks',
    output: brandingVersionsSchema,
    refusals: ['notFound'],
  }),

  saveBrandingDraft: operation({
    ...change,
    summary: 'Keep a draft of a dealer’s looks',
    input: { rev, ...brandingForm.draft },
  }),

  discardBrandingDraft: operation({
    ...change,
    summary: 'Forget the draft of a dealer’s looks',
    input: { rev },
  }),

  /** Publishes the draft. Responds with 422 `accentRefused` and the measured reasons. If two publish at once, the later gets 409. */
  publishBranding: operation({
    ...change,
    summary: 'Show the draft of a dealer’s looks to everybody',
    input: { rev },
  }),

  restoreBranding: operation({
    ...change,
    summary: 'Make a draft of what was published once',
    input: { rev, version: wholeNumber },
  }),

  /**
   * Stores one PNG, WebP or SVG of at most 512 KB, detected from its bytes. The same picture always has the same address.
   * The draft refers to it when it is next saved (SECURITY.md §2.13).
   */
  uploadBrandImage: operation({
    ...inGroup,
    summary: 'Store a picture for a dealer’s looks',
    input: { field: imageFieldSchema },
    output: brandImageSchema,
    refusals: ['notFound', 'tooLarge', 'unacceptable'],
    repeatable: 'byKey',
    file: 'upload',
  }),

  /** Returns a sample page, printed with the draft branding. */
  brandingSample: operation({
    ...inGroup,
    summary: 'A report on paper in the looks of the draft',
    output: fileReplySchema,
    refusals: ['notFound'],
    file: 'download',
  }),

  /** Sends a sample only to the caller's own address. */
  sendBrandingSample: operation({
    ...inGroup,
    summary: 'Send oneself a mail in the looks of the draft',
    refusals: ['notFound', 'unacceptable'],
    repeatable: 'byKey',
  }),
};

/** API calls for a dealer's branding (domain guide 6.14). Each change gets 409 `staleRev` if it was changed in the meantime. */
export type BrandingGateway = GatewayOf<typeof brandingApi>;
