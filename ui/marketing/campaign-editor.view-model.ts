import { makeAutoObservable, observableRef } from 'mobx';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import { readForm, type FieldErrors } from '#core/login/read-form.schema.ts';
import type { CampaignGateway } from '#core/marketing/campaign.gateway.port.ts';
import {
  audienceSchema,
  campaignFormSchema,
  type Audience,
  type Campaign,
  type CampaignForm,
} from '#core/marketing/campaign.schema.ts';
import { RevisedSave } from '../shell/revised-save.ts';

/** A campaign nobody has filled yet. */
const BLANK: CampaignForm = {
  title: '',
  kind: 'Flyer',
  audience: [],
  validFrom: '',
  validTo: '',
  url: '',
  state: 'draft',
};

const formOf = ({ title, kind, audience, validFrom, validTo, url, state }: Campaign) => ({
  title,
  kind,
  audience,
  validFrom,
  validTo,
  url,
  state,
});

const same = (one: CampaignForm, other: CampaignForm): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

interface Parts {
  readonly campaigns: Pick<CampaignGateway, 'create' | 'update' | 'list'>;
  readonly key: AttemptKey;
  readonly onSaved: (campaign: Campaign) => void;
}

/** One campaign in the slide-over, a new one or one of the list. */
export class CampaignEditorViewModel {
  form: CampaignForm;
  readonly saving: RevisedSave<Campaign>;
  readonly #parts: Parts;
  left: ReadonlySet<string> = new Set();

  constructor(parts: Parts, base: Campaign | null) {
    this.#parts = parts;
    this.saving = new RevisedSave(base);
    this.form = base === null ? BLANK : formOf(base);
    makeAutoObservable(this, {
      form: observableRef,
      saving: false,
      left: observableRef,
    });
  }

  get dirty(): boolean {
    const { base } = this.saving;
    return !same(this.form, base === null ? BLANK : formOf(base));
  }

  /** Words at the fields that were left or changed. */
  get errors(): FieldErrors {
    const read = readForm(campaignFormSchema, this.form);
    if (read.ok) return {};
    return Object.fromEntries(Object.entries(read.error).filter(([field]) => this.left.has(field)));
  }

  /** Changed and valid. */
  get maySave(): boolean {
    return this.dirty && readForm(campaignFormSchema, this.form).ok;
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

  async save(): Promise<void> {
    const read = readForm(campaignFormSchema, this.form);
    const { base, busy } = this.saving;
    if (!read.ok || !this.maySave || busy) return;
    const { campaigns, key } = this.#parts;
    await this.saving.run({
      send: async () => {
        if (base !== null) return campaigns.update(base.id, read.value, base.rev);
        const created = await campaigns.create(read.value, key.for(read.value));
        key.settle(created);
        return created;
      },
      newest: () => this.#newest(),
      isMine: (stored) => same(formOf(stored), read.value),
      done: (stored) => this.#finish(stored),
      fallback: 'The campaign could not be saved.',
    });
  }

  reloadTheirs(): void {
    const theirs = this.saving.acceptTheirs();
    if (theirs !== null) this.form = formOf(theirs);
  }

  async keepMine(): Promise<void> {
    if (this.saving.acceptTheirs() !== null) await this.save();
  }

  async #newest(): Promise<Campaign | null> {
    const listed = await this.#parts.campaigns.list('');
    if (!listed.ok) return null;
    return listed.value.campaigns.find(({ id }) => id === this.saving.base?.id) ?? null;
  }

  #finish(campaign: Campaign): void {
    this.form = formOf(campaign);
    this.#parts.onSaved(campaign);
  }
}
