import { DEFAULT_BRANDING } from '#core/branding/branding.schema.ts';
import { expect, it } from 'vitest';
import type { TestDatabase } from '#tests/backend/harness/database.ts';

/** Tests for the repository of announcements and agreement texts. */
export const noticeRepositoryContract = (open: () => TestDatabase): void => {
  it('has an inactive banner until one is set', async () => {
    const banner = {
      active: true,
      title: 'Maintenance',
      body: 'Sunday',
      importance: 'High',
    } as const;
    await open().unitOfWork.run(async ({ notices }) => {
      expect((await notices.statusBanner()).banner.active).toBe(false);
    });
    await open()
      .kysely.insertInto('status_banner')
      .values({ id: 1, ...banner, updated_at: 0 })
      .execute();
    await open().unitOfWork.run(async ({ notices }) => {
      expect(await notices.statusBanner()).toEqual({ banner, endsAt: null });
      expect(await notices.bannerVersions(10)).toMatchObject([{ rev: 1, banner }]);
    });
  });

  it('answers a group’s branding, and null for a number nobody has', async () => {
    const looks = { display_name: 'Harbor Point', support_phone: '207-555-0100' };
    await open()
      .kysely.insertInto('site_group')
      .values({ num: 9001, name: 'Looks', time_zone: 'UTC', ...looks })
      .execute();
    await open().unitOfWork.run(async ({ notices }) => {
      expect(await notices.branding(9001)).toEqual({
        ...DEFAULT_BRANDING,
        displayName: 'Harbor Point',
        supportPhone: '207-555-0100',
      });
      expect(await notices.branding(9002)).toBeNull();
    });
  });

  it('answers the newest version of each text, 0 while none was published', async () => {
    await open().unitOfWork.run(async ({ agreements }) => {
      expect(await agreements.newest('terms')).toEqual({ version: 0, text: '' });
    });
    const agreement = (kind: 'terms' | 'privacy', version: number) => ({
      kind,
      version,
      text: `${kind} ${version}`,
      published_at: 0,
    });
    await open()
      .kysely.insertInto('agreement_text')
      .values([agreement('terms', 2), agreement('terms', 1), agreement('privacy', 5)])
      .execute();
    await open().unitOfWork.run(async ({ agreements }) => {
      expect(await agreements.newest('terms')).toEqual({ version: 2, text: 'terms 2' });
      expect(await agreements.newest('privacy')).toEqual({ version: 5, text: 'privacy 5' });
    });
  });
};
