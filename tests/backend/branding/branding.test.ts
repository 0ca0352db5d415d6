import { brandingApi } from '#core/branding/branding.api.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PORTAL_USER_LIST } from '#core/account-group/portal-user-list.ts';
import { dressMail } from '#core/backend/messages/dress-mail.rule.ts';
import { DEFAULT_BRANDING, type BrandingValues } from '#core/branding/branding-values.schema.ts';
import { brandingAbove } from '#core/branding/branding-overview.schema.ts';
import type { ImageField } from '#core/branding/brand-image.schema.ts';
import { SqlMessageOutbox } from '#adapters/server/sql/messages/message-outbox.ts';
import { plainJpeg, plainPng } from '#tests/support/image-files.ts';
import { readPdf } from '#tests/support/read-pdf.ts';
import { describeDatabase } from '../harness/database.ts';
import { valueOf } from '../tests-on-site/tested-site-world.ts';
import {
  groupWorld,
  type GroupWorld,
  HOME,
  NORTH,
  STRANGER,
} from '../account-group/group-at-work.ts';

const { access } = brandingApi.brandingDesk;
const LOOKS: BrandingValues = {
  ...DEFAULT_BRANDING,
  displayName: 'Harbor Point Alarm',
  accent: '#1E5B8C',
  supportPhone: '207-555-0101',
  supportEmail: 'help@example.com',
  supportHours: 'Monday to Friday',
  fromName: 'Harbor Point',
  mailFooter: 'Harbor Point\n40 Wharf Street',
  website: 'https://harbor.example.com',
  privacyUrl: 'https://harbor.example.com/privacy',
};
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><path d="M0 0h9v9z"/></svg>';

describeDatabase('a dealer’s looks', (engine) => {
  let world: GroupWorld;
  beforeAll(async () => {
    world = await groupWorld(engine);
  });
  afterAll(() => world.close());

  const textOf = async (bytes: Uint8Array) => (await readPdf(bytes)).text;

  /** Signs in an administrator who can edit a group's branding. */
  const enter = async (group: number, seed: Parameters<GroupWorld['enter']>[0] = {}) => {
    const { browser, person } = await world.enter({ groups: [group], ...seed });
    const { backend } = world;
    const siteGroupNum = group;
    const call: typeof browser.call = (...asked) => browser.call(...asked);
    const overview = async () =>
      valueOf(await call(access, (c) => backend.branding.brandingDesk(c, { siteGroupNum })));
    return {
      browser,
      call,
      overview,
      person,
      read: (num = siteGroupNum) =>
        call(access, (c) => backend.branding.brandingDesk(c, { siteGroupNum: num })),
      save: (looks: Partial<BrandingValues>, rev: number) =>
        call(access, (c) =>
          backend.branding.saveBrandingDraft(c, {
            siteGroupNum,
            rev,
            ...DEFAULT_BRANDING,
            ...looks,
          }),
        ),
      publish: (rev: number) =>
        call(access, (c) => backend.branding.publishBranding(c, { siteGroupNum, rev })),
      discard: (rev: number) =>
        call(access, (c) => backend.branding.discardBrandingDraft(c, { siteGroupNum, rev })),
      restore: (rev: number, version: number) =>
        call(access, (c) => backend.branding.restoreBranding(c, { siteGroupNum, rev, version })),
      versions: async () =>
        valueOf(await call(access, (c) => backend.branding.brandingVersions(c, { siteGroupNum })))
          .versions,
      upload: (field: ImageField, name: string, bytes: Uint8Array) =>
        call(access, (c) =>
          backend.branding.uploadBrandImage(c, { siteGroupNum, field, document: { name, bytes } }),
        ),
      sample: () => call(access, (c) => backend.branding.brandingSample(c, { siteGroupNum })),
      sendSample: () =>
        call(access, (c) => backend.branding.sendBrandingSample(c, { siteGroupNum })),
    };
  };
  const shown = async (siteGroup: number | null) =>
    valueOf(await world.backend.notices.dealerBranding(world.browser().caller, { siteGroup }));

  it('begins as the provider’s own, and belongs to nobody else', async () => {
    const admin = await enter(NORTH);
    expect(await admin.overview()).toMatchObject({
      siteGroupNum: NORTH,
      rev: 1,
      draft: null,
      images: [],
      live: { version: 0, looks: DEFAULT_BRANDING, publishedAt: null },
    });
    expect(await admin.read(STRANGER)).toMatchObject({ error: { kind: 'notFound' } });
    const customer = await world.enter({ groups: [NORTH], flags: [] });
    expect(
      await customer.browser.call(access, (c) =>
        world.backend.branding.brandingDesk(c, { siteGroupNum: NORTH }),
      ),
    ).toMatchObject({ error: { kind: 'forbidden' } });
  });

  it('keeps a draft nobody sees, publishes it for everybody, and has it in its history', async () => {
    const admin = await enter(HOME, { name: 'Dana Reyes' });
    expect(valueOf(await admin.save(LOOKS, 1))).toEqual({ rev: 2 });
    expect((await admin.overview()).draft?.looks).toEqual(LOOKS);
    expect(await shown(HOME)).toEqual(await shown(null));
    expect(valueOf(await admin.publish(2))).toEqual({ rev: 3 });
    const now = await shown(HOME);
    expect(now).toMatchObject({
      displayName: 'Harbor Point Alarm',
      supportPhone: '(207) 555-0101',
      supportHours: 'Monday to Friday',
      accent: { light: { solid: '#1E5B8C' } },
    });
    // Before sign-in, the branding has no fields for mails and printed documents.
    expect(Object.keys(now)).not.toContain('mailFooter');
    expect(await admin.overview()).toMatchObject({
      rev: 3,
      draft: null,
      changedBy: 'Dana Reyes',
      live: { version: 1, publishedBy: 'Dana Reyes', looks: LOOKS },
    });
    valueOf(await admin.save({ ...LOOKS, displayName: 'Harbor' }, 3));
    valueOf(await admin.publish(4));
    expect(
      (await admin.versions()).map(({ version, looks }) => [version, looks.displayName]),
    ).toEqual([
      [2, 'Harbor'],
      [1, 'Harbor Point Alarm'],
    ]);
    // Restoring an old version creates a draft that names this version.
    expect(valueOf(await admin.restore(5, 1))).toEqual({ rev: 6 });
    expect((await shown(HOME)).displayName).toBe('Harbor');
    expect((await admin.overview()).draft).toEqual({ looks: LOOKS, restoredFrom: 1 });
    valueOf(await admin.publish(6));
    expect((await shown(HOME)).displayName).toBe('Harbor Point Alarm');
    expect((await admin.versions())[0]).toMatchObject({ version: 3, restoredFrom: 1 });
    expect(await admin.restore(7, 99)).toMatchObject({ error: { kind: 'notFound' } });
    expect(
      (await world.record(admin.person.id)).filter((line) => line.startsWith('branding.')),
    ).toEqual(
      ['draft', 'publish', 'draft', 'publish', 'restore', 'publish'].map(
        (act) => `branding.${act}/ok`,
      ),
    );
  });

  it('tells who was first, lets one of two publish, and forgets a draft', async () => {
    const dana = await enter(NORTH, { name: 'Dana Reyes' });
    const omar = await enter(NORTH, { name: 'Omar Haddad' });
    valueOf(await dana.save({ displayName: 'North' }, 1));
    const stale = await omar.save({ displayName: 'South' }, 1);
    expect(stale).toMatchObject({ error: { code: 'staleRev' } });
    expect(!stale.ok && 'message' in stale.error && stale.error.message).toContain('Dana Reyes');
    const both = await Promise.all([dana.publish(2), omar.publish(2)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await dana.versions()).toHaveLength(1);
    expect(await dana.publish(3)).toMatchObject({ error: { code: 'noDraft' } });
    valueOf(await dana.save({ displayName: 'Other' }, 3));
    valueOf(await dana.discard(4));
    expect((await dana.overview()).draft).toBeNull();
    // A draft that equals the published branding does not count as a draft.
    valueOf(await dana.save({ displayName: 'North' }, 5));
    expect((await dana.overview()).draft).toBeNull();
  });

  it('refuses to publish a color of a state or without contrast, and what no form would send', async () => {
    const admin = await enter(HOME);
    const { rev } = await admin.overview();
    valueOf(await admin.save({ ...LOOKS, accent: '#e07b2a' }, rev));
    const refused = await admin.publish(rev + 1);
    expect(refused).toMatchObject({ error: { code: 'accentRefused' } });
    expect(!refused.ok && 'message' in refused.error && refused.error.message).toContain(
      '25° are needed',
    );
    for (const wrong of [
      { displayName: 'x'.repeat(61) },
      { mailFooter: 'x'.repeat(501) },
      { accent: 'red' },
      { accent: '#12345' },
      { website: 'javascript:alert(1)' },
      { website: 'https://bank.example@evil.example' },
      { privacyUrl: 'ftp://example.com' },
      { supportEmail: 'nobody' },
      { supportPhone: '12' },
    ])
      expect(await admin.save({ ...LOOKS, ...wrong }, rev + 1)).toMatchObject({
        error: { kind: 'invalid' },
      });
    valueOf(await admin.discard(rev + 1));
  });

  it('stores pictures by what they are, at an address that says nothing, and names only its own', async () => {
    const admin = await enter(HOME);
    const { rev } = await admin.overview();
    const logo = valueOf(await admin.upload('headerLogoUrl', 'logo.svg', Buffer.from(SVG)));
    expect(logo).toMatchObject({ name: 'logo.svg', width: 120, height: 40 });
    expect(logo.url).toMatch(/^\/looks\/[0-9a-f]{64}\.svg$/);
    // Uploading the same image again yields the same URL. Another dealer gets a different URL.
    expect(valueOf(await admin.upload('reportLogoUrl', 'again.svg', Buffer.from(SVG))).url).toBe(
      logo.url,
    );
    const other = await enter(STRANGER);
    const theirs = valueOf(await other.upload('headerLogoUrl', 'logo.svg', Buffer.from(SVG)));
    expect(theirs.url).not.toBe(logo.url);
    expect(await admin.save({ headerLogoUrl: theirs.url }, rev)).toMatchObject({
      error: { code: 'imageGone' },
    });
    expect(
      await admin.save({ headerLogoUrl: 'https://evil.example/pixel.png' }, rev),
    ).toMatchObject({ error: { code: 'imageGone' } });
    valueOf(await admin.save({ ...LOOKS, headerLogoUrl: logo.url }, rev));
    expect((await admin.overview()).images).toMatchObject([{ url: logo.url, width: 120 }]);
    valueOf(await admin.publish(rev + 1));
    expect((await shown(HOME)).headerLogoUrl).toBe(logo.url);
    const mark = /[0-9a-f]{64}/.exec(logo.url)?.[0] ?? '';
    const stored = valueOf(await world.backend.branding.readBrandImage(null, { mark }));
    expect(Buffer.from(stored.bytes).toString()).toContain('<path d="M0 0h9v9z"/>');
    expect(
      await world.backend.branding.readBrandImage(null, { mark: '0'.repeat(64) }),
    ).toMatchObject({
      error: { kind: 'notFound' },
    });
  });

  it('refuses what is no picture for its place, in words', async () => {
    const admin = await enter(NORTH);
    const wrong: readonly (readonly [ImageField, string, Uint8Array, string])[] = [
      ['headerLogoUrl', 'logo.png', plainJpeg(), 'Choose a PNG, WebP or SVG'],
      ['headerLogoUrl', 'logo.png', Buffer.from('GIF89a'), 'Choose a PNG, WebP or SVG'],
      ['headerLogoUrl', 'logo.svg', plainPng(60, 30), 'at least 40 pixels high'],
      ['headerLogoUrl', 'wide.png', plainPng(400, 60), 'four times as wide'],
      ['headerLogoUrl', 'tall.png', plainPng(60, 400), 'four times as wide'],
      ['loginImageUrl', 'huge.png', plainPng(5000, 50), '4,000 pixels'],
      ['loginImageUrl', 'long.png', Buffer.alloc(512 * 1024 + 1), '512 KB at most'],
      ['faviconUrl', 'cut.png', plainPng(60, 60).subarray(0, 60), 'can’t be read'],
      [
        'faviconUrl',
        'x.svg',
        Buffer.from(SVG.replace('<path', '<script/><path')),
        'contains a script',
      ],
    ];
    for (const [field, name, bytes, text] of wrong) {
      const refused = await admin.upload(field, name, bytes);
      expect(!refused.ok && 'message' in refused.error && refused.error.message).toContain(text);
    }
    for (const field of ['loginImageUrl', 'faviconUrl'] as const)
      valueOf(await admin.upload(field, 'small.png', plainPng(16, 16)));
  });

  it('limits pictures handed in, and forgets after a day those that nothing names', async () => {
    const admin = await enter(STRANGER);
    let last = await admin.upload('faviconUrl', 'a.png', plainPng(1, 1));
    for (let size = 2; size < 64 && last.ok; size += 1)
      last = await admin.upload('faviconUrl', 'a.png', plainPng(size, 1));
    expect(last).toMatchObject({ error: { kind: 'tooMany' } });
    const count = () =>
      world.database.kysely
        .selectFrom('branding_image')
        .select(({ fn }) => fn.countAll<number>().as('many'))
        .where('site_group_num', '=', STRANGER)
        .executeTakeFirstOrThrow();
    expect((await count()).many).toBeGreaterThan(50);
    world.clock.advance(25 * 3600 * 1000);
    const later = await enter(STRANGER);
    valueOf(await later.upload('faviconUrl', 'b.png', plainPng(64, 64)));
    expect((await count()).many).toBe(1);
  });

  it('stands on paper and in mails, first of all in one’s own', async () => {
    const value = 'dana.paper@example.com';
    const admin = await enter(HOME, { contacts: [{ type: 'email', value }] });
    const { rev } = await admin.overview();
    valueOf(await admin.save({ ...LOOKS, displayName: 'Drafted Alarm', fromName: 'Drafted' }, rev));
    expect(await textOf(valueOf(await admin.sample()).bytes)).toContain('Drafted Alarm');
    valueOf(await admin.sendSample());
    const outbox = new SqlMessageOutbox(world.database.kysely);
    const claim = async () =>
      (await outbox.claim(world.clock.now(), 100, 1000)).map(({ message }) => message);
    const [mail] = (await claim()).filter(({ to }) => to === value);
    expect(mail).toMatchObject({ fromName: 'Drafted', footer: 'Harbor Point\n40 Wharf Street' });
    const text = { channel: 'email', subject: 'Words', text: 'Words.', code: null, link: null };
    const html = '<div><p>Words.</p></div></body></html>';
    await world.database.unitOfWork.run((tx) =>
      tx.messages.enqueue(
        ...[value.toUpperCase(), 'nobody@example.com'].map((to) => ({
          ...text,
          channel: 'email' as const,
          to,
          html,
          id: randomUUID(),
          queuedAt: world.clock.now(),
        })),
      ),
    );
    const sent = await claim();
    const [own] = sent.filter(({ to }) => to === value.toUpperCase());
    const [nobodys] = sent.filter(({ to }) => to === 'nobody@example.com');
    expect(own && dressMail(own)).toMatchObject({
      fromName: 'Harbor Point',
      text: 'Words.\n\n-- \nHarbor Point\n40 Wharf Street',
    });
    expect(own && dressMail(own).html).toContain(
      'Harbor Point<br>40 Wharf Street</p></div></body>',
    );
    expect(nobodys && dressMail(nobodys)).toEqual(nobodys);
    expect(nobodys).not.toHaveProperty('fromName');
    // Published branding appears on every printed list of the group and in every mail to the group's users.
    valueOf(await admin.publish(rev + 1));
    const list = await admin.call(access, (c) =>
      world.backend.accountGroup.portalUsersExport(c, {
        siteGroupNum: HOME,
        query: PORTAL_USER_LIST.start,
        columns: null,
        format: 'pdf',
      }),
    );
    expect(await textOf(valueOf(list).bytes)).toContain('Drafted Alarm');
  });

  it('are those of the nearest group above until one has its own: in the portal, on paper, in mails', async () => {
    const sql = world.database.kysely;
    const [TOP, MIDDLE, LEAF, ASIDE] = [8200, 8201, 8202, 8203];
    const group = (num: number, parent_num: number | null) => ({
      num,
      parent_num,
      name: `Group ${num}`,
      time_zone: 'America/New_York',
    });
    await sql
      .insertInto('site_group')
      .values([group(TOP, null), group(MIDDLE, TOP), group(LEAF, MIDDLE), group(ASIDE, null)])
      .execute();
    const dress = async (num: number, looks: Partial<BrandingValues>) => {
      const admin = await enter(num);
      const { rev } = await admin.overview();
      valueOf(await admin.save(looks, rev));
      valueOf(await admin.publish(rev + 1));
    };
    const outbox = new SqlMessageOutbox(sql);
    /** Returns everything that shows branding, as seen by a user of the lowest group. */
    const met = async () => {
      const value = `${randomUUID()}@example.com`;
      const admin = await enter(LEAF, { contacts: [{ type: 'email', value }] });
      const text = {
        channel: 'email' as const,
        subject: 'Words',
        text: '.',
        code: null,
        link: null,
      };
      await world.database.unitOfWork.run((tx) =>
        tx.messages.enqueue({
          ...text,
          html: null,
          to: value,
          id: randomUUID(),
          queuedAt: world.clock.now(),
        }),
      );
      const mail = (await outbox.claim(world.clock.now(), 100, 1000)).find(
        ({ message }) => message.to === value,
      );
      const list = await admin.call(access, (c) =>
        world.backend.accountGroup.portalUsersExport(c, {
          siteGroupNum: LEAF,
          query: PORTAL_USER_LIST.start,
          columns: null,
          format: 'pdf',
        }),
      );
      const overview = await admin.overview();
      const above = brandingAbove(overview);
      return {
        shown: await shown(LEAF),
        paper: await textOf(valueOf(list).bytes),
        sample: await textOf(valueOf(await admin.sample()).bytes),
        from: mail?.message.fromName ?? null,
        above: above === null ? null : [above.siteGroupName, above.looks.displayName],
        own: overview.live.looks.displayName,
      };
    };

    const plain = await met();
    expect(plain).toMatchObject({ from: null, above: null, own: null });
    expect(plain.shown).toEqual(await shown(999_999));
    await dress(TOP, { ...LOOKS, displayName: 'Top Alarm', fromName: 'Top' });
    const ofTop = await met();
    expect(ofTop).toMatchObject({ from: 'Top', above: ['Group 8200', 'Top Alarm'], own: null });
    expect(ofTop.shown).toEqual(await shown(TOP));
    for (const page of [ofTop.paper, ofTop.sample]) expect(page).toContain('Top Alarm');
    // The nearest group's branding replaces all branding of higher groups; the two are not mixed.
    await dress(MIDDLE, { displayName: 'Middle Alarm' });
    const ofMiddle = await met();
    expect(ofMiddle).toMatchObject({ from: null, above: ['Group 8201', 'Middle Alarm'] });
    expect(ofMiddle.shown).toMatchObject({ displayName: 'Middle Alarm', accent: null });
    expect(ofMiddle.paper).toContain('Middle Alarm');
    await dress(LEAF, { displayName: 'Leaf Alarm' });
    expect(await met()).toMatchObject({
      above: null,
      own: 'Leaf Alarm',
      shown: { displayName: 'Leaf Alarm' },
    });
    expect(await shown(MIDDLE)).toMatchObject({ displayName: 'Middle Alarm' });
    // Publishing empty branding restores the branding inherited from the group above.
    await dress(LEAF, {});
    expect(await met()).toMatchObject({ above: ['Group 8201', 'Middle Alarm'], own: null });
    expect(await shown(ASIDE)).toEqual(plain.shown);
  });
});
