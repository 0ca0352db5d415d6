import { sql } from 'kysely';
import {
  CONTINUED,
  type SessionRepository,
  type SessionRow,
} from '#core/backend/session.repository.port.ts';
import type { Demand } from '#core/login/login-step.ts';
import type { ContactType } from '#core/session/requirements.schema.ts';
import type { SqlTransaction } from './schema.ts';
import { fromSessionRow, liveSession, openDemands, toSessionRow } from './session-row.ts';

/** Sessions in SQL; every check-and-act is one statement. */
export class SqlSessionRepository implements SessionRepository {
  readonly #tx: SqlTransaction;

  constructor(tx: SqlTransaction) {
    this.#tx = tx;
  }

  async create(row: SessionRow, demands: readonly Demand[]): Promise<void> {
    await this.#tx.insertInto('session').values(fromSessionRow(row)).execute();
    if (demands.length === 0) return;
    await this.#tx
      .insertInto('session_demand')
      .values(demands.map((demand, position) => ({ session_id: row.id, position, demand })))
      .execute();
  }

  async findByToken(tokenHash: string, now: number): ReturnType<SessionRepository['findByToken']> {
    const found = await this.#tx
      .selectFrom('access_token')
      .innerJoin('session', 'session.id', 'access_token.session_id')
      .selectAll('session')
      .select((eb) => [
        openDemands(eb.ref('session.id')).as('demands'),
        liveSession(now).as('session_live'),
        sql<boolean>`access_token.expires_at > ${now}::bigint`.as('token_live'),
      ])
      .where('access_token.hash', '=', tokenHash)
      .executeTakeFirst();
    if (!found) return null;
    return {
      row: toSessionRow(found),
      demands: found.demands,
      tokenLive: found.token_live,
      sessionLive: found.session_live,
      continued: found.end_reason === CONTINUED,
      suspended: found.suspended_at !== null && found.ended_at === null,
    };
  }

  async findLive(id: string, now: number): ReturnType<SessionRepository['findLive']> {
    const found = await this.#tx
      .selectFrom('session')
      .selectAll('session')
      .select((eb) => openDemands(eb.ref('session.id')).as('demands'))
      .where('session.id', '=', id)
      .where('session.suspended_at', 'is', null)
      .where(liveSession(now))
      .executeTakeFirst();
    return found ? { row: toSessionRow(found), demands: found.demands } : null;
  }

  async lock(id: string): Promise<void> {
    await this.#tx.selectFrom('session').select('id').where('id', '=', id).forUpdate().execute();
  }

  async touch(id: string, now: number): Promise<void> {
    await this.#tx
      .updateTable('session')
      .set({ last_seen_at: now })
      .where('id', '=', id)
      .where('last_seen_at', '<', now)
      .where('ended_at', 'is', null)
      .execute();
  }

  async completeDemand(id: string, demand: Demand): Promise<boolean> {
    const { rows } = await sql`
      update session_demand as due set done = true
       where due.session_id = ${id} and due.demand = ${demand} and not due.done
         and not exists (select 1 from session_demand earlier
                          where earlier.session_id = due.session_id
                            and earlier.position < due.position and not earlier.done)
         and exists (select 1 from session where session.id = due.session_id and session.ended_at is null)
      returning due.demand`.execute(this.#tx);
    return rows.length > 0;
  }

  async setDraftContact(
    id: string,
    draft: { readonly type: ContactType; readonly value: string },
  ): Promise<void> {
    await this.#tx
      .updateTable('session')
      .set({
        draft_type: draft.type,
        draft_value: draft.value,
        draft_verified: false,
        code_sent_to: null,
      })
      .where('id', '=', id)
      .execute();
  }

  async verifyDraftContact(id: string, value: string): Promise<boolean> {
    const row = await this.#tx
      .updateTable('session')
      .set({ draft_verified: true })
      .where('id', '=', id)
      .where('draft_value', '=', value)
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  }

  async noteCodeSent(
    id: string,
    sentTo: ContactType,
    now: number,
    cooldownMs: number,
  ): Promise<boolean> {
    const row = await this.#tx
      .updateTable('session')
      .set({ code_sent_to: sentTo, code_sent_at: now })
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .where((eb) =>
        eb.or([eb('code_sent_at', 'is', null), eb('code_sent_at', '<=', now - cooldownMs)]),
      )
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  }

  async setSiteGroup(accountId: string, siteGroupNum: number | null): Promise<void> {
    await this.#tx
      .updateTable('session')
      .set({ site_group_num: siteGroupNum })
      .where('account_id', '=', accountId)
      .where('ended_at', 'is', null)
      .where(sql<boolean>`site_group_num is distinct from ${siteGroupNum}::int`)
      .execute();
  }

  async noteCheck(id: string, now: number): Promise<void> {
    await this.#tx.updateTable('session').set({ checked_at: now }).where('id', '=', id).execute();
  }

  async suspend(id: string, now: number): Promise<void> {
    await this.#tx
      .updateTable('session')
      .set({ suspended_at: now })
      .where('id', '=', id)
      .where('suspended_at', 'is', null)
      .where('ended_at', 'is', null)
      .execute();
  }

  async findSuspended(id: string, now: number): Promise<SessionRow | null> {
    const found = await this.#tx
      .selectFrom('session')
      .selectAll()
      .where('id', '=', id)
      .where('suspended_at', 'is not', null)
      .where(liveSession(now))
      .executeTakeFirst();
    return found ? toSessionRow(found) : null;
  }

  async issueToken(id: string, tokenHash: string, expiresAt: number): Promise<void> {
    await this.#tx
      .insertInto('access_token')
      .values({ hash: tokenHash, session_id: id, expires_at: expiresAt })
      .execute();
  }

  async end(id: string, reason: string, now: number): Promise<void> {
    await this.#tx
      .updateTable('session')
      .set({ ended_at: now, end_reason: reason })
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .execute();
  }

  async endAll(
    accountId: string,
    except: string | null,
    reason: string,
    now: number,
  ): Promise<number> {
    const ended = await this.#tx
      .updateTable('session')
      .set({ ended_at: now, end_reason: reason })
      .where('account_id', '=', accountId)
      .where(liveSession(now))
      .$if(except !== null, (query) => query.where('id', '!=', except))
      .returning('id')
      .execute();
    return ended.length;
  }
}
