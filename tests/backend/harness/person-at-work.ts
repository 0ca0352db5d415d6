import { accountApi } from '#core/account/account.api.ts';
import { agreementApi } from '#core/agreement/agreement.api.ts';
import { mfaApi } from '#core/mfa/mfa.api.ts';
import type { Backend } from '#core/backend/backend.ts';
import type { MfaType } from '#core/mfa/mfa-type.schema.ts';
import type { ContactType } from '#core/session/session-view.schema.ts';
import type { TestBrowser } from './test-browser.ts';

/** The sign-in operations of a user in a browser. Each is called under the access policy of its endpoint. */
export const atWork = (backend: Backend, browser: TestBrowser) => ({
  contactMethods: () =>
    browser.call(mfaApi.contactMethods.access, (c) => backend.mfa.contactMethods(c)),
  validateContact: (value: string) =>
    browser.call(accountApi.validateContact.access, (c) =>
      backend.account.validateContact(c, { value }),
    ),
  requestCode: (contactMethodValue: string, type: ContactType, mfaType: MfaType) =>
    browser.call(mfaApi.requestCode.access, (c) =>
      backend.mfa.requestCode(c, { contactMethodValue, type, mfaType }),
    ),
  verifyCode: (code: string, rememberDevice = false) =>
    browser.step(mfaApi.verifyCode.access, (c) =>
      backend.mfa.verifyCode(c, { code, rememberDevice }),
    ),
  saveContact: (scope: 'internal' | 'external', value: string, rememberDevice = false) =>
    browser.step(accountApi.saveInternalContact.access, (c) =>
      (scope === 'internal'
        ? backend.account.saveInternalContact
        : backend.account.saveExternalContact)(c, {
        value,
        rememberDevice,
      }),
    ),
  changeUsername: (username: string) =>
    browser.step(accountApi.changeUsername.access, (c) =>
      backend.account.changeUsername(c, { username }),
    ),
  saveAnswers: (answers: readonly { questionId: string; answer: string }[]) =>
    browser.step(accountApi.saveSecurityAnswers.access, (c) =>
      backend.account.saveSecurityAnswers(c, { answers }),
    ),
  replacePassword: (currentPassword: string, newPassword: string, confirmPassword = newPassword) =>
    browser.step(accountApi.replacePassword.access, (c) =>
      backend.account.replacePassword(c, { currentPassword, newPassword, confirmPassword }),
    ),
  acceptTerms: (version: number) =>
    browser.step(agreementApi.acceptTerms.access, (c) =>
      backend.agreement.acceptTerms(c, { version }),
    ),
  acceptPrivacyPolicy: () =>
    browser.step(agreementApi.acceptPrivacyPolicy.access, (c) =>
      backend.agreement.acceptPrivacyPolicy(c),
    ),
});
