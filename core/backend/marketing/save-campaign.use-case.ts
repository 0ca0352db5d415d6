import { type Result, ok } from '../../kernel/result.ts';
import { readForm } from '../../forms/read-form.schema.ts';
import {
  campaignFormSchema,
  type Campaign,
  type CampaignForm,
} from '../../marketing/campaign.schema.ts';
import { LACKS_CONTENT, lacksContent } from '../../marketing/save-campaign.rule.ts';
import { recordAudit } from '../audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { plainTexts } from '../intake/clean-report.rule.ts';
import { findSubmission, keepSubmission } from '../submit-once.operation.ts';
import type { Refusal, Reply } from '../refusal.ts';
import { invalid, NOT_FOUND } from '../refusals.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { answerCampaign, campaignChange } from './changed-campaign.operation.ts';

type Ports = Pick<BackendPorts, 'unitOfWork' | 'secrets' | 'clock' | 'ids'>;

type NewCampaign = CampaignForm & { readonly idempotencyKey: string | null };
type ChangedCampaign = CampaignForm & { readonly id: string; readonly rev: number };

const readCampaign = (form: CampaignForm): Result<CampaignForm, Refusal> => {
  // An address with signs that nobody sees is refused, not cleaned.
  const read = readForm(campaignFormSchema, { ...plainTexts(form), url: form.url });
  return read.ok ? read : invalid(Object.values(read.error).flat().join('. '));
};

/** Creates a campaign once for its submission. */
export const createCampaign =
  (ports: Ports) =>
  async (caller: SessionCaller, input: NewCampaign): Reply<Campaign> => {
    const read = readCampaign(input);
    if (!read.ok) return read;
    if (lacksContent(read.value, false)) return invalid(`${LACKS_CONTENT}.`);
    return ports.unitOfWork.run((tx) =>
      create(ports, tx, caller, read.value, input.idempotencyKey),
    );
  };

/** Saves a campaign under the revision its edit began with. */
export const updateCampaign =
  (ports: Ports) =>
  async (caller: SessionCaller, input: ChangedCampaign): Reply<Campaign> => {
    const read = readCampaign(input);
    if (!read.ok) return read;
    return ports.unitOfWork.run((tx) => update(ports, tx, caller, read.value, input));
  };

const create = async (
  ports: Ports,
  tx: Transaction,
  caller: SessionCaller,
  form: CampaignForm,
  key: string | null,
): Reply<Campaign> => {
  const submission = { key, route: 'createCampaign', body: form };
  const before = await findSubmission(tx, ports, caller, submission);
  if (!before.ok) return before;
  const known = before.value?.['id'];
  if (known !== undefined) return found(tx, known);
  const id = ports.ids.next();
  await tx.campaigns.add(id, form, campaignChange(ports, caller));
  await keepSubmission(tx, ports, caller, submission, { id });
  const made = await found(tx, id);
  await recordAudit(tx, ports, caller, {
    operation: 'campaign.create',
    result: 'ok',
    target: id,
    detail: { title: form.title, state: form.state },
  });
  return made;
};

const update = async (
  ports: Ports,
  tx: Transaction,
  caller: SessionCaller,
  form: CampaignForm,
  { id, rev }: { readonly id: string; readonly rev: number },
): Reply<Campaign> => {
  const before = await tx.campaigns.find(id);
  // A change of the file makes a new revision too, so what is read here holds for the statement below.
  if (before?.rev === rev && lacksContent(form, before.file !== null))
    return invalid(`${LACKS_CONTENT}.`);
  const change = { ...campaignChange(ports, caller), rev };
  const done = await tx.campaigns.replace(id, form, change);
  return answerCampaign(tx, ports, caller, {
    operation: 'campaign.save',
    id,
    done,
    detail: { title: form.title, state: form.state },
  });
};

const found = async (tx: Transaction, id: string): Reply<Campaign> => {
  const campaign = await tx.campaigns.find(id);
  return campaign === null ? NOT_FOUND : ok(campaign);
};
