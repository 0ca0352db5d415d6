import type { Document } from '../../documents/document.ts';
import { readForm } from '../../forms/read-form.schema.ts';
import { ok, type Result } from '../../kernel/result.ts';
import type { ListQuery } from '../../lists/list-query.schema.ts';
import { selectLocally } from '../../lists/local-list.rule.ts';
import { CAMPAIGN_COLUMNS, CAMPAIGN_LIST, CAMPAIGNS } from '../../marketing/campaign-columns.ts';
import {
  type CampaignUsage,
  type Campaign,
  type CampaignForm,
  campaignForm,
  campaignFormSchema,
  type CampaignList,
} from '../../marketing/campaign.schema.ts';
import { LACKS_CONTENT, lacksContent } from '../../marketing/plan-campaign-save.rule.ts';
import { recordAudit } from '../record-audit.operation.ts';
import { changedTexts } from '../audit/changed-texts.rule.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { plainTexts } from '../intake/plain-texts.rule.ts';
import { exportList, type ExportPorts, queryFacts } from '../lists/export-list.operation.ts';
import { invalid, NOT_FOUND, type Refusal, type Reply } from '../refusal.ts';
import { findSubmission, storeSubmission } from '../find-submission.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { answerCampaign, campaignChange } from './campaign-change.operation.ts';
import { uploadCampaignFile } from './upload-campaign-file.use-case.ts';

type Ports = Pick<BackendPorts, 'unitOfWork' | 'secrets' | 'clock' | 'ids'>;

type NewCampaign = CampaignForm & { readonly idempotencyKey: string | null };
type ChangedCampaign = CampaignForm & { readonly id: string; readonly rev: number };

const readCampaign = (form: CampaignForm): Result<CampaignForm, Refusal> => {
  // A URL with invisible characters is refused, not cleaned.
  const read = readForm(campaignFormSchema, { ...plainTexts(form), url: form.url });
  return read.ok ? read : invalid(Object.values(read.error).flat().join('. '));
};

/** Creates a campaign. A repeated submission creates no second campaign. */
const createCampaign =
  (ports: Ports) =>
  async (caller: SessionCaller, input: NewCampaign): Reply<Campaign> => {
    const read = readCampaign(input);
    if (!read.ok) return read;
    if (lacksContent(read.value, false)) return invalid(`${LACKS_CONTENT}.`);
    return ports.unitOfWork.run((tx) =>
      create(ports, tx, caller, read.value, input.idempotencyKey),
    );
  };

/** Saves a campaign at the revision the caller last saw. */
const updateCampaign =
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
  await storeSubmission(tx, ports, caller, submission, { id });
  const made = await found(tx, id);
  await recordAudit(tx, ports, caller, {
    operation: 'campaign.create',
    result: 'ok',
    target: form.title,
    detail: { campaignId: id, state: form.state },
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
  // Storing or deleting a file raises the revision, so `before.file` is current whenever the revisions match.
  if (before?.rev === rev && lacksContent(form, before.file !== null))
    return invalid(`${LACKS_CONTENT}.`);
  const change = { ...campaignChange(ports, caller), rev };
  const done = await tx.campaigns.replace(id, form, change);
  return answerCampaign(tx, ports, caller, {
    operation: 'campaign.save',
    id,
    done,
    detail: before === null ? {} : changedTexts(campaignForm.names, before, form),
  });
};

const found = async (tx: Transaction, id: string): Reply<Campaign> => {
  const campaign = await tx.campaigns.find(id);
  return campaign === null ? NOT_FOUND : ok(campaign);
};

const MOST_CAMPAIGNS = 200;

/** Use cases for staff who edit campaigns (domain guide 6.16). */
export const createMarketing = (ports: ExportPorts & Pick<BackendPorts, 'documentInspector'>) => ({
  /** Exports the campaigns that match a search, in the order shown on the screen. */
  exportCampaigns: exportList(ports, {
    name: CAMPAIGN_LIST.name,
    title: 'Campaigns',
    columns: CAMPAIGN_COLUMNS,
    operation: 'campaign.export',
    auditFacts: queryFacts,
    rows: async (tx, query: ListQuery) => {
      const { campaigns } = await tx.campaigns.list(query.search.trim(), MOST_CAMPAIGNS);
      return selectLocally(campaigns, { ...query, search: '' }, CAMPAIGNS);
    },
  }),

  /** Returns campaigns in every state, latest change first. */
  listCampaigns: (
    _caller: SessionCaller,
    { search = '' }: { readonly search?: string | undefined },
  ): Reply<CampaignList> =>
    ports.unitOfWork.read(async (tx) => ok(await tx.campaigns.list(search.trim(), MOST_CAMPAIGNS))),

  /** Returns a campaign's file, in any state, to staff who edit campaigns. The request is audited but not counted as a download. */
  campaignFile: async (caller: SessionCaller, { id }: { readonly id: string }): Reply<Document> => {
    const document = await ports.unitOfWork.read((tx) => tx.campaigns.file(id));
    if (document === null) return NOT_FOUND;
    const facts = { operation: 'campaign.file.read', target: id, result: 'ok' } as const;
    await ports.unitOfWork.run((tx) => recordAudit(tx, ports, caller, facts));
    return ok(document);
  },

  /** Returns views and downloads of a campaign by group (domain guide 6.16). */
  campaignUsage: (_caller: SessionCaller, input: { readonly id: string }): Reply<CampaignUsage> =>
    ports.unitOfWork.read(async (tx) => {
      const groups = await tx.campaigns.usage(input.id);
      return groups === null ? NOT_FOUND : ok({ groups: [...groups] });
    }),

  /** Deletes a campaign's file. Refuses if the campaign would have no content left. */
  removeCampaignFile: async (
    caller: SessionCaller,
    input: { readonly id: string; readonly rev: number },
  ): Reply<Campaign> => {
    const { id, rev } = input;
    return ports.unitOfWork.run(async (tx) => {
      const before = await tx.campaigns.find(id);
      if (before?.rev === rev && lacksContent(before, false)) return invalid(`${LACKS_CONTENT}.`);
      const change = { ...campaignChange(ports, caller), rev };
      return answerCampaign(tx, ports, caller, {
        operation: 'campaign.file.remove',
        id,
        done: await tx.campaigns.dropFile(id, change),
      });
    });
  },

  createCampaign: createCampaign(ports),
  updateCampaign: updateCampaign(ports),
  uploadCampaignFile: uploadCampaignFile(ports),
});
