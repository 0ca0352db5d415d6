import type { Backend } from '#core/backend/backend.ts';
import type { CaptchaAction } from '#core/captcha/captcha-challenge.schema.ts';
import { solved } from './test-captcha.ts';
import type { TestBrowser } from './test-browser.ts';

/** Operations for users who cannot sign in. A captcha is solved where one is required. */
export const lostIn = (backend: Backend, browser: TestBrowser) => {
  const captcha = async (action: CaptchaAction): Promise<string> => {
    const task = await backend.captcha.captchaTask(browser.caller, { action });
    if (!task.ok) throw new Error(`no task: ${task.error.kind}`);
    return solved(task.value);
  };
  return {
    captcha,
    open: (email: string) => backend.recovery.openMsaRecovery(browser.caller, { email }),
    requestCode: (email: string) => backend.recovery.requestRecoveryCode(browser.caller, { email }),
    verifyCode: (username: string, code: string) =>
      backend.recovery.verifyRecoveryCode(browser.caller, { username, code }),
    resetMsa: async (email: string, newPassword: string) =>
      backend.recovery.resetMsaPassword(browser.caller, {
        email,
        newPassword,
        captcha: await captcha('msaPasswordReset'),
      }),
    forgotUsername: async (contact: string, dealerNumber: string | null = null) =>
      backend.recovery.forgotUsername(browser.caller, {
        contact,
        type: contact.includes('@') ? 'email' : 'cellPhone',
        captcha: await captcha('forgotUsername'),
        dealerNumber,
      }),
    openDealer: async (username: string, contact: string) =>
      backend.recovery.openDealerRecovery(browser.caller, {
        username,
        contact,
        type: contact.includes('@') ? 'email' : 'cellPhone',
        captcha: await captcha('dealerRecovery'),
      }),
    answer: (answers: readonly { questionId: string; answer: string }[]) =>
      backend.recovery.answerRecoveryQuestions(browser.caller, { answers }),
    resetDealer: (newPassword: string, confirmPassword = newPassword) =>
      backend.recovery.resetDealerPassword(browser.caller, { newPassword, confirmPassword }),
    register: async (
      email: string,
      account: { readonly accountNumber: string; readonly passcode: string },
      password = 'Quiet-Lantern-Path',
    ) =>
      backend.registration.registerMsa(browser.caller, {
        email,
        password,
        ...account,
        captcha: await captcha('msaRegister'),
      }),
    verifyEmail: (code: string) =>
      backend.registration.verifyRegistration(browser.caller, { code }),
    resend: (code: string) => backend.registration.resendRegistration(browser.caller, { code }),
    look: (otp: string) => backend.registration.lookAtLink(browser.caller, { otp }),
    setPassword: (otp: string, password: string, confirmPassword = password) =>
      backend.registration.setFirstPassword(browser.caller, { otp, password, confirmPassword }),
  };
};
