import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPortal, type TestPortal } from '#tests/adapters/server/support/test-portal.ts';
import { SERVER, type Token } from '#composition/server/tokens.ts';

describe('the composition of the server', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openTestPortal();
  });
  afterAll(() => portal.close());

  it.each(Object.entries<Token<unknown>>(SERVER))('binds %s, once', (_name, token) => {
    const found = portal.container.get(token);
    expect(found).toBeDefined();
    expect(portal.container.get(token)).toBe(found);
  });
});
