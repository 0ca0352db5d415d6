import type { Result } from '../../kernel/result.ts';
import { ok } from '../../kernel/result.ts';
import { readForm } from '../../forms/read-form.schema.ts';
import {
  campaignFormSchema,
  type Campaign,
  type CampaignForm,
} from '../../marketing/campaign.schema.ts';
import { LACKS_CONTENT, lacksContent } from '../../marketing/lacks-content.rule.ts';
import { recordAudit } from '../audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { plainText } from '../intake/clean-report.rule.ts';
import { findSubmission, keepSubmission } from '../submit-once.operation.ts';
import type { Refusal } from '../refusal.ts';
import { invalid, NOT_FOUND } from '../refusals.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { answerCampaign, campaignChange } from './changed-campaign.operation.ts';

/** A new campaign, or another version of one. */
export type CampaignWish =
  | { readonly kind: 'create'; readonly form: CampaignForm; readonly idempotencyKey: string | null }
  | {
      readonly kind: 'update';
      readonly form: CampaignForm;
      readonly id: string;
      readonly rev: number;
    };

/** Creates a campaign once for its submission, or saves it under the revision its edit began with. */
export class SaveCampaign {
  readonly #ports: BackendPorts;

  constructor(ports: BackendPorts) {
    this.#ports = ports;
  }

  async execute(caller: SessionCaller, wish: CampaignWish): Promise<Result<Campaign, Refusal>> {
    const read = readForm(campaignFormSchema, { ...wish.form, title: plainText(wish.form.title) });
    if (!read.ok) return invalid(Object.values(read.error).flat().join('. '));
    if (wish.kind === 'create' && lacksContent(read.value, false))
      return invalid(`${LACKS_CONTENT}.`);
    return this.#ports.unitOfWork.run((tx) =>
      wish.kind === 'create'
        ? this.#create(tx, caller, read.value, wish.idempotencyKey)
        : this.#update(tx, caller, read.value, wish),
    );
  }

  async #create(
    tx: Transaction,
    caller: SessionCaller,
    form: CampaignForm,
    key: string | null,
  ): Promise<Result<Campaign, Refusal>> {
    const submission = { key, route: 'createCampaign', body: form };
    const before = await findSubmission(tx, this.#ports, caller, submission);
    if (!before.ok) return before;
    const known = before.value?.['id'];
    if (known !== undefined) return this.#found(tx, known);
    const id = this.#ports.ids.next();
    await tx.campaigns.add(id, form, campaignChange(this.#ports, caller));
    await keepSubmission(tx, this.#ports, caller, submission, { id });
    const made = await this.#found(tx, id);
    await recordAudit(tx, this.#ports, caller, {
      operation: 'campaign.create',
      result: 'ok',
      target: id,
      detail: { title: form.title, state: form.state },
    });
    return made;
  }

  async #update(
    tx: Transaction,
    caller: SessionCaller,
    form: CampaignForm,
    { id, rev }: { readonly id: string; readonly rev: number },
  ): Promise<Result<Campaign, Refusal>> {
    const before = await tx.campaigns.find(id);
    // A change of the file makes a new revision too, so what is read here holds for the statement below.
    if (before?.rev === rev && lacksContent(form, before.file !== null))
      return invalid(`${LACKS_CONTENT}.`);
    const change = { ...campaignChange(this.#ports, caller), rev };
    const done = await tx.campaigns.replace(id, form, change);
    return answerCampaign(tx, this.#ports, caller, {
      operation: 'campaign.save',
      id,
      done,
      detail: { title: form.title, state: form.state },
    });
  }

  async #found(tx: Transaction, id: string): Promise<Result<Campaign, Refusal>> {
    const campaign = await tx.campaigns.find(id);
    return campaign === null ? NOT_FOUND : ok(campaign);
  }
}
