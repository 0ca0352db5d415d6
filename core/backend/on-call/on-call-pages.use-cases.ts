import { isoInstant } from '../../kernel/instant.ts';
import { ok } from '../../kernel/result.ts';
import type { OnCallFeedList, OnCallTestPage } from '../../on-call/on-call-overview.schema.ts';
import { recordAudit } from '../record-audit.operation.ts';
import type { SessionCaller } from '../caller.ts';
import { BUCKETS } from '../limits/limit-buckets.ts';
import { contactText } from '../messages/mail-text.rule.ts';
import { NOT_FOUND, refusalOf, type Reply, tooMany } from '../refusal.ts';
import { activeGroup, type ListInput } from '../sites/list-sites.operation.ts';
import { changeOnCall, NOT_SERVED, type OnCallPorts } from './change-on-call.operation.ts';

const noChannel = (what: string) =>
  refusalOf(
    'unacceptable',
    'noContact',
    `You have no ${what} on file. Add one to yourself in the lists, or to your account.`,
  );

const FEED_PATH = '/calendar/on-call.ics';

/** Use cases for test pages, which prove that a person can be reached, and for secret calendar URLs (domain guide 6.8 b). */
export const onCallPages = (ports: OnCallPorts) => ({
  /** Sends a real test message to the caller. A repeated request has the same id and sends nothing. */
  sendOnCallTestPage: (
    caller: SessionCaller,
    {
      channel,
      id,
      ...input
    }: ListInput & Pick<OnCallTestPage, 'channel'> & { readonly id: string },
  ): Reply =>
    ports.unitOfWork.run(async (tx): Reply => {
      const siteGroupNum = activeGroup(caller, input.siteGroupNum);
      if (siteGroupNum === null) return NOT_FOUND;
      const { accountId } = caller.session;
      if ((await tx.onCall.testPage(id, accountId)) !== null) return ok({});
      const now = ports.clock.now();
      const overview = await tx.onCall.overview(siteGroupNum, now, now + 1);
      if (overview === null) return NOT_FOUND;
      if (!overview.enabled) return NOT_SERVED;
      const me = overview.people.find((person) => person.accountId === accountId);
      const own = await tx.accounts.contacts(accountId);
      const known = (type: 'cellPhone' | 'email') => own.find((one) => one.type === type)?.value;
      const to =
        channel === 'sms' ? (me?.phones[0] ?? known('cellPhone')) : (me?.email ?? known('email'));
      if (to === undefined) return noChannel(channel === 'sms' ? 'phone number' : 'email address');
      const grant = await tx.limits.take(BUCKETS.testPage, accountId, now);
      if (!grant.granted) return tooMany(grant.retryAfterSeconds);
      const text = `Test page from ${overview.siteGroupName}: pages for you arrive here. This is only a test; no reply needed.`;
      const type = channel === 'sms' ? 'cellPhone' : 'email';
      const messageId = ports.ids.next();
      await tx.messages.enqueue({
        ...contactText({ type, value: to }, { subject: 'Test page', short: text, parts: [text] }),
        id: messageId,
        queuedAt: now,
        siteGroupNum,
      });
      const page = { id, siteGroupNum, accountId, channel, messageId, askedAt: now };
      if (!(await tx.onCall.addTestPage(page))) return NOT_FOUND;
      await recordAudit(tx, ports, caller, {
        operation: 'onCall.testPage',
        result: 'ok',
        target: `group ${siteGroupNum}`,
        detail: { channel },
      });
      return ok({});
    }),

  /** Returns the delivery state of the caller's own test page. */
  readOnCallTestPage: async (
    caller: SessionCaller,
    { id }: ListInput & { readonly id: string },
  ): Reply<OnCallTestPage> => {
    const found = await ports.unitOfWork.read((tx) =>
      tx.onCall.testPage(id, caller.session.accountId),
    );
    if (found === null) return NOT_FOUND;
    const { askedAt, channel, sentAt, state } = found;
    return ok({
      channel,
      state,
      askedAt: isoInstant(askedAt),
      sentAt: sentAt === null ? null : isoInstant(sentAt),
    });
  },

  onCallFeeds: async (caller: SessionCaller, input: ListInput): Reply<OnCallFeedList> => {
    const siteGroupNum = activeGroup(caller, input.siteGroupNum);
    if (siteGroupNum === null) return NOT_FOUND;
    const feeds = await ports.unitOfWork.read((tx) => tx.onCall.feeds(siteGroupNum));
    return ok({
      feeds: feeds.map(({ id, madeAt, madeBy, personId }) => ({
        id,
        personId,
        madeBy,
        madeAt: isoInstant(madeAt),
      })),
    });
  },

  /** Creates a calendar feed and returns its URL once; only a hash of the secret is stored. Idempotent per id. */
  addOnCallFeed: async (
    caller: SessionCaller,
    {
      id,
      personId,
      siteGroupNum,
    }: ListInput & { readonly id: string; readonly personId: string | null },
  ): Reply<{ readonly address: string }> => {
    const secret = ports.secrets.token();
    const made = await changeOnCall(ports, caller, { siteGroupNum }, async (locked) => {
      const { by, overview, me, now, tx } = locked;
      const person = overview.people.find((one) => one.id === personId);
      if (personId !== null && person === undefined) return NOT_FOUND;
      const mayEdit = caller.session.permissions.includes('ansServiceEdit');
      // Only an editor may create a feed of another person's shifts.
      if (personId !== null && personId !== me?.id && !mayEdit) return NOT_FOUND;
      if ((await tx.onCall.feeds(overview.siteGroupNum)).length >= MOST_FEEDS) return FEEDS_FULL;
      const feed = { id, siteGroupNum: overview.siteGroupNum, personId, madeBy: by, madeAt: now };
      const mark = ports.secrets.digest(secret);
      const madeById = caller.session.accountId;
      if (!(await tx.onCall.addFeed({ ...feed, mark, madeById }))) return MADE_BEFORE;
      return ok({
        operation: 'onCall.feedAdd',
        target: person?.name ?? 'everybody',
        detail: { feedId: id },
      });
    });
    return made.ok
      ? ok({ address: `${ports.publicUrls.dealer}${FEED_PATH}?code=${secret}` })
      : made;
  },

  revokeOnCallFeed: (
    caller: SessionCaller,
    { id, ...input }: ListInput & { readonly id: string },
  ): Reply =>
    changeOnCall(ports, caller, input, async ({ overview, me, now, tx }) => {
      const feed = (await tx.onCall.feeds(overview.siteGroupNum)).find((one) => one.id === id);
      if (feed === undefined) return NOT_FOUND;
      const mayEdit = caller.session.permissions.includes('ansServiceEdit');
      if (!mayEdit && (me === null || feed.personId !== me.id)) return NOT_FOUND;
      await tx.onCall.revokeFeed(id, now);
      return ok({ operation: 'onCall.feedRevoke', target: 'calendar', detail: { feedId: id } });
    }),
});

const MOST_FEEDS = 200;
const FEEDS_FULL = refusalOf(
  'unacceptable',
  'onCallFull',
  'Your group has 200 calendar addresses. First revoke those that are no longer needed.',
);
const MADE_BEFORE = refusalOf(
  'conflict',
  'feedMade',
  'This address was already created and can’t be shown again. Revoke it and create another one.',
);
