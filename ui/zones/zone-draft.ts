import * as z from 'zod/mini';
import { zoneForm, type TypedZone } from '#core/zones/zone-form.schema.ts';
import { zoneSchema } from '#core/zones/zone.schema.ts';
import { SavedDraft, type OwnDrafts } from '../forms/saved-draft.ts';

const base = z.object({ siteNum: z.int(), zone: z.nullable(zoneSchema) });

/** The site and zone a draft is based on. The zone is null for a new zone. */
export type ZoneDraftBase = z.infer<typeof base>;

/** Returns the saved draft of a zone. */
export const zoneDraft = (own: OwnDrafts): SavedDraft<ZoneDraftBase, TypedZone> =>
  new SavedDraft(own, 'zone', { base, empty: zoneForm.show(null) });
