import { profileApi } from '#core/profile/profile.api.ts';
import type { Backend } from '#core/backend/backend.ts';
import type { ContactType } from '#core/session/session-view.schema.ts';
import type { TestBrowser } from './test-browser.ts';

/** Operations with which a user changes their own account. Each is called under the access policy of its endpoint. */
export const ownAccount = (backend: Backend, browser: TestBrowser) => ({
  confirm: (password: string) =>
    browser.call(profileApi.confirmPassword.access, (c) =>
      backend.profile.confirmPassword(c, { password }),
    ),
  start: (type: ContactType, value: string) =>
    browser.call(profileApi.startContactChange.access, (c) =>
      backend.profile.startContactChange(c, { type, value }),
    ),
  finish: (type: ContactType, code: string, endOthers = true) =>
    browser.call(profileApi.finishContactChange.access, (c) =>
      backend.profile.finishContactChange(c, { type, code, endOthers }),
    ),
  removePhone: (endOthers = true) =>
    browser.call(profileApi.removePhone.access, (c) =>
      backend.profile.removePhone(c, { endOthers }),
    ),
  changePassword: (currentPassword: string, newPassword: string, endOthers = true) =>
    browser.call(profileApi.changeOwnPassword.access, (c) =>
      backend.profile.changeOwnPassword(c, {
        currentPassword,
        newPassword,
        confirmPassword: newPassword,
        endOthers,
      }),
    ),
  sessions: () =>
    browser.call(profileApi.ownSessions.access, (c) => backend.profile.ownSessions(c)),
  endSession: (id: string) =>
    browser.call(profileApi.endOwnSession.access, (c) => backend.profile.endOwnSession(c, { id })),
  endOthers: () =>
    browser.call(profileApi.endOtherSessions.access, (c) => backend.profile.endOtherSessions(c)),
});
