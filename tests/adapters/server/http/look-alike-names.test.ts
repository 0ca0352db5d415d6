import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPortal, TestBrowser, type TestPortal } from '../support/test-portal.ts';

describe('a new username over HTTP', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openTestPortal();
  });
  afterAll(() => portal.close());

  it('never looks like that of somebody else, nor hides what is in it', async () => {
    const browser = new TestBrowser(portal, 'dealer');
    await browser.get('/api/statusBanner');
    await browser.signIn('4471dealer');
    const choose = async (username: string) => {
      const answer = await browser.write('PUT', '/api/account/username', { username });
      return [answer.statusCode, answer.json<{ message?: string }>().message];
    };
    const unseen = [400, 'Must not contain invisible characters'];
    expect(await choose('dealer.аdmin')).toEqual([400, 'All letters must be from one alphabet']);
    for (const name of [
      'dealer.\u200Badmin',
      '\u202Enimda.relaed',
      'dealer.admin\u2060',
      'dealer\nadmin',
    ])
      expect(await choose(name)).toEqual(unseen);
    const taken =
      'This username is taken or too similar to one that is. Please choose another one.';
    for (const name of ['dealer.adrnin', 'deaIer.admin', 'DEALER.ADMIN'])
      expect(await choose(name)).toEqual([422, taken]);
    // Customers' email addresses, and names that resemble them, are taken as well.
    for (const name of ['owner@example.com', 'OWNER@example.com', 'owner@exarnple.com'])
      expect(await choose(name)).toEqual([422, taken]);
    expect((await choose('joy.okafor'))[0]).toBe(200);
  });
});
