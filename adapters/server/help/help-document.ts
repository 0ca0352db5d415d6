import { escapeHtml } from '../pages/fill-page.ts';
import type { FoundHelp } from './find-help.rule.ts';
import { HELP_AUDIENCES, type HelpAudience, type HelpPage } from './help-page.ts';

/** The input that every document of the help site needs. */
export interface HelpBook {
  readonly providerName: string;
  readonly pages: readonly HelpPage[];
}

const FOR: Readonly<Record<HelpAudience, string>> = {
  dealer: 'For dealers',
  customer: 'For account holders',
  staff: 'For provider staff',
};

const addressOf = ({ paths }: HelpPage): string => paths[0] ?? '/';

const contents = ({ pages }: HelpBook, current: HelpPage | null): string =>
  HELP_AUDIENCES.map((audience) => {
    const links = pages
      .filter(({ audiences }) => audiences.includes(audience))
      .map(
        (page) =>
          `<li><a href="${addressOf(page)}"${page === current ? ' aria-current="page"' : ''}>${escapeHtml(page.title)}</a></li>`,
      )
      .join('');
    return `<details open data-audience="${audience}"><summary>${FOR[audience]}</summary><ul>${links}</ul></details>`;
  }).join('');

const frame = (
  book: HelpBook,
  parts: {
    readonly title: string;
    readonly search?: string;
    readonly page?: HelpPage;
    readonly main: string;
  },
): string => {
  const { title, search = '', page = null, main } = parts;
  const name = escapeHtml(book.providerName);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)} – ${name} help</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/help.css"><script src="/help.js"></script></head><body><a class="skip" href="#main">Skip to content</a><header><a href="/">${name}<small>Help</small></a><form role="search" action="/search"><input type="search" name="q" value="${escapeHtml(search)}" maxlength="100" aria-label="Search the help pages" placeholder="Search the help pages"><button>Search</button></form></header><div class="page"><nav aria-label="Help pages"><details id="contents" open><summary>All pages</summary><div>${contents(book, page)}</div></details></nav><main id="main" tabindex="-1">${main}</main></div></body></html>`;
};

const tile = (page: HelpPage, text: string): string =>
  `<li><a href="${addressOf(page)}"><b>${escapeHtml(page.title)}</b>${escapeHtml(text)}</a></li>`;

/** Renders the front page, which lists all help pages by audience. */
export const frontDocument = (book: HelpBook): string => {
  const parts = HELP_AUDIENCES.map((audience) => {
    const own = book.pages.filter(({ audiences }) => audiences.includes(audience));
    return `<h2 id="${audience}">${FOR[audience]}</h2><ul>${own.map((page) => tile(page, page.summary)).join('')}</ul>`;
  });
  return frame(book, {
    title: 'Contents',
    main: `<h1>How can we help?</h1><p>What each screen is for, and how to use it step by step.</p><div class="tiles">${parts.join('')}</div>`,
  });
};

/** Renders one help page, with links to its screen and to the previous and next pages. */
export const pageDocument = (book: HelpBook, page: HelpPage): string => {
  const [audience = 'dealer'] = page.audiences;
  const beside = book.pages.filter(({ audiences }) => audiences.includes(audience));
  const at = beside.indexOf(page);
  const pageLink = (to: HelpPage | undefined, text: string): string =>
    to === undefined
      ? '<span></span>'
      : `<a href="${addressOf(to)}">${text}: ${escapeHtml(to.title)}</a>`;
  const open =
    page.screen === null
      ? ''
      : `<button class="first" type="button" hidden data-open="${page.screen}">Open this screen</button>`;
  const [lead = '', ...rest] = page.body.split(/(?<=<\/p>)/);
  return frame(book, {
    title: page.title,
    page,
    main: `<p class="eyebrow">${page.audiences.map((one) => FOR[one]).join(' · ')}</p><h1>${escapeHtml(page.title)}</h1>${lead}${open}${rest.join('')}<div class="ways">${pageLink(beside[at - 1], 'Previous')}${pageLink(beside[at + 1], 'Next')}</div>`,
  });
};

/** Renders the search results, or a note that there are none. */
export const searchDocument = (
  book: HelpBook,
  search: string,
  found: readonly FoundHelp[],
): string => {
  const given = escapeHtml(search);
  const text =
    search === ''
      ? 'Type what you are looking for, such as “passcode” or “place on test”.'
      : found.length === 0
        ? `No page contains all of these words: ${given}. Try fewer words, or choose a page from the contents.`
        : `${found.length} ${found.length === 1 ? 'page contains' : 'pages contain'} “${given}”.`;
  const list = found.map(({ page, excerpt }) => tile(page, excerpt)).join('');
  return frame(book, {
    title: 'Search',
    search,
    main: `<h1>Search</h1><p role="status">${text}</p>${list === '' ? '' : `<ul class="found">${list}</ul>`}`,
  });
};

/** Renders the response for a missing page, with the search field. */
export const missingDocument = (book: HelpBook): string =>
  frame(book, {
    title: 'No such page',
    main: '<h1>There is no help page here</h1><p>The screen you came from doesn’t have its own page yet. Search, or start at the <a href="/">contents</a>.</p>',
  });
