import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { WithCookies, type Caller, type SessionCaller } from '#core/backend/caller.ts';
import type { Refusal } from '#core/backend/refusal.ts';
import { ok, type Result } from '#core/kernel/result.ts';
import { only, type Clashes, type UseCase } from '#adapters/server/http/use-case.ts';
import { get, post, type Endpoint } from '#adapters/wire/endpoint.ts';
import { numberText } from '#adapters/wire/params.ts';

const common = {
  summary: '',
  errors: [],
  reply: z.object({ names: z.array(z.string()) }),
} as const;
const contacts = post('contacts', 'site/{sn}/contacts', {
  ...common,
  access: { kind: 'session' },
  params: z.strictObject({ sn: numberText }),
  query: z.strictObject({ search: z.optional(z.string()) }),
  body: z.strictObject({ active: z.boolean() }),
  oncePerKey: true,
});
const open = get('open', 'open', {
  ...common,
  access: { kind: 'open' },
  query: null,
  body: null,
});
const twice = post('twice', 'twice/{rev}', {
  ...common,
  access: { kind: 'open' },
  params: z.strictObject({ rev: numberText }),
  query: null,
  body: z.strictObject({ rev: z.int() }),
});

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

const fits = <const E extends Endpoint>(_endpoint: E, useCase: UseCase<E>): unknown => useCase;

it('a use case fits its endpoint by the decoded fields, the caller and the answer, or does not compile', () => {
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

it('a name in two parts of a request is a clash, and a field nobody knows is no declaration', () => {
  const clash: Clashes<typeof twice> = 'rev';
  expect(twice.path).toContain(clash);
  // @ts-expect-error None of its names stands twice.
  const none: Clashes<typeof contacts> = 'sn';
  expect(none).toBe('sn');
  // @ts-expect-error The flag is called `impersonation`.
  expect(get('open', 'open', { ...open, impersonaton: 'never' }).operationId).toBe('open');
});

it('answers in its own variant alone', async () => {
  const useCase = only('consumer', (_caller: Caller, _input: object): Answer =>
    Promise.resolve(NAMES),
  );
  expect(await useCase({ ...CALLER, variant: 'consumer' }, {})).toEqual(NAMES);
  expect(await useCase(CALLER, {})).toEqual({ ok: false, error: { kind: 'notFound' } });
});
