import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '#core/kernel/clock.port.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import { readForm } from '#core/forms/read-form.schema.ts';
import {
  bannerForm,
  bannerFormSchema,
  editedBannerSchema,
  type BannerForm,
  type EditedBanner,
} from '#core/notices/banner-form.schema.ts';
import type { BannerGateway } from '#core/notices/notices.api.ts';
import type { StatusBanner } from '#core/notices/status-banner.schema.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import { FormState } from '../forms/form-state.ts';
import { SavedDraft, type OwnDrafts } from '../forms/saved-draft.ts';
import { Loadable } from '../shell/loadable.ts';
import { lastChange, RevisedEditor } from '../shell/revised-editor.ts';
import { toastDone } from '../shell/toast-done.ts';
import { BannerHistoryViewModel } from './banner-history.view-model.ts';

interface Parts {
  readonly banners: BannerGateway;
  readonly clock: Clock;
  readonly toasts: Pick<ToastStore, 'show'>;
  /** Called with the saved banner, so that other screens show the new banner. */
  readonly onSaved: (saved: EditedBanner) => void;
  readonly ownDrafts: OwnDrafts;
}

/** Banner Settings (spec §2.5, §5). Another person's change is never overwritten before it has been shown. */
export class BannerSettingsViewModel {
  /** True after the save; the dialog then closes. */
  done = false;
  readonly edit: RevisedEditor<EditedBanner, FormState<BannerForm>>;
  readonly source: Loadable<EditedBanner>;
  readonly history: BannerHistoryViewModel;
  readonly draft: SavedDraft<EditedBanner, BannerForm>;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.source = new Loadable({
      read: async () => {
        const result = await parts.banners.editedBanner();
        if (result.ok) this.#open(result.value);
        return result;
      },
      fallback: MESSAGES.loadBanner,
    });
    this.draft = new SavedDraft(parts.ownDrafts, 'banner', {
      base: editedBannerSchema,
      empty: bannerForm.show(null),
    });
    const { banners } = parts;
    this.edit = new RevisedEditor({
      form: new FormState({
        initial: bannerForm.show(null),
        validate: (values) => readForm(bannerFormSchema, values),
      }),
      base: null,
      draft: this.draft,
      show: (stored: EditedBanner | null) => bannerForm.show(stored?.banner ?? null),
      names: { active: 'Active', title: 'Title', body: 'Body', importance: 'Importance' },
      maySave: () => this.changed,
      store: (wanted, base) => banners.saveBanner({ ...wanted, rev: base?.rev ?? 0 }),
      newest: () => banners.editedBanner(),
      same: (stored, wanted) => bannerForm.same(stored.banner, wanted),
      changeOf: lastChange,
      outlives: true,
      onStored: (saved, _, typedOn) => this.#finish(saved, typedOn),
      words: MESSAGES.updateBanner,
    });
    this.history = new BannerHistoryViewModel({
      ...parts,
      onChanged: (edited) => this.#goOnFrom(edited),
    });
    makeAutoObservable(this, { source: false, edit: false, history: false, draft: false });
  }

  start(): void {
    void this.source.load();
    this.history.start();
    this.draft.follow(() => (this.done ? null : this.edit.unsaved));
  }

  dispose(): void {
    this.source.dispose();
    this.history.dispose();
    this.draft.rest();
  }

  /** The banner as the sign-in screen would show it. An empty title or body is replaced by the field's name. */
  get preview(): StatusBanner {
    const { title, body, importance } = this.edit.form.values;
    return {
      active: true,
      title: title.trim() === '' ? 'Title' : title,
      body: body.trim() === '' ? 'Body' : body,
      importance,
    };
  }

  /** True when the form differs from the saved banner. */
  get dirty(): boolean {
    return !this.done && this.edit.dirty;
  }

  /** True if something changed and all fields are valid (spec §5). */
  get changed(): boolean {
    const { form, saving } = this.edit;
    return (
      saving.base !== null &&
      form.validated.ok &&
      !bannerForm.same(form.validated.value, saving.base.banner)
    );
  }

  /** Copies an earlier banner into the form, where the person can review and save it. */
  restore({ banner }: EditedBanner): void {
    const values = bannerForm.show(banner);
    for (const field of bannerForm.names) this.edit.form.type(field, values[field]);
  }

  /** Bases the form on the new revision that a change of the end time created. Typed input stays. */
  #goOnFrom(edited: EditedBanner): void {
    this.edit.saving.begin(edited);
    this.#parts.onSaved(edited);
  }

  /**
   * Opens the form. Input typed before the session ended is restored together with the revision it was based on, so that a
   * save detects a newer revision.
   */
  #open(edited: EditedBanner): void {
    // A reload keeps the input typed in the meantime.
    if (this.dirty) return;
    const draft = this.draft.take();
    runInAction(() => this.edit.begin(draft?.base ?? edited, draft?.values));
  }

  #finish(saved: EditedBanner, typedOn: boolean): void {
    this.#parts.onSaved(saved);
    this.done = !typedOn;
    toastDone(this.#parts.toasts, { title: 'The status banner was updated' });
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly bannerSettings: BannerSettingsViewModel;
  }
}
