import * as z from 'zod/mini';
import {
  bannerForm,
  bannerVersionsSchema,
  editedBannerSchema,
} from '#core/notices/banner-form.schema.ts';
import { get, put } from './endpoint.ts';
import { rev, revText } from './params.ts';

const editor = { kind: 'full', applications: [1], permissions: ['banner'] } as const;

/** The banner with its revision, for its editor; the open read of everyone stays as it is. */
export const editedBanner = get('editedBanner', 'statusBanner/settings', {
  summary: 'The status banner as its editor sees it',
  access: editor,
  reply: editedBannerSchema,
});

/** The newest 50 banners that were saved, the one in force first. */
export const bannerVersions = get('bannerVersions', 'statusBanner/versions', {
  summary: 'Earlier status banners, to be restored',
  access: editor,
  reply: bannerVersionsSchema,
});

/** When the banner goes off by itself: an operation of its own, because PUT statusBanner is spelled out by the specification. */
export const setBannerEnd = put('setBannerEnd', 'statusBanner/end', {
  repeatable: 'byKey',
  summary: 'Set or take away the end of the status banner',
  access: editor,
  body: z.strictObject({
    endsAt: z.nullable(z.iso.datetime({ offset: true })),
    rev,
  }),
  reply: editedBannerSchema,
  errors: [409],
});

/** PUT statusBanner with active, title, body, importance (spec §7.2); `rev` in the query keeps the payload as specified. */
export const saveBanner = put('saveBanner', 'statusBanner', {
  repeatable: 'byKey',
  summary: 'Change the status banner',
  access: editor,
  query: z.strictObject({ rev: z.optional(revText) }),
  body: z.strictObject(bannerForm.draft),
  reply: editedBannerSchema,
  errors: [409],
});
