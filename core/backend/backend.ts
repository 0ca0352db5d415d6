import { changeUsername } from './account/change-username.use-case.ts';
import { readSecurityQuestions } from './account/read-security-questions.use-case.ts';
import { replacePassword } from './account/replace-password.use-case.ts';
import { saveContact } from './account/save-contact.use-case.ts';
import { saveSecurityAnswers } from './account/save-security-answers.use-case.ts';
import { validateContact } from './account/validate-contact.use-case.ts';
import { acceptPrivacyPolicy } from './agreement/accept-privacy-policy.use-case.ts';
import { acceptTerms } from './agreement/accept-terms.use-case.ts';
import { readPrivacyPolicy } from './privacy/read-privacy-policy.use-case.ts';
import { readTerms } from './agreement/read-terms.use-case.ts';
import type { BackendPorts } from './backend-ports.ts';
import { handOutCaptcha } from './captcha/hand-out-captcha.use-case.ts';
import { createClassicKey } from './classic/create-classic-key.use-case.ts';
import { redeemClassicKey } from './classic/redeem-classic-key.use-case.ts';
import { listDevices } from './remembered-devices/list-devices.use-case.ts';
import { revokeDevice } from './remembered-devices/revoke-device.use-case.ts';
import { readConsumerHome } from './home/read-consumer-home.use-case.ts';
import { readDealerHome } from './home/read-dealer-home.use-case.ts';
import { readStaffHome } from './home/read-staff-home.use-case.ts';
import { endImpersonation } from './impersonation/end-impersonation.use-case.ts';
import { listOwnVisits } from './impersonation/list-own-visits.use-case.ts';
import { listVisits } from './impersonation/list-visits.use-case.ts';
import { readWaiting } from './impersonation/read-waiting.use-case.ts';
import { resumeStaff } from './impersonation/resume-staff.use-case.ts';
import { startImpersonation } from './impersonation/start-impersonation.use-case.ts';
import { submitBug } from './intake/submit-bug.use-case.ts';
import { submitFeedback } from './intake/submit-feedback.use-case.ts';
import { addAccountLink } from './account-links/add-account-link.use-case.ts';
import { favoriteAccountLink } from './account-links/favorite-account-link.use-case.ts';
import { readAccountLinks } from './account-links/read-account-links.use-case.ts';
import { removeAccountLink } from './account-links/remove-account-link.use-case.ts';
import { switchActiveAccount } from './account-links/switch-active-account.use-case.ts';
import { LoginTurnstile } from './login/login-turnstile.ts';
import { logIn } from './login/log-in.use-case.ts';
import { createMarketing } from './marketing/create-marketing.ts';
import { listContactMethods } from './mfa/list-contact-methods.use-case.ts';
import { requestCode } from './mfa/request-code.use-case.ts';
import { verifyCode } from './mfa/verify-code.use-case.ts';
import { readBranding } from './notices/read-branding.use-case.ts';
import { readStatusBanner } from './notices/read-status-banner.use-case.ts';
import { createAnnouncements } from './notices/create-announcements.ts';
import { createNews } from './news/create-news.ts';
import { confirmPassword } from './profile/confirm-password.use-case.ts';
import { finishContactChange } from './profile/finish-contact-change.use-case.ts';
import { removePhone } from './profile/remove-phone.use-case.ts';
import { startContactChange } from './profile/start-contact-change.use-case.ts';
import { answerRecoveryQuestions } from './recovery/answer-recovery-questions.use-case.ts';
import { forgotUsername } from './recovery/forgot-username.use-case.ts';
import { openDealerRecovery } from './recovery/open-dealer-recovery.use-case.ts';
import { openMsaRecovery } from './recovery/open-msa-recovery.use-case.ts';
import { requestRecoveryCode } from './recovery/request-recovery-code.use-case.ts';
import { resetDealerPassword } from './recovery/reset-dealer-password.use-case.ts';
import { resetMsaPassword } from './recovery/reset-msa-password.use-case.ts';
import { verifyRecoveryCode } from './recovery/verify-recovery-code.use-case.ts';
import { openFirstAccount } from './registration/open-first-account.use-case.ts';
import { registerMsa } from './registration/register-msa.use-case.ts';
import { resendRegistration } from './registration/resend-registration.use-case.ts';
import { setFirstPassword } from './registration/set-first-password.use-case.ts';
import { verifyRegistration } from './registration/verify-registration.use-case.ts';
import { authenticate } from './session/authenticate.use-case.ts';
import { describeSession } from './session/describe-session.use-case.ts';
import { logOut } from './session/log-out.use-case.ts';
import { readRequirements } from './session/read-requirements.use-case.ts';
import { recordDenial } from './session/record-denial.use-case.ts';
import { refreshSession } from './session/refresh-session.use-case.ts';
import { findSite } from './sites/find-site.use-case.ts';
import { listFavoriteSites } from './sites/list-favorite-sites.use-case.ts';
import { listRecentSites } from './sites/list-recent-sites.use-case.ts';
import { readSiteInfo } from './sites/read-site-info.use-case.ts';
import { searchSites } from './sites/search-sites.use-case.ts';
import { setFavoriteSite } from './sites/set-favorite-site.use-case.ts';
import { beginSso } from './sso/begin-sso.use-case.ts';
import { exchangeSsoCode } from './sso/exchange-sso-code.use-case.ts';
import { findSsoTenant } from './sso/find-sso-tenant.use-case.ts';
import { finishSso } from './sso/finish-sso.use-case.ts';
import { linkSsoPeople } from './sso/link-sso-people.use-case.ts';
import { findUsers } from './support/find-users.use-case.ts';
import { helpUser } from './support/help-user.use-case.ts';
import { listReports } from './support/list-reports.use-case.ts';
import { listStaff } from './support/list-staff.use-case.ts';
import { setReportStatus } from './support/set-report-status.use-case.ts';
import { setRights } from './support/set-rights.use-case.ts';

/** The ways in without a password to type: recovery, registration, the captcha before them, and what remembers a browser. */
const createWaysIn = (ports: BackendPorts) => ({
  handOutCaptcha: handOutCaptcha(ports),
  openMsaRecovery: openMsaRecovery(ports),
  requestRecoveryCode: requestRecoveryCode(ports),
  verifyRecoveryCode: verifyRecoveryCode(ports),
  resetMsaPassword: resetMsaPassword(ports),
  forgotUsername: forgotUsername(ports),
  openDealerRecovery: openDealerRecovery(ports),
  answerRecoveryQuestions: answerRecoveryQuestions(ports),
  resetDealerPassword: resetDealerPassword(ports),
  registerMsa: registerMsa(ports),
  verifyRegistration: verifyRegistration(ports),
  resendRegistration: resendRegistration(ports),
  setFirstPassword: setFirstPassword(ports),
  openFirstAccount: openFirstAccount(ports),
  listDevices: listDevices(ports),
  revokeDevice: revokeDevice(ports),
});

/** What staff do for others: people, reports and rights (domain guide 6.17). */
const createSupport = (ports: BackendPorts) => ({
  findUsers: findUsers(ports),
  helpUser: helpUser(ports),
  listReports: listReports(ports),
  setReportStatus: setReportStatus(ports),
  listStaff: listStaff(ports),
  setRights: setRights(ports),
});

/** Staff seeing the portal as a user (SECURITY.md §2.9). */
const createImpersonation = (ports: BackendPorts) => ({
  startImpersonation: startImpersonation(ports),
  endImpersonation: endImpersonation(ports),
  readWaiting: readWaiting(ports),
  resumeStaff: resumeStaff(ports),
  listVisits: listVisits(ports),
  listOwnVisits: listOwnVisits(ports),
});

/** Every use case of the back end, plugged into its ports; one object for the server's routes and for tests. */
export const createBackend = (ports: BackendPorts) => ({
  ...createWaysIn(ports),
  ...createImpersonation(ports),
  ...createSupport(ports),
  ...createNews(ports),
  ...createAnnouncements(ports),
  ...createMarketing(ports),
  authenticate: authenticate(ports),
  recordDenial: recordDenial(ports),
  describeSession: describeSession(ports),
  readRequirements: readRequirements(ports),
  refreshSession: refreshSession(ports),
  logOut: logOut(ports),
  logIn: logIn(ports, new LoginTurnstile(ports.pause)),
  findSsoTenant: findSsoTenant(ports),
  beginSso: beginSso(ports),
  finishSso: finishSso(ports),
  exchangeSsoCode: exchangeSsoCode(ports),
  linkSsoPeople: linkSsoPeople(ports),
  listContactMethods: listContactMethods(ports),
  requestCode: requestCode(ports),
  verifyCode: verifyCode(ports),
  validateContact: validateContact(ports),
  saveInternalContact: saveContact(ports, 'internal'),
  saveExternalContact: saveContact(ports, 'external'),
  changeUsername: changeUsername(ports),
  readSecurityQuestions: readSecurityQuestions(),
  saveSecurityAnswers: saveSecurityAnswers(ports),
  replacePassword: replacePassword(ports),
  readTerms: readTerms(ports),
  acceptTerms: acceptTerms(ports),
  readPrivacyPolicy: readPrivacyPolicy(ports),
  acceptPrivacyPolicy: acceptPrivacyPolicy(ports),
  createClassicKey: createClassicKey(ports),
  redeemClassicKey: redeemClassicKey(ports),
  readStatusBanner: readStatusBanner(ports),
  readBranding: readBranding(ports),
  readDealerHome: readDealerHome(ports),
  readConsumerHome: readConsumerHome(ports),
  readStaffHome: readStaffHome(ports),
  searchSites: searchSites(ports),
  findSite: findSite(ports),
  listFavoriteSites: listFavoriteSites(ports),
  listRecentSites: listRecentSites(ports),
  setFavoriteSite: setFavoriteSite(ports),
  readSiteInfo: readSiteInfo(ports),
  readAccountLinks: readAccountLinks(ports),
  addAccountLink: addAccountLink(ports),
  removeAccountLink: removeAccountLink(ports),
  favoriteAccountLink: favoriteAccountLink(ports),
  switchActiveAccount: switchActiveAccount(ports),
  confirmPassword: confirmPassword(ports),
  startContactChange: startContactChange(ports),
  finishContactChange: finishContactChange(ports),
  removePhone: removePhone(ports),
  submitBug: submitBug(ports),
  submitFeedback: submitFeedback(ports),
});

/** What `createBackend` makes. */
export type Backend = ReturnType<typeof createBackend>;
