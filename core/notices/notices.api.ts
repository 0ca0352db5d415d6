import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import { bannerForm, bannerVersionsSchema, editedBannerSchema } from './banner-form.schema.ts';
import { rev, revOrNone } from '../operations/fields.ts';
import type { GatewayOf } from '../operations/gateway-of.ts';

const editor = { kind: 'full', applications: [1], permissions: ['banner'] } as const;

export const noticesApi = {
  /** Returns the banner with its revision for its editor. The public read `statusBanner` stays unchanged. */
  editedBanner: operation({
    summary: 'The status banner as its editor sees it',
    access: editor,
    output: editedBannerSchema,
    background: true,
  }),

  /** Returns the newest 50 saved banners, the current one first. */
  bannerVersions: operation({
    summary: 'Earlier status banners, to be restored',
    access: editor,
    output: bannerVersionsSchema,
    background: true,
  }),

  /**
   * Sets the future time at which the banner is turned off automatically; null removes it. This is a separate operation
   * because the specification fixes the payload of PUT statusBanner.
   */
  setBannerEnd: operation({
    summary: 'Set or take away the end of the status banner',
    access: editor,
    input: { endsAt: z.nullable(z.iso.datetime({ offset: true })), rev },
    output: editedBannerSchema,
    refusals: ['conflict'],
    repeatable: 'byKey',
  }),

  /**
   * PUT statusBanner with active, title, body, importance (spec §7.2). `rev` is in the query so that the payload stays as
   * specified. It is the revision the edit started with.
   */
  saveBanner: operation({
    summary: 'Change the status banner',
    access: editor,
    input: { rev: z.optional(revOrNone), ...bannerForm.draft },
    output: editedBannerSchema,
    refusals: ['conflict'],
    repeatable: 'byKey',
  }),
};

/**
 * The provider's operations for Banner Settings (spec §2.3). If another editor has saved in between, the request is
 * refused with 409 `staleRev`.
 */
export type BannerGateway = GatewayOf<typeof noticesApi>;
