import { makeAutoObservable, runInAction } from 'mobx';
import { DURATIONS } from '#core/kernel/limits.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import { readForm } from '#core/forms/read-form.schema.ts';
import {
  bannerFormSchema,
  type BannerForm,
  type EditedBanner,
} from '#core/notices/banner-form.schema.ts';
import type { BannerGateway } from '#core/notices/banner.gateway.port.ts';
import { importanceSchema, type StatusBanner } from '#core/notices/status-banner.schema.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import { FormState } from '../forms/form-state.ts';
import { Loadable } from '../shell/loadable.ts';
import { RevisedSave } from '../shell/revised-save.ts';

interface Parts {
  readonly banners: BannerGateway;
  readonly toasts: Pick<ToastStore, 'show'>;
}

const same = (one: StatusBanner, other: StatusBanner): boolean =>
  one.active === other.active &&
  one.title === other.title &&
  one.body === other.body &&
  one.importance === other.importance;

/** Banner Settings (spec §2.5, §5): saved only when changed and valid; a change of somebody else in between is shown, never overwritten unseen. */
export class BannerSettingsViewModel {
  active = false;
  /** Saved; the dialog goes. */
  done = false;
  readonly saving = new RevisedSave<EditedBanner>();
  readonly source: Loadable<EditedBanner>;
  readonly form: FormState<'title' | 'body' | 'importance', BannerForm>;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.source = new Loadable({
      read: async () => {
        const result = await parts.banners.read();
        if (result.ok) this.#begin(result.value);
        return result;
      },
      fallback: MESSAGES.loadBanner,
    });
    this.form = new FormState({
      initial: { title: '', body: '', importance: 'Warning' },
      judge: (values) => readForm(bannerFormSchema, { ...values, active: this.active }),
    });
    makeAutoObservable(this, { source: false, form: false, saving: false });
  }

  start(): void {
    void this.source.load();
  }

  dispose(): void {
    this.source.dispose();
  }

  show(active: boolean): void {
    this.active = active;
  }

  /** What would be sent, null while a field is wrong. */
  get wanted(): BannerForm | null {
    const read = readForm(bannerFormSchema, { ...this.form.values, active: this.active });
    return read.ok ? read.value : null;
  }

  /** As the sign-in screen would show it; what is not typed yet is named. */
  get preview(): StatusBanner {
    const { title, body, importance } = this.form.values;
    return {
      active: true,
      title: title.trim() === '' ? 'Title' : title,
      body: body.trim() === '' ? 'Body' : body,
      importance: importanceSchema.parse(importance),
    };
  }

  /** Something differs from what was read. */
  get dirty(): boolean {
    const { values } = this.form;
    const banner = this.saving.base?.banner;
    return (
      banner !== undefined &&
      !this.done &&
      (this.active !== banner.active ||
        values.title !== banner.title ||
        values.body !== banner.body ||
        values.importance !== banner.importance)
    );
  }

  /** Something changed and all of it is valid; until then there is nothing to save (spec §5). */
  get maySave(): boolean {
    const { wanted } = this;
    const { base } = this.saving;
    return wanted !== null && base !== null && !same(wanted, base.banner);
  }

  /** Saves under the revision the edit began with; what was typed stays until it is saved. */
  async save(): Promise<void> {
    const { wanted } = this;
    const { base } = this.saving;
    if (!this.maySave || wanted === null || base === null) return;
    const { banners } = this.#parts;
    await this.saving.run({
      send: () => banners.save(wanted, base.rev),
      newest: async () => {
        const read = await banners.read();
        return read.ok ? read.value : null;
      },
      isMine: (stored) => same(stored.banner, wanted),
      done: () => this.#finish(),
      fallback: MESSAGES.updateBanner,
    });
  }

  /** Takes what the other one saved; what was typed here is given up. */
  reloadTheirs(): void {
    const theirs = this.saving.acceptTheirs();
    if (theirs !== null) this.#begin(theirs);
  }

  /** Saves what was typed over what the other one saved, knowingly. */
  async keepMine(): Promise<void> {
    if (this.saving.acceptTheirs() !== null) await this.save();
  }

  #begin(edited: EditedBanner): void {
    runInAction(() => {
      const { active, title, body, importance } = edited.banner;
      this.saving.begin(edited);
      this.active = active;
      this.form.type('title', title);
      this.form.type('body', body);
      this.form.type('importance', importance);
    });
  }

  #finish(): void {
    this.done = true;
    this.#parts.toasts.show({
      tone: 'ok',
      title: 'The status banner was updated',
      durationMs: DURATIONS.toastShort,
    });
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly bannerSettings: BannerSettingsViewModel;
  }
}
