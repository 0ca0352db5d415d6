import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Failure, err, ok } from '#core/kernel/result.ts';
import {
  afterFirstPassword,
  afterLook,
  afterRefusal,
  afterResend,
  afterVerification,
  beginRegistration,
} from '#core/registration/registration-flow.rule.ts';
import { readRegistrationLink } from '#core/registration/registration-link.rule.ts';
import { failures } from '#tests/arbitraries/failures.ts';

const token = fc.string({ unit: fc.constantFrom('a', 'Z', '0', '-', '_'), minLength: 1 });
const refused = (status: number, code: string | null = null): Failure => ({
  kind: 'refused',
  status,
  message: null,
  code,
});
const flows = token.chain((text) =>
  fc.constantFrom(
    {
      flow: { at: 'verifying', code: text } as const,
      after: (failure: Failure) => afterVerification({ at: 'verifying', code: text }, err(failure)),
    },
    {
      flow: { at: 'looking', otp: text } as const,
      after: (failure: Failure) => afterLook({ at: 'looking', otp: text }, err(failure)),
    },
    {
      flow: { at: 'password', otp: text } as const,
      after: (failure: Failure) => afterFirstPassword({ at: 'password', otp: text }, err(failure)),
    },
    {
      flow: { at: 'expired', token: text } as const,
      after: (failure: Failure) => afterResend({ at: 'expired', token: text }, err(failure)),
    },
    {
      flow: { at: 'resent', token: text } as const,
      after: (failure: Failure) => afterResend({ at: 'resent', token: text }, err(failure)),
    },
  ),
);
const secretIn = (flow: object): boolean => 'code' in flow || 'otp' in flow || 'token' in flow;

describe('the link of a registration mail (spec §2.1)', () => {
  const of = (query: Record<string, string | null>) =>
    readRegistrationLink((name) => query[name] ?? null);

  it('is read whole, without the blanks a mail program may add', () => {
    fc.assert(
      fc.property(token, fc.constantFrom('code', 'otp', 'refuse'), (text, kind) => {
        expect(of({ [kind]: ` ${text}\n` })).toEqual({ kind, token: text });
      }),
    );
  });

  it('asks for a password whenever otp is there, and is none without either', () => {
    fc.assert(
      fc.property(token, token, (code, otp) => {
        expect(of({ code, otp })).toEqual({ kind: 'otp', token: otp });
        expect(of({ code, otp: ' ' })).toEqual({ kind: 'code', token: code });
      }),
    );
    expect(of({})).toBeNull();
    expect(of({ code: '', otp: '' })).toBeNull();
  });
});

describe('the registration page (spec §4.3, §8)', () => {
  it('begins where its link leads', () => {
    fc.assert(
      fc.property(token, (text) => {
        expect(beginRegistration({ kind: 'code', token: text })).toEqual({
          at: 'verifying',
          code: text,
        });
        expect(beginRegistration({ kind: 'otp', token: text })).toEqual({
          at: 'looking',
          otp: text,
        });
        const form = { at: 'password', otp: text };
        const looking = { at: 'looking', otp: text } as const;
        expect(afterLook(looking, ok({ invited: null }))).toEqual(form);
        const invited = { name: 'Jonas Beck', dealer: 'Harbor Point Alarm' };
        const join = { at: 'join', otp: text, invited } as const;
        expect(afterLook(looking, ok({ invited }))).toEqual(join);
        expect(afterFirstPassword(join, ok({}))).toEqual({ at: 'passwordSet' });
        expect(afterFirstPassword(join, err(refused(412)))).toEqual({ at: 'expired', token: text });
        expect(afterFirstPassword(join, err(refused(422)))).toEqual(join);
        expect(afterLook({ at: 'looking', otp: text }, err({ kind: 'timedOut' }))).toEqual(form);
      }),
    );
    expect(beginRegistration(null)).toEqual({ at: 'noLink' });
  });

  it('asks before a change of a contact is refused, and says when it waits no more', () => {
    fc.assert(
      fc.property(token, (text) => {
        const asks = { at: 'refuse', token: text } as const;
        expect(beginRegistration({ kind: 'refuse', token: text })).toEqual(asks);
        expect(afterRefusal(asks, ok({}))).toEqual({ at: 'refused' });
        expect(afterRefusal(asks, err(refused(412)))).toEqual({ at: 'refusalOver' });
        expect(afterRefusal(asks, err({ kind: 'timedOut' }))).toEqual(asks);
      }),
    );
  });

  it('is done by a right answer, and keeps no secret of it', () => {
    fc.assert(
      fc.property(token, (text) => {
        const verified = afterVerification({ at: 'verifying', code: text }, ok(null));
        const set = afterFirstPassword({ at: 'password', otp: text }, ok(null));
        expect([verified, set]).toEqual([{ at: 'verified' }, { at: 'passwordSet' }]);
      }),
    );
  });

  it('takes 412 for an expired link wherever it is presented, and keeps it for asking for a new one', () => {
    fc.assert(
      fc.property(flows, ({ flow, after }) => {
        const [secret] = Object.values(flow).filter((value) => value !== flow.at);
        expect(after(refused(412))).toEqual({ at: 'expired', token: secret });
      }),
    );
  });

  it('takes 409 for somebody who has an account, wherever it comes, and keeps no secret', () => {
    fc.assert(
      fc.property(flows, ({ after }) => {
        expect(after(refused(409))).toEqual({ at: 'registered' });
      }),
    );
  });

  it('never offers a link again that nobody knows', () => {
    fc.assert(
      fc.property(
        flows,
        fc.constantFrom(refused(400, 'linkInvalid'), refused(404)),
        ({ after }, failure) => {
          expect(after(failure)).toEqual({ at: 'failed', failure, code: null });
        },
      ),
    );
  });

  it('leaves a form and an expired link as they are when the failure says nothing about the link', () => {
    const silent = failures.filter(
      (failure) =>
        failure.kind !== 'refused' ||
        (![409, 412, 404].includes(failure.status) && failure.code !== 'linkInvalid'),
    );
    fc.assert(
      fc.property(flows, silent, ({ flow, after }, failure) => {
        const stays = flow.at === 'looking' ? { ...flow, at: 'password' } : flow;
        if (flow.at !== 'verifying') expect(after(failure)).toEqual(stays);
      }),
    );
  });

  it('lets a verification be tried again unless the server understood and said no', () => {
    fc.assert(
      fc.property(token, failures, (code, failure) => {
        const flow = afterVerification({ at: 'verifying', code }, err(failure));
        if (failure.kind === 'refused') expect(flow).not.toHaveProperty('code', code);
        else expect(flow).toEqual({ at: 'failed', failure, code });
      }),
    );
  });

  it('keeps a secret only where it can still be used', () => {
    fc.assert(
      fc.property(flows, failures, ({ after }, failure) => {
        const flow = after(failure);
        const useful = ['verifying', 'password', 'expired', 'resent', 'failed'];
        expect(secretIn(flow)).toBe(useful.includes(flow.at));
      }),
    );
  });

  it('says that a new link is on its way, and can ask for another one', () => {
    fc.assert(
      fc.property(token, fc.constantFrom('expired', 'resent'), (text, at) => {
        expect(afterResend({ at, token: text }, ok(null))).toEqual({ at: 'resent', token: text });
      }),
    );
  });
});
