import * as z from 'zod/mini';
import { accountInfoSchema } from '#core/account-info/account-info.schema.ts';
import { requestForm } from '#core/account-info/change-request.schema.ts';
import type { DraftName } from '#core/drafts/draft.rule.ts';
import { deviceForm } from '#core/site-file/device-form.schema.ts';
import { noteForm } from '#core/site-file/note-form.schema.ts';
import {
  outOfServiceForm,
  outOfServiceEntrySchema,
} from '#core/site-file/out-of-service-entry.schema.ts';
import { fileDeviceSchema, siteNoteSchema } from '#core/site-file/site-file.schema.ts';
import { siteForm } from '#core/site-file/site-form.schema.ts';
import { SavedDraft, type OwnDrafts } from '../forms/saved-draft.ts';
import type { SiteFileViewModel } from './site-file.view-model.ts';
import { typedAgencies } from './typed-agencies.ts';

/** The item a draft is based on. The key is a device number or a note id. */
interface Began<Base> {
  readonly siteNum: number;
  readonly key: string;
  readonly base: Base | null;
}

/** Input restored from the draft of an item. */
export interface TakenDraft<Base, Typed> extends Began<Base> {
  readonly values: Typed;
}

/** The draft of one type of editor on a site's page. A draft for another site stays stored. */
class EditorDraft<Base, Typed extends object> {
  readonly kept: SavedDraft<Began<Base>, Typed>;

  constructor(own: OwnDrafts, name: DraftName, base: z.ZodMiniType<Base>, empty: Typed) {
    const began = z.object({ siteNum: z.int(), key: z.string(), base: z.nullable(base) });
    this.kept = new SavedDraft<Began<Base>, Typed>(own, name, { base: began, empty });
  }

  /** Returns the stored draft of a site; null for none. */
  of(siteNum: number): Began<Base> | null {
    const began = this.kept.found?.base ?? null;
    return began?.siteNum === siteNum ? began : null;
  }

  /** Restores and removes the stored draft of an item; null for none. */
  take(siteNum: number, isMeant: (key: string) => boolean): TakenDraft<Base, Typed> | null {
    const began = this.of(siteNum);
    if (began === null || !isMeant(began.key)) return null;
    const found = this.kept.take();
    return found === null ? null : { ...began, values: found.values };
  }
}

/** Prefix of the draft key of a new item. */
export const NEW = 'new ';

/** Returns true if a draft key belongs to a new item. */
export const isNew = (key: string): boolean => key.startsWith(NEW);

/** Returns the drafts of all editors on a site's page (ui README §8). */
export const createEditorDrafts = (own: OwnDrafts) => ({
  site: new EditorDraft(own, 'siteDetails', accountInfoSchema, siteForm.show(null)),
  agencies: new EditorDraft(own, 'siteAgencies', accountInfoSchema, typedAgencies(null)),
  device: new EditorDraft(own, 'siteDevice', fileDeviceSchema, deviceForm.show(null)),
  outOfService: new EditorDraft(
    own,
    'outOfService',
    outOfServiceEntrySchema,
    outOfServiceForm.show(null),
  ),
  note: new EditorDraft(own, 'siteNote', siteNoteSchema, noteForm.show(null)),
  request: new SavedDraft(own, 'accountRequest', {
    base: accountInfoSchema,
    empty: requestForm.show(null),
  }),
});

type EditorDrafts = ReturnType<typeof createEditorDrafts>;

const made = new WeakMap<SiteFileViewModel, EditorDrafts>();

/** Returns the drafts of a page. Created when the page's first editor opens. */
export const draftsOf = (model: SiteFileViewModel): EditorDrafts => {
  const drafts = made.get(model) ?? createEditorDrafts(model.parts.ownDrafts);
  made.set(model, drafts);
  return drafts;
};
