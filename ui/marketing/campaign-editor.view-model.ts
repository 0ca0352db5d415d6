import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Document } from '#core/documents/document.ts';
import { FILE_WORDS, judgeFileBytes } from '#core/documents/judge-file-bytes.rule.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import type { Failure } from '#core/kernel/failure.ts';
import { err, ok, type Result } from '#core/kernel/result.ts';
import { readForm, type FieldErrors } from '#core/forms/read-form.schema.ts';
import type { CampaignGateway } from '#core/marketing/marketing.gateway.port.ts';
import {
  audienceSchema,
  campaignFormSchema,
  type Audience,
  type Campaign,
  type CampaignForm,
} from '#core/marketing/campaign.schema.ts';
import { coBrandSlotSchema, type CoBrandSlot } from '#core/marketing/co-brand.schema.ts';
import { LACKS_CONTENT, lacksContent } from '#core/marketing/lacks-content.rule.ts';
import { campaignFields, sameFields } from '#core/marketing/plan-campaign-save.rule.ts';
import type { saveCampaign } from '#core/marketing/save-campaign.use-case.ts';
import { ChosenDocument } from '../documents/chosen-document.ts';
import { RevisedSave } from '../shell/revised-save.ts';

/** A campaign nobody has filled yet. */
const BLANK: CampaignForm = {
  title: '',
  kind: 'Flyer',
  audience: [],
  validFrom: '',
  validTo: '',
  url: '',
  coBrand: [],
  state: 'draft',
};

const why = (document: Document): string | null => {
  const problem = judgeFileBytes(document);
  return problem === null ? null : FILE_WORDS[problem];
};

interface Parts {
  readonly campaigns: Pick<CampaignGateway, 'list'>;
  readonly save: ReturnType<typeof saveCampaign>;
  readonly onSaved: (campaign: Campaign) => void;
  /** The fields stand saved, the file does not. */
  readonly onHalfSaved: () => void;
}

/** One campaign in the slide-over, a new one or one of the list. */
export class CampaignEditorViewModel {
  form: CampaignForm;
  readonly saving: RevisedSave<Campaign>;
  readonly file: ChosenDocument;
  /** What stands saved although the file does not, and why. */
  half: string | null = null;
  readonly #parts: Parts;
  left: ReadonlySet<string> = new Set();

  constructor(parts: Parts, base: Campaign | null) {
    this.#parts = parts;
    this.saving = new RevisedSave(base);
    this.form = base === null ? BLANK : campaignFields(base);
    this.file = new ChosenDocument(base?.file?.name ?? null, base?.file?.size ?? null, why);
    makeAutoObservable(this, {
      form: observableRef,
      file: false,
      saving: false,
      left: observableRef,
    });
  }

  get dirty(): boolean {
    const { base } = this.saving;
    const typed = !sameFields(this.form, base === null ? BLANK : base);
    return typed || this.file.changed;
  }

  /** Words at the fields that were left or changed. */
  get errors(): FieldErrors {
    const shown = Object.entries(this.#wrong).filter(([field]) => this.left.has(field));
    return Object.fromEntries(shown);
  }

  /** Changed and valid. */
  get maySave(): boolean {
    return this.dirty && this.file.problem === null && Object.keys(this.#wrong).length === 0;
  }

  /** Words above the form after a save that did not come through. */
  get problem(): string | null {
    const { problem } = this.saving.submission;
    return problem === null ? null : (this.half ?? problem);
  }

  change(change: Partial<CampaignForm>): void {
    this.form = { ...this.form, ...change };
  }

  leave(field: keyof CampaignForm): void {
    this.left = new Set([...this.left, field]);
  }

  /** Puts a kind of group in or takes it out; always in the order of the list. */
  aim(kind: Audience, at: boolean): void {
    const wanted = new Set(this.form.audience);
    if (at) wanted.add(kind);
    else wanted.delete(kind);
    this.change({ audience: audienceSchema.options.filter((one) => wanted.has(one)) });
    this.leave('audience');
  }

  /** Puts a slot of the dealer's branding in or takes it out; always in the order of the list. */
  brand(slot: CoBrandSlot, at: boolean): void {
    const wanted = new Set(this.form.coBrand);
    if (at) wanted.add(slot);
    else wanted.delete(slot);
    this.change({ coBrand: coBrandSlotSchema.options.filter((one) => wanted.has(one)) });
  }

  async save(): Promise<void> {
    const read = readForm(campaignFormSchema, this.form);
    if (!read.ok || !this.maySave || this.saving.submission.busy) return;
    this.half = null;
    await this.saving.run({
      send: () => this.#send(read.value),
      newest: () => this.#newest(),
      isMine: (stored) => sameFields(stored, read.value) && !this.file.changed,
      done: (stored) => this.#finish(stored),
      fallback: 'The campaign could not be saved.',
    });
  }

  reloadTheirs(): void {
    const theirs = this.saving.acceptTheirs();
    if (theirs === null) return;
    this.form = campaignFields(theirs);
    this.file.restart(theirs.file?.name ?? null, theirs.file?.size ?? null);
  }

  async keepMine(): Promise<void> {
    const theirs = this.saving.acceptTheirs();
    if (theirs === null) return;
    this.file.standOn(theirs.file);
    await this.save();
  }

  /** What is wrong, of all fields. */
  get #wrong(): FieldErrors {
    const read = readForm(campaignFormSchema, this.form);
    const lacks = lacksContent(this.form, this.file.shown !== null);
    return { ...(lacks && { url: [LACKS_CONTENT] }), ...(!read.ok && read.error) };
  }

  /** Fields first, then the file; where only the fields came through, the next save goes on from them. */
  async #send(form: CampaignForm): Promise<Result<Campaign, Failure>> {
    const { wish } = this.file;
    const saving = await this.#parts.save({ before: this.saving.base, form, wish });
    if (saving.kind === 'saved') return ok(saving.campaign);
    if (saving.kind === 'fileFailed')
      runInAction(() => this.#standOn(saving.campaign, saving.failure));
    return err(saving.failure);
  }

  #standOn(campaign: Campaign, failure: Failure): void {
    const what = this.file.wish.kind === 'remove' ? 'is still there' : 'is missing';
    const how = campaign.state === this.form.state ? 'saved' : 'saved as a draft';
    this.saving.begin(campaign);
    const reason = explain(failure, 'It could not be stored')?.replace(/\.?$/, '. ') ?? '';
    this.half = `The campaign is ${how}, but its file ${what}. ${reason}Save again sends the file alone.`;
    this.#parts.onHalfSaved();
  }

  async #newest(): Promise<Campaign | null> {
    const listed = await this.#parts.campaigns.list('');
    if (!listed.ok) return null;
    return listed.value.campaigns.find(({ id }) => id === this.saving.base?.id) ?? null;
  }

  #finish(campaign: Campaign): void {
    this.form = campaignFields(campaign);
    this.file.restart(campaign.file?.name ?? null, campaign.file?.size ?? null);
    this.#parts.onSaved(campaign);
  }
}
