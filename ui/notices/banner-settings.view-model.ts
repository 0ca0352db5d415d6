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
import { KeptDraft, type OwnDrafts } from '../forms/kept-draft.ts';
import { Loadable } from '../shell/loadable.ts';
import { revisedFields } from '../shell/revised-fields.ts';
import { RevisedSave } from '../shell/revised-save.ts';
import { tellDone } from '../shell/tell-done.ts';
import { BannerHistoryViewModel } from './banner-history.view-model.ts';

interface Parts {
  readonly banners: BannerGateway;
  readonly clock: Clock;
  readonly toasts: Pick<ToastStore, 'show'>;
  /** Tells the other screens what the banner is now. */
  readonly onSaved: (saved: EditedBanner) => void;
  readonly ownDrafts: OwnDrafts;
}

/** Banner Settings (spec §2.5, §5): saved only when changed and valid; a change of somebody else in between is shown, never overwritten unseen. */
export class BannerSettingsViewModel {
  /** Saved; the dialog goes. */
  done = false;
  readonly saving: RevisedSave<EditedBanner>;
  readonly source: Loadable<EditedBanner>;
  readonly form: FormState<BannerForm>;
  readonly history: BannerHistoryViewModel;
  readonly draft: KeptDraft<EditedBanner, BannerForm>;
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
    this.form = new FormState({
      initial: bannerForm.show(null),
      judge: (values) => readForm(bannerFormSchema, values),
    });
    this.saving = new RevisedSave<EditedBanner>(
      null,
      revisedFields({
        form: this.form,
        show: (stored) => bannerForm.show(stored?.banner ?? null),
        words: { active: 'Active', title: 'Title', body: 'Body', importance: 'Importance' },
      }),
    );
    this.draft = new KeptDraft(parts.ownDrafts, 'banner', {
      base: editedBannerSchema,
      empty: bannerForm.show(null),
    });
    this.history = new BannerHistoryViewModel({
      ...parts,
      onChanged: (edited) => this.#goOnFrom(edited),
    });
    makeAutoObservable(this, {
      source: false,
      form: false,
      saving: false,
      history: false,
      draft: false,
    });
  }

  start(): void {
    void this.source.load();
    this.history.start();
    this.draft.follow(() => ({
      base: this.saving.base,
      values: this.form.values,
      dirty: this.dirty,
    }));
  }

  dispose(): void {
    this.source.dispose();
    this.history.dispose();
    this.draft.rest();
  }

  /** What would be sent, null while a field is wrong. */
  get wanted(): BannerForm | null {
    const { judged } = this.form;
    return judged.ok ? judged.value : null;
  }

  /** As the sign-in screen would show it; what is not typed yet is named. */
  get preview(): StatusBanner {
    const { title, body, importance } = this.form.values;
    return {
      active: true,
      title: title.trim() === '' ? 'Title' : title,
      body: body.trim() === '' ? 'Body' : body,
      importance,
    };
  }

  /** Something differs from what was read. */
  get dirty(): boolean {
    const { base } = this.saving;
    return base !== null && !this.done && this.form.differs(base.banner);
  }

  /** Something changed and all of it is valid; until then there is nothing to save (spec §5). */
  get maySave(): boolean {
    const { wanted } = this;
    const { base } = this.saving;
    return wanted !== null && base !== null && !bannerForm.same(wanted, base.banner);
  }

  /** Saves under the revision the edit began with; what was typed stays until it is saved. */
  async save(): Promise<void> {
    const { wanted } = this;
    const { base } = this.saving;
    if (!this.maySave || wanted === null || base === null) return;
    const { banners } = this.#parts;
    await this.saving.run({
      send: () => banners.saveBanner({ ...wanted, rev: base.rev }),
      newest: () => banners.editedBanner(),
      isMine: (stored) => bannerForm.same(stored.banner, wanted),
      done: (saved) => this.#finish(saved),
      words: MESSAGES.updateBanner,
    });
  }

  /** Takes what the other one saved; what was typed here is given up. */
  reloadTheirs(): void {
    this.saving.reloadTheirs();
  }

  /** Saves what was typed over what the other one saved, knowingly. */
  async keepMine(): Promise<void> {
    await this.saving.saveMine(this);
  }

  /** Puts an earlier banner into the form, to be looked at and saved. */
  restore({ banner }: EditedBanner): void {
    this.#fill(bannerForm.show(banner));
  }

  /** The banner is another revision by an own change beside the form; what is typed stays. */
  #goOnFrom(edited: EditedBanner): void {
    this.saving.begin(edited);
    this.#parts.onSaved(edited);
  }

  /** Goes on from what was typed before the session ended, under the revision it began with: a newer one is found at the save. */
  #open(edited: EditedBanner): void {
    // Read once more, what is typed by then stays.
    if (this.dirty) return;
    const draft = this.draft.take();
    this.#begin(draft?.base ?? edited);
    if (draft !== null) this.#fill(draft.values);
  }

  #fill(values: BannerForm): void {
    for (const field of bannerForm.names) this.form.type(field, values[field]);
  }

  #begin(edited: EditedBanner): void {
    runInAction(() => {
      this.saving.begin(edited);
      this.form.begin(bannerForm.show(edited.banner));
    });
  }

  #finish(saved: EditedBanner): void {
    this.#parts.onSaved(saved);
    this.done = true;
    tellDone(this.#parts.toasts, { title: 'The status banner was updated' });
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly bannerSettings: BannerSettingsViewModel;
  }
}
