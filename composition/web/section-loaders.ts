import type { SectionName } from '#ui/shell/registry.ts';
import { createSection, type Section } from './section.ts';

/** Fetches a section: the module of its file. */
export type LoadSection = () => Promise<{ readonly section: Section }>;

/**
 * A chunk of its own for each part that the tables of core/navigation name, so that signing in fetches nothing of what
 * comes after; one without its line here, or without its entry there, does not compile.
 */
export const SECTION_LOADERS: Readonly<Record<SectionName, LoadSection>> = {
  'login-steps': () => import('./login-steps.module.ts'),
  shell: () => import('./shell.module.ts'),
  register: () => import('./register.module.ts'),
  'sso-return': () => import('./sso-return.module.ts'),
  'continue-as': () => import('./continue-as.module.ts'),
  'account-switcher': () => import('./account-switcher.module.ts'),
  // Screens.
  home: () => import('./home.module.ts'),
  'staff-home': () => import('./staff-home.module.ts'),
  summary: () => import('./summary.module.ts'),
  'news-card': () => import('./news-card.module.ts'),
  news: () => import('./news.module.ts'),
  'news-setup': () => import('./news-setup.module.ts'),
  site: () => import('./site.module.ts'),
  resources: () => import('./resources.module.ts'),
  marketing: () => import('./marketing.module.ts'),
  support: () => import('./support.module.ts'),
  audit: () => import('./audit.module.ts'),
  policy: () => import('./policy.module.ts'),
  icons: () => import('./icons.module.ts'),
  // Dialogs; those without a view model of their own need no module.
  'user-account': () => import('./user-account.module.ts'),
  about: () => import('./about.module.ts'),
  'privacy-policy': () => import('./privacy-policy.module.ts'),
  'banner-settings': () => import('./banner-settings.module.ts'),
  'view-as': () => import('./view-as.module.ts'),
  'end-sessions': async () => {
    const { EndSessionsDialog } = await import('#ui/impersonation/end-sessions.dialog.tsx');
    return { section: createSection(EndSessionsDialog) };
  },
  'submit-bug': () => import('./submit-bug.module.ts'),
  feedback: () => import('./feedback.module.ts'),
  'popup-blocked': async () => {
    const { PopupBlockedDialog } = await import('#ui/classic/popup-blocked.dialog.tsx');
    return { section: createSection(PopupBlockedDialog) };
  },
  'account-search': () => import('./account-search.module.ts'),
  forgot: () => import('./forgot.module.ts'),
  sso: () => import('./sso.module.ts'),
  'create-msa-user': () => import('./create-msa-user.module.ts'),
};
