import { createHash } from 'node:crypto';
import { PLAIN_STYLE } from '../../demo-routes/plain-style.ts';
import { policyOf } from '../../http/security-headers.ts';
import { escapeHtml } from '../../pages/fill-page.ts';
import { DEMO_SSO_PEOPLE, type DemoIssuer } from './demo-sso-people.ts';

const STYLE = `${PLAIN_STYLE}
header strong { font-size: 16px; font-weight: 600; }
form { display: contents; }
ul { display: grid; gap: 8px; }
li { border: 0; margin: 0; padding: 0; background: none; display: block; }
button { font: inherit; cursor: pointer; min-height: 44px; }
.person { background: var(--surface); border: 1px solid var(--edge); border-radius: 6px; color: var(--text); display: grid; gap: 2px; padding: 12px 16px; text-align: left; width: 100%; }
.person strong { font-weight: 600; }
.person span { color: var(--soft); font-size: 14px; line-height: 20px; }
.person:hover { background: var(--fill); }
.cancel { background: none; border: 1px solid var(--edge); border-radius: 4px; color: var(--text); font-weight: 600; margin-top: 24px; padding: 8px 16px; }
.cancel:hover { background: var(--fill); }
button:focus-visible { outline: 2px solid var(--ring); outline-offset: 2px; }
.aside { color: var(--soft); font-size: 14px; line-height: 20px; margin-top: 24px; }
`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** A page of the demo providers. */
export interface ProviderPage {
  readonly status: number;
  readonly title: string;
  readonly head: string;
  readonly body: string;
}

/** Returns the complete HTML document. The values in `body` must already be escaped. */
export const providerDocument = ({ title, head, body }: ProviderPage): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><link rel="icon" href="data:,"><style>${STYLE}</style></head><body><header><strong>${escapeHtml(head)}</strong><span>Demo world</span></header><main>${body}</main></body></html>`;

const person = ({ key, name, note }: (typeof DEMO_SSO_PEOPLE)[number]): string =>
  `<li><button class="person" name="person" value="${escapeHtml(key)}"><strong>${escapeHtml(name)}</strong><span>${escapeHtml(note)}</span></button></li>`;

/** Returns the page for choosing the person to sign in. `action` is the URL of this page. */
export const choosePage = (issuer: DemoIssuer, action: string, portal: string): ProviderPage => ({
  status: 200,
  title: `Sign in with ${issuer.title}`,
  head: issuer.title,
  body: `<h1>Choose an account</h1><p>to go on to ${escapeHtml(portal)}</p><form method="post" action="${escapeHtml(action)}"><ul aria-label="Accounts">${DEMO_SSO_PEOPLE.map(person).join('')}</ul><button class="cancel" name="person" value="">Cancel</button></form><p class="aside">In the demo world, this page takes the place of the dealer’s own ${escapeHtml(issuer.title)}, so it asks for no password. Nothing leaves this computer.</p>`,
});

/** Returns a page with one sentence that explains an error. */
export const faultPage = (issuer: DemoIssuer, status: number, text: string): ProviderPage => ({
  status,
  title: 'Sign-in not possible',
  head: issuer.title,
  body: `<h1>Sign-in not possible</h1><p>${escapeHtml(text)}</p><p class="aside">Go back to the portal and choose Continue With Single Sign-On again.</p>`,
});

/** Returns the response headers of the provider pages: their content security policy, and no caching. */
export const providerHeaders = (portals: readonly string[]): Readonly<Record<string, string>> => ({
  'content-type': 'text/html; charset=utf-8',
  // The submitted form ends in a redirect to the portal, so the policy includes the portal's origins.
  'content-security-policy': policyOf({
    'style-src': `'sha256-${STYLE_HASH}'`,
    'img-src': 'data:',
    'form-action': ["'self'", ...portals].join(' '),
  }),
  'cache-control': 'no-store',
  // With `no-referrer`, a browser would submit the form with a null origin.
  'referrer-policy': 'same-origin',
});
