import { createHash } from 'node:crypto';
import { campaignForm, type CampaignForm } from '#core/marketing/campaign.schema.ts';
import { sqlCampaignRepository } from '../sql/marketing/campaign.repository.ts';
import type { SqlTransaction } from '../sql/schema.ts';
import { demoId } from './demo-id.ts';
import { demoPdf } from './demo-pdf.ts';
import { DEMO_STAFF } from './demo-staff.ts';
import { DAY, dayOf } from './demo-time.ts';

const FIRST = 9100;

/** User number of the demo user Noah Whitfield, who works at a branch. */
const NORTH = 212;

/** Campaigns that users opened or downloaded yesterday: campaign index, user number, action. */
const USES = [
  [0, 201, 'download'],
  [0, 202, 'download'],
  [0, NORTH, 'download'],
  [1, 202, 'view'],
] as const;

const campaigns = (now: number): readonly Partial<CampaignForm>[] => [
  {
    title: 'Smoke detectors before winter',
    kind: 'Flyer',
    audience: ['Dealer', 'Branch'],
    validFrom: dayOf(now - 20 * DAY),
    validTo: dayOf(now + 70 * DAY),
    coBrand: ['logo', 'displayName', 'supportPhone', 'website'],
    state: 'published',
  },
  {
    title: 'Door hanger: new neighbors',
    kind: 'Social post',
    audience: ['Dealer', 'Branch', 'Installer'],
    url: 'https://files.example.com/new-neighbors',
    coBrand: ['displayName', 'supportPhone'],
    state: 'published',
  },
  {
    title: 'Refer a neighbor',
    kind: 'Program',
    audience: ['Dealer', 'Branch', 'Installer'],
    validFrom: dayOf(now + 14 * DAY),
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

/** Writes the demo campaigns, with the staff account that has all rights as author. */
export const writeCampaigns = async (tx: SqlTransaction, now: number): Promise<void> => {
  const repository = sqlCampaignRepository(tx);
  const by = DEMO_STAFF[0]?.id ?? demoId(101);
  for (const [index, campaign] of campaigns(now).entries()) {
    const form = { ...campaignForm.show(null), ...campaign };
    await repository.add(demoId(FIRST + index), form, { by, at: now - (index + 1) * DAY });
  }
  const bytes = demoPdf(['Smoke detectors before winter', 'Test yours on the first of the month.']);
  const digest = createHash('sha256').update(bytes).digest('hex');
  const file = { name: 'smoke-detectors.pdf', bytes, digest, state: null };
  await repository.putFile(demoId(FIRST), file, { by, at: now - DAY, rev: 1 });
  for (const [campaign, person, kind] of USES)
    await repository.noteUse({
      campaignId: demoId(FIRST + campaign),
      accountId: demoId(person),
      siteGroupNum: person === NORTH ? 4472 : 4471,
      kind,
      day: dayOf(now - DAY),
      at: now - DAY,
    });
};
