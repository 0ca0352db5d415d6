import * as z from 'zod/mini';
import { zoneForm, type TypedZone } from '#core/zones/zone-form.schema.ts';
import { zoneSchema } from '#core/zones/zone.schema.ts';
import { KeptDraft, type OwnDrafts } from '../forms/kept-draft.ts';

const base = z.object({ siteNum: z.int(), zone: z.nullable(zoneSchema) });

/** What was edited: the site, and its zone; null for a new one. */
export type ZoneDraftBase = z.infer<typeof base>;

/** What is typed of a zone and not saved. */
export const zoneDraft = (own: OwnDrafts): KeptDraft<ZoneDraftBase, TypedZone> =>
  new KeptDraft(own, 'zone', { base, empty: zoneForm.show(null) });
