import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { WithCookies, type Caller, type SessionCaller } from '#core/backend/caller.ts';
import type { Refusal } from '#core/backend/refusal.ts';
import { ok, type Result } from '#core/kernel/result.ts';
import { wholeNumber } from '#core/operations/fields.ts';
import { operation, type Operation } from '#core/operations/operation.ts';
import { only, type UseCase } from '#adapters/server/http/use-case.ts';

const common = {
  summary: '',
  output: z.object({ names: z.array(z.string()) }),
} as const;
const contacts = operation({
  ...common,
  access: { kind: 'session' },
  input: { sn: wholeNumber, search: z.optional(z.string()), active: z.boolean() },
  oncePerKey: true,
});
const open = operation({ ...common, access: { kind: 'open' } });

type Answer = Promise<Result<{ readonly names: readonly string[] }, Refusal>>;
const NAMES = ok({ names: ['Ada'] });
const CALLER: Caller = {
  requestId: '1',
  address: '198.51.100.7',
  variant: 'dealer',
  browserId: '',
  userAgent: null,
  deviceSecret: null,
};

const fits = <const O extends Operation>(_operation: O, useCase: UseCase<O>): unknown => useCase;

it('a use case fits its operation by the decoded fields, the caller and the answer, or does not compile', () => {
  const whole = (
    _caller: SessionCaller,
    _input: {
      sn: number;
      search?: string | undefined;
      active: boolean;
      idempotencyKey: string | null;
    },
  ): Answer => Promise.resolve(NAMES);
  expect(fits(contacts, whole)).toBe(whole);
  fits(contacts, () => Promise.resolve(ok(new WithCookies({ names: [] }, {}))));
  // @ts-expect-error The number of a site is decoded to a number.
  fits(contacts, (_caller: SessionCaller, _input: { sn: string }): Answer =>
    Promise.resolve(NAMES),
  );
  // @ts-expect-error No upload, so there is no document.
  fits(contacts, (_caller: SessionCaller, _input: { document: object }): Answer =>
    Promise.resolve(NAMES),
  );
  // @ts-expect-error An answer has the fields of the reply.
  fits(contacts, () => Promise.resolve(ok({ name: 'Ada' })));
  // @ts-expect-error Anyone may call, so there is no session.
  fits(open, (_caller: SessionCaller): Answer => Promise.resolve(NAMES));
  // @ts-expect-error No key is declared.
  fits(open, (_caller: Caller, _input: { idempotencyKey: string | null }): Answer =>
    Promise.resolve(NAMES),
  );
});

it('a property nobody knows is no declaration', () => {
  // @ts-expect-error The property is called `impersonation`.
  expect(operation({ ...open, impersonaton: 'never' }).summary).toBe('');
});

it('answers in its own variant alone', async () => {
  const useCase = only('consumer', (_caller: Caller, _input: object): Answer =>
    Promise.resolve(NAMES),
  );
  expect(await useCase({ ...CALLER, variant: 'consumer' }, {})).toEqual(NAMES);
  expect(await useCase(CALLER, {})).toEqual({ ok: false, error: { kind: 'notFound' } });
});
