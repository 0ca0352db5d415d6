import type { Backend } from '#core/backend/backend.ts';
import type { CaptchaAction } from '#core/captcha/captcha.schema.ts';
import { solved } from './test-captcha.ts';
import type { TestBrowser } from './test-browser.ts';

/** What people do who cannot sign in, each with a captcha solved where one is asked for. */
export const lostIn = (backend: Backend, browser: TestBrowser) => {
  const captcha = async (action: CaptchaAction): Promise<string> => {
    const task = await backend.handOutCaptcha(browser.caller, { action });
    if (!task.ok) throw new Error(`no task: ${task.error.kind}`);
    return solved(task.value);
  };
  return {
    captcha,
    open: (email: string) => backend.openMsaRecovery(browser.caller, { email }),
    requestCode: (email: string) => backend.requestRecoveryCode(browser.caller, { email }),
    verifyCode: (username: string, code: string) =>
      backend.verifyRecoveryCode(browser.caller, { username, code }),
    resetMsa: async (email: string, newPassword: string) =>
      backend.resetMsaPassword(browser.caller, {
        email,
        newPassword,
        captcha: await captcha('msaPasswordReset'),
      }),
    forgotUsername: async (contact: string, dealerNumber: string | null = null) =>
      backend.forgotUsername(browser.caller, {
        contact,
        type: contact.includes('@') ? 'email' : 'cellPhone',
        captcha: await captcha('forgotUsername'),
        dealerNumber,
      }),
    openDealer: async (username: string, contact: string) =>
      backend.openDealerRecovery(browser.caller, {
        username,
        contact,
        type: contact.includes('@') ? 'email' : 'cellPhone',
        captcha: await captcha('dealerRecovery'),
      }),
    answer: (answers: readonly { questionId: string; answer: string }[]) =>
      backend.answerRecoveryQuestions(browser.caller, { answers }),
    resetDealer: (newPassword: string, confirmPassword = newPassword) =>
      backend.resetDealerPassword(browser.caller, { newPassword, confirmPassword }),
    register: async (
      email: string,
      account: { readonly accountNumber: string; readonly passcode: string },
      password = 'Quiet-Lantern-Path',
    ) =>
      backend.registerMsa(browser.caller, {
        email,
        password,
        ...account,
        captcha: await captcha('msaRegister'),
      }),
    verifyEmail: (code: string) => backend.verifyRegistration(browser.caller, { code }),
    resend: (code: string) => backend.resendRegistration(browser.caller, { code }),
    look: (otp: string) => backend.lookAtLink(browser.caller, { otp }),
    setPassword: (otp: string, password: string, confirmPassword = password) =>
      backend.setFirstPassword(browser.caller, { otp, password, confirmPassword }),
  };
};
