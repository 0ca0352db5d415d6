import { beforeEach, describe, expect, it } from 'vitest';
import {
  confirmImpersonation,
  endImpersonation,
  resumeStaff,
  startImpersonation,
} from '#core/impersonation/start-impersonation.use-case.ts';
import type { ImpersonationGateway } from '#core/impersonation/impersonation.api.ts';
import { SessionContext } from '#core/session/session-context.ts';
import type { SessionView } from '#core/session/session-view.schema.ts';
import type { SessionGateway } from '#core/session/session.gateway.port.ts';
import { scripted, type Scripted } from '../../support/scripted.ts';
import { grantOf, viewOf } from '#tests/core/login/support/people.ts';

const STAFF = viewOf(1);
const SEEN: SessionView = {
  ...viewOf(2, { betaUser: true }),
  impersonation: { actorName: 'Marcus', mode: 'look', endsInSeconds: 1800 },
};
const FORM = {
  accountId: 'user-2',
  reason: 'An empty list',
  ticket: '',
  mode: 'look',
  minutes: 30,
} as const;

describe('an impersonation in the browser', () => {
  let session: SessionContext;
  let impersonation: Scripted<ImpersonationGateway>;
  beforeEach(() => {
    session = new SessionContext();
    impersonation = scripted<ImpersonationGateway>();
    session.apply({ kind: 'signedIn', grant: grantOf(STAFF) });
  });
  const epoch = () => session.current.context.epoch;

  it('begins and ends an epoch of its own, so that nothing asked before leaves under another name', async () => {
    const before = epoch();
    impersonation.onStartImpersonation.gives(grantOf(SEEN));
    expect(await startImpersonation({ impersonation, session })(FORM)).toEqual({
      ok: true,
      value: undefined,
    });
    expect(session.current.view?.impersonation?.actorName).toBe('Marcus');
    expect(session.current.context.user).toEqual({ id: 'user-2', application: 2 });
    expect(epoch()).toBe(before + 1);
    impersonation.onEndImpersonation.gives(grantOf(STAFF));
    await endImpersonation({ impersonation, session })();
    expect(session.current.view?.user.id).toBe('user-1');
    expect(epoch()).toBe(before + 2);
  });

  it('changes nothing when the server refuses', async () => {
    const before = session.current;
    impersonation.onStartImpersonation.fails({
      kind: 'refused',
      status: 403,
      message: null,
      code: null,
    });
    impersonation.onEndImpersonation.fails({ kind: 'timedOut' });
    expect(await startImpersonation({ impersonation, session })(FORM)).toMatchObject({
      ok: false,
    });
    expect(await endImpersonation({ impersonation, session })()).toMatchObject({
      ok: false,
    });
    expect(session.current).toBe(before);
  });

  it('is followed by a sign-in of the staff member when they continue', async () => {
    session.apply({ kind: 'impersonationStarted', grant: grantOf(SEEN) });
    session.apply({ kind: 'signedOut', reason: 'impersonationExpired' });
    impersonation.onResumeStaff.gives(grantOf(STAFF));
    await resumeStaff({ impersonation, session })();
    expect(session.current.view?.user.id).toBe('user-1');
    expect(session.current.ended).toBeNull();
  });

  it('takes the server’s word for what is left', async () => {
    session.apply({ kind: 'impersonationStarted', grant: grantOf(SEEN) });
    const gateway = scripted<SessionGateway>();
    gateway.onMe
      .gives({ ...SEEN, impersonation: { actorName: 'Marcus', mode: 'look', endsInSeconds: 12 } })
      .fails({ kind: 'unreachable' });
    const confirm = confirmImpersonation({ gateway, session });
    expect(await confirm()).toBe(true);
    expect(session.current.view?.impersonation?.endsInSeconds).toBe(12);
    expect(await confirm()).toBe(false);
  });
});
