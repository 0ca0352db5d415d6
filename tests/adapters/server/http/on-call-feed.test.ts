import { randomUUID } from 'node:crypto';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SERVER } from '#composition/server/tokens.ts';
import { openTestPortal, TestBrowser, type TestPortal } from '../support/test-portal.ts';

describe('the calendar of who is on call', () => {
  let portal: TestPortal;
  let sam: TestBrowser;
  beforeAll(async () => {
    portal = await openTestPortal();
    // Stops the message sender. Its periodic queries would distort this test's query counts.
    await portal.container.get(SERVER.sender).stop();
    sam = new TestBrowser(portal, 'dealer');
    await sam.get('/api/statusBanner');
    expect((await sam.signIn('sam.ortiz')).statusCode).toBe(200);
  }, 300_000);
  afterAll(() => portal.close());

  const make = async (): Promise<{ readonly id: string; readonly path: string }> => {
    const id = randomUUID();
    const answer = await sam.write('POST', '/api/ans-service/on-call/feeds', {
      id,
      personId: null,
    });
    expect(answer.statusCode, answer.body).toBe(200);
    const { pathname, search } = new URL(answer.json<{ address: string }>().address);
    return { id, path: `${pathname}${search}` };
  };
  const ask = (url: string, headers: Record<string, string> = {}) =>
    portal.listeners.dealer.app.inject({ method: 'GET', url, headers });

  it('is opened by a reader that is not ours, with the same shifts as the screen', async () => {
    const { path } = await make();
    const answer = await ask(path);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    const calendar = new ICAL.Component(ICAL.parse(answer.body) as never);
    const events = calendar
      .getAllSubcomponents('vevent')
      .map((component) => new ICAL.Event(component));
    expect(events.length).toBeGreaterThan(20);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    const names = events.map(({ summary }) => summary);
    expect(names).toContain('Sam Ortiz (After hours, primary)');
    expect(names).toContain('No one (Fire service, primary)');
    for (const { startDate, endDate } of events) {
      expect(startDate.zone.tzid).toBe('UTC');
      expect(endDate.compare(startDate)).toBe(1);
    }
  });

  it('costs one look whoever asks again: 304 while nothing changed, and written once', async () => {
    const { path } = await make();
    const first = await ask(path);
    const etag = String(first.headers['etag']);
    const before = portal.database.statements();
    for (let second = 0; second < 30; second += 1)
      expect((await ask(path, { 'if-none-match': etag })).statusCode).toBe(304);
    expect((await ask(path)).body).toBe(first.body);
    expect(portal.database.statements() - before).toBe(31);
  });

  it('is told to wait who asks too often, and hears nothing of an address that is revoked or unknown', async () => {
    const { id, path } = await make();
    const revoked = await sam.write('POST', `/api/ans-service/on-call/feeds/${id}/revoke`);
    // Sam is no editor, and only editors may revoke a group's calendar.
    expect(revoked.statusCode).toBe(404);
    expect((await ask(`/calendar/on-call.ics?code=${'a'.repeat(43)}`)).statusCode).toBe(404);
    expect((await ask('/calendar/on-call.ics')).statusCode).toBe(404);
    let refused = 0;
    for (let times = 0; times < 300; times += 1)
      if ((await ask(path)).statusCode === 429) refused += 1;
    expect(refused).toBeGreaterThan(50);
  });

  it('leaves no secret in the log', async () => {
    const { path } = await make();
    await ask(path);
    const secret = new URL(path, 'http://localhost').searchParams.get('code') ?? '';
    expect(secret).not.toBe('');
    expect(JSON.stringify(portal.lines)).not.toContain(secret);
  });
});
