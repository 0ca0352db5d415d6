import { describe, expect, it } from 'vitest';
import { PageDataReader, type PageFacts } from '#adapters/server/pages/read-page-data.ts';
import { DEFAULT_BRANDING, type Branding } from '#core/branding/branding.schema.ts';
import { CONFIGURATION, PAGE } from '#tests/support/plain-page.ts';

const HARBOR: Branding = { ...DEFAULT_BRANDING, displayName: 'Harbor' };

const facts = (branding: PageFacts['branding']): PageFacts => ({
  banner: () => Promise.resolve(null),
  branding,
  demoAccounts: () => Promise.resolve([]),
});

describe('whose looks a page says that it wears', () => {
  it('are those of the dealer the address names, else of the configured one, else of nobody', async () => {
    const read = facts(() => Promise.resolve(HARBOR));
    const reader = new PageDataReader(CONFIGURATION, read);
    expect(await reader.pageData(4471, '')).toEqual({
      ...PAGE,
      branding: HARBOR,
      brandingOf: 4471,
    });
    expect((await reader.pageData(null, '')).brandingOf).toBeNull();
    const configuration = { ...CONFIGURATION, defaultSiteGroupNum: 12 };
    const configured = new PageDataReader(configuration, read);
    expect((await configured.pageData(null, '')).brandingOf).toBe(12);
  });

  it('are nobody’s when they could not be read, so that the program asks for them, and are read anew for the next page', async () => {
    let fails = true;
    const read = facts(() => (fails ? Promise.reject(new Error('busy')) : Promise.resolve(HARBOR)));
    const reader = new PageDataReader(CONFIGURATION, read);
    expect(await reader.pageData(4471, '')).toEqual(PAGE);
    fails = false;
    expect((await reader.pageData(4471, '')).brandingOf).toBe(4471);
  });
});
