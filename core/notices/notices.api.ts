import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import { bannerForm, bannerVersionsSchema, editedBannerSchema } from './banner-form.schema.ts';
import { rev, revOrNone } from '../operations/fields.ts';

const editor = { kind: 'full', applications: [1], permissions: ['banner'] } as const;

export const noticesApi = {
  /** The banner with its revision, for its editor; the open read of everyone stays as it is. */
  editedBanner: operation({
    summary: 'The status banner as its editor sees it',
    access: editor,
    output: editedBannerSchema,
  }),

  /** The newest 50 banners that were saved, the one in force first. */
  bannerVersions: operation({
    summary: 'Earlier status banners, to be restored',
    access: editor,
    output: bannerVersionsSchema,
  }),

  /** When the banner goes off by itself: an operation of its own, because PUT statusBanner is spelled out by the specification. */
  setBannerEnd: operation({
    summary: 'Set or take away the end of the status banner',
    access: editor,
    input: { endsAt: z.nullable(z.iso.datetime({ offset: true })), rev },
    output: editedBannerSchema,
    refusals: ['conflict'],
    repeatable: 'byKey',
  }),

  /** PUT statusBanner with active, title, body, importance (spec §7.2); `rev` in the query keeps the payload as specified. */
  saveBanner: operation({
    summary: 'Change the status banner',
    access: editor,
    input: { rev: z.optional(revOrNone), ...bannerForm.draft },
    output: editedBannerSchema,
    refusals: ['conflict'],
    repeatable: 'byKey',
  }),
};
