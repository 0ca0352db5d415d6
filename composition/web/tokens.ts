import type { RuntimeConfiguration } from '#core/configuration/runtime-configuration.schema.ts';
import type { AccountGateway } from '#core/account/account.gateway.port.ts';
import type { CaptchaGateway, CaptchaSolver } from '#core/captcha/captcha.gateway.port.ts';
import type { ClassicRedirect, ClassicGateway } from '#core/classic/classic-portal.port.ts';
import type { RememberedDeviceGateway } from '#core/remembered-devices/remembered-device.gateway.port.ts';
import type { HomeGateway } from '#core/home/home.gateway.port.ts';
import type { ImpersonationGateway } from '#core/impersonation/impersonation.gateway.port.ts';
import type { IntakeGateway } from '#core/intake/intake.gateway.port.ts';
import type { Clock } from '#core/kernel/clock.port.ts';
import type { AccountLinksGateway } from '#core/account-links/account-links.gateway.port.ts';
import type { AgreementGateway } from '#core/login/agreement.gateway.port.ts';
import type { MfaGateway } from '#core/mfa/mfa.gateway.port.ts';
import type { NewsGateway, NewsSetupGateway } from '#core/news/news.gateway.port.ts';
import type { PreferenceStore } from '#core/preferences/preference.store.port.ts';
import type { ProfileGateway } from '#core/profile/profile.gateway.port.ts';
import type {
  DealerRecoveryGateway,
  MsaRecoveryGateway,
} from '#core/recovery/recovery.gateway.port.ts';
import type { RegistrationGateway } from '#core/registration/registration.gateway.port.ts';
import type { SessionContext } from '#core/session/session-context.ts';
import type { SessionGateway } from '#core/session/session.gateway.port.ts';
import type { SignOut } from '#core/session/sign-out.use-case.ts';
import type { FollowUpdates } from '#core/updates/follow-updates.use-case.ts';
import type { RecentSearches } from '#core/sites/recent-searches.store.ts';
import type { SiteGateway } from '#core/sites/site.gateway.port.ts';
import type { SsoRedirect, SsoGateway } from '#core/sso/sso.gateway.port.ts';
import type { HttpAdapters } from '#adapters/http/create-http-adapters.ts';
import type { ToastStore } from '#ui/kit/toast.store.ts';
import type { ViewModels } from '#ui/shell/registry.ts';
import { token, type Token } from './token.ts';

/** What is bound from the start; sections add their own bindings when they are fetched. */
export const TOKENS = {
  configuration: token<RuntimeConfiguration>('configuration'),
  clock: token<Clock>('clock'),
  sessionContext: token<SessionContext>('session context'),
  http: token<HttpAdapters>('http adapters'),
  sessionGateway: token<SessionGateway>('session gateway'),
  mfaGateway: token<MfaGateway>('mfa gateway'),
  accountGateway: token<AccountGateway>('account gateway'),
  agreementGateway: token<AgreementGateway>('agreement gateway'),
  classicGateway: token<ClassicGateway>('classic gateway'),
  classicRedirect: token<ClassicRedirect>('classic redirect'),
  homeGateway: token<HomeGateway>('home gateway'),
  siteGateway: token<SiteGateway>('site gateway'),
  linksGateway: token<AccountLinksGateway>('links gateway'),
  profileGateway: token<ProfileGateway>('profile gateway'),
  intakeGateway: token<IntakeGateway>('intake gateway'),
  newsGateway: token<NewsGateway & NewsSetupGateway>('news gateway'),
  captchaGateway: token<CaptchaGateway>('captcha gateway'),
  captchaSolver: token<CaptchaSolver>('captcha solver'),
  msaRecoveryGateway: token<MsaRecoveryGateway>('msa recovery gateway'),
  dealerRecoveryGateway: token<DealerRecoveryGateway>('dealer recovery gateway'),
  registrationGateway: token<RegistrationGateway>('registration gateway'),
  rememberedDeviceGateway: token<RememberedDeviceGateway>('remembered device gateway'),
  ssoGateway: token<SsoGateway>('single sign-on gateway'),
  ssoRedirect: token<SsoRedirect>('single sign-on redirect'),
  impersonationGateway: token<ImpersonationGateway>('impersonation gateway'),
  signOut: token<SignOut>('sign out'),
  preferences: token<PreferenceStore>('preferences'),
  recentSearches: token<RecentSearches>('recent searches'),
  toasts: token<ToastStore>('toasts'),
  updates: token<FollowUpdates>('updates'),
} as const;

/** The names of the view models a component may ask for. */
export const VIEW_MODEL_TOKENS: { readonly [K in keyof ViewModels]: Token<ViewModels[K]> } = {
  login: token('login view model'),
  session: token('session view model'),
  credentials: token('credentials view model'),
  demo: token('demo view model'),
  contactStep: token('contact step view model'),
  codeStep: token('code step view model'),
  usernameStep: token('username step view model'),
  questionsStep: token('questions step view model'),
  passwordStep: token('password step view model'),
  agreementStep: token('agreement step view model'),
  handOver: token('hand-over view model'),
  dealer: token('dealer view model'),
  dialogs: token('dialogs view model'),
  unsavedWork: token('unsaved work'),
  group: token('group view model'),
  colorMode: token('color mode view model'),
  alarmCount: token('alarm count view model'),
  faults: token('faults view model'),
  prompts: token('prompts view model'),
  home: token('home view model'),
  summary: token('summary view model'),
  staffHome: token('staff home view model'),
  accountLinks: token('account links view model'),
  switcher: token('account switcher view model'),
  classicPortal: token('classic portal view model'),
  userAccount: token('user account view model'),
  impersonation: token('impersonation view model'),
  viewAs: token('view as view model'),
  continueAs: token('continue as view model'),
  ownVisits: token('own visits view model'),
  rememberedDevices: token('remembered devices view model'),
  registration: token('registration view model'),
  createAccount: token('create account view model'),
  about: token('about view model'),
  privacyPolicy: token('privacy policy view model'),
  bug: token('bug view model'),
  feedback: token('feedback view model'),
  bannerSettings: token('banner settings view model'),
  audit: token('audit view model'),
  marketing: token('marketing view model'),
  policy: token('policy view model'),
  support: token('support view model'),
  reports: token('reports view model'),
  staffRights: token('staff rights view model'),
  visits: token('visits view model'),
  icons: token('icons view model'),
  accountSearch: token('account search view model'),
  news: token('news view model'),
  newsCard: token('news card view model'),
  newsSetup: token('news setup view model'),
  resources: token('resources view model'),
  site: token('site view model'),
  msaRecovery: token('msa recovery view model'),
  dealerRecovery: token('dealer recovery view model'),
  forgotUsername: token('forgotten username view model'),
  sso: token('single sign-on view model'),
  ssoReturn: token('single sign-on return view model'),
};
