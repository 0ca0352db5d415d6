import type { Backend } from '#core/backend/backend.ts';
import type { CaptchaAction } from '#core/captcha/captcha.schema.ts';
import { solved } from './test-captcha.ts';
import type { TestBrowser } from './test-browser.ts';

/** What people do who cannot sign in, each with a captcha solved where one is asked for. */
export const lostIn = (backend: Backend, browser: TestBrowser) => {
  const captcha = async (action: CaptchaAction): Promise<string> => {
    const task = await backend.handOutCaptcha.execute(browser.caller, { action });
    if (!task.ok) throw new Error(`no task: ${task.error.kind}`);
    return solved(task.value);
  };
  return {
    captcha,
    open: (email: string) => backend.openMsaRecovery.execute(browser.caller, { email }),
    requestCode: (email: string) => backend.requestRecoveryCode.execute(browser.caller, { email }),
    verifyCode: (username: string, code: string) =>
      backend.verifyRecoveryCode.execute(browser.caller, { username, code }),
    resetMsa: async (email: string, newPassword: string) =>
      backend.resetMsaPassword.execute(browser.caller, {
        email,
        newPassword,
        captcha: await captcha('msaPasswordReset'),
      }),
    forgotUsername: async (contact: string, dealerNumber: string | null = null) =>
      backend.forgotUsername.execute(browser.caller, {
        contact,
        type: contact.includes('@') ? 'email' : 'cellPhone',
        captcha: await captcha('forgotUsername'),
        dealerNumber,
      }),
    openDealer: async (username: string, contact: string) =>
      backend.openDealerRecovery.execute(browser.caller, {
        username,
        contact,
        type: contact.includes('@') ? 'email' : 'cellPhone',
        captcha: await captcha('dealerRecovery'),
      }),
    answer: (answers: readonly { questionId: string; answer: string }[]) =>
      backend.answerRecoveryQuestions.execute(browser.caller, { answers }),
    resetDealer: (newPassword: string, confirmPassword = newPassword) =>
      backend.resetDealerPassword.execute(browser.caller, { newPassword, confirmPassword }),
    register: async (
      email: string,
      account: { readonly accountNumber: string; readonly passcode: string },
      password = 'Quiet-Lantern-Path',
    ) =>
      backend.registerMsa.execute(browser.caller, {
        email,
        password,
        ...account,
        captcha: await captcha('msaRegister'),
      }),
    verifyEmail: (code: string) => backend.verifyRegistration.execute(browser.caller, { code }),
    resend: (code: string) => backend.resendRegistration.execute(browser.caller, { code }),
    setPassword: (otp: string, password: string, confirmPassword = password) =>
      backend.setFirstPassword.execute(browser.caller, { otp, password, confirmPassword }),
  };
};
