import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { BrandingGateway } from '#core/branding/branding.api.ts';
import type { BrandingOverview, BrandingVersion } from '#core/branding/branding-overview.schema.ts';
import { type AccentVerdict, checkAccent } from '#core/branding/check-accent.rule.ts';
import type { InkReader } from '#core/branding/ink-reader.port.ts';
import type { PictureDrawer } from '#core/branding/picture-drawer.port.ts';
import {
  DEFAULT_BRANDING,
  type BrandingValues,
  brandingForm,
  brandingFormSchema,
} from '#core/branding/branding-values.schema.ts';
import { fieldChanges } from '#core/forms/field-changes.rule.ts';
import { readForm } from '#core/forms/read-form.schema.ts';
import type { FileSaver } from '#core/kernel/file-saver.port.ts';
import { FormState } from '../forms/form-state.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import { Loadable } from '../shell/loadable.ts';
import { lastChange, RevisedEditor } from '../shell/revised-editor.ts';
import { AccentChoice } from './accent-choice.view-model.ts';
import { BRANDING_TEXT } from './branding-field-text.ts';
import { BrandingActs } from './branding-acts.view-model.ts';
import { BrandPictures } from './brand-pictures.view-model.ts';

interface Parts {
  readonly gateway: BrandingGateway;
  readonly ink: InkReader;
  readonly drawer: PictureDrawer;
  readonly toasts: Pick<ToastStore, 'show'>;
  readonly files: FileSaver;
}

/** Milliseconds after the last key press before the draft is saved. */
const PAUSE = 700;

/** Returns the branding values to edit: those of the draft, or else those of the live version. */
export const brandingValuesOf = ({ draft, live }: BrandingOverview): BrandingValues =>
  draft?.looks ?? live.looks;

/** The editor of a dealer's branding. The draft is saved automatically (domain guide 6.14). */
export class BrandingViewModel {
  readonly source: Loadable<BrandingOverview>;
  readonly history: Loadable<{ readonly versions: readonly BrandingVersion[] }>;
  readonly form = new FormState({
    initial: brandingForm.show(null),
    prefix: 'branding-',
    validate: (typed) => readForm(brandingFormSchema, brandingForm.read(typed)),
  });
  readonly edit: RevisedEditor<BrandingOverview, BrandingViewModel['form']>;
  readonly accent = new AccentChoice(this.form);
  readonly pictures: BrandPictures;
  readonly acts: BrandingActs;
  /** The layer that is open over the page. */
  open: 'history' | 'full' | null = null;
  #stop: (() => void) | null = null;

  constructor(parts: Parts) {
    const { gateway, ink, drawer } = parts;
    this.source = new Loadable({
      read: (how) => gateway.brandingDesk({}, how),
      fallback: 'Your branding could not be loaded.',
    });
    this.history = new Loadable({
      read: () => gateway.brandingVersions(),
      fallback: 'The history could not be loaded.',
    });
    this.pictures = new BrandPictures({
      gateway,
      ink,
      drawer,
      put: (field, url) => this.form.type(field, url),
    });
    this.edit = new RevisedEditor({
      form: this.form,
      base: null,
      show: (overview: BrandingOverview | null) =>
        brandingForm.show(overview === null ? null : brandingValuesOf(overview)),
      names: BRANDING_TEXT,
      beside: {
        changed: false,
        problem: null,
        forget: (overview) => this.#show(overview),
        standOn: (overview) => this.pictures.know(overview?.images ?? []),
      },
      maySave: () => this.overview !== null,
      store: async (wanted, overview) => {
        const saved = await gateway.saveBrandingDraft({ rev: overview?.rev ?? 0, ...wanted });
        return saved.ok ? gateway.brandingDesk({}, { background: true }) : saved;
      },
      newest: () => gateway.brandingDesk({}, { background: true }),
      same: (stored, wanted) => brandingForm.same(brandingValuesOf(stored), wanted),
      changeOf: lastChange,
      onStored: ({ images }) => this.pictures.know(images),
      outlives: true,
      // Shows no message about a lost response, because the draft is saved automatically.
      onLost: () => undefined,
      words: 'The draft could not be saved. Nothing you typed is lost.',
    });
    this.acts = new BrandingActs({
      ...parts,
      overview: () => this.overview,
      begin: (overview) => this.#begin(overview),
      done: () => this.show(null),
    });
    makeAutoObservable(this, {
      source: false,
      history: false,
      edit: false,
      form: false,
      accent: false,
      pictures: false,
      acts: false,
      open: observableRef,
    });
  }

  start(): void {
    const taken = reaction(
      () => this.source.state,
      (state) => {
        if (state.at === 'ready' && this.edit.saving.base === null) this.#begin(state.value);
      },
    );
    const kept = reaction(
      () => this.unsaved,
      (unsaved) => {
        if (unsaved !== null) void this.edit.save();
      },
      { delay: PAUSE },
    );
    this.#stop = () => {
      taken();
      kept();
    };
    void this.source.load();
  }

  dispose(): void {
    // Saves the values typed right before the page closes.
    if (this.unsaved !== null) void this.edit.save();
    this.pictures.forget();
    this.#stop?.();
    this.source.dispose();
    this.history.dispose();
  }

  /** True if leaving would lose a picture that is read or sent. What is typed is saved by itself. */
  get dirty(): boolean {
    return this.pictures.busy;
  }

  get overview(): BrandingOverview | null {
    return this.edit.saving.base;
  }

  /**
   * The typed values that are not saved yet, with the revision they stand on, as text. Null if there are none, if a value is
   * invalid, or while a version must be chosen.
   */
  get unsaved(): string | null {
    const { validated } = this.form;
    if (this.overview === null || !validated.ok || this.edit.meeting.open.length > 0) return null;
    return brandingForm.same(validated.value, brandingValuesOf(this.overview))
      ? null
      : JSON.stringify([this.overview.rev, validated.value]);
  }

  /** The parent group whose branding applies because this group has none of its own; otherwise null. */
  get above(): BrandingOverview['above'] {
    const { validated } = this.form;
    const isEmpty = validated.ok && brandingForm.same(validated.value, DEFAULT_BRANDING);
    return isEmpty ? (this.overview?.above ?? null) : null;
  }

  get previewed(): typeof this.form.values {
    return this.above === null ? this.form.values : brandingForm.show(this.above.looks);
  }

  /** The accent color in the preview. */
  get effective(): AccentVerdict | null {
    const accent = this.above?.looks.accent ?? null;
    return accent === null ? this.accent.effective : checkAccent(accent);
  }

  /** The number of fields that differ from the live version. */
  get changes(): number {
    const { overview } = this;
    return overview === null
      ? 0
      : fieldChanges(brandingForm.names, overview.live.looks, brandingValuesOf(overview)).length;
  }

  get mayPublish(): boolean {
    const { overview } = this;
    return (
      overview !== null &&
      overview.draft !== null &&
      this.unsaved === null &&
      this.form.validated.ok &&
      this.edit.meeting.open.length === 0 &&
      !this.pictures.busy &&
      this.accent.verdict?.kind !== 'refused'
    );
  }

  show(what: BrandingViewModel['open']): void {
    this.open = what;
    if (what === 'history') void this.history.load();
  }

  #begin(overview: BrandingOverview): void {
    this.edit.begin(overview);
    this.#show(overview);
  }

  /** Updates the pictures and the suggested color after the overview has changed. */
  #show(overview: BrandingOverview): void {
    this.pictures.forget();
    this.pictures.know(overview.images);
    this.accent.suggest();
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly branding: BrandingViewModel;
  }
}
