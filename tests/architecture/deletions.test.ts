import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT } from './project.ts';

const read = (path: string): string => readFileSync(join(PROJECT, path), 'utf8');

/**
 * How an operation that deletes or ends something is protected, and by which file. The one pattern: a single row that can
 * be put back gets an Undo for ten seconds (`undo`); what cannot be put back, or reaches many, gets a question that names
 * the reach (`asks`). For `needs neither`, the second element is the reason instead of a file.
 */
type Stands = readonly ['asks' | 'undo', string] | readonly ['needs neither', string];

const neither = (reason: string): Stands => ['needs neither', reason];
const KEPT_LIST: Stands = ['undo', 'ui/lists/stored-list.view-model.ts'];
const ON_CALL: Stands = ['asks', 'ui/on-call/on-call.view-model.ts'];
const OFF_TEST: Stands = ['asks', 'ui/tests-on-site/off-question.tsx'];
const USERS: Stands = ['asks', 'ui/account-group/group-questions.tsx'];
const OF_FORM = neither(
  'a file is taken out of a form and goes with its Save; until then it stands',
);
const FORM = neither('a form shows every row that stays, and only its Save sends them');
const DATED = neither('a dialog asks from which day, and the same dialog takes it back');
const TURNS_BACK = neither('the same press turns it back');
const REASONED = neither('a form asks why, and who asked reads it');
const HANDLED = neither('what is handled stays in its list, and can be opened again');
const PREVIEWED = neither(
  'a panel lists each row and what becomes of it before the button that counts them',
);

const DELETIONS: Readonly<Record<string, Stands>> = {
  addOnCallOverride: neither('the rotation comes back when the override is ended'),
  applyRequest: ['asks', 'ui/requests/request-answer.tsx'],
  assignAnsweringMessage: TURNS_BACK,
  assignHolidays: FORM,
  assignAttention: neither('a dry run shows them before, and the same dialog assigns them back'),
  cancelJob: neither('the work is begun again by the same press'),
  cancelService: neither('a form asks for day and reason, and it can be withdrawn until that day'),
  changeAgencies: FORM,
  changeHoliday: FORM,
  changePersonAccess: FORM,
  changePortalUser: FORM,
  changeZones: PREVIEWED,
  clearTest: OFF_TEST,
  clearTests: OFF_TEST,
  closeAnsweringMessage: neither('a form beside the message asks for the outcome'),
  closeNow: neither('“Release” beside it opens again'),
  closeService: HANDLED,
  copyContacts: PREVIEWED,
  deleteAccountLink: ['asks', 'ui/account-links/account-switcher.part.tsx'],
  deleteContact: ['undo', 'ui/contacts/contact-acts.view-model.ts'],
  deletePasscode: ['undo', 'ui/passcodes/code-removal.view-model.ts'],
  deleteReport: ['asks', 'ui/reports/reports.page.tsx'],
  deleteReportSchedule: ['asks', 'ui/reports/reports.page.tsx'],
  deleteSchedule: ['undo', 'ui/schedules/schedules.view-model.ts'],
  discardAccountDraft: ['asks', 'ui/new-account/account-wizard.tsx'],
  discardBrandingDraft: neither('what is published stays, and the history keeps it'),
  endImpersonation: neither('it ends the own visit; the same person can be visited again'),
  endOtherSessions: neither('those browsers sign in again; nothing is lost'),
  endOwnSession: neither('that browser signs in again; nothing is lost'),
  expireContact: DATED,
  importContacts: PREVIEWED,
  moveSite: ['asks', 'ui/sites/move-dialog.tsx'],
  orderContacts: neither('the same drag or menu moves back'),
  placeManyTests: neither('a dry run counts them before, and “Undo” is beside the result'),
  publishBranding: neither('the history restores what was published before'),
  publishPolicy: ['asks', 'ui/documents/agreement-parts.tsx'],
  publishTerms: ['asks', 'ui/documents/agreement-parts.tsx'],
  putReactions: FORM,
  putWeeklyHours: FORM,
  refuseApprovedRequest: REASONED,
  refuseContact: neither('the invited person refuses own data, and a link is sent again'),
  refuseRequest: REASONED,
  releaseTemporaryHours: ['asks', 'ui/business-hours/business-hours.view-model.ts'],
  removeAgreement: OF_FORM,
  removeCampaignFile: OF_FORM,
  removeContactNumber: KEPT_LIST,
  removeContactPin: ['undo', 'ui/passcodes/code-removal.view-model.ts'],
  removeDocument: ['asks', 'ui/sites/remove-question.tsx'],
  removeDuressCode: ['undo', 'ui/passcodes/code-removal.view-model.ts'],
  removeGroupContact: ['asks', 'ui/account-group/account-group.view-model.ts'],
  removeHoliday: KEPT_LIST,
  removeLibraryItem: KEPT_LIST,
  removeNews: ['undo', 'ui/news/news-editor.view-model.ts'],
  removeNewsDocument: OF_FORM,
  removeNewsItems: ['undo', 'ui/news/news-setup.view-model.ts'],
  removeNote: ['asks', 'ui/sites/remove-question.tsx'],
  removeNotifyRule: ['asks', 'ui/auto-notify/auto-notify.view-model.ts'],
  removeOnCallFixed: ON_CALL,
  removeOnCallList: ON_CALL,
  removeOnCallOverride: ON_CALL,
  removeOnCallPerson: ON_CALL,
  removePhone: neither('proved again by a code, in a form that is sent by itself'),
  removePortalUser: USERS,
  removeRoadmapItem: KEPT_LIST,
  removeSiteTemplate: ['asks', 'ui/sites/templates.view-model.ts'],
  removeTemporaryHours: ['asks', 'ui/business-hours/business-hours.view-model.ts'],
  removeZone: ['undo', 'ui/zones/zone-panels.ts'],
  replacePassword: neither('the step asks for the new one twice'),
  resetDealerPassword: neither('by a link that was asked for'),
  resetMsaPassword: neither('by a code that was asked for'),
  resetPortalUserCheck: USERS,
  returnToService: ['asks', 'ui/sites/remove-question.tsx'],
  revokeDevice: neither('that browser is asked for a code once more; nothing is lost'),
  revokeOnCallFeed: ['asks', 'ui/on-call/feeds.view-model.ts'],
  saveBusinessHours: FORM,
  saveCompany: FORM,
  saveContact: FORM,
  saveGroupContact: FORM,
  saveOnCallFixed: FORM,
  saveOnCallList: FORM,
  saveOnCallPerson: FORM,
  setBannerEnd: neither('a form asks when, and takes the end off again'),
  setContactVacation: DATED,
  setPortalUserDisabled: USERS,
  startAccountSheet: ['asks', 'ui/new-account/bulk-create.page.tsx'],
  startPortalImport: PREVIEWED,
  startZoneImport: PREVIEWED,
  stayLate: neither('it says what it moves before, and the toast takes it back'),
  stopSharingView: ['asks', 'ui/lists/shared-views.ts'],
  stopReport: neither('“Run again” makes the report anew'),
  supportAction: ['asks', 'ui/support/person-actions.tsx'],
  supportRights: FORM,
  supportTakeBackContact: neither('it is itself the way back of a correction'),
  supportTakeBackStep: neither('it is itself the way back of a demanded step'),
  suspendContact: ['undo', 'ui/contacts/contact-acts.view-model.ts'],
  takeOutOfService: neither('a form asks from when and why, and “Return to service” takes it back'),
  turnNotifyRule: TURNS_BACK,
  undoCancellation: neither('the customer can cancel again; until the day nothing has ended'),
  undoManyTests: neither('it is itself the Undo'),
  uploadBrandImage: neither('a logo is taken out of the draft; what is published stays'),
  withdrawCancellation: neither('the customer can cancel again; until the day nothing has ended'),
  withdrawChangeRequest: ['asks', 'ui/account-changes/withdraw-question.tsx'],
  withdrawInvitation: USERS,
};

/** Words in an operation's name or path that say that something is deleted, ended, or taken from somebody. */
const ENDS =
  /delete|remove|clear|discard|revoke|\bend|cancel|stop|withdraw|suspend|unassign|expire|vacation|disabled|reset|refuse|take-?back|close|release|turn|out-of-service|in-service|replace|undo|terms\?|policy\?|publish|move|many|import|start|assign|order|agencies|weekly-hours|supervision|rights|access/i;

/** Operations whose word means something else: nothing that somebody has is gone after them. */
const OTHER_WORDS: ReadonlySet<string> = new Set(
  `checkZoneImport classicKey openDealerRecovery startAccountExport startAuditExport startCommunicationTest
   startContactChange startHistoryExport startImpersonation startInvoiceFile uploadPortalFile`.split(
    /\s+/,
  ),
);

const LINE = /(\w+): '((?:POST|PUT|DELETE) [^']*)'/g;
const writes = readdirSync(join(PROJECT, 'adapters/wire'))
  .filter((name) => name.endsWith('.routes.ts'))
  .flatMap((name) => [...read(`adapters/wire/${name}`).matchAll(LINE)])
  .map(([, id = '', path = '']) => ({ id, path }));

/** Where the operation is itself the Undo of the press before it. */
const IS_UNDO: ReadonlySet<string> = new Set(['clearTest in ui/sites/search/test-acts.ts']);

const OF_SCREEN = {
  asks: /deletion\.ask\(|#ask\(|<(Form)?Dialog\b|<(DiscardQuestion|RemoveQuestion)\b/,
  undo: /toastRemoved\(|toastUndoable\(|label: UNDO/,
};

const sources = readdirSync(join(PROJECT, 'ui'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => ({ path: `ui/${name}`, text: read(`ui/${name}`) }));

describe('what somebody has is not deleted or ended by one press without a question or an Undo', () => {
  it('and each operation that deletes or ends is in the table', () => {
    expect(writes.length).toBeGreaterThan(200);
    const ending = writes.filter(({ id, path }) => ENDS.test(path) || ENDS.test(id));
    const missing = ending.filter(({ id }) => !(id in DELETIONS) && !OTHER_WORDS.has(id));
    expect(missing.map(({ id }) => id)).toEqual([]);
    const known = new Set(writes.map(({ id }) => id));
    expect(Object.keys(DELETIONS).filter((id) => !known.has(id))).toEqual([]);
    const heard = new Set(ending.map(({ id }) => id));
    expect([...OTHER_WORDS].filter((id) => !heard.has(id))).toEqual([]);
  });

  it('and the file of the table asks, or offers the Undo', () => {
    const bare = Object.entries(DELETIONS).filter(
      ([, [kind, where]]) => kind !== 'needs neither' && !OF_SCREEN[kind].test(read(where)),
    );
    expect(bare).toEqual([]);
  });

  it('and no other capability sends it past its question', () => {
    const past = Object.entries(DELETIONS).flatMap(([id, [kind, where]]) =>
      kind === 'needs neither'
        ? []
        : sources
            .filter(({ text }) => new RegExp(`gateway\\.${id}\\(`).test(text))
            .filter(({ path }) => dirname(path) !== dirname(where))
            // The question may be another capability's, if it is taken from there.
            .filter(({ text }) => !text.includes(`'../${basename(dirname(where))}/`))
            .map(({ path }) => `${id} in ${path}`),
    );
    expect(past.filter((one) => !IS_UNDO.has(one))).toEqual([]);
  });

  it('and the focus goes on to the next row after each, by the one mechanism of the frame', () => {
    expect(read('ui/shell/app-frame.tsx')).toContain('<KeptFocus />');
  });
});
