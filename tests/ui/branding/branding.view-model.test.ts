import { firstValueFrom, Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BrandingGateway } from '#core/branding/branding.api.ts';
import type { BrandingOverview } from '#core/branding/branding-overview.schema.ts';
import {
  DEFAULT_BRANDING,
  type BrandingValues,
  brandingFormSchema,
} from '#core/branding/branding-values.schema.ts';
import { type Answer, err, ok } from '#core/kernel/result.ts';
import { plainWebp } from '#tests/support/image-files.ts';
import { BrandingViewModel } from '#ui/branding/branding.view-model.ts';
import { pickVersions } from '../../support/pick-versions.ts';

const PAUSE = 800;
const stale = err({
  kind: 'refused' as const,
  status: 409,
  code: 'staleRev',
  message: 'Changed by Omar Haddad.',
});

/** Returns a provider that stores what it receives. */
const provider = (above: BrandingOverview['above'] = null) => {
  let overview: BrandingOverview = {
    siteGroupNum: 4471,
    siteGroupName: 'Harbor Point Alarm',
    timeZone: 'America/New_York',
    rev: 1,
    changedBy: null,
    changedAt: null,
    draft: null,
    images: [],
    above,
    live: { looks: DEFAULT_BRANDING, version: 0, publishedAt: null, publishedBy: null },
  };
  const change = (
    rev: number,
    next: (overview: BrandingOverview) => Partial<BrandingOverview>,
  ): Answer<{ rev: number }> => {
    if (rev !== overview.rev) return Promise.resolve(stale);
    overview = {
      ...overview,
      ...next(overview),
      rev: rev + 1,
      changedAt: '2026-03-12T18:07:00.000Z',
    };
    return Promise.resolve(ok({ rev: overview.rev }));
  };
  const gateway: BrandingGateway = {
    brandingDesk: () => Promise.resolve(ok(overview)),
    brandingVersions: () => Promise.resolve(ok({ versions: [] })),
    saveBrandingDraft: ({ rev, ...looks }) =>
      change(rev, () => ({
        draft: { looks: brandingFormSchema.parse(looks), restoredFrom: null },
      })),
    discardBrandingDraft: ({ rev }) => change(rev, () => ({ draft: null })),
    publishBranding: ({ rev }) =>
      change(rev, ({ draft, live }) => ({
        draft: null,
        live: { ...live, looks: draft?.looks ?? live.looks, version: live.version + 1 },
      })),
    restoreBranding: ({ rev }) => change(rev, () => ({})),
    uploadBrandImage: (_field, { upload: { name } = { name: 'no file' } } = {}) =>
      Promise.resolve(
        name === 'bad.svg'
          ? err({
              kind: 'refused',
              status: 422,
              code: 'imageRefused',
              message: 'It runs.',
            } as const)
          : ok({ url: '/looks/a.svg', name, size: 9, width: 120, height: 40 }),
      ),
    brandingSample: () => Promise.resolve(ok({ name: 'sample.pdf', bytes: new Uint8Array(3) })),
    sendBrandingSample: () => Promise.resolve(ok({})),
  };
  return {
    gateway,
    now: () => overview,
    somebodyElse: (looks: Partial<BrandingValues>) =>
      change(overview.rev, () => ({
        changedBy: 'Omar Haddad',
        draft: { looks: { ...DEFAULT_BRANDING, ...looks }, restoredFrom: null },
      })),
  };
};

describe('a dealer’s looks at work', () => {
  let at: ReturnType<typeof provider>;
  let model: BrandingViewModel;
  const saved: string[] = [];
  beforeEach(async () => {
    vi.useFakeTimers();
    await begin(provider());
  });
  const begin = async (behind: typeof at): Promise<void> => {
    at = behind;
    model = new BrandingViewModel({
      gateway: at.gateway,
      ink: { luminances: (url) => Promise.resolve(url.includes('broken') ? null : [1, 1]) },
      drawer: { png: () => Promise.resolve(new Uint8Array(9)) },
      toasts: { show: ({ title }) => saved.push(title) },
      files: { save: ({ name }) => void saved.push(name) },
    });
    model.start();
    await vi.advanceTimersByTimeAsync(0);
  };
  afterEach(() => {
    model.dispose();
    saved.length = 0;
    vi.useRealTimers();
  });

  it('a picture on its way is asked about, and changes nothing once the page is left', async () => {
    const stored = new Subject<ReturnType<typeof image>>();
    const image = () => ({ url: '/looks/b.svg', name: 'b.svg', size: 9, width: 120, height: 40 });
    const gateway: BrandingGateway = {
      ...at.gateway,
      uploadBrandImage: async () => ok(await firstValueFrom(stored)),
    };
    model.dispose();
    await begin({ ...at, gateway });
    const picked = {
      name: 'b.svg',
      size: 9,
      arrayBuffer: () => Promise.resolve(new ArrayBuffer(9)),
    };
    const sending = model.pictures.upload('headerLogoUrl', [picked]);
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(model.dirty).toBe(true);
    model.dispose();
    stored.next(image());
    await sending;
    expect([model.dirty, model.form.values.headerLogoUrl]).toEqual([false, null]);
  });

  it('shows the looks of the group above while the branch says nothing of its own', async () => {
    const looks = { ...DEFAULT_BRANDING, displayName: 'Harbor Point Alarm', accent: '#1E5B8C' };
    model.dispose();
    await begin(provider({ siteGroupName: 'Harbor Point Alarm', looks }));
    expect(model.previewed).toMatchObject({ displayName: 'Harbor Point Alarm' });
    expect(model.effective).toMatchObject({ kind: 'fits' });
    expect(model.unsaved).toBeNull();
    model.form.type('displayName', 'Coast');
    expect(model.above).toBeNull();
    expect(model.previewed).toMatchObject({ displayName: 'Coast', accent: '' });
    expect(model.effective).toBeNull();
  });

  it('keeps the draft once somebody stops typing, and publishes what is kept', async () => {
    model.form.type('displayName', 'Har');
    await vi.advanceTimersByTimeAsync(300);
    model.form.type('displayName', 'Harbor');
    expect(at.now().draft).toBeNull();
    expect(model.mayPublish).toBe(false);
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(at.now()).toMatchObject({ rev: 2, draft: { looks: { displayName: 'Harbor' } } });
    expect([model.changes, model.mayPublish]).toEqual([1, true]);
    await model.acts.publish();
    expect(at.now()).toMatchObject({ draft: null, live: { version: 1 } });
    expect(saved).toEqual(['Your branding is live']);
  });

  it('gives a draft up, and goes on from what is live', async () => {
    model.form.type('displayName', 'Harbor');
    await vi.advanceTimersByTimeAsync(PAUSE);
    await model.acts.discard();
    expect(at.now().draft).toBeNull();
    expect([model.form.values.displayName, model.changes, model.mayPublish]).toEqual([
      '',
      0,
      false,
    ]);
    expect(saved).toEqual(['The draft was discarded']);
  });

  it('keeps nothing that no form would send', async () => {
    model.form.type('website', 'javascript:alert(1)');
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(at.now().rev).toBe(1);
    expect(model.mayPublish).toBe(false);
  });

  it('looks at the nearest pair of a refused color, and takes the one that is chosen', async () => {
    model.accent.type('#E07B2A');
    expect(model.accent.verdict?.kind).toBe('refused');
    expect(model.accent.trial).not.toBeNull();
    model.accent.try('#206297');
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(at.now().draft?.looks.accent).toBe('#E07B2A');
    expect(model.mayPublish).toBe(false);
    model.accent.take();
    expect(model.accent.trial).toBeNull();
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(at.now().draft?.looks.accent).toBe('#206297');
    expect(model.mayPublish).toBe(true);
  });

  it('shows what somebody else saved first, and goes on from the version that is chosen', async () => {
    await at.somebodyElse({ displayName: 'Theirs' });
    model.form.type('displayName', 'Mine');
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(model.edit.meeting.met?.by.who).toBe('Omar Haddad');
    expect([model.form.values.displayName, model.unsaved, model.mayPublish]).toEqual([
      'Mine',
      null,
      false,
    ]);
    pickVersions(model.edit.meeting, 'mine');
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(at.now().draft?.looks.displayName).toBe('Mine');
    await at.somebodyElse({ displayName: 'Theirs again' });
    model.form.type('displayName', 'Mine again');
    await vi.advanceTimersByTimeAsync(PAUSE);
    pickVersions(model.edit.meeting, 'theirs');
    expect(model.form.values.displayName).toBe('Theirs again');
  });

  it('names a stored picture in the draft, says why another was refused, and sees what is lost', async () => {
    await model.pictures.upload('headerLogoUrl', [new File(['x'], 'bad.svg')]);
    expect(model.pictures.of('headerLogoUrl').problem).toBe('It runs.');
    await model.pictures.upload('headerLogoUrl', [new File([new Uint8Array(600000)], 'a.png')]);
    expect(model.pictures.of('headerLogoUrl').problem).toContain('512 KB');
    await model.pictures.upload('headerLogoUrl', [new File(['x'], 'logo.svg')]);
    expect(model.pictures.of('headerLogoUrl')).toMatchObject({ file: null, problem: null });
    expect(model.pictures.isRedrawn('/looks/a.svg')).toBe(false);
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(at.now().draft?.looks.headerLogoUrl).toBe('/looks/a.svg');
    await model.pictures.look('/looks/a.svg');
    await model.pictures.look('/broken.svg');
    expect(model.pictures.inkOf('/looks/a.svg')).toMatchObject({ light: 1 });
    expect(model.pictures.inkOf('/broken.svg')).toBe('broken');
    await model.pictures.upload('reportLogoUrl', [
      new File([Uint8Array.from(plainWebp(80, 40))], 'logo.webp'),
    ]);
    expect(model.pictures.imageOf('/looks/a.svg')?.name).toBe('logo.png');
    expect(model.pictures.isRedrawn('/looks/a.svg')).toBe(true);
  });

  it('takes a sample away, and sends one', async () => {
    await model.acts.takeSample();
    await model.acts.sendSample();
    expect(saved).toEqual(['sample.pdf', 'A sample is on its way to you']);
  });
});
