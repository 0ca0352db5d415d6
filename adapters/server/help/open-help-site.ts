import { readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { baseHeaders, policyOf } from '../http/security-headers.ts';
import { findHelp } from './find-help.rule.ts';
import {
  frontDocument,
  missingDocument,
  pageDocument,
  searchDocument,
  type HelpBook,
} from './help-document.ts';
import { helpScript } from './help-script.ts';
import { HELP_STYLE } from './help-style.ts';

/** The address of the help site, and the portals that may frame it. */
export interface HelpSiteOptions extends HelpBook {
  /** Origin of the help site, without a trailing slash. */
  readonly base: string;
  /** Origins of the portals that may frame the help site. */
  readonly portals: readonly string[];
}

const headersOf = (portals: readonly string[]): Readonly<Record<string, string>> => ({
  ...baseHeaders(false),
  'content-security-policy': policyOf({
    'script-src': "'self'",
    'style-src': "'self'",
    'font-src': "'self'",
    'img-src': 'data:',
    'form-action': "'self'",
    'frame-ancestors': portals.join(' '),
    'require-trusted-types-for': "'script'",
  }),
  'referrer-policy': 'no-referrer',
});

const FONT = '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2';

/** Returns the font file of the portal. */
const font = (): Buffer => readFileSync(fileURLToPath(import.meta.resolve(FONT)));

const LONGEST_SEARCH = 100;

interface Answer {
  readonly status?: number;
  readonly type?: string;
  readonly body: string | Buffer;
}

const answerOf = (options: HelpSiteOptions, url: URL): Answer => {
  const path = url.pathname.replace(/(.)\/+$/, '$1');
  if (path === '/') return { body: frontDocument(options) };
  if (path === '/help.css') return { type: 'text/css', body: HELP_STYLE };
  if (path === '/help.js') return { type: 'text/javascript', body: helpScript(options.portals) };
  if (path === '/plex.woff2') return { type: 'font/woff2', body: font() };
  if (path === '/search') {
    const search = (url.searchParams.get('q') ?? '').trim().slice(0, LONGEST_SEARCH);
    return { body: searchDocument(options, search, findHelp(options.pages, search)) };
  }
  const page = options.pages.find(({ paths }) => paths.includes(path));
  return page === undefined
    ? { status: 404, body: missingDocument(options) }
    : { body: pageDocument(options, page) };
};

const send = (
  response: ServerResponse,
  { status = 200, type = 'text/html', body }: Answer,
  portals: readonly string[],
  withBody: boolean,
): void => {
  response.writeHead(status, {
    ...headersOf(portals),
    'content-type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-cache',
  });
  response.end(withBody ? body : undefined);
};

/**
 * Creates the demo's help site, which documents this portal. The site is read-only, only the portals can frame it, and it
 * accepts only its own Host names (SECURITY.md T10).
 */
export const createHelpSite = (options: HelpSiteOptions): Server => {
  const { host, port } = new URL(options.base);
  const hosts = [host, `127.0.0.1:${port}`];
  return createServer({ requestTimeout: 30_000 }, ({ method = 'GET', headers, url }, response) => {
    const address = URL.canParse(url ?? '', options.base) ? new URL(url ?? '', options.base) : null;
    const reads = method === 'GET' || method === 'HEAD';
    if (!hosts.includes(headers.host ?? '') || address === null || !reads)
      response
        .writeHead(reads ? 404 : 405, {
          ...headersOf(options.portals),
          'content-type': 'text/plain',
        })
        .end('Nothing is here.\n');
    else send(response, answerOf(options, address), options.portals, method === 'GET');
  });
};
