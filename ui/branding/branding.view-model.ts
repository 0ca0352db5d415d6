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

/** How long somebody must have stopped typing before the draft is kept, in milliseconds. */
const PAUSE = 700;

/** What a desk is worked on with: the draft, or what is live. */
export const brandingValuesOf = ({ draft, live }: BrandingOverview): BrandingValues =>
  draft?.looks ?? live.looks;

/** A dealer's branding while it is worked on: the draft keeps itself (domain guide 6.14). */
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
  /** What stands over the page. */
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
      stored: (field, { url }) => this.form.type(field, url),
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
      // It keeps itself: nobody pressed, and it is looked into without a word.
      onLost: () => undefined,
      words: 'The draft could not be kept. Nothing you typed is lost.',
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
    // What was typed a moment ago is kept all the same.
    if (this.unsaved !== null) void this.edit.save();
    this.#stop?.();
    this.source.dispose();
    this.history.dispose();
  }

  get overview(): BrandingOverview | null {
    return this.edit.saving.base;
  }

  /** What is typed and not kept yet; null where nothing is, or where something of it cannot be kept. */
  get unsaved(): string | null {
    const { validated } = this.form;
    if (this.overview === null || !validated.ok || this.edit.saving.theirs !== null) return null;
    return brandingForm.same(validated.value, brandingValuesOf(this.overview))
      ? null
      : JSON.stringify(validated.value);
  }

  /** Whose branding the group would show, because it says nothing of its own; null where it is its own or ours. */
  get above(): BrandingOverview['above'] {
    const { validated } = this.form;
    const isEmpty = validated.ok && brandingForm.same(validated.value, DEFAULT_BRANDING);
    return isEmpty ? (this.overview?.above ?? null) : null;
  }

  /** What the preview shows. */
  get previewed(): typeof this.form.values {
    return this.above === null ? this.form.values : brandingForm.show(this.above.looks);
  }

  /** The color it wears. */
  get effective(): AccentVerdict | null {
    const accent = this.above?.looks.accent ?? null;
    return accent === null ? this.accent.effective : checkAccent(accent);
  }

  /** How many fields differ from what everybody sees. */
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
      this.edit.saving.theirs === null &&
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

  /** What goes along with the fields. */
  #show(overview: BrandingOverview): void {
    this.pictures.know(overview.images);
    this.accent.suggest();
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly branding: BrandingViewModel;
  }
}
