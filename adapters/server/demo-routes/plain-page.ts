import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that stays text inside markup. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 46rem; padding: 2rem 1rem; }
h1 { font-size: 1.5rem; margin: 0 0 .25rem; }
p { margin: .25rem 0; }
ul { list-style: none; margin: 1.5rem 0; padding: 0; }
li { border: 1px solid #8888; border-radius: 4px; margin: 0 0 .75rem; padding: .75rem 1rem; }
.meta { font-size: .875rem; opacity: .8; }
.code { font: 600 1.25rem ui-monospace, monospace; letter-spacing: .1em; }
pre { font: inherit; margin: .25rem 0; overflow-wrap: anywhere; white-space: pre-wrap; }
`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** A small page of the demo world that is no part of the portal; `body` is markup whose values were escaped. */
export const sendPlainPage = (
  reply: FastifyReply,
  page: { readonly title: string; readonly body: string; readonly head?: string },
): FastifyReply =>
  reply
    .header(
      'content-security-policy',
      `default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'`,
    )
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(page.title)}</title><style>${STYLE}</style>${page.head ?? ''}</head><body><main>${page.body}</main></body></html>`,
    );
