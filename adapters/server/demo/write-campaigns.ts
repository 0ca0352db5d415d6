import type { CampaignForm } from '#core/marketing/campaign.schema.ts';
import { SqlCampaignRepository } from '../sql/campaign.repository.ts';
import type { SqlTransaction } from '../sql/schema.ts';
import { demoId } from './demo-id.ts';
import { DEMO_STAFF } from './demo-staff.ts';

const DAY = 24 * 3_600_000;
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** One campaign in each state, so that every look of the list is there to see. */
const campaigns = (now: number): readonly CampaignForm[] => [
  {
    title: 'Smoke detectors before winter',
    kind: 'Flyer',
    audience: ['Dealer', 'Branch'],
    validFrom: dayOf(now - 20 * DAY),
    validTo: dayOf(now + 70 * DAY),
    url: 'https://files.example.com/smoke-detectors.pdf',
    state: 'published',
  },
  {
    title: 'Refer a neighbor',
    kind: 'Program',
    audience: ['Dealer', 'Branch', 'Installer'],
    validFrom: dayOf(now + 14 * DAY),
    validTo: '',
    url: '',
    state: 'draft',
  },
  {
    title: 'Storm season reminder',
    kind: 'E-mail template',
    audience: ['Dealer', 'Homeowners association'],
    validFrom: dayOf(now - 200 * DAY),
    validTo: dayOf(now - 90 * DAY),
    url: 'https://files.example.com/storm-season.html',
    state: 'retired',
  },
];

/** Campaigns of the demo world, made by the staff account that may do everything. */
export const writeCampaigns = async (tx: SqlTransaction, now: number): Promise<void> => {
  const repository = new SqlCampaignRepository(tx);
  const by = DEMO_STAFF[0]?.id ?? demoId(101);
  for (const [index, form] of campaigns(now).entries())
    await repository.add(demoId(9100 + index), form, { by, at: now - (index + 1) * DAY });
};
