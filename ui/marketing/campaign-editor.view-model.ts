import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import { isStale } from '#core/kernel/is-stale.rule.ts';
import { readForm, type FieldErrors } from '#core/login/read-form.schema.ts';
import type { CampaignGateway } from '#core/marketing/campaign.gateway.port.ts';
import {
  audienceSchema,
  campaignFormSchema,
  type Audience,
  type Campaign,
  type CampaignForm,
} from '#core/marketing/campaign.schema.ts';

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
  busy = false;
  problem: string | null = null;
  refusals = 0;
  /** What somebody else saved meanwhile. */
  theirs: Campaign | null = null;
  /** Null while it is a new one. */
  base: Campaign | null;
  readonly #parts: Parts;
  left: ReadonlySet<string> = new Set();

  constructor(parts: Parts, base: Campaign | null) {
    this.#parts = parts;
    this.base = base;
    this.form = base === null ? BLANK : formOf(base);
    makeAutoObservable(this, {
      form: observableRef,
      theirs: observableRef,
      base: observableRef,
      left: observableRef,
    });
  }

  get dirty(): boolean {
    return !same(this.form, this.base === null ? BLANK : formOf(this.base));
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
    if (!read.ok || !this.maySave || this.busy) return;
    this.busy = true;
    this.problem = null;
    const { campaigns, key } = this.#parts;
    const { base } = this;
    const saved =
      base === null
        ? await campaigns.create(read.value, key.for(read.value))
        : await campaigns.update(base.id, read.value, base.rev);
    if (base === null) key.settle(saved);
    const now = !saved.ok && isStale(saved.error) ? await this.#newest() : null;
    runInAction(() => {
      this.busy = false;
      if (saved.ok) this.#finish(saved.value);
      // After an answer that got lost the same press finds its own change there.
      else if (now !== null && same(formOf(now), read.value)) this.#finish(now);
      else if (now !== null) this.theirs = now;
      else {
        this.problem = explain(saved.error, 'The campaign could not be saved.');
        this.refusals += 1;
      }
    });
  }

  reloadTheirs(): void {
    if (this.theirs === null) return;
    this.base = this.theirs;
    this.form = formOf(this.theirs);
    this.theirs = null;
  }

  async keepMine(): Promise<void> {
    if (this.theirs === null) return;
    this.base = this.theirs;
    this.theirs = null;
    await this.save();
  }

  async #newest(): Promise<Campaign | null> {
    const listed = await this.#parts.campaigns.list('');
    if (!listed.ok) return null;
    return listed.value.campaigns.find(({ id }) => id === this.base?.id) ?? null;
  }

  #finish(campaign: Campaign): void {
    this.base = campaign;
    this.form = formOf(campaign);
    this.#parts.onSaved(campaign);
  }
}
