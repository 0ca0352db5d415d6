import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import { bannerForm, bannerVersionsSchema, editedBannerSchema } from './banner-form.schema.ts';
import { rev, revOrNone } from '../operations/fields.ts';
import type { GatewayOf } from '../operations/gateway-of.ts';

const editor = { kind: 'full', applications: [1], permissions: ['banner'] } as const;

export const noticesApi = {
  /** For the banner's editor: returns the banner with its revision. Everyone else reads it with the public operation `statusBanner`. */
  editedBanner: operation({
    summary: 'The status banner as its editor sees it',
    access: editor,
    output: editedBannerSchema,
    background: true,
  }),

  /** Returns the newest 50 saved banners, the current one first. */
  bannerVersions: operation({
    summary: 'Earlier status banners that can be restored',
    access: editor,
    output: bannerVersionsSchema,
    background: true,
  }),

  /**
   * Sets the time at which the banner is turned off automatically; null removes that time. This is a separate operation
   * because the specification fixes the payload of PUT statusBanner.
   */
  setBannerEnd: operation({
    summary: 'Set or remove the end of the status banner',
    access: editor,
    input: { endsAt: z.nullable(z.iso.datetime({ offset: true })), rev },
    output: editedBannerSchema,
    refusals: ['conflict'],
    repeatable: 'byKey',
  }),

  /**
   * Saves the banner: PUT statusBanner with active, title, body, importance (spec §7.2). The edited revision `rev` is in
   * the query, because the specification fixes the payload.
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
 * The provider's operations for Banner Settings (spec §2.3). A save returns 409 `staleRev` if another editor has saved the
 * banner since it was read.
 */
export type BannerGateway = GatewayOf<typeof noticesApi>;
