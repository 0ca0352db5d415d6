import { ChangeUsername } from './account/change-username.use-case.ts';
import { ReadSecurityQuestions } from './account/read-security-questions.use-case.ts';
import { ReplacePassword } from './account/replace-password.use-case.ts';
import { SaveContact } from './account/save-contact.use-case.ts';
import { SaveSecurityAnswers } from './account/save-security-answers.use-case.ts';
import { ValidateContact } from './account/validate-contact.use-case.ts';
import { AcceptPrivacyPolicy } from './agreement/accept-privacy-policy.use-case.ts';
import { AcceptTerms } from './agreement/accept-terms.use-case.ts';
import { ReadPrivacyPolicy } from './privacy/read-privacy-policy.use-case.ts';
import { ReadTerms } from './agreement/read-terms.use-case.ts';
import type { BackendPorts } from './backend-ports.ts';
import { HandOutCaptcha } from './captcha/hand-out-captcha.use-case.ts';
import { CreateClassicKey } from './classic/create-classic-key.use-case.ts';
import { RedeemClassicKey } from './classic/redeem-classic-key.use-case.ts';
import { ListDevices } from './remembered-devices/list-devices.use-case.ts';
import { RevokeDevice } from './remembered-devices/revoke-device.use-case.ts';
import { ReadConsumerHome } from './home/read-consumer-home.use-case.ts';
import { ReadDealerHome } from './home/read-dealer-home.use-case.ts';
import { ReadStaffHome } from './home/read-staff-home.use-case.ts';
import { EndImpersonation } from './impersonation/end-impersonation.use-case.ts';
import { ListOwnVisits } from './impersonation/list-own-visits.use-case.ts';
import { ListVisits } from './impersonation/list-visits.use-case.ts';
import { createVisitFiles } from './impersonation/create-visit-files.ts';
import { ReadWaiting } from './impersonation/read-waiting.use-case.ts';
import { ResumeStaff } from './impersonation/resume-staff.use-case.ts';
import { StartImpersonation } from './impersonation/start-impersonation.use-case.ts';
import { SubmitBug } from './intake/submit-bug.use-case.ts';
import { SubmitFeedback } from './intake/submit-feedback.use-case.ts';
import { AddAccountLink } from './account-links/add-account-link.use-case.ts';
import { FavoriteAccountLink } from './account-links/favorite-account-link.use-case.ts';
import { ReadAccountLinks } from './account-links/read-account-links.use-case.ts';
import { RemoveAccountLink } from './account-links/remove-account-link.use-case.ts';
import { SwitchActiveAccount } from './account-links/switch-active-account.use-case.ts';
import { LogIn } from './login/log-in.use-case.ts';
import { createMarketing } from './marketing/create-marketing.ts';
import { ListContactMethods } from './mfa/list-contact-methods.use-case.ts';
import { RequestCode } from './mfa/request-code.use-case.ts';
import { VerifyCode } from './mfa/verify-code.use-case.ts';
import { ReadBranding } from './notices/read-branding.use-case.ts';
import { ReadStatusBanner } from './notices/read-status-banner.use-case.ts';
import { createAnnouncements } from './notices/create-announcements.ts';
import { createNews } from './news/create-news.ts';
import { ConfirmPassword } from './profile/confirm-password.use-case.ts';
import { FinishContactChange } from './profile/finish-contact-change.use-case.ts';
import { RemovePhone } from './profile/remove-phone.use-case.ts';
import { StartContactChange } from './profile/start-contact-change.use-case.ts';
import { AnswerRecoveryQuestions } from './recovery/answer-recovery-questions.use-case.ts';
import { ForgotUsername } from './recovery/forgot-username.use-case.ts';
import { OpenDealerRecovery } from './recovery/open-dealer-recovery.use-case.ts';
import { OpenMsaRecovery } from './recovery/open-msa-recovery.use-case.ts';
import { RequestRecoveryCode } from './recovery/request-recovery-code.use-case.ts';
import { ResetDealerPassword } from './recovery/reset-dealer-password.use-case.ts';
import { ResetMsaPassword } from './recovery/reset-msa-password.use-case.ts';
import { VerifyRecoveryCode } from './recovery/verify-recovery-code.use-case.ts';
import { OpenFirstAccount } from './registration/open-first-account.use-case.ts';
import { RegisterMsa } from './registration/register-msa.use-case.ts';
import { ResendRegistration } from './registration/resend-registration.use-case.ts';
import { SetFirstPassword } from './registration/set-first-password.use-case.ts';
import { VerifyRegistration } from './registration/verify-registration.use-case.ts';
import { Authenticate } from './session/authenticate.use-case.ts';
import { DescribeSession } from './session/describe-session.use-case.ts';
import { LogOut } from './session/log-out.use-case.ts';
import { ReadRequirements } from './session/read-requirements.use-case.ts';
import { RecordDenial } from './session/record-denial.use-case.ts';
import { RefreshSession } from './session/refresh-session.use-case.ts';
import { FindSite } from './sites/find-site.use-case.ts';
import { ListFavoriteSites } from './sites/list-favorite-sites.use-case.ts';
import { ListRecentSites } from './sites/list-recent-sites.use-case.ts';
import { ReadSiteInfo } from './sites/read-site-info.use-case.ts';
import { SearchSites } from './sites/search-sites.use-case.ts';
import { SetFavoriteSite } from './sites/set-favorite-site.use-case.ts';
import { BeginSso } from './sso/begin-sso.use-case.ts';
import { ExchangeSsoCode } from './sso/exchange-sso-code.use-case.ts';
import { FindSsoTenant } from './sso/find-sso-tenant.use-case.ts';
import { FinishSso } from './sso/finish-sso.use-case.ts';
import { LinkSsoPeople } from './sso/link-sso-people.use-case.ts';
import { createReportFiles } from './support/create-report-files.ts';
import { createUsers } from './support/create-users.ts';
import { FindUsers } from './support/find-users.use-case.ts';
import { HelpUser } from './support/help-user.use-case.ts';
import { ListReports } from './support/list-reports.use-case.ts';
import { ListStaff } from './support/list-staff.use-case.ts';
import { SetReportStatus } from './support/set-report-status.use-case.ts';
import { SetRights } from './support/set-rights.use-case.ts';

/** The ways in without a password to type: recovery, registration, the captcha before them, and what remembers a browser. */
const createWaysIn = (ports: BackendPorts) => ({
  handOutCaptcha: new HandOutCaptcha(ports),
  openMsaRecovery: new OpenMsaRecovery(ports),
  requestRecoveryCode: new RequestRecoveryCode(ports),
  verifyRecoveryCode: new VerifyRecoveryCode(ports),
  resetMsaPassword: new ResetMsaPassword(ports),
  forgotUsername: new ForgotUsername(ports),
  openDealerRecovery: new OpenDealerRecovery(ports),
  answerRecoveryQuestions: new AnswerRecoveryQuestions(ports),
  resetDealerPassword: new ResetDealerPassword(ports),
  registerMsa: new RegisterMsa(ports),
  verifyRegistration: new VerifyRegistration(ports),
  resendRegistration: new ResendRegistration(ports),
  setFirstPassword: new SetFirstPassword(ports),
  openFirstAccount: new OpenFirstAccount(ports),
  listDevices: new ListDevices(ports),
  revokeDevice: new RevokeDevice(ports),
});

/** What staff do for others: people, reports and rights (domain guide 6.17). */
const createSupport = (ports: BackendPorts) => ({
  ...createUsers(ports),
  ...createReportFiles(ports),
  findUsers: new FindUsers(ports),
  helpUser: new HelpUser(ports),
  listReports: new ListReports(ports),
  setReportStatus: new SetReportStatus(ports),
  listStaff: new ListStaff(ports),
  setRights: new SetRights(ports),
});

/** Staff seeing the portal as a user (SECURITY.md §2.9). */
const createImpersonation = (ports: BackendPorts) => ({
  startImpersonation: new StartImpersonation(ports),
  endImpersonation: new EndImpersonation(ports),
  readWaiting: new ReadWaiting(ports),
  resumeStaff: new ResumeStaff(ports),
  listVisits: new ListVisits(ports),
  ...createVisitFiles(ports),
  listOwnVisits: new ListOwnVisits(ports),
});

/** Every use case of the back end, plugged into its ports; one object for the server's routes and for tests. */
export const createBackend = (ports: BackendPorts) => ({
  ...createWaysIn(ports),
  ...createImpersonation(ports),
  ...createSupport(ports),
  ...createNews(ports),
  ...createAnnouncements(ports),
  ...createMarketing(ports),
  authenticate: new Authenticate(ports),
  recordDenial: new RecordDenial(ports),
  describeSession: new DescribeSession(ports),
  readRequirements: new ReadRequirements(ports),
  refreshSession: new RefreshSession(ports),
  logOut: new LogOut(ports),
  logIn: new LogIn(ports),
  findSsoTenant: new FindSsoTenant(ports),
  beginSso: new BeginSso(ports),
  finishSso: new FinishSso(ports),
  exchangeSsoCode: new ExchangeSsoCode(ports),
  linkSsoPeople: new LinkSsoPeople(ports),
  listContactMethods: new ListContactMethods(ports),
  requestCode: new RequestCode(ports),
  verifyCode: new VerifyCode(ports),
  validateContact: new ValidateContact(ports),
  saveInternalContact: new SaveContact(ports, 'internal'),
  saveExternalContact: new SaveContact(ports, 'external'),
  changeUsername: new ChangeUsername(ports),
  readSecurityQuestions: new ReadSecurityQuestions(),
  saveSecurityAnswers: new SaveSecurityAnswers(ports),
  replacePassword: new ReplacePassword(ports),
  readTerms: new ReadTerms(ports),
  acceptTerms: new AcceptTerms(ports),
  readPrivacyPolicy: new ReadPrivacyPolicy(ports),
  acceptPrivacyPolicy: new AcceptPrivacyPolicy(ports),
  createClassicKey: new CreateClassicKey(ports),
  redeemClassicKey: new RedeemClassicKey(ports),
  readStatusBanner: new ReadStatusBanner(ports),
  readBranding: new ReadBranding(ports),
  readDealerHome: new ReadDealerHome(ports),
  readConsumerHome: new ReadConsumerHome(ports),
  readStaffHome: new ReadStaffHome(ports),
  searchSites: new SearchSites(ports),
  findSite: new FindSite(ports),
  listFavoriteSites: new ListFavoriteSites(ports),
  listRecentSites: new ListRecentSites(ports),
  setFavoriteSite: new SetFavoriteSite(ports),
  readSiteInfo: new ReadSiteInfo(ports),
  readAccountLinks: new ReadAccountLinks(ports),
  addAccountLink: new AddAccountLink(ports),
  removeAccountLink: new RemoveAccountLink(ports),
  favoriteAccountLink: new FavoriteAccountLink(ports),
  switchActiveAccount: new SwitchActiveAccount(ports),
  confirmPassword: new ConfirmPassword(ports),
  startContactChange: new StartContactChange(ports),
  finishContactChange: new FinishContactChange(ports),
  removePhone: new RemovePhone(ports),
  submitBug: new SubmitBug(ports),
  submitFeedback: new SubmitFeedback(ports),
});

/** What `createBackend` makes. */
export type Backend = ReturnType<typeof createBackend>;
