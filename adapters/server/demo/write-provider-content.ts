import type { ContactNumberForm } from '#core/contact-us/contact-number.schema.ts';
import type { RoadmapForm } from '#core/roadmap/roadmap.schema.ts';
import { sqlContactUsRepository } from '../sql/contact-us/contact-us.repository.ts';
import { sqlIntakeRepository } from '../sql/intake/intake.repository.ts';
import { insertRows } from '../sql/insert-rows.ts';
import { toRow } from '../sql/row-names.ts';
import type { SqlTransaction } from '../sql/schema.ts';
import { demoId } from './demo-id.ts';
import { DEMO_STAFF } from './demo-staff.ts';
import { DAY, HOUR } from './demo-time.ts';

const FIRST_NUMBER = 9300;
const FIRST_ENTRY = 9320;
const DANA = 201;
const ANA = 202;
const NORTH = 212;

const NUMBERS: readonly Omit<ContactNumberForm, 'place'>[] = [
  { purpose: 'Monitoring center', phone: '2075550100', hours: 'Day and night, every day' },
  { purpose: 'Dealer support', phone: '2075550110', hours: 'Mon to Fri, 07:00 to 19:00 ET' },
  {
    purpose: 'Technicians, tests and signals',
    phone: '2075550115',
    hours: 'Every day, 06:00 to 22:00 ET',
  },
  { purpose: 'Billing', phone: '2075550120', hours: 'Mon to Fri, 08:00 to 16:30 ET' },
  {
    purpose: 'Data entry and new accounts',
    phone: '2075550125',
    hours: 'Mon to Fri, 08:00 to 18:00 ET',
  },
];

/** Roadmap entries, with the days since shipping, the users who voted, and the users who want to be notified. */
const ENTRIES: readonly (RoadmapForm & {
  readonly shippedDaysAgo?: number;
  readonly votes?: readonly number[];
  readonly interested?: readonly number[];
})[] = [
  {
    title: 'Photo notes from technicians',
    body: 'Take a picture on site and keep it with the zone it shows.',
    stage: 'Planned',
    votes: [DANA, ANA, NORTH],
    interested: [DANA],
  },
  {
    title: 'Scheduled tests for a whole branch',
    body: 'Place every account of a branch on test at the same hour, week after week.',
    stage: 'Planned',
    votes: [NORTH],
  },
  {
    title: 'Spanish for account holders',
    body: 'All customer screens in Spanish, set in the user account.',
    stage: 'Planned',
    votes: [ANA],
    interested: [ANA, NORTH],
  },
  {
    title: 'Passkeys',
    body: 'Sign in with your device’s fingerprint or face recognition instead of a password and code.',
    stage: 'In progress',
    votes: [DANA, ANA],
    interested: [DANA],
  },
  {
    title: 'Calendar feed of on-call lists',
    body: 'See who is on call in your phone’s calendar.',
    stage: 'In progress',
    votes: [DANA],
  },
  {
    title: 'Live test on the phone',
    body: 'One card you can read from a ladder, with a sound and vibration for each signal.',
    stage: 'Shipped',
    shippedDaysAgo: 24,
    votes: [DANA, NORTH],
  },
  {
    title: 'Bulk create from a spreadsheet',
    body: 'Paste the rows of a spreadsheet, check them, and create the accounts.',
    stage: 'Shipped',
    shippedDaysAgo: 61,
  },
];

const MESSAGES = [
  {
    daysAgo: 9,
    topic: 'Accounts and numbers',
    text: 'We’re opening a new branch in Belfast this spring. Can we get a block of 200 numbers for it?',
    answer:
      'Of course. Block HB7000 to HB7199 is reserved for you. Tell us the name of the branch, and we’ll set it up.',
  },
  {
    daysAgo: 2,
    topic: 'Billing',
    text: 'The last invoice lists two accounts that were canceled the month before. Could you look into it?',
    answer: null,
  },
] as const;

/** Bug reports and feedback of the last days, by person. */
const REPORTS = [
  {
    hoursAgo: 51,
    person: DANA,
    content: { kind: 'feedback', rating: 5, text: 'The live test view is a joy on the phone.' },
    route: '/site/info',
  },
  {
    hoursAgo: 26,
    person: NORTH,
    content: {
      kind: 'bug',
      summary: 'Zone grid cut off on tablet',
      text: 'The last column of the zone grid cannot be read on my tablet when I hold it upright.',
    },
    route: '/site/info',
  },
  {
    hoursAgo: 5,
    person: ANA,
    content: {
      kind: 'bug',
      summary: 'Export stops while I switch groups',
      text: 'I started an export of the history and switched the group. The file never came.',
    },
    route: '/site/history',
  },
] as const;

const facts = (index: number, first: number, now: number) => ({
  id: demoId(first + index),
  rev: 1,
  updatedBy: DEMO_STAFF[0]?.name ?? null,
  updatedAt: now - (30 + index) * DAY,
  deletedAt: null,
});

/** Writes content that the provider manages: phone numbers, the roadmap with its votes, and what dealers wrote. */
export const writeProviderContent = async (tx: SqlTransaction, now: number): Promise<void> => {
  await insertRows(
    tx,
    'contact_number',
    NUMBERS.map((number, index) =>
      toRow({ ...number, place: index + 1, ...facts(index, FIRST_NUMBER, now) }),
    ),
  );
  await insertRows(
    tx,
    'roadmap_item',
    ENTRIES.map(({ shippedDaysAgo, votes: _, interested: __, ...form }, index) => ({
      ...toRow({ ...form, ...facts(index, FIRST_ENTRY, now) }),
      shipped_at: shippedDaysAgo === undefined ? null : now - shippedDaysAgo * DAY,
    })),
  );
  const interest = (index: number, person: number, kind: 'vote' | 'tell') => ({
    item_id: demoId(FIRST_ENTRY + index),
    account_id: demoId(person),
    kind,
    wished_at: now - 10 * DAY,
    told_at: null,
  });
  await insertRows(
    tx,
    'roadmap_wish',
    ENTRIES.flatMap(({ votes = [], interested = [] }, index) => [
      ...votes.map((person) => interest(index, person, 'vote')),
      ...interested.map((person) => interest(index, person, 'tell')),
    ]),
  );
  const contactUs = sqlContactUsRepository(tx);
  const intake = sqlIntakeRepository(tx);
  for (const { content, hoursAgo, person, route } of REPORTS)
    await intake.add({
      ...content,
      accountId: demoId(person),
      actorId: demoId(person),
      application: 2,
      siteGroupNum: person === NORTH ? 4472 : 4471,
      route,
      appVersion: '1.0',
      createdAt: now - hoursAgo * HOUR,
    });
  for (const { daysAgo, topic, text, answer } of MESSAGES) {
    const num = await intake.add({
      kind: 'message',
      summary: topic,
      siteNum: null,
      text,
      accountId: demoId(DANA),
      actorId: demoId(DANA),
      application: 2,
      siteGroupNum: 4471,
      route: '/home/contact-us',
      appVersion: '1.0',
      createdAt: now - daysAgo * DAY,
    });
    if (answer !== null)
      await contactUs.answer(
        { kind: 'message', num },
        { text: answer, by: DEMO_STAFF[0]?.id ?? demoId(101), at: now - (daysAgo - 1) * DAY },
        1,
      );
  }
};
