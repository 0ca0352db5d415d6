import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Caller } from '#core/backend/caller.ts';
import type { Backend } from '#core/backend/backend.ts';
import type { Variant } from '#core/session/user.schema.ts';
import { demoAccounts } from '#adapters/server/demo/demo-accounts.ts';
import {
  fillShellPage,
  fillSignInPage,
  loadPageTemplates,
  TEMPLATES_FILE,
} from '#adapters/server/pages/fill-page.ts';
import type { PageSource } from '#adapters/server/pages/page-source.ts';
import type { PageFacts } from '#adapters/server/pages/read-page-data.ts';
import { loadStaticFiles, type StaticFile } from '#adapters/server/pages/static-files.ts';
import type { Database } from '#adapters/server/sql/open-database.ts';
import { readBuild } from './read-build.ts';

/** The web build as served. */
export interface WebBuild {
  readonly files: readonly StaticFile[];
  /** A short hash of the build's sources, which reveals only whether two builds differ. */
  readonly build: string;
  pages(variant: Variant): PageSource;
}

/** Reads the web build once. Returns null if there is no web build; the server then refuses to start. */
export const openWebBuild = (folder: string): WebBuild | null => {
  const pages = path.join(folder, 'pages');
  if (!existsSync(path.join(pages, TEMPLATES_FILE))) return null;
  const templates = loadPageTemplates(pages);
  return {
    files: loadStaticFiles(folder),
    build: readBuild(path.join(folder, '..')) ?? 'unknown',
    pages: (variant) => ({
      signIn: (data) => fillSignInPage(templates, variant, data),
      shell: (data) => fillShellPage(templates, data),
    }),
  };
};

/** Returns the caller used for page loads, which runs the same use cases as the API but has no session or cookies. */
const pageCaller = (variant: Variant, address: string): Caller => ({
  requestId: 'page',
  address,
  variant,
  browserId: '',
  userAgent: null,
  deviceSecret: null,
});

/** Returns the data sources of a variant's pages. */
export const pageFacts = (backend: Backend, database: Database, variant: Variant): PageFacts => ({
  banner: async () => {
    const read = await backend.notices.statusBanner(pageCaller(variant, ''));
    return read.ok ? read.value : null;
  },
  branding: async (siteGroup, address) => {
    const read = await backend.notices.dealerBranding(pageCaller(variant, address), { siteGroup });
    // Throws, so that a failure is not cached: one network address over its limit must not remove the branding for everyone.
    if (!read.ok) throw new Error(`branding: ${read.error.kind}`);
    return read.value;
  },
  demoAccounts: () => demoAccounts(database, variant),
});
