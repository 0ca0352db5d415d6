import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findHelp } from '#adapters/server/help/find-help.rule.ts';
import { HELP_AUDIENCES } from '#adapters/server/help/help-page.ts';
import { httpHelpConnection } from '#adapters/server/help/http-help-connection.ts';
import { createHelpSite } from '#adapters/server/help/open-help-site.ts';
import { readHelpPage, readHelpPages } from '#adapters/server/help/read-help-pages.ts';
import { helpRoute } from '#core/knowledge-base/help-route.rule.ts';
import { SCREENS } from '#core/navigation/screens.ts';

const PAGES = readHelpPages('adapters/server/help/pages');
const PORTAL = 'http://localhost:4280';

/** Screens without a help page. */
const WITHOUT = ['login', 'login/register', 'loginSession', 'access-denied', 'server-error'];
const OUTSIDE = ['icons', 'reports-download', 'knowledge-base'];

describe('the pages of the help site', () => {
  it('explain every screen of the portal', () => {
    const explained = PAGES.flatMap(({ paths }) => paths);
    const screens = SCREENS.filter(({ id }) => ![...WITHOUT, ...OUTSIDE].includes(id));
    expect(screens.map(({ path }) => path).filter((path) => !explained.includes(path))).toEqual([]);
    expect(new Set(explained).size).toBe(explained.length);
  });

  it('lead each reader from a screen to a page that is theirs', () => {
    for (const audience of HELP_AUDIENCES)
      for (const { applications, id, path } of SCREENS) {
        const num = { staff: 1, dealer: 2, customer: 3 }[audience];
        if ([...WITHOUT, ...OUTSIDE].includes(id) || path.includes('{')) continue;
        if (applications.length > 0 && !applications.some((one) => one === num)) continue;
        const to = new URLSearchParams(helpRoute(path, null, audience).split('?')[1]).get('rte');
        const page = PAGES.find(({ paths }) => paths.includes(to ?? ''));
        expect([audience, path, page?.audiences.includes(audience)]).toEqual([
          audience,
          path,
          true,
        ]);
      }
  });

  it('exist for each audience, and lead only to screens that exist', () => {
    for (const audience of HELP_AUDIENCES)
      expect(PAGES.filter(({ audiences }) => audiences.includes(audience)).length).toBeGreaterThan(
        5,
      );
    const known = SCREENS.map(({ path }) => path);
    for (const { screen } of PAGES) if (screen !== null) expect(known).toContain(screen);
  });

  it.each([
    ['audience: dealer\norder: 1\n---\n# A\n\nB', 'needs paths'],
    ['paths: /a\norder: 1\n---\n# A\n\nB', 'needs an audience'],
    ['paths: /a\naudience: nobody\norder: 1\n---\n# A\n\nB', 'needs an audience'],
    ['paths: /a\naudience: dealer\norder: 1\n---\nNo title', 'a title'],
    ['what is this\n---\n# A\n\nB', 'no line of a head'],
  ])('say what is wrong with a file', (source, text) => {
    expect(() => readHelpPage('some.md', source)).toThrow(text);
  });

  it('are found by begun words, the page about it first', () => {
    expect(findHelp(PAGES, 'place test')[0]?.page.title).toBe('Place on test');
    expect(findHelp(PAGES, 'dures')[0]?.page.title).toBe('Passcodes and PINs');
    expect(findHelp(PAGES, 'zzz')).toEqual([]);
    expect(findHelp(PAGES, '  ')).toEqual([]);
  });
});

describe('the help site', () => {
  const site = createHelpSite({
    base: 'http://localhost:1',
    portals: [PORTAL],
    providerName: 'A & B <Monitoring>',
    pages: PAGES,
  });
  let port = 0;

  beforeAll(async () => {
    site.listen(0, '127.0.0.1');
    await once(site, 'listening');
    port = (site.address() as AddressInfo).port;
  });
  afterAll(() => void site.close());

  const ask = (path: string, options: { method?: string; host?: string } = {}) =>
    new Promise<{ status: number; body: string; policy: string }>((resolve, reject) => {
      const { method = 'GET', host = 'localhost:1' } = options;
      const sent = request({ port, path, method, headers: { host } }, (answer) => {
        let body = '';
        answer.on('data', (chunk: Buffer) => (body += chunk.toString()));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            body,
            policy: String(answer.headers['content-security-policy']),
          }),
        );
      });
      sent.on('error', reject).end();
    });

  it('lets the portals alone frame it, and runs nothing but its own file', async () => {
    const { policy, body } = await ask('/msa/contacts');
    expect(policy).toContain(`frame-ancestors ${PORTAL};`);
    expect(policy).toContain("; script-src 'self'; style-src 'self'; font-src 'self'");
    expect(body).not.toMatch(/<style|<script>|style=|onclick/);
    expect((await ask('/help.js')).body).toContain(JSON.stringify([PORTAL]));
    expect((await ask('/help.css')).status).toBe(200);
    expect((await ask('/plex.woff2')).status).toBe(200);
  });

  it('answers pages, contents, searches and what is missing, with every value escaped', async () => {
    expect((await ask('/')).body).toContain('For account holders');
    expect((await ask('/msa/zones')).body).toContain('<h1>Zones: what a number');
    const found = await ask('/search?q=%3Cb%3E%22x');
    expect(found.body).toContain('&lt;b&gt;&quot;x');
    expect(found.body).not.toContain('<b>"x');
    expect(found.body).toContain('A &amp; B &lt;Monitoring&gt;');
    expect((await ask('/search?q=pin')).body).toContain('pages contain');
    expect((await ask('/nowhere')).status).toBe(404);
    expect((await ask('/', { method: 'HEAD' })).body).toBe('');
  });

  it('takes nothing, and answers no other name', async () => {
    expect((await ask('/', { method: 'POST' })).status).toBe(405);
    expect((await ask('/', { host: 'evil.example' })).status).toBe(404);
  });
});

describe('whether the help site answers', () => {
  it('is asked of the site itself', async () => {
    const site = createHelpSite({
      base: 'http://localhost:1',
      portals: [],
      providerName: 'P',
      pages: [],
    });
    site.listen(0, '127.0.0.1');
    await once(site, 'listening');
    const address = `http://127.0.0.1:${String((site.address() as AddressInfo).port)}`;
    const connection = httpHelpConnection(address);
    expect(await Promise.all([connection.answers(), connection.answers()])).toEqual([true, true]);
    site.close();
    site.closeAllConnections();
    expect(await connection.answers()).toBe(true);
    expect(await httpHelpConnection(address).answers()).toBe(false);
    expect(await httpHelpConnection(null).answers()).toBe(false);
  });
});
