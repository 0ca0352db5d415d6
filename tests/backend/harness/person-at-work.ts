import type { Backend } from '#core/backend/backend.ts';
import type { MfaType } from '#core/mfa/mfa-type.schema.ts';
import type { ContactType } from '#core/session/session-view.schema.ts';
import * as account from '#adapters/wire/account.wire.ts';
import * as agreement from '#adapters/wire/agreement.wire.ts';
import * as mfa from '#adapters/wire/mfa.wire.ts';
import type { TestBrowser } from './test-browser.ts';

/** The steps a person takes in a browser, each under the policy its endpoint declares. */
export const atWork = (backend: Backend, browser: TestBrowser) => ({
  contactMethods: () =>
    browser.call(mfa.contactMethods.access, (c) => backend.listContactMethods(c)),
  validateContact: (value: string) =>
    browser.call(account.validateContact.access, (c) => backend.validateContact(c, { value })),
  requestCode: (contactMethodValue: string, type: ContactType, mfaType: MfaType) =>
    browser.call(mfa.requestCode.access, (c) =>
      backend.requestCode(c, { contactMethodValue, type, mfaType }),
    ),
  verifyCode: (code: string, rememberDevice = false) =>
    browser.step(mfa.verifyCode.access, (c) => backend.verifyCode(c, { code, rememberDevice })),
  saveContact: (scope: 'internal' | 'external', value: string, rememberDevice = false) =>
    browser.step(account.saveInternalContact.access, (c) =>
      (scope === 'internal' ? backend.saveInternalContact : backend.saveExternalContact)(c, {
        value,
        rememberDevice,
      }),
    ),
  changeUsername: (username: string) =>
    browser.step(account.changeUsername.access, (c) => backend.changeUsername(c, { username })),
  saveAnswers: (answers: readonly { questionId: string; answer: string }[]) =>
    browser.step(account.saveSecurityAnswers.access, (c) =>
      backend.saveSecurityAnswers(c, { answers }),
    ),
  replacePassword: (currentPassword: string, newPassword: string, confirmPassword = newPassword) =>
    browser.step(account.replacePassword.access, (c) =>
      backend.replacePassword(c, { currentPassword, newPassword, confirmPassword }),
    ),
  acceptTerms: (version: number) =>
    browser.step(agreement.acceptTerms.access, (c) => backend.acceptTerms(c, { version })),
  acceptPrivacyPolicy: () =>
    browser.step(agreement.acceptPrivacyPolicy.access, (c) => backend.acceptPrivacyPolicy(c)),
});
