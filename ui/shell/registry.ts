import { createContext, useContext, type ComponentType } from 'react';
import type { RuntimeConfiguration } from '#core/configuration/runtime-configuration.schema.ts';
import type { UnsavedWork } from '#core/updates/unsaved-work.ts';
import type { AboutViewModel } from '../about/about.view-model.ts';
import type { PrivacyPolicyViewModel } from '../about/privacy-policy.view-model.ts';
import type { ClassicPortalViewModel } from '../classic/classic-portal.view-model.ts';
import type { HomeViewModel } from '../home/home.view-model.ts';
import type { AgreementViewModel } from '../login/steps/agreement.view-model.ts';
import type { CodeViewModel } from '../login/steps/code.view-model.ts';
import type { ContactViewModel } from '../login/steps/contact.view-model.ts';
import type { HandOverViewModel } from '../login/steps/hand-over.view-model.ts';
import type { NewPasswordViewModel } from '../login/steps/new-password.view-model.ts';
import type { NewUsernameViewModel } from '../login/steps/new-username.view-model.ts';
import type { QuestionsViewModel } from '../login/steps/questions.view-model.ts';
import type { CredentialsViewModel } from '../login/credentials.view-model.ts';
import type { DemoViewModel } from '../login/demo.view-model.ts';
import type { LoginViewModel } from '../login/login.view-model.ts';
import type { AccountLinksViewModel } from '../account-links/account-links.view-model.ts';
import type { SwitcherViewModel } from '../account-links/switcher.view-model.ts';
import type { ContinueAsViewModel } from '../impersonation/continue-as.view-model.ts';
import type { ImpersonationViewModel } from '../impersonation/impersonation.view-model.ts';
import type { ViewAsViewModel } from '../impersonation/view-as.view-model.ts';
import type { BugViewModel } from '../intake/bug.view-model.ts';
import type { FeedbackViewModel } from '../intake/feedback.view-model.ts';
import type { IconsViewModel } from '../icons/icons.view-model.ts';
import type { OwnVisitsViewModel } from '../profile/own-visits.view-model.ts';
import type { RememberedDevicesViewModel } from '../remembered-devices/remembered-devices.view-model.ts';
import type { UserAccountViewModel } from '../profile/user-account.view-model.ts';
import type { AuditViewModel } from '../audit/audit.view-model.ts';
import type { MarketingViewModel } from '../marketing/marketing.view-model.ts';
import type { BannerSettingsViewModel } from '../notices/banner-settings.view-model.ts';
import type { PolicyViewModel } from '../privacy/policy.view-model.ts';
import type { CreateAccountViewModel } from '../registration/create-account.view-model.ts';
import type { RegistrationViewModel } from '../registration/registration.view-model.ts';
import type { SummaryViewModel } from '../home/summary.view-model.ts';
import type { AccountSearchViewModel } from '../sites/account-search.view-model.ts';
import type { NewsCardViewModel } from '../news/news-card.view-model.ts';
import type { NewsSetupViewModel } from '../news/news-setup.view-model.ts';
import type { NewsViewModel } from '../news/news.view-model.ts';
import type { ResourcesViewModel } from '../resources/resources.view-model.ts';
import type { SiteViewModel } from '../sites/site.view-model.ts';
import type { DealerRecoveryViewModel } from '../recovery/dealer-recovery.view-model.ts';
import type { ForgotUsernameViewModel } from '../recovery/forgot-username.view-model.ts';
import type { MsaRecoveryViewModel } from '../recovery/msa-recovery.view-model.ts';
import type { SsoReturnViewModel } from '../sso/sso-return.view-model.ts';
import type { SsoViewModel } from '../sso/sso.view-model.ts';
import type { StaffHomeViewModel } from '../home/staff-home.view-model.ts';
import type { ReportsViewModel } from '../support/reports.view-model.ts';
import type { StaffRightsViewModel } from '../support/staff-rights.view-model.ts';
import type { SupportViewModel } from '../support/support.view-model.ts';
import type { VisitsViewModel } from '../support/visits.view-model.ts';
import type { AlarmCountViewModel } from './alarm-count.view-model.ts';
import type { ColorModeViewModel } from './color-mode.view-model.ts';
import type { DealerViewModel } from './dealer.view-model.ts';
import type { DialogsViewModel } from './dialogs.view-model.ts';
import type { FaultsViewModel } from './faults.view-model.ts';
import type { PromptsViewModel } from './prompts.view-model.ts';
import type { GroupViewModel } from './group.view-model.ts';
import type { SessionViewModel } from './session.view-model.ts';

/** Every view model a component may ask for, by name; `login`, `session`, `dealer`, `dialogs` and `unsavedWork` live as long as the app, the rest as long as their component. */
export interface ViewModels {
  readonly login: LoginViewModel;
  readonly session: SessionViewModel;
  readonly credentials: CredentialsViewModel;
  readonly demo: DemoViewModel;
  readonly contactStep: ContactViewModel;
  readonly codeStep: CodeViewModel;
  readonly usernameStep: NewUsernameViewModel;
  readonly questionsStep: QuestionsViewModel;
  readonly passwordStep: NewPasswordViewModel;
  readonly agreementStep: AgreementViewModel;
  readonly handOver: HandOverViewModel;
  readonly dealer: DealerViewModel;
  readonly dialogs: DialogsViewModel;
  readonly unsavedWork: UnsavedWork;
  readonly group: GroupViewModel;
  readonly colorMode: ColorModeViewModel;
  readonly alarmCount: AlarmCountViewModel;
  readonly faults: FaultsViewModel;
  readonly prompts: PromptsViewModel;
  readonly home: HomeViewModel;
  readonly summary: SummaryViewModel;
  readonly staffHome: StaffHomeViewModel;
  readonly accountLinks: AccountLinksViewModel;
  readonly switcher: SwitcherViewModel;
  readonly classicPortal: ClassicPortalViewModel;
  readonly userAccount: UserAccountViewModel;
  readonly impersonation: ImpersonationViewModel;
  readonly viewAs: ViewAsViewModel;
  readonly continueAs: ContinueAsViewModel;
  readonly ownVisits: OwnVisitsViewModel;
  readonly rememberedDevices: RememberedDevicesViewModel;
  readonly registration: RegistrationViewModel;
  readonly audit: AuditViewModel;
  readonly createAccount: CreateAccountViewModel;
  readonly about: AboutViewModel;
  readonly privacyPolicy: PrivacyPolicyViewModel;
  readonly bug: BugViewModel;
  readonly feedback: FeedbackViewModel;
  readonly bannerSettings: BannerSettingsViewModel;
  readonly marketing: MarketingViewModel;
  readonly policy: PolicyViewModel;
  readonly support: SupportViewModel;
  readonly reports: ReportsViewModel;
  readonly staffRights: StaffRightsViewModel;
  readonly visits: VisitsViewModel;
  readonly icons: IconsViewModel;
  readonly accountSearch: AccountSearchViewModel;
  readonly news: NewsViewModel;
  readonly newsCard: NewsCardViewModel;
  readonly newsSetup: NewsSetupViewModel;
  readonly resources: ResourcesViewModel;
  readonly site: SiteViewModel;
  readonly msaRecovery: MsaRecoveryViewModel;
  readonly dealerRecovery: DealerRecoveryViewModel;
  readonly forgotUsername: ForgotUsernameViewModel;
  readonly sso: SsoViewModel;
  readonly ssoReturn: SsoReturnViewModel;
}

/** Parts of the portal that are fetched with their bindings when they are first needed. */
export const SECTIONS = [
  'loginSteps',
  'shell',
  'home',
  'msa',
  'staff',
  'audit',
  'accountSwitcher',
  'userAccount',
  'viewAs',
  'endSessions',
  'continueAs',
  'register',
  'createAccount',
  'about',
  'privacyPolicy',
  'submitBug',
  'feedback',
  'popupBlocked',
  'bannerSettings',
  'marketing',
  'policy',
  'support',
  'icons',
  'accountSearch',
  'site',
  'forgot',
  'news',
  'newsCard',
  'newsSetup',
  'resources',
  'sso',
  'ssoReturn',
] as const;
export type SectionName = (typeof SECTIONS)[number];

/** What components may ask for; the composition answers, so that no component knows the container. */
export interface Registry {
  readonly configuration: RuntimeConfiguration;
  /** A view model; throws when the section that binds it has not been loaded. */
  create<K extends keyof ViewModels>(name: K): ViewModels[K];
  /** Fetches a section's code and bindings; a repeat answers the same promise, a failed one is tried anew. */
  load(section: SectionName): Promise<ComponentType>;
}

/** Provided once around the app. */
export const RegistryContext = createContext<Registry | null>(null);

/** The registry of the app around this component. */
export const useRegistry = (): Registry => {
  const registry = useContext(RegistryContext);
  if (registry === null) throw new Error('No registry around this component');
  return registry;
};
