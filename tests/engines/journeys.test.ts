import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PEOPLE } from '#adapters/server/demo/generate-demo-world.ts';
import { PASSWORD } from '#tests/support/http-visitor.ts';
import { receiverOf, type E2eReceiver } from '../e2e/support/receiver.ts';
import { freePorts, PortalServer } from '../e2e/support/server.ts';
import type { Engine, EnginePage } from './support/engine-page.ts';
import { openFirefox } from './support/open-firefox.ts';
import { openWebKit } from './support/open-webkit.ts';
import { Person } from './support/person.ts';

interface Finder {
  readonly findFirefox: () => string;
  readonly findWebKit: () => { readonly driver: string; readonly screen: string };
}
const SCRIPT = new URL('../../composition/scripts/find-engines.mjs', import.meta.url).href;
const { findFirefox, findWebKit } = (await import(SCRIPT)) as Finder;

/**
 * Serves a copy of the sign-in page with a script that deletes `AbortSignal.any`. The copy has no content security policy,
 * because the policy would block this script.
 */
const oldAt = async (): Promise<{ readonly url: string; readonly close: () => void }> => {
  const html = await (await fetch(`${server.dealer}/login`)).text();
  const old = html.replace('<head>', '<head><script>delete AbortSignal.any</script>');
  const stand = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(old);
  });
  await once(stand.listen(0, '127.0.0.1'), 'listening');
  const address = stand.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { url: `http://127.0.0.1:${port}/login`, close: () => stand.close() };
};

const CUSTOMER = 'derek.moss@example.com';
const DEALER = 'dealer.admin';

const server = new PortalServer(await freePorts());
let receiver: E2eReceiver;
beforeAll(async () => {
  await server.start();
  receiver = await receiverOf(server);
}, 120_000);
afterAll(() => server.dispose());

const OPEN: readonly (readonly [name: string, open: () => Promise<Engine>])[] = [
  [
    'Firefox',
    () =>
      openFirefox(findFirefox(), [
        { origin: server.consumer, username: CUSTOMER, password: PASSWORD },
        { origin: server.dealer, username: DEALER, password: PASSWORD },
      ]),
  ],
  ['WebKitGTK', async () => openWebKit(findWebKit(), await freePorts())],
];

describe.each(OPEN)('In %s', (name, open) => {
  let engine: Engine;
  let page: EnginePage;
  let person: Person;
  beforeAll(async () => {
    engine = await open();
  }, 120_000);
  afterAll(() => engine.close());
  beforeEach(async () => {
    await server.post('/demo/reset');
    page = await engine.newPage();
    person = new Person(page);
  });

  /** Signs in through the form and, if `withCode`, enters the code. */
  const signIn = async (username: string, origin: string, withCode = true) => {
    await person.open(`${origin}/login`);
    const isFilled = name === 'Firefox' && [CUSTOMER, DEALER].includes(username);
    if (isFilled) {
      await person.findsFilled('Username|Email');
      expect(await person.reads('Password')).toBe(PASSWORD);
    } else {
      await person.types('Username|Email', username);
      await person.types('Password', PASSWORD);
    }
    await person.presses('Login');
    if (!withCode) return;
    const email = DEMO_PEOPLE.find((one) => one.username === username)?.email ?? username;
    await person.sees('Enter your code');
    const { code } = await server.code(email);
    await person.types('Verification code', code);
  };
  const leave = async (who: string) => {
    await person.presses('.*User menu.*');
    await person.presses('Log Out');
    await person.isAt('/login');
    await person.seesNoMore(who);
    expect(page.faults).toEqual([]);
  };

  it('a dealer signs in with a code, finds a site, reads it and leaves', async () => {
    await signIn('dealer.admin', server.dealer);
    await person.isAt('/home/dashboard');
    await person.sees('Tidewater Cold Storage');
    await person.presses('Search.*');
    await person.types('Search accounts', 'kestrel');
    await person.presses('.*Kestrel Print Works.*');
    await person.isAt('/site/info');
    await person.sees('118 Foundry Lane, Port Alder');
    await leave('Dana Reyes');
  });

  it('a customer is told of an alarm while it happens, until it is over', async () => {
    await signIn('owner@example.com', server.consumer);
    await person.isAt('/msa/summary');
    await person.sees('Your system is being watched.');
    await person.sees('Live');
    const { alarmNum } = await receiver.signal('HP1412', '1134 002');
    await person.sees('Your alarm went off');
    await receiver.act(alarmNum ?? 0, 'Dispatched', { contact: 'Police' });
    await person.sees('Police are on the way');
    await receiver.act(alarmNum ?? 0, 'Full clear', { disposition: 'Actual – police' });
    await person.sees('Your system is being watched.');
    await leave('Carla Benson');
  });

  it('staff sign in with a code, find a user and leave', async () => {
    await signIn('staff.admin', server.dealer);
    await person.presses('Support');
    await person.types('Find a user', '4471');
    await person.sees('4490 Bluestone');
    await leave('Marcus Hale');
  });

  it('a browser that is too old is told so, and shows nothing else', async () => {
    const old = await oldAt();
    await person.open(old.url);
    await person.sees('This browser is too old for the portal.');
    expect(await page.run('return document.querySelectorAll("form, button").length')).toBe(0);
    old.close();
  });

  it('a customer whose sign-in the browser keeps changes the account and gives nobody the password', async () => {
    await signIn(CUSTOMER, server.consumer, false);
    await person.isAt('/msa/summary');
    await person.open(`${server.consumer}/msa/account-info`);
    await person.presses('Edit');
    await person.findsEmpty('Gate code');
    const mail = await person.reads('Service email');
    await person.types('Display name', 'The quarry');
    await person.presses('Save');
    await person.sees('The quarry');
    await person.presses('Edit');
    expect(await person.reads('Service email')).toBe(mail);
    await person.types('Gate code', '#7731');
    await person.presses('Save');

    await person.presses('Reveal the gate code');
    await person.findsEmpty('Your password');
    await person.types('Your password', PASSWORD);
    await person.presses('Show the code');
    await person.sees('#7731');
    await person.presses('.*User menu.*');
    await person.presses('User Account');
    await person.presses('Security');
    await person.presses('Change password…');
    await person.findsEmpty('Current password');
    expect(page.faults).toEqual([]);
  });

  it('a dealer whose sign-in the browser keeps finds no code filled in', async () => {
    await signIn(DEALER, server.dealer);
    await person.isAt('/home/dashboard');
    const site = `${server.dealer}/site/info?sn=700121&dn=1&part=`;
    await person.open(`${site}contacts`);
    await person.presses('Add contact');
    await person.findsEmpty('PIN');
    await person.open(`${site}passcodes`);
    await person.presses('Add passcode');
    await person.findsEmpty('Passcode');
    await person.types('Holder', 'Delivery');
    await person.types('Passcode', 'MOORING7');
    await person.presses('Save');
    await person.sees('Delivery');
    await person.open(`${site}details`);
    await person.presses('Edit site');
    await person.findsEmpty('Gate code');
    expect(page.faults).toEqual([]);
  });
});
