import { staffHomeRoutes } from '#adapters/wire/staff-home.routes.ts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ReadScope, ScopedClient } from '#adapters/http/read-scope.ts';
import { Portal } from './support/portal.ts';

const { staffHome } = staffHomeRoutes;
const operation = { ...staffHome.operation, output: z.object({}) };
const read = { ...staffHome, operation };
const write = { ...read, method: 'POST' } as const;
const download = { ...read, operation: { ...operation, file: 'download' } } as const;
const ABORTED = { ok: false, error: { kind: 'empty', reason: 'aborted' } };

const openScreen = () => {
  const portal = new Portal();
  const scope = new ReadScope();
  return { portal, scope, client: new ScopedClient(portal.adapters.client, scope) };
};

describe('leaving a screen', () => {
  it('takes back the reads that are held, so that they are never sent', async () => {
    const { portal, scope, client } = openScreen();
    const answers = [client.call(read), client.call(read)];
    expect(portal.adapters.hold.pending).toBe(2);
    scope.end();
    expect(await Promise.all(answers)).toEqual([ABORTED, ABORTED]);
    expect(portal.adapters.hold.pending).toBe(0);
    portal.signIn('ann', 1);
    expect(portal.network.calls).toHaveLength(0);
  });

  it('ends the fetch of those under way, and not their neighbours', async () => {
    const { portal, scope, client } = openScreen();
    portal.signIn('ann', 1);
    const left = client.call(read);
    const shared = portal.adapters.client.call(read);
    scope.end();
    expect(await left).toEqual(ABORTED);
    expect(portal.network.at(0).aborted).toBe(true);
    expect(portal.network.at(1).aborted).toBe(false);
    portal.network.at(1).respond(200, {});
    expect((await shared).ok).toBe(true);
  });

  it('lets a write go on, held or sent, and a file somebody asked for', async () => {
    const { portal, scope, client } = openScreen();
    const held = client.call(write);
    scope.end();
    portal.signIn('ann', 1);
    const file = client.call(download);
    scope.end();
    expect(portal.network.calls).toHaveLength(2);
    for (const call of portal.network.calls) expect(call.aborted).toBe(false);
    for (const call of portal.network.calls) call.respond(200, {});
    expect((await held).ok).toBe(true);
    expect(await file).not.toEqual(ABORTED);
  });

  it('begins anew when the screen is shown again', async () => {
    const { portal, scope, client } = openScreen();
    scope.end();
    portal.signIn('ann', 1);
    const answer = client.call(read);
    portal.network.at(0).respond(200, {});
    expect((await answer).ok).toBe(true);
  });
});
