import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { BrandingGateway } from '#core/branding/branding.api.ts';
import type { BrandingDesk, BrandingVersion } from '#core/branding/branding-desk.schema.ts';
import { type AccentVerdict, judgeAccent } from '#core/branding/judge-accent.rule.ts';
import type { InkReader } from '#core/branding/ink-reader.port.ts';
import type { PictureDrawer } from '#core/branding/picture-drawer.port.ts';
import { DEFAULT_LOOKS, type Looks, looksForm, looksSchema } from '#core/branding/looks.schema.ts';
import { fieldChanges } from '#core/forms/field-changes.rule.ts';
import { readForm } from '#core/forms/read-form.schema.ts';
import type { FileSaver } from '#core/kernel/file-saver.port.ts';
import { FormState } from '../forms/form-state.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import { Loadable } from '../shell/loadable.ts';
import { revisedFields } from '../shell/revised-fields.ts';
import { RevisedSave } from '../shell/revised-save.ts';
import { AccentChoice } from './accent-choice.view-model.ts';
import { BRANDING_WORDS } from './branding-field-words.ts';
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
const WORDS = 'The draft could not be kept. Nothing you typed is lost.';

/** What a desk is worked on with: the draft, or what is live. */
export const looksOf = ({ draft, live }: BrandingDesk): Looks => draft?.looks ?? live.looks;

/** A dealer's looks while they are worked on: the draft keeps itself (domain guide 6.14). */
export class BrandingViewModel {
  readonly source: Loadable<BrandingDesk>;
  readonly history: Loadable<{ readonly versions: readonly BrandingVersion[] }>;
  readonly form = new FormState({
    initial: looksForm.show(null),
    prefix: 'branding-',
    judge: (typed) => readForm(looksSchema, looksForm.read(typed)),
  });
  readonly saving = new RevisedSave<BrandingDesk>(
    null,
    revisedFields({
      form: this.form,
      show: (desk) => looksForm.show(desk === null ? null : looksOf(desk)),
      words: BRANDING_WORDS,
    }),
  );
  readonly accent = new AccentChoice(this.form);
  readonly pictures: BrandPictures;
  readonly acts: BrandingActs;
  /** What stands over the page. */
  open: 'history' | 'full' | null = null;
  readonly #parts: Parts;
  #stop: (() => void) | null = null;

  constructor(parts: Parts) {
    const { gateway, ink, drawer } = parts;
    this.#parts = parts;
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
    this.acts = new BrandingActs({
      ...parts,
      desk: () => this.desk,
      begin: (desk) => this.#begin(desk),
      done: () => this.show(null),
    });
    makeAutoObservable(this, {
      source: false,
      history: false,
      saving: false,
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
        if (state.at === 'ready' && this.saving.base === null) this.#begin(state.value);
      },
    );
    const kept = reaction(
      () => this.unsaved,
      (unsaved) => {
        if (unsaved !== null) void this.save();
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
    if (this.unsaved !== null) void this.save();
    this.#stop?.();
    this.source.dispose();
    this.history.dispose();
  }

  get desk(): BrandingDesk | null {
    return this.saving.base;
  }

  /** What is typed and not kept yet; null where nothing is, or where something of it cannot be kept. */
  get unsaved(): string | null {
    const { judged } = this.form;
    if (this.desk === null || !judged.ok || this.saving.theirs !== null) return null;
    return looksForm.same(judged.value, looksOf(this.desk)) ? null : JSON.stringify(judged.value);
  }

  /** Whose looks the group would wear, because it says nothing of its own; null where they are its own or ours. */
  get above(): BrandingDesk['above'] {
    const { judged } = this.form;
    const isEmpty = judged.ok && looksForm.same(judged.value, DEFAULT_LOOKS);
    return isEmpty ? (this.desk?.above ?? null) : null;
  }

  /** What the preview shows. */
  get previewed(): typeof this.form.values {
    return this.above === null ? this.form.values : looksForm.show(this.above.looks);
  }

  /** The color it wears. */
  get worn(): AccentVerdict | null {
    const accent = this.above?.looks.accent ?? null;
    return accent === null ? this.accent.worn : judgeAccent(accent);
  }

  /** How many fields differ from what everybody sees. */
  get changes(): number {
    const { desk } = this;
    return desk === null ? 0 : fieldChanges(looksForm.names, desk.live.looks, looksOf(desk)).length;
  }

  get mayPublish(): boolean {
    const { desk } = this;
    return (
      desk !== null &&
      desk.draft !== null &&
      this.unsaved === null &&
      this.form.judged.ok &&
      this.saving.theirs === null &&
      this.accent.verdict?.kind !== 'refused'
    );
  }

  show(what: BrandingViewModel['open']): void {
    this.open = what;
    if (what === 'history') void this.history.load();
  }

  async save(): Promise<void> {
    const { judged } = this.form;
    const { desk } = this;
    if (desk === null || !judged.ok) return;
    const wanted = judged.value;
    const { gateway } = this.#parts;
    await this.saving.run({
      send: async () => {
        const saved = await gateway.saveBrandingDraft({ rev: desk.rev, ...wanted });
        return saved.ok ? gateway.brandingDesk({}, { background: true }) : saved;
      },
      newest: () => gateway.brandingDesk({}, { background: true }),
      isMine: (stored) => looksForm.same(looksOf(stored), wanted),
      looksAgain: true,
      done: (stored) => this.pictures.know(stored.images),
      words: WORDS,
    });
  }

  reloadTheirs(): void {
    const theirs = this.saving.reloadTheirs();
    if (theirs !== null) this.#begin(theirs);
  }

  async keepMine(): Promise<void> {
    const theirs = this.saving.keepMine();
    if (theirs === null) return;
    this.pictures.know(theirs.images);
    await this.save();
  }

  #begin(desk: BrandingDesk): void {
    this.saving.begin(desk);
    this.pictures.know(desk.images);
    this.form.begin(looksForm.show(looksOf(desk)));
    this.accent.suggest();
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly branding: BrandingViewModel;
  }
}
