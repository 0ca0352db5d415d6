import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type {
  SessionRepository,
  ViewFacts,
} from '#core/backend/session/session.repository.port.ts';
import { selectPeople, userOf } from '../account/load-user.ts';
import { byKey, gatherReads } from '../gather-reads.ts';
import { prepareRead } from '../prepare-read.ts';
import type { SqlTransaction } from '../schema.ts';
import { liveSession, openDemands, draftContactOf } from './session-row.ts';
import { anyOf } from '../sql-array.ts';

const selectView = prepareRead((db, { ids, now }: { ids: readonly string[]; now: number }) =>
  selectPeople(db)
    .innerJoin('session', 'session.account_id', 'portal_user.id')
    .select(['session.id', 'session.authenticated_by', 'session.site_group_num'])
    .select(['session.password_epoch', 'session.last_seen_at', 'session.absolute_end'])
    .select(['session.draft_type', 'session.draft_value'])
    .select(['session.code_sent_to', 'session.code_sent_at'])
    .select((eb) => [
      'portal_user.disabled as account_disabled',
      'portal_user.password_epoch as account_epoch',
      'portal_user.beta',
      openDemands(eb.ref('session.id')).as('demands'),
    ])
    .where('session.id', '=', anyOf(ids))
    .where('session.suspended_at', 'is', null)
    .where(liveSession(now)),
);

const viewOf = gatherReads(async (tx, ids, now) =>
  byKey(await selectView(tx, { ids, now }), ({ id }) => id),
);

/** Finds a live session and its person in one statement, so that user and pending steps always match (gating README I23). */
export const findView = async (
  tx: SqlTransaction,
  id: string,
  now: number,
): Promise<ViewFacts | null> => {
  const found = await viewOf(tx, id, now);
  if (found === undefined) return null;
  return {
    row: {
      id: found.id,
      authenticatedBy: found.authenticated_by,
      siteGroupNum: found.site_group_num,
      passwordEpoch: found.password_epoch,
      lastSeenAt: found.last_seen_at,
      absoluteEnd: found.absolute_end,
      draftContact: draftContactOf(found),
      codeSentTo: found.code_sent_to,
      codeSentAt: found.code_sent_at,
    },
    demands: found.demands,
    account: {
      disabled: found.account_disabled,
      passwordEpoch: found.account_epoch,
      beta: found.beta,
    },
    user: userOf(found),
    contacts: found.contacts,
  };
};

const selectContacts = prepareRead((db, { ids, now }: { ids: readonly string[]; now: number }) =>
  db
    .selectFrom('session')
    .select(['session.id', 'session.draft_type', 'session.draft_value'])
    .select((eb) => [
      openDemands(eb.ref('session.id')).as('demands'),
      jsonArrayFrom(
        eb
          .selectFrom('contact_method')
          .select(['type', 'value'])
          .whereRef('user_id', '=', 'session.account_id')
          .orderBy('type'),
      ).as('contacts'),
    ])
    .where('session.id', '=', anyOf(ids))
    .where('session.suspended_at', 'is', null)
    .where(liveSession(now)),
);

const contactsOf = gatherReads(async (tx, ids, now) =>
  byKey(await selectContacts(tx, { ids, now }), ({ id }) => id),
);

/** Finds the contact methods to which a live session may send codes, in one statement. */
export const findContacts = async (
  tx: SqlTransaction,
  id: string,
  now: number,
): ReturnType<SessionRepository['findContacts']> => {
  const found = await contactsOf(tx, id, now);
  if (found === undefined) return null;
  const { contacts, demands } = found;
  return { contacts, demands, draftContact: draftContactOf(found) };
};
