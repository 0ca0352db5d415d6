import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { tabMessageSchema } from '#core/session/tab-message.schema.ts';
import { grantOf } from '#tests/core/gating/support/grants.ts';

const session = 'l1';
const grant = grantOf({ userId: 'ann', application: 1, token: 'a token' });

it('a tab reads what its siblings say, and nothing else', () => {
  for (const message of [
    { kind: 'refreshed', session, grant },
    { kind: 'signedOut', session },
    { kind: 'userChanged', session, next: 'l2', userId: 'ann' },
    { kind: 'impersonation', session, next: 'l2', grant },
    { kind: 'impersonationEnded', session },
  ]) {
    expect(z.parse(tabMessageSchema, message)).toEqual(message);
    expect(z.safeParse(tabMessageSchema, { ...message, session: '' }).success).toBe(false);
  }
  expect(z.safeParse(tabMessageSchema, { kind: 'other', session }).success).toBe(false);
});
