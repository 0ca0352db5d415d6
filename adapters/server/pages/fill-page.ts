import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accentCss } from '#core/branding/accent-css.rule.ts';
import { dialAddress, websiteHost } from '#core/branding/dial-address.rule.ts';
import type { PageData } from '#core/configuration/runtime-configuration.schema.ts';
import { issuePass } from '#core/gating/issue-pass.rule.ts';
import { constantStamps, stampRequest } from '#core/gating/stamp-request.rule.ts';
import { SIGNED_OUT } from '#core/session/session-state.rule.ts';
import type { Variant } from '#core/session/user.schema.ts';
import { API_BASE, HEADERS } from '../../wire/headers.ts';
import type { FilledPage } from './page-source.ts';
import { footKey, MARKS, SLOTS, type NameStyle, type PageTemplates } from './page-templates.ts';
import { sessionRoutes } from '#adapters/wire/session.routes.ts';

/** Name of the file into which the build writes the page templates. */
export const TEMPLATES_FILE = 'templates.json';

/** Reads the page templates of the build. Throws when the templates file is missing. */
export const loadPageTemplates = (dir: string): PageTemplates =>
  JSON.parse(readFileSync(join(dir, TEMPLATES_FILE), 'utf8')) as PageTemplates;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** Escapes text for HTML content and quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** Encodes data as JSON for a script element. No encoded value can end the element or start a comment. */
export const escapeJson = (data: unknown): string =>
  JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const dataBlock = (data: PageData): string =>
  `<script type="application/json" id="page-data">${escapeJson(data)}</script>`;

/**
 * Returns the variant and the URL at which the page's first script refreshes the session. The URL has the stamps of the
 * program's own requests (spec §7.1).
 */
const refreshAt = ({ variant, environment }: PageData['configuration']): string => {
  const { path } = variant === 'consumer' ? sessionRoutes.msaRefresh : sessionRoutes.accountRefresh;
  const stamps = new URLSearchParams({
    ...constantStamps('api', { environment, mapsKey: null }).query,
    ...stampRequest({ method: 'POST', target: 'api' }, issuePass('open', SIGNED_OUT.context), {
      variant,
      xsrf: { header: HEADERS.xsrf, value: null },
    }).query,
  });
  return escapeHtml(`${variant} ${API_BASE}/${path}?${stamps.toString()}`);
};

// Replaces all placeholders in one pass, so that a value that looks like a placeholder is not replaced again.
const fill = (html: string, values: ReadonlyMap<string, string>): string => {
  const marks = [...values.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(
    marks.map((m) => m.replace(/[.+*?^${}()|[\]\\]/g, '\\$&')).join('|'),
    'g',
  );
  return html.replace(pattern, (mark) => values.get(mark) ?? mark);
};

const textValues = (data: PageData): ReadonlyMap<string, string> => {
  const { banner, branding, configuration } = data;
  const [first = '', ...rest] = configuration.providerName.split(' ');
  const help = branding.supportPhone ?? configuration.supportPhone ?? '';
  const alarm = configuration.supportPhone ?? '';
  const light = branding.headerLogoUrl ?? branding.darkHeaderLogoUrl ?? '';
  const dark = branding.darkHeaderLogoUrl ?? branding.headerLogoUrl ?? '';
  const plain: readonly (readonly [string, string])[] = [
    [MARKS.bannerTitle, banner?.title ?? ''],
    [MARKS.bannerBody, banner?.body ?? ''],
    [MARKS.logoName, branding.displayName ?? configuration.providerName],
    [MARKS.lightLogo, light],
    [MARKS.darkLogo, dark],
    [MARKS.providerFirst, first],
    [MARKS.providerRest, rest.length === 0 ? '' : ` ${rest.join(' ')}`],
    [`tel:${MARKS.alarmPhone}`, dialAddress(alarm)],
    [MARKS.alarmPhone, alarm],
    [`tel:${MARKS.helpPhone}`, dialAddress(help)],
    [MARKS.helpPhone, help],
    [MARKS.website, branding.website ?? ''],
    [MARKS.websiteHost, websiteHost(branding.website) ?? ''],
    [MARKS.accounts, String(configuration.demo?.accounts.length ?? 0)],
  ];
  return new Map(plain.map(([mark, value]) => [mark, escapeHtml(value)]));
};

/** Path of the tab icon for dealers without their own icon. */
const PROVIDER_ICON = '/brand/favicon.svg';

/** Returns the style element with a dealer's accent color, and the hash that allows it (SECURITY.md §2.15). */
const accentStyle = ({ branding }: PageData): { tag: string; hashes: readonly string[] } => {
  if (branding.accent === null) return { tag: '', hashes: [] };
  const css = accentCss(branding.accent);
  const hash = createHash('sha256').update(css, 'utf8').digest('base64');
  return { tag: `<style id="accent">${css}</style>`, hashes: [`sha256-${hash}`] };
};

const dataValues = (data: PageData): readonly (readonly [string, string])[] => [
  [SLOTS.data, dataBlock(data)],
  [SLOTS.accent, accentStyle(data).tag],
  [SLOTS.icon, escapeHtml(data.branding.faviconUrl ?? PROVIDER_ICON)],
  [SLOTS.refresh, refreshAt(data.configuration)],
];

/** Renders the sign-in page of one variant exactly as the app will render it, with banner, logo, footer and data. */
export const fillSignInPage = (
  templates: PageTemplates,
  variant: Variant,
  data: PageData,
): FilledPage => {
  const { banner, branding, configuration } = data;
  const parts = templates.signIn[variant];
  const providerStyle = (name: string): NameStyle =>
    name === templates.drawnProvider ? 'drawn' : 'named';
  const name = branding.displayName ?? configuration.providerName;
  const picture = branding.headerLogoUrl !== null || branding.darkHeaderLogoUrl !== null;
  const slots = new Map<string, string>([
    [SLOTS.logo, parts.logos[picture ? 'picture' : providerStyle(name)]],
    [SLOTS.notice, banner?.active === true ? parts.notices[banner.importance] : ''],
    [
      SLOTS.foot,
      parts.feet[
        footKey({
          demo: configuration.demo !== null,
          alarmPhone: configuration.supportPhone !== null,
          brandPhone: branding.supportPhone !== null,
          website: websiteHost(branding.website) !== null,
        })
      ] ?? '',
    ],
  ]);
  const page = fill(parts.pages[providerStyle(configuration.providerName)], slots);
  const html = fill(page, new Map([...textValues(data), ...dataValues(data)]));
  const styleHashes = [...templates.signInStyles, ...accentStyle(data).hashes];
  return { html, styleHashes, scriptHashes: templates.headScripts };
};

/** Renders the page for every path except the sign-in page, with only the data that the app needs to start. */
export const fillShellPage = (templates: PageTemplates, data: PageData): FilledPage => ({
  html: fill(templates.shell, new Map(dataValues(data))),
  styleHashes: [...templates.shellStyles, ...accentStyle(data).hashes],
  scriptHashes: templates.headScripts,
});
