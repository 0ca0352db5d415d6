import { LINK_PURPOSES } from '#core/backend/registration/issue-link.operation.ts';
import { joinMessage } from '#core/backend/account-group/access-message.rule.ts';
import { LIFETIMES } from '#core/backend/lifetimes.ts';
import { insertRows } from '../sql/insert-rows.ts';
import type { SqlTransaction } from '../sql/schema.ts';
import type { DemoInput } from './demo-database.ts';
import { demoId } from './demo-id.ts';
import { demoLink, demoSecret } from './demo-link.ts';
import { DAY, HOUR } from './demo-time.ts';

/** Id of Priya Nair, who represents every dealer. */
const REPRESENTATIVE = demoId(103);

const day = (now: number, days: number): string =>
  new Date(now + days * DAY).toISOString().slice(0, 10);

interface Company {
  readonly num: number;
  readonly since: string;
  readonly legalName: string;
  readonly street: string;
  readonly city: string;
  readonly postalCode: string;
  readonly phone: string;
  readonly services: readonly string[];
  /** For each license: its number, and the days until it expires. */
  readonly licences: readonly (readonly [string, number])[];
}

const COMPANIES: readonly Company[] = [
  {
    num: 4471,
    since: '2014-06-02',
    legalName: 'Harbor Point Alarm, LLC',
    street: '40 Wharf Street',
    city: 'Port Alder',
    postalCode: '04101',
    phone: '2075550100',
    services: ['Open/close reports', 'Video verification', 'Cellular'],
    licences: [
      ['ME-LV 20418', 274],
      ['NH-AL 7730', 19],
    ],
  },
  {
    num: 4472,
    since: '2016-03-14',
    legalName: 'Harbor Point Alarm North, LLC',
    street: '12 Quarry Road',
    city: 'Bexley',
    postalCode: '04210',
    phone: '2075550120',
    services: ['Open/close reports'],
    licences: [['ME-LV 20911', 120]],
  },
  {
    num: 4473,
    since: '2018-09-03',
    legalName: 'Harbor Point Alarm Coast, LLC',
    street: '7 Pier Lane',
    city: 'Saltmarsh',
    postalCode: '04009',
    phone: '2075550130',
    services: ['Open/close reports', 'Cellular'],
    licences: [['ME-LV 21550', -3]],
  },
  {
    num: 4490,
    since: '2011-01-10',
    legalName: 'Bluestone Protection, Inc.',
    street: '300 Granite Avenue',
    city: 'Millbrook',
    postalCode: '03060',
    phone: '6035550100',
    services: ['Open/close reports', 'Video verification'],
    licences: [['NH-AL 5120', 400]],
  },
];

/** Writes each dealer's company data and rules for alarms. The groups must exist (domain guide 6.10). */
export const writeAccountGroups = async (tx: SqlTransaction, now: number): Promise<void> => {
  const facts = COMPANIES.map(({ num, services, licences, ...company }) => ({
    site_group_num: num,
    since: company.since,
    representative_id: REPRESENTATIVE,
    legal_name: company.legalName,
    street: company.street,
    city: company.city,
    region: num === 4490 ? 'NH' : 'ME',
    postal_code: company.postalCode,
    phone: company.phone,
    service_phone: company.phone.replace(/0$/, '1'),
    web: num === 4490 ? 'bluestone.example.com' : 'harbor-point.example.com',
    email: num === 4490 ? 'office@bluestone.example.com' : 'office@harbor-point.example.com',
    services: JSON.stringify(services),
    licences: JSON.stringify(
      licences.map(([number, days]) => ({ number, expires: day(now, days) })),
    ),
  }));
  // The newest dealer has no company data except a representative, so that every empty state can be shown.
  const fernway = { site_group_num: 4495, representative_id: REPRESENTATIVE };
  await insertRows(tx, 'account_group', facts);
  await insertRows(tx, 'account_group', fernway);
  await tx
    .updateTable('site_group')
    .set({ ecv_contacts: 2 })
    .where('num', 'in', [4471, 4472, 4473])
    .execute();
};

/** Writes two users whom Dana Reyes invited: one with a valid link and one with an expired link. All other users must exist. */
export const writeInvitations = async (tx: SqlTransaction, input: DemoInput): Promise<void> => {
  const { now, providerName } = input;
  const by = 'Dana Reyes';
  const people = [
    {
      num: 9811,
      name: 'Ben Carrow',
      email: 'ben.carrow@example.com',
      groups: [4473],
      sentAt: now - 5 * HOUR,
      rights: ['noActionEdit', 'noActionRead'],
    },
    {
      num: 9812,
      name: 'Iris Vale',
      email: 'iris.vale@example.com',
      groups: [4471],
      sentAt: now - 6 * DAY,
      rights: ['billingRead'],
    },
  ];
  for (const { num, name, email, groups, rights, sentAt } of people) {
    const id = demoId(num);
    const expiresAt = sentAt + LIFETIMES.invitationLink;
    await insertRows(tx, 'portal_invitation', {
      id,
      name,
      email,
      invited_by: by,
      sent_at: sentAt,
      expires_at: expiresAt,
      groups: JSON.stringify(groups),
      rights: JSON.stringify(rights),
    });
    const { token, hash } = demoSecret();
    await insertRows(tx, 'one_time', {
      id: demoId(num + 10),
      kind: 'invitationLink',
      subject: id,
      session: null,
      purpose: LINK_PURPOSES.invitationLink,
      secret_hash: hash,
      max_attempts: 1,
      expires_at: expiresAt,
      used_at: null,
      detail: '{}',
    });
    const link = demoLink(input, 'dealer', 'invitationLink', token);
    const group = groups[0] === 4473 ? 'Harbor Point Alarm Coast' : 'Harbor Point Alarm';
    const { to, ...text } = joinMessage(
      { to: email, providerName, by, group, house: null },
      { name, link },
    );
    const row = { ...text, id: demoId(num + 20), recipient: to, state: 'sent' } as const;
    await insertRows(tx, 'message', {
      ...row,
      queued_at: sentAt,
      next_try_at: sentAt,
      sent_at: sentAt,
    });
  }
};
