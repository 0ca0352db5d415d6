import { expect } from 'vitest';
import { HttpsVisitor, type Door } from './https-visitor.ts';
import { HOSTS } from './nginx.ts';

/** Number of requests per second. */
export const A_SECOND = 120;

const newsDraft = (title: string) => ({
  title,
  body: 'Written while servers come and go.',
  icon: 'newspaper-filled',
  color: 'blue',
  effectiveDate: null,
  expirationDate: null,
  order: null,
  url: null,
});

const SIGNERS = [
  'dealer.limited',
  'staff.limited',
  'dealer.classic',
  '4471dealer',
  'limited@example.com',
  'newcomer@example.com',
];

/**
 * Simulates a steady mix of user actions. Of 120 requests, 100 are reads, one is a sign-in, and the rest are writes with
 * idempotency keys.
 */
export const openPeople = async (door: Door) => {
  const [staff, dealer] = [
    new HttpsVisitor(door, HOSTS.portal),
    new HttpsVisitor(door, HOSTS.portal),
  ];
  const customer = new HttpsVisitor(door, HOSTS.home);
  expect(await staff.signIn('staff.limited')).toBe(200);
  expect(await dealer.signIn('dealer.limited')).toBe(200);
  expect(await customer.signIn('limited@example.com')).toBe(200);
  const written = new Set<string>();
  const write = async (number: number): Promise<string | null> => {
    const title = `Rolling ${number}`;
    const { status } = await staff.ask('POST', '/api/news', newsDraft(title), `rolling-${number}`);
    if (status !== 200) return `news ${status}`;
    written.add(title);
    return null;
  };
  const read = async (visitor: HttpsVisitor, of: string): Promise<string | null> => {
    const { status } = await visitor.ask('GET', of);
    return status === 200 ? null : `${of} ${status}`;
  };
  const signIn = async (number: number): Promise<string | null> => {
    const who = SIGNERS[Math.floor(number / A_SECOND) % SIGNERS.length] ?? '';
    const visitor = new HttpsVisitor(door, who.includes('@') ? HOSTS.home : HOSTS.portal);
    const status = await visitor.signIn(who);
    return status === 200 ? null : `sign-in ${status}`;
  };
  const ask = (number: number): Promise<string | null> => {
    if (number % A_SECOND === 7) return signIn(number);
    switch (number % 12) {
      case 0:
      case 1:
        return read(dealer, '/api/account/me');
      case 2:
        return read(customer, '/api/account/me');
      case 3:
      case 4:
        return write(number);
      case 5:
        return read(new HttpsVisitor(door, HOSTS.home), '/api/statusBanner');
      default:
        return read(dealer, '/api/statusBanner');
    }
  };
  return { ask, dealer, written };
};

/** Listens to the live stream and reconnects whenever a server ends the stream. Reports anything unexpected. */
export const listen = (visitor: HttpsVisitor) => {
  const state = { stopped: false, opened: 0 };
  const follow = async (): Promise<readonly string[]> => {
    const wrong: string[] = [];
    while (!state.stopped) {
      const stream = await visitor.open('GET', '/api/live').catch(String);
      if (typeof stream === 'string') wrong.push(stream);
      else {
        if (stream.statusCode !== 200) wrong.push(`live ${String(stream.statusCode)}`);
        state.opened += 1;
        stream.resume();
        await new Promise((resolve) => stream.once('close', resolve));
      }
    }
    return wrong;
  };
  const over = follow();
  return {
    state,
    stop: () => {
      state.stopped = true;
    },
    over,
  };
};
