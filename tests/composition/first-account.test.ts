import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPortal, type TestPortal } from '#tests/adapters/server/support/test-portal.ts';
import { openFirstAccount } from '#composition/server/start-server.ts';
import { friendlyLines } from '#composition/server/friendly-lines.ts';
import { SERVER } from '#composition/server/tokens.ts';

const PRODUCTION = {
  MODE: 'production',
  PUBLIC_URL: 'https://portal.example.com',
  PUBLIC_URL_MSA: 'https://home.example.com',
  SMTP_URL: 'smtp://127.0.0.1:2525',
};

describe('the way into a new installation', () => {
  let production: TestPortal;
  beforeAll(async () => {
    production = await openTestPortal(PRODUCTION);
  });
  afterAll(() => production.close());

  it('is a link below the configured address, printed for whoever starts the server', async () => {
    const { kysely } = production.container.get(SERVER.database);
    expect(await openFirstAccount(production.container)).toBeNull();
    await kysely.updateTable('portal_user').set({ password_hash: null }).execute();
    const firstAccount = await openFirstAccount(production.container);
    expect(firstAccount?.link).toMatch(
      /^https:\/\/portal\.example\.com\/login\/register\?otp=[\w-]{43}$/,
    );
    const { container } = production;
    const lines = friendlyLines({
      settings: container.get(SERVER.settings),
      addresses: container.get(SERVER.addresses),
      container,
      listeners: [],
      firstAccount,
      stop: () => Promise.resolve(),
    });
    expect(lines.join('\n')).toContain('password of staff.admin within 24 hours');
    expect(lines).toContain(`  ${String(firstAccount?.link)}`);
  });
});
