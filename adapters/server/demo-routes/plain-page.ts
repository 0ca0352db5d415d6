import type { FastifyReply } from 'fastify';
import { policyOf } from '../http/security-headers.ts';
import { escapeHtml } from '../pages/fill-page.ts';
import { PLAIN_STYLE_HASH, PLAIN_STYLE } from './plain-style.ts';

/** A small demo page outside the portal. `body` is HTML whose values must already be escaped. */
export interface PlainPage {
  readonly title: string;
  readonly body: string;
  readonly head?: string;
}

const POLICY = policyOf({
  'script-src': "'self'",
  'connect-src': "'self'",
  'img-src': "'self'",
  'style-src': `'sha256-${PLAIN_STYLE_HASH}'`,
  'require-trusted-types-for': "'script'",
});

const HEADER = `<header><picture><source srcset="/brand/northgate-logo-dark.svg" media="(prefers-color-scheme: dark)"><img src="/brand/northgate-logo-light.svg" alt="Northgate Monitoring" width="198" height="26"></picture><span>Demo world</span></header>`;

const documentOf = ({ title, head = '', body }: PlainPage): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><link rel="icon" href="/brand/favicon.svg" type="image/svg+xml"><style>${PLAIN_STYLE}</style>${head}</head><body>${HEADER}<main>${body}</main></body></html>`;

/** Sends a small page uncached, with a content security policy that allows only the page's own style and script. */
export const sendPlainPage = (reply: FastifyReply, page: PlainPage): FastifyReply =>
  reply
    .header('content-security-policy', POLICY)
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(documentOf(page));
