import type { SectionName } from '#ui/shell/registry.ts';
import type { Section } from './section.ts';

/** Each section is a chunk of its own, so that signing in fetches nothing of what comes after (architecture.md "Composition"). */
export const SECTION_LOADERS: Readonly<Record<SectionName, () => Promise<Section>>> = {
  loginSteps: () => import('./login-steps.module.ts').then((m) => m.loginSteps),
  shell: () => import('./shell.module.ts').then((m) => m.shell),
  home: () => import('./home.module.ts').then((m) => m.home),
  msa: () => import('./msa.module.ts').then((m) => m.msa),
  staff: () => import('./staff.module.ts').then((m) => m.staff),
  accountSwitcher: () => import('./account-switcher.module.ts').then((m) => m.accountSwitcher),
  viewAs: () => import('./view-as.module.ts').then((m) => m.viewAs),
  endSessions: () => import('./end-sessions.module.ts').then((m) => m.endSessions),
  continueAs: () => import('./continue-as.module.ts').then((m) => m.continueAs),
  createAccount: () => import('./create-account.module.ts').then((m) => m.createAccount),
  register: () => import('./register.module.ts').then((m) => m.register),
  userAccount: () => import('./user-account.module.ts').then((m) => m.userAccount),
  about: () => import('./about.module.ts').then((m) => m.about),
  privacyPolicy: () => import('./privacy-policy.module.ts').then((m) => m.privacyPolicy),
  submitBug: () => import('./submit-bug.module.ts').then((m) => m.submitBug),
  feedback: () => import('./feedback.module.ts').then((m) => m.feedback),
  popupBlocked: () => import('./popup-blocked.module.ts').then((m) => m.popupBlocked),
  bannerSettings: () => import('./banner-settings.module.ts').then((m) => m.bannerSettings),
  audit: () => import('./audit.module.ts').then((m) => m.audit),
  marketing: () => import('./marketing.module.ts').then((m) => m.marketing),
  policy: () => import('./policy.module.ts').then((m) => m.policy),
  support: () => import('./support.module.ts').then((m) => m.support),
  icons: () => import('./icons.module.ts').then((m) => m.icons),
  accountSearch: () => import('./account-search.module.ts').then((m) => m.accountSearch),
  site: () => import('./site.module.ts').then((m) => m.site),
  forgot: () => import('./forgot.module.ts').then((m) => m.forgot),
  sso: () => import('./sso.module.ts').then((m) => m.sso),
  ssoReturn: () => import('./sso-return.module.ts').then((m) => m.ssoReturn),
};
