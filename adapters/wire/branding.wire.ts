import * as z from 'zod/mini';
import { brandImageSchema, imageFieldSchema } from '#core/branding/brand-image.schema.ts';
import { brandingDeskSchema, brandingVersionsSchema } from '#core/branding/branding-desk.schema.ts';
import { looksForm } from '#core/branding/looks.schema.ts';
import { get, post, put } from './endpoint.ts';
import { rev } from './params.ts';
import { fileReplySchema } from './file.wire.ts';
import { nothingSchema } from './problem.wire.ts';

const inGroup = {
  inGroup: true,
  access: { kind: 'full', applications: [2], permissions: ['xtAdmin'] },
} as const;
const change = {
  ...inGroup,
  repeatable: 'byKey',
  reply: z.object({ rev: z.int() }),
  errors: [404, 409, 422],
} as const;

/** What is live of a dealer's looks, and the draft beside it; 404 for a group that is not the caller's (domain guide 6.14). */
export const brandingDesk = get('brandingDesk', 'branding/desk', {
  ...inGroup,
  summary: 'A dealer’s looks: live and draft',
  reply: brandingDeskSchema,
  errors: [404],
});

export const brandingVersions = get('brandingVersions', 'branding/versions', {
  ...inGroup,
  summary: 'What was published of a dealer’s looks',
  reply: brandingVersionsSchema,
  errors: [404],
});

export const saveBrandingDraft = put('saveBrandingDraft', 'branding/draft', {
  ...change,
  summary: 'Keep a draft of a dealer’s looks',
  body: z.strictObject({ rev, ...looksForm.draft }),
});

export const discardBrandingDraft = post('discardBrandingDraft', 'branding/draft/discard', {
  ...change,
  summary: 'Forget the draft of a dealer’s looks',
  body: z.strictObject({ rev }),
});

/** 422 `accentRefused` with the measured reasons; two at once, and the later is 409. */
export const publishBranding = post('publishBranding', 'branding/publish', {
  ...change,
  summary: 'Show the draft of a dealer’s looks to everybody',
  body: z.strictObject({ rev }),
});

export const restoreBranding = post('restoreBranding', 'branding/restore', {
  ...change,
  summary: 'Make a draft of what was published once',
  body: z.strictObject({ rev, version: z.int().check(z.minimum(1)) }),
});

/** One PNG, WebP or SVG of at most 512 KB, told by its bytes; the same picture is the same address (SECURITY.md §2.13). */
export const uploadBrandImage = put('uploadBrandImage', 'branding/images', {
  ...inGroup,
  repeatable: 'byKey',
  summary: 'Store a picture for a dealer’s looks',
  query: z.strictObject({ field: imageFieldSchema }),
  file: 'upload',
  reply: brandImageSchema,
  errors: [404, 413, 422],
});

/** A page as the draft would print it. */
export const brandingSample = get('brandingSample', 'branding/sample', {
  ...inGroup,
  summary: 'A report on paper in the looks of the draft',
  file: 'download',
  reply: fileReplySchema,
  errors: [404],
});

/** To the caller's own address alone. */
export const sendBrandingSample = post('sendBrandingSample', 'branding/sample/mail', {
  ...inGroup,
  repeatable: 'byKey',
  summary: 'Send oneself a mail in the looks of the draft',
  reply: nothingSchema,
  errors: [404, 422],
});
