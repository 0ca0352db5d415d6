import { staffHomeRoutes } from '#adapters/wire/staff-home.routes.ts';
import { describe, expect, it } from 'vitest';
import { CutOnTheWay, receive } from '#adapters/http/retrying-fetch.ts';
import { Portal, settle } from './support/portal.ts';

const file = { wantsFile: true } as const;
const answer = (size: string | null) =>
  new Response('0123456789', {
    headers: {
      'content-disposition': `attachment; filename*=UTF-8''report.csv`,
      ...(size !== null && { 'document-size': size }),
    },
  });

describe('a file', () => {
  it('is whole when it has as many bytes as it was told to have, or when nobody told', async () => {
    for (const size of ['10', null]) {
      const { body } = await receive(answer(size), file);
      expect(body).toMatchObject({ name: 'report.csv', bytes: { byteLength: 10 } });
    }
  });

  it('that something cut on its way, which says so nowhere, is none', async () => {
    for (const size of ['11', '9', '10.5', 'many'])
      await expect(receive(answer(size), file)).rejects.toThrow(CutOnTheWay);
  });

  it('is asked for again, and told as unreadable where it is cut each time', async () => {
    const portal = new Portal();
    portal.signIn('ann', 1);
    const asked = portal.adapters.client.call({
      ...staffHomeRoutes.staffHome,
      operation: { ...staffHomeRoutes.staffHome.operation, file: 'download' },
    } as const);
    const headers = { 'document-size': '20' };
    for (let call = 0; call < 3; call += 1) {
      portal.network.calls[call]?.respond(200, 'cut', headers);
      await settle();
      portal.timers.advance(5000);
      await settle();
    }
    expect(portal.network.calls.length).toBeGreaterThan(1);
    expect(await asked).toEqual({ ok: false, error: { kind: 'unreadable' } });
  });
});
