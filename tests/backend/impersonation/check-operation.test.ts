import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ActiveSession } from '#core/backend/caller.ts';
import { checkImpersonation } from '#core/backend/session/check-impersonation.rule.ts';
import { impersonationLimits } from '#core/impersonation/impersonation-limits.rule.ts';
import type { Endpoint } from '#adapters/server/http/endpoint.ts';
import { ENDPOINTS } from '#adapters/server/plugins/plugins.ts';

/**
 * Operations that only the user may perform, not a staff member who impersonates the user (SECURITY.md §2.9, domain guide
 * 6.17). This list does not use the API declarations, so that the test can find wrong declarations.
 */
const USER_ALONE = new Set([
  // Password, username, contact, security questions, verification.
  'replacePassword',
  'confirmPassword',
  'changeUsername',
  'validateContact',
  'saveInternalContact',
  'saveExternalContact',
  'startContactChange',
  'finishContactChange',
  'removePhone',
  'changeOwnPassword',
  'endOwnSession',
  'endOtherSessions',
  'saveSecurityAnswers',
  'requestCode',
  'verifyCode',
  // Secrets of the user's site.
  'revealGateCode',
  'revealPasscode',
  'revealContactPin',
  // Agreements, the classic portal, and browsers that skip the verification code.
  'revokeDevice',
  'classicKey',
  'acceptTerms',
  'acceptPrivacyPolicy',
  // Marks news as read, although the user has not seen what was read during impersonation.
  'markNewsRead',
  // Jobs that the user started.
  'cancelJob',
  // Background work for the user. A job and the job's audit entry would name only the user, not the staff member.
  'checkZoneImport',
  'startZoneImport',
  'startAccountExport',
  'startHistoryExport',
  'startInvoiceFile',
  'runReport',
  'runReportAgain',
  'runReportSchedule',
  'addReportSchedule',
  'changeReportSchedule',
  'checkAccountSheet',
  'storeSheetAgreement',
  'startAccountSheet',
  // Access without a session, which would remain after the end of the impersonation.
  'addOnCallFeed',
  'invitePortalUser',
  'resendInvitation',
  'sendReport',
  // Counts a view, although the user has not opened what was opened during impersonation.
  'noteResourceView',
  'wishRoadmap',
  'readNotifications',
]);

/** Operations excluded besides those of `USER_ALONE`: the staff's own export, and reads of the caller's own jobs. */
const OWN_JOBS = new Set(['startAuditExport', 'listJobs', 'readJob', 'jobFile']);

/** Operations that staff perform for a user during impersonation. */
const FOR_THE_USER = new Set([
  'addAccountLink',
  'deleteAccountLink',
  'favoriteAccountLink',
  'switchActiveAccount',
  'setFavoriteSite',
  'watchSite',
  'saveBrandingDraft',
  'discardBrandingDraft',
  'publishBranding',
  'restoreBranding',
  'uploadBrandImage',
  'sendBrandingSample',
  'saveCompany',
  'saveAlarmDefaults',
  'askRepresentative',
  'addGroupContact',
  'saveGroupContact',
  'removeGroupContact',
  'withdrawInvitation',
  'changePortalUser',
  'setPortalUserDisabled',
  'resetPortalUserCheck',
  'removePortalUser',
  'sayAttention',
  'addFavoriteSites',
  'placeManyTests',
  'undoManyTests',
  'submitBug',
  'submitFeedback',
  'sendContactMessage',
  'favoriteLibraryItem',
  'placeTest',
  'editTest',
  'extendTest',
  'clearTest',
  'clearTests',
  'startCommunicationTest',
  'requestService',
  'acknowledgeService',
  'closeService',
  'saveAccountInfo',
  'addPasscode',
  'changePasscode',
  'deletePasscode',
  'restorePasscode',
  'setContactPin',
  'removeContactPin',
  'restoreContactPin',
  'setDuressCode',
  'removeDuressCode',
  'restoreDuressCode',
  'requestAccountChange',
  'withdrawChangeRequest',
  'approveRequest',
  'approveRequests',
  'refuseRequest',
  'cancelService',
  'withdrawCancellation',
  'stopReport',
  'deleteReport',
  'deleteReportSchedule',
  'acknowledgeAnsweringMessage',
  'acknowledgeAnsweringMessages',
  'acknowledgeAttention',
  'assignAttention',
  'addNotifyRule',
  'addOnCallOverride',
  'answerOnCallSwap',
  'assignAnsweringMessage',
  'callAnsweringMessage',
  'changeNotifyRule',
  'changeOnCallOverride',
  'closeAnsweringMessage',
  'closeNow',
  'noteAnsweringMessage',
  'offerOnCallSwap',
  'redeliverAnsweringMessage',
  'releaseTemporaryHours',
  'removeNotifyRule',
  'removeOnCallFixed',
  'removeOnCallList',
  'removeOnCallOverride',
  'removeOnCallPerson',
  'removeTemporaryHours',
  'revokeOnCallFeed',
  'saveBusinessHours',
  'saveOnCallFixed',
  'saveOnCallList',
  'saveOnCallPerson',
  'saveTemporaryHours',
  'sendOnCallTestPage',
  'turnNotifyRule',
  'addContact',
  'saveContact',
  'deleteContact',
  'restoreContact',
  'suspendContact',
  'setContactVacation',
  'expireContact',
  'orderContacts',
  'importContacts',
  'copyContacts',
  'changeSite',
  'changeAgencies',
  'changeDevice',
  'takeOutOfService',
  'returnToService',
  'moveSite',
  'addNote',
  'changeNote',
  'removeNote',
  'addDocument',
  'removeDocument',
  'beginAccountDraft',
  'saveAccountDraft',
  'discardAccountDraft',
  'holdAccountNumbers',
  'keepDraftTemplate',
  'storeAgreement',
  'removeAgreement',
  'submitAccount',
  'shareView',
  'saveSharedView',
  'stopSharingView',
  'keepSiteTemplate',
  'renameSiteTemplate',
  'removeSiteTemplate',
  'addZone',
  'changeZone',
  'removeZone',
  'restoreZone',
  'changeZones',
  'putWeeklyHours',
  'addSchedule',
  'changeSchedule',
  'deleteSchedule',
  'restoreSchedule',
  'assignHolidays',
  'stayLate',
  'putReactions',
]);

const writes = (endpoint: Endpoint): boolean => endpoint.method !== 'GET';
/** Operations that an impersonating session can call. Operations for everyone, receivers and staff are excluded. */
const ofUsers = ENDPOINTS.filter(({ access }) => {
  if (access.kind === 'open' || access.kind === 'cookie' || access.kind === 'receiver')
    return false;
  return access.kind !== 'full' || access.applications.some((application) => application !== 1);
});
const looking = (mode: 'look' | 'act'): Pick<ActiveSession, 'impersonation'> => ({
  impersonation: { id: 'v', mode, actorName: 'Marcus Example', endsAt: 0 },
});

describe('what a staff member may do as a user', () => {
  it('is said for every write that a user has', () => {
    const given = [...USER_ALONE, ...FOR_THE_USER, 'endImpersonation'].toSorted();
    const there = ofUsers.filter(writes).map(({ operationId }) => operationId);
    expect(there.toSorted()).toEqual(given);
  });

  it('is what the portal offers meanwhile, no more and no less', () => {
    for (const impersonation of [null, { mode: 'look' }, { mode: 'act' }] as const) {
      const { mayChange, mayChangeOwn } = impersonationLimits(impersonation);
      const session = impersonation === null ? { impersonation } : looking(impersonation.mode);
      for (const endpoint of ENDPOINTS.filter(({ operationId }) => FOR_THE_USER.has(operationId)))
        expect(checkImpersonation(session, endpoint) === 'allow').toBe(mayChange);
      for (const endpoint of ENDPOINTS.filter(({ operationId }) => USER_ALONE.has(operationId)))
        expect(checkImpersonation(session, endpoint) === 'allow').toBe(mayChangeOwn);
    }
  });

  it.each(ENDPOINTS.map((endpoint) => [endpoint.operationId, endpoint] as const))(
    '%s',
    (operationId, endpoint) => {
      const own = { impersonation: null };
      expect(checkImpersonation(own, endpoint)).toBe('allow');
      const [look, act] = [looking('look'), looking('act')].map((session) => {
        const allowed = checkImpersonation(session, endpoint);
        return allowed === 'allow' ? allowed : 'code' in allowed && allowed.code;
      });
      if (operationId === 'endImpersonation') expect([look, act]).toEqual(['allow', 'allow']);
      else if (USER_ALONE.has(operationId) || OWN_JOBS.has(operationId))
        expect([look, act]).toEqual(['notWhileImpersonating', 'notWhileImpersonating']);
      else if (writes(endpoint)) expect([look, act]).toEqual(['lookOnly', 'allow']);
      else expect([look, act]).toEqual(['allow', 'allow']);
    },
  );
});

/**
 * Maps back-end files that create secrets for later access to the operations that use these files. Impersonating sessions
 * may not call these operations, so that no access outlives the impersonation (SECURITY.md §2.9).
 */
const MAKERS: Readonly<Record<string, readonly string[]>> = {
  'captcha/captcha.use-cases.ts': [],
  'classic/classic.use-cases.ts': ['classicKey'],
  'login/contact-proof.use-cases.ts': [],
  'on-call/on-call-pages.use-cases.ts': ['addOnCallFeed'],
  'receivers/receivers.use-cases.ts': [],
  'recovery/request-recovery-code.use-cases.ts': [],
  // Links for setting a first password and for verifying an address.
  'registration/issue-link.operation.ts': ['invitePortalUser', 'resendInvitation'],
  'remembered-devices/remember-device.operation.ts': ['verifyCode'],
  // Links to reports. Any operation that creates a report for recipients creates such links.
  'reports/send-report-links.operation.ts': [
    'sendReport',
    'runReport',
    'runReportAgain',
    'addReportSchedule',
    'changeReportSchedule',
  ],
  // Session tokens. They expire with the session.
  'session/issue-session.operation.ts': [],
  'session/refresh-session.use-case.ts': [],
  'sso/begin-sso.use-cases.ts': [],
};

describe('what works on without a session', () => {
  it('is made by operations that are named here, and by none of them in an impersonation', () => {
    const root = join(import.meta.dirname, '../../../core/backend');
    const makers = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.port.ts'))
      .filter((file) => /secrets\.token\(\)/.test(readFileSync(join(root, file), 'utf8')));
    expect(makers.toSorted()).toEqual(Object.keys(MAKERS));
    for (const name of Object.values(MAKERS).flat()) {
      const endpoint = ofUsers.find(({ operationId }) => operationId === name);
      expect(endpoint?.impersonation, name).toBe('never');
    }
  });
});
