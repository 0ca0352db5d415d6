import { randomUUID } from 'node:crypto';
import type { Body, Look, Params, Stride } from './stride.ts';

const EDITOR = 'dealer.admin';
const MEMBER = 'sam.ortiz';
const query = { siteGroupNum: '4490' };
const day = (days: number): string =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T12:00:00.000Z`;

const ids = {
  kim: randomUUID(),
  ray: randomUUID(),
  gone: randomUUID(),
  list: randomUUID(),
  override: randomUUID(),
  fixed: randomUUID(),
  swap: randomUUID(),
  page: randomUUID(),
  feed: randomUUID(),
  planned: randomUUID(),
  lasting: randomUUID(),
  closed: randomUUID(),
};
const PERSON = {
  accountId: null,
  phones: ['603-555-0188'],
  email: null,
  tryMinutes: 5,
  repeats: 1,
  quiet: null,
  handoffNotice: true,
  dailyDigest: false,
};
const LIST = {
  name: 'Walk',
  purpose: 'Weekend',
  startsOn: '2026-01-05',
  endsOn: null,
  handoffAt: 480,
  rotationDays: 7,
  covers: null,
  tiers: [{ tier: 'primary', turns: [[ids.kim]] }],
};
const OVERRIDE = {
  listId: ids.list,
  tier: 'primary',
  kind: 'replace',
  note: null,
  personId: ids.ray,
  insteadOf: ids.kim,
  from: day(3),
  to: day(4),
};
const FIXED = {
  listId: ids.list,
  name: 'Fair',
  from: day(5),
  to: day(6),
  slots: [{ tier: 'primary', from: day(5), to: day(6), people: [ids.ray] }],
};

const by = (
  actor: string,
  operationId: string,
  body: Body | Stride['body'],
  params?: Params,
): Stride => ({
  operationId,
  actor,
  query,
  body: typeof body === 'function' ? body : () => body ?? {},
  ...(params !== undefined && { params: () => params }),
});
const edit = (operationId: string, body: Body, id: string): Stride =>
  by(EDITOR, operationId, body, { id });

/** Offers one of Sam Ortiz's upcoming on-call shifts for a swap. */
const SWAP: Stride = by(MEMBER, 'offerOnCallSwap', async (walker) => {
  const overview = await walker.read<{
    meId: string;
    lists: readonly { id: string; name: string; startsOn: string }[];
  }>(MEMBER, `ans-service/on-call?from=${day(0)}&to=${day(40)}`);
  const list = overview.lists.find(({ name }) => name === 'After hours');
  const ahead = Date.parse(`${list?.startsOn ?? ''}T12:00:00.000Z`) + 15 * 86_400_000;
  return {
    id: ids.swap,
    listId: list?.id ?? '',
    tier: 'primary',
    toPersonId: null,
    back: null,
    from: new Date(ahead).toISOString(),
    to: new Date(ahead + 3_600_000).toISOString(),
    note: null,
  };
});

/** Steps that use the answering service's on-call lists and business hours. */
export const ON_CALL: readonly Stride[] = [
  edit('saveOnCallPerson', { rev: 0, name: 'Kim Walker', ...PERSON }, ids.kim),
  edit('saveOnCallPerson', { rev: 0, name: 'Ray Walker', ...PERSON }, ids.ray),
  edit('saveOnCallPerson', { rev: 0, name: 'Gone Walker', ...PERSON }, ids.gone),
  edit('removeOnCallPerson', { rev: 1 }, ids.gone),
  edit('saveOnCallList', { rev: 0, ...LIST }, ids.list),
  by(EDITOR, 'addOnCallOverride', { id: ids.override, ...OVERRIDE }),
  edit('changeOnCallOverride', { rev: 1, ...OVERRIDE, note: 'Until Sunday' }, ids.override),
  edit('removeOnCallOverride', { rev: 2 }, ids.override),
  edit('saveOnCallFixed', { rev: 0, ...FIXED }, ids.fixed),
  edit('removeOnCallFixed', { rev: 1 }, ids.fixed),
  SWAP,
  by(MEMBER, 'answerOnCallSwap', { rev: 1, answer: 'withdraw' }, { id: ids.swap }),
  by(MEMBER, 'sendOnCallTestPage', { id: ids.page, channel: 'sms' }),
  by(MEMBER, 'addOnCallFeed', { id: ids.feed, personId: null }),
  {
    operationId: 'revokeOnCallFeed',
    actor: EDITOR,
    query,
    params: () => ({ id: ids.feed }),
  },
  edit('removeOnCallList', { rev: 1 }, ids.list),
  by(
    EDITOR,
    'saveBusinessHours',
    {
      intervals: [{ weekdays: [1, 2, 3, 4, 5, 6, 7], opensAt: 0, closesAt: 0 }],
      rev: 1,
      holidayGroup: null,
      greetingOpen: null,
      greetingClosed: null,
      forwardNumber: null,
      overflowRings: null,
    },
    { group: '4490' },
  ),
  edit(
    'saveTemporaryHours',
    {
      rev: 0,
      group: 4490,
      merge: false,
      open: false,
      reason: 'Walk',
      greeting: null,
      from: day(200),
      to: day(201),
    },
    ids.planned,
  ),
  edit('removeTemporaryHours', { rev: 1, group: 4490 }, ids.planned),
  by(
    EDITOR,
    'saveTemporaryHours',
    async (walker) => {
      // Uses the server's time, which may differ from the test's clock, so that the temporary hours are in force now.
      const { asOf } = await walker.read<{ asOf: string }>(MEMBER, 'ans-service/business-hours');
      const moment = (ms: number): string => new Date(Date.parse(asOf) + ms).toISOString();
      return {
        rev: 0,
        group: 4490,
        merge: false,
        open: false,
        reason: 'Walk',
        greeting: null,
        from: moment(-3_600_000),
        to: moment(86_400_000),
      };
    },
    { id: ids.lasting },
  ),
  edit('releaseTemporaryHours', { rev: 1, group: 4490 }, ids.lasting),
  by(EDITOR, 'closeNow', async (walker) => {
    const overview = await walker.read<{ groups: readonly { nextOpening: string }[] }>(
      MEMBER,
      'ans-service/business-hours',
    );
    return { id: ids.closed, group: 4490, until: overview.groups[0]?.nextOpening ?? '' };
  }),
];

/** Requests that read the on-call lists and business hours. */
export const LOOKS_AT_ON_CALL: readonly Look[] = [
  {
    operationId: 'onCallDesk',
    actor: MEMBER,
    before: 'saveBusinessHours',
    query: { from: day(0), to: day(40) },
  },
  { operationId: 'onCallNow', actor: MEMBER },
  { operationId: 'onCallCandidates', actor: EDITOR, query, before: 'saveBusinessHours' },
  { operationId: 'onCallFeeds', actor: MEMBER },
  {
    operationId: 'readOnCallTestPage',
    actor: MEMBER,
    before: 'saveBusinessHours',
    params: () => ({ id: ids.page }),
  },
  { operationId: 'businessHours', actor: MEMBER },
];
