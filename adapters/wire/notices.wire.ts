import * as z from 'zod/mini';
import { bannerForm, editedBannerSchema } from '#core/notices/banner-form.schema.ts';
import { get, put } from './endpoint.ts';
import { revText } from './params.ts';

const editor = { kind: 'full', applications: [1], permissions: ['banner'] } as const;

/** The banner with its revision, for its editor; the open read of everyone stays as it is. */
export const editedBanner = get('editedBanner', 'statusBanner/settings', {
  summary: 'The status banner as its editor sees it',
  access: editor,
  reply: editedBannerSchema,
});

/** PUT statusBanner with active, title, body, importance (spec §7.2); `rev` in the query keeps the payload as specified. */
export const saveBanner = put('saveBanner', 'statusBanner', {
  summary: 'Change the status banner',
  access: editor,
  query: z.strictObject({ rev: z.optional(revText) }),
  body: z.strictObject(bannerForm.draft),
  reply: editedBannerSchema,
  errors: [409],
});
