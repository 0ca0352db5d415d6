import * as z from 'zod/mini';
import { zoneForm, type TypedZone } from '#core/zones/zone-form.schema.ts';
import { zoneSchema } from '#core/zones/zone.schema.ts';
import { SavedDraft, type OwnDrafts } from '../forms/saved-draft.ts';

const base = z.object({ siteNum: z.int(), zone: z.nullable(zoneSchema) });

/** What was edited: the site, and its zone; null for a new one. */
export type ZoneDraftBase = z.infer<typeof base>;

/** What is typed of a zone and not saved. */
export const zoneDraft = (own: OwnDrafts): SavedDraft<ZoneDraftBase, TypedZone> =>
  new SavedDraft(own, 'zone', { base, empty: zoneForm.show(null) });
