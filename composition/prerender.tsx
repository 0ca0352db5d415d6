import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider, Global, type CSSObject } from '@emotion/react';
import createEmotionServer, { type EmotionServer } from '@emotion/server/create-instance';
import { createHash } from 'node:crypto';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import {
  footKey,
  MARKS,
  SLOTS,
  type NameStyle,
  type PageTemplates,
  type SignInTemplates,
} from '#adapters/server/pages/page-templates.ts';
import type { Importance } from '#core/notices/status-banner.schema.ts';
import { VARIANTS, type Variant } from '#core/session/user.schema.ts';
import { KitProvider } from '#ui/kit/kit-provider.tsx';
import { DRAWN_PROVIDER, Logo } from '#ui/kit/logo.tsx';
import { FONT_URL } from '#ui/kit/theme/font.ts';
import { pageStyles } from '#ui/kit/theme/page-styles.ts';
import { SignInFoot } from '#ui/shell/sign-in-frame.tsx';
import { StatusNotice } from '#ui/shell/status-notice.tsx';
import { LoginPage } from '#ui/login/login-page.tsx';
import { Portal } from '#ui/shell/portal.tsx';
import { pageData } from './page-data.ts';
import { createStillRegistry } from './web/still-registry.ts';

/** The parts of the browser build that the pages refer to. */
export interface BuildOutput {
  /** The content of ui/index.html. */
  readonly html: string;
  /** The script that tells users that their browser is too old. */
  readonly oldBrowser: string;
  readonly head: string;
  /** URL of the program's entry script. */
  readonly entry: string;
  readonly preloads: readonly string[];
  /** The provider's logo and its icon as SVG symbols. */
  readonly logo: string;
}

const NAMED = `${MARKS.providerFirst}${MARKS.providerRest}`;

const render = (cache: EmotionCache, node: ReactNode): string =>
  renderToString(<CacheProvider value={cache}>{node}</CacheProvider>);

const inKit = (cache: EmotionCache, node: ReactNode): string =>
  render(cache, <KitProvider>{node}</KitProvider>);

/** Cuts a slot's content out of a page. The content must occur in the slot exactly once. */
const cut = (html: string, slot: keyof typeof SLOTS, content: string): string => {
  const opening = [...html.matchAll(new RegExp(`data-slot="${slot}"[^>]*>`, 'g'))];
  const [open] = opening;
  if (open === undefined || opening.length !== 1) throw new Error(`No single ${slot} slot`);
  const from = open.index + open[0].length;
  if (!html.startsWith(`${content}</div>`, from)) throw new Error(`The ${slot} slot differs`);
  return html.slice(0, from) + SLOTS[slot] + html.slice(from + content.length);
};

const logoOf = (cache: EmotionCache, name: string, picture = false): string =>
  inKit(
    cache,
    <Logo
      name={name}
      lightUrl={picture ? MARKS.lightLogo : null}
      darkUrl={picture ? MARKS.darkLogo : null}
      size="signIn"
    />,
  );

const bits = [false, true] as const;

const feet = (cache: EmotionCache, variant: Variant): Record<string, string> => {
  const all: Record<string, string> = {};
  for (const demo of bits)
    for (const alarmPhone of bits)
      for (const brandPhone of bits)
        for (const website of bits) {
          const page = pageData(variant, NAMED);
          const accounts = Array.from({ length: Number(MARKS.accounts) }, () => ({
            username: '',
            who: '',
            shows: '',
            usedUp: false,
            invited: false,
          }));
          all[footKey({ demo, alarmPhone, brandPhone, website })] = inKit(
            cache,
            <SignInFoot
              atForm
              atCode={false}
              onChooseDemo={() => undefined}
              page={{
                ...page,
                configuration: {
                  ...page.configuration,
                  supportPhone: alarmPhone ? MARKS.alarmPhone : null,
                  demo: demo ? { password: '', accounts } : null,
                },
                branding: {
                  ...page.branding,
                  supportPhone: brandPhone ? MARKS.helpPhone : null,
                  website: website ? MARKS.website : null,
                },
              }}
            />,
          );
        }
  return all;
};

const signIn = (cache: EmotionCache, variant: Variant): SignInTemplates => {
  const page = (style: NameStyle): string => {
    const providerName = style === 'drawn' ? DRAWN_PROVIDER : NAMED;
    const data = pageData(variant, providerName);
    const html = render(
      cache,
      <StaticRouter location="/login">
        <Portal page={data} registry={createStillRegistry(data)} signIn={<LoginPage />} />
      </StaticRouter>,
    );
    const bare = cut(html, 'logo', logoOf(cache, providerName));
    return cut(cut(bare, 'notice', ''), 'foot', feetOf['0000'] ?? '');
  };
  const notice = (importance: Importance): string =>
    inKit(
      cache,
      <StatusNotice
        banner={{ active: true, title: MARKS.bannerTitle, body: MARKS.bannerBody, importance }}
      />,
    );
  const feetOf = feet(cache, variant);
  return {
    pages: { drawn: page('drawn'), named: page('named') },
    logos: {
      drawn: logoOf(cache, DRAWN_PROVIDER),
      named: logoOf(cache, MARKS.logoName),
      picture: logoOf(cache, MARKS.logoName, true),
    },
    notices: { High: notice('High'), Warning: notice('Warning'), Info: notice('Info') },
    feet: feetOf,
  };
};

const hash = (css: string): string =>
  `sha256-${createHash('sha256').update(css, 'utf8').digest('base64')}`;

const styleTag = (server: EmotionServer, markup: string): { tag: string; hash: string } => {
  const { css, ids } = server.extractCritical(markup);
  return { tag: `<style data-emotion="css ${ids.join(' ')}">${css}</style>`, hash: hash(css) };
};

const newStyles = () => {
  const cache = createCache({ key: 'css' });
  // Must run before anything is rendered; otherwise Emotion writes a style tag before each element.
  const server = createEmotionServer(cache);
  render(cache, <Global styles={[...pageStyles()] as CSSObject[]} />);
  return { cache, server };
};

/**
 * Renders every page and fragment that the server fills in. Each variant's pages have all possible content, so that a form
 * is visible before any script runs.
 */
export const renderPages = (build: BuildOutput): PageTemplates => {
  const { cache, server } = newStyles();
  const variants = VARIANTS.map((variant) => [variant, signIn(cache, variant)] as const);
  const styles = styleTag(server, JSON.stringify(variants).replaceAll('\\"', '"'));
  const shellStyles = styleTag(newStyles().server, '');
  const scripts = [
    ...build.preloads.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="module" src="${build.entry}"></script>`,
  ].join('');
  const document = (app: string, tag: string): string =>
    build.html
      .replace(/\n\s*/g, '\n')
      .replace('<!--font-->', FONT_URL)
      .replace('href="/brand/favicon.svg" type="image/svg+xml"', `href="${SLOTS.icon}"`)
      .replace('<!--old-browser-->', () => `<script>${build.oldBrowser}</script>`)
      .replace('<!--head-->', () => `<script>${build.head}</script>`)
      .replace('<!--styles-->', () => tag)
      .replace('<!--app-->', () => app)
      .replace('<!--data-->', SLOTS.data)
      .replace('<!--scripts-->', scripts)
      .replace('<!--logo-->', () => build.logo);
  const whole = variants.map(([variant, parts]) => [
    variant,
    {
      ...parts,
      pages: {
        drawn: document(parts.pages.drawn, styles.tag),
        named: document(parts.pages.named, styles.tag),
      },
    },
  ]);
  return {
    signIn: Object.fromEntries(whole) as Record<Variant, SignInTemplates>,
    shell: document('', shellStyles.tag).replace('<title>Login</title>', '<title>Portal</title>'),
    signInStyles: [styles.hash],
    headScripts: [hash(build.oldBrowser), hash(build.head)],
    shellStyles: [shellStyles.hash],
    drawnProvider: DRAWN_PROVIDER,
  };
};
