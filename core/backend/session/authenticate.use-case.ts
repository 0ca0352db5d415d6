import type { BackendPorts } from '../backend-ports.ts';
import type { ActiveSession, Caller } from '../caller.ts';
import { sessionAlive } from './session-alive.rule.ts';

/** What a bearer token stands for; `tokenDead` means the refresh cookie may still help: the token is old, or its session went on under another id (security.md §2.1). */
export type Authentication =
  | { readonly kind: 'live'; readonly session: ActiveSession }
  | { readonly kind: 'none' }
  | { readonly kind: 'tokenDead' }
  | { readonly kind: 'sessionOver' };

const TOUCH_EVERY_MS = 60_000;

/** Judges the bearer token anew at every request, so that a removed right or a sign-out acts on the very next one (security.md §2.1). */
export class Authenticate {
  readonly #ports: BackendPorts;

  constructor(ports: BackendPorts) {
    this.#ports = ports;
  }

  /** `background` requests do not count as activity. A token nobody knows is called dead: the refresh cookie decides. */
  async execute(
    caller: Caller,
    input: { readonly token: string | null; readonly background: boolean },
  ): Promise<Authentication> {
    const { token } = input;
    if (token === null) return { kind: 'none' };
    const { clock, secrets, unitOfWork } = this.#ports;
    const now = clock.now();
    return unitOfWork.run(async (tx): Promise<Authentication> => {
      const found = await tx.sessions.findByToken(secrets.digest(token), now);
      if (found === null) return { kind: 'tokenDead' };
      const { row, demands } = found;
      if (found.continued && row.variant === caller.variant) return { kind: 'tokenDead' };
      const account = await tx.accounts.findById(row.accountId);
      const alive = found.sessionLive && sessionAlive(row, account, now);
      if (!alive || row.variant !== caller.variant) return { kind: 'sessionOver' };
      if (!found.tokenLive) return { kind: 'tokenDead' };
      const allowedGroups = await tx.accounts.allowedGroups(row.accountId);
      const permissions = await tx.accounts.permissions(row.accountId);
      if (!input.background && now - row.lastSeenAt >= TOUCH_EVERY_MS)
        await tx.sessions.touch(row.id, now);
      const { id, accountId, actorId, application, variant, stage, siteGroupNum } = row;
      return {
        kind: 'live',
        session: {
          id,
          accountId,
          actorId,
          application,
          variant,
          stage,
          siteGroupNum,
          demands,
          allowedGroups,
          permissions,
        },
      };
    });
  }
}
