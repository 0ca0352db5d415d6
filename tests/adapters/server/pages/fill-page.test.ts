import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  escapeHtml,
  escapeJson,
  fillShellPage,
  fillSignInPage,
} from '#adapters/server/pages/fill-page.ts';
import {
  footKey,
  MARKS,
  SLOTS,
  type PageTemplates,
  type SignInTemplates,
} from '#adapters/server/pages/page-templates.ts';
import { deriveAccent } from '#core/branding/derive-accent.rule.ts';
import type { PageData } from '#core/configuration/runtime-configuration.schema.ts';
import { PAGE } from '#tests/support/plain-page.ts';

const signIn: SignInTemplates = {
  pages: {
    drawn: `${SLOTS.accent}<drawn>${SLOTS.logo}|${SLOTS.notice}|${SLOTS.foot}|${SLOTS.data}`,
    named: `<named>${MARKS.providerFirst}${MARKS.providerRest}|${SLOTS.logo}|${SLOTS.data}`,
  },
  logos: {
    drawn: '[drawn logo]',
    named: `[${MARKS.logoName}]`,
    picture: `<img src="${MARKS.lightLogo}" alt="${MARKS.logoName}"><img src="${MARKS.darkLogo}">`,
  },
  notices: {
    High: `<high>${MARKS.bannerTitle}:${MARKS.bannerBody}`,
    Warning: `<warning>${MARKS.bannerTitle}`,
    Info: '<info>',
  },
  feet: {
    '0000': 'nothing',
    '1111': `${MARKS.accounts} accounts <a href="tel:${MARKS.alarmPhone}">${MARKS.alarmPhone}</a> ${MARKS.helpPhone} <a href="${MARKS.website}">${MARKS.websiteHost}</a>`,
  },
};

const templates: PageTemplates = {
  signIn: { dealer: signIn, consumer: signIn },
  shell: `${SLOTS.icon}${SLOTS.accent}<shell>${SLOTS.data}`,
  signInStyles: ['sha256-a'],
  headScripts: ['sha256-h', 'sha256-i'],
  shellStyles: ['sha256-b'],
  drawnProvider: 'Northgate Monitoring',
};

const banner = (title: string, body = '', active = true): PageData => ({
  ...PAGE,
  banner: { active, title, body, importance: 'High' },
});

const markup = (data: PageData): string =>
  fillSignInPage(templates, 'dealer', data).html.split('<script')[0] ?? '';

describe('filling a sign-in page', () => {
  it('draws the provider and leaves empty places empty', () => {
    expect(markup(PAGE)).toBe('<drawn>[drawn logo]||nothing|');
    expect(fillSignInPage(templates, 'dealer', PAGE)).toMatchObject({
      styleHashes: ['sha256-a'],
      scriptHashes: ['sha256-h', 'sha256-i'],
    });
  });

  it('shows a banner only while it is active', () => {
    expect(markup(banner('Lines down', 'In Marrow Bay'))).toContain(
      '<high>Lines down:In Marrow Bay',
    );
    expect(markup(banner('Lines down', '', false))).not.toContain('Lines down');
  });

  it('escapes what people wrote', () => {
    const hostile = '</b><script>alert(1)</script>"\'&';
    const html = markup(banner(hostile));
    expect(html).toContain('&lt;/b&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#x27;&amp;');
    expect(fillSignInPage(templates, 'dealer', banner(hostile)).html).not.toContain('<script>');
  });

  it('never fills a mark that came with a value', () => {
    const html = markup(banner(MARKS.bannerBody, 'the body'));
    expect(html).toContain(`<high>${MARKS.bannerBody}:the body`);
  });

  it('keeps dollar signs of values', () => {
    expect(markup(banner("$& costs $1 $'"))).toContain('<high>$&amp; costs $1 $&#x27;:');
  });

  it('writes another provider beside the mark, one word or several', () => {
    const named = (providerName: string) =>
      markup({ ...PAGE, configuration: { ...PAGE.configuration, providerName } });
    expect(named('Acme <Alarm> Centre')).toBe(
      '<named>Acme &lt;Alarm&gt; Centre|[Acme &lt;Alarm&gt; Centre]|',
    );
    expect(named('Acme')).toBe('<named>Acme|[Acme]|');
  });

  it('takes the one logo a dealer has for both themes', () => {
    const html = markup({
      ...PAGE,
      branding: { ...PAGE.branding, displayName: 'Harbor', darkHeaderLogoUrl: '/d.svg' },
    });
    expect(html).toContain('<img src="/d.svg" alt="Harbor"><img src="/d.svg">');
  });

  it('fills the foot with numbers to call and the website', () => {
    const html = markup({
      ...PAGE,
      configuration: {
        ...PAGE.configuration,
        supportPhone: '(207) 555-0100',
        demo: {
          password: 'x',
          accounts: [{ username: 'a', who: '', shows: '', usedUp: false, invited: false }],
        },
      },
      branding: {
        ...PAGE.branding,
        supportPhone: '(207) 555-0101',
        website: 'https://harborpoint.example.com/',
      },
    });
    expect(html).toContain(
      '1 accounts <a href="tel:+12075550100">(207) 555-0100</a> (207) 555-0101 <a href="https://harborpoint.example.com/">harborpoint.example.com</a>',
    );
  });

  it('counts a website that is no web address as none', () => {
    const html = markup({
      ...PAGE,
      branding: { ...PAGE.branding, website: 'javascript:alert(1)' },
    });
    expect(html).toContain('nothing');
    expect(footKey({ demo: false, alarmPhone: false, brandPhone: false, website: false })).toBe(
      '0000',
    );
  });
});

describe('the data block', () => {
  it('cannot be ended by its content and reads back as it was', () => {
    const data = banner('</script><!-- \u2028 & "');
    const { html } = fillShellPage(templates, data);
    const block = /<script type="application\/json" id="page-data">(.*)<\/script>$/.exec(html)?.[1];
    expect(block).not.toMatch(/[<>]/);
    expect(JSON.parse(block ?? '')).toEqual(data);
  });

  it('escapes text and data completely', () => {
    expect(escapeHtml(`<>&"'`)).toBe('&lt;&gt;&amp;&quot;&#x27;');
    expect(escapeJson('<>&')).toBe('"\\u003c\\u003e\\u0026"');
  });

  it('wears a dealer’s accent as one style with its own hash, and its icon', () => {
    const branding = {
      ...PAGE.branding,
      accent: deriveAccent('#1E5B8C'),
      faviconUrl: '/looks/"x".svg',
    };
    for (const page of [
      fillSignInPage(templates, 'dealer', { ...PAGE, branding }),
      fillShellPage(templates, { ...PAGE, branding }),
    ]) {
      const css = /<style id="accent">([^<]+)<\/style>/.exec(page.html)?.[1] ?? '';
      expect(css).toMatch(/^:root:root\{--p-colors-accent-solid:#1E5B8C;.*\}:root\.dark\{.*\}$/);
      const hash = createHash('sha256').update(css).digest('base64');
      expect(page.styleHashes).toContain(`sha256-${hash}`);
      expect(page.styleHashes).toHaveLength(2);
    }
    expect(fillShellPage(templates, { ...PAGE, branding }).html).toContain('&quot;x&quot;');
    expect(fillShellPage(templates, PAGE).html).toMatch(/^\/brand\/favicon\.svg<shell>/);
  });
});
