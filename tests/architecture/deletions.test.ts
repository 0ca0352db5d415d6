import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT } from './project.ts';

const read = (path: string): string => readFileSync(join(PROJECT, path), 'utf8');

/**
 * How a deletion is protected, and by which file. `asks` means a confirmation that names the loss. For `needs neither`,
 * the second element is the reason instead of a file.
 */
type Stands = readonly ['asks' | 'undo', string] | readonly ['needs neither', string];

const KEPT_LIST: Stands = ['undo', 'ui/lists/stored-list.view-model.ts'];
const ON_CALL: Stands = ['asks', 'ui/on-call/on-call.view-model.ts'];
const OFF_TEST: Stands = ['asks', 'ui/tests-on-site/off-question.tsx'];
const OF_FORM = 'a file is taken out of a form and goes with its Save; until then it stands';

const DELETIONS: Readonly<Record<string, Stands>> = {
  cancelJob: ['needs neither', 'the work is begun again by the same press'],
  clearTest: OFF_TEST,
  clearTests: OFF_TEST,
  deleteAccountLink: ['asks', 'ui/account-links/account-switcher.part.tsx'],
  deleteContact: ['undo', 'ui/contacts/contact-acts.view-model.ts'],
  deletePasscode: ['undo', 'ui/passcodes/code-removal.view-model.ts'],
  deleteReport: ['asks', 'ui/reports/reports.page.tsx'],
  deleteReportSchedule: ['asks', 'ui/reports/reports.page.tsx'],
  deleteSchedule: ['undo', 'ui/schedules/schedules.view-model.ts'],
  discardAccountDraft: ['asks', 'ui/new-account/account-wizard.tsx'],
  discardBrandingDraft: ['needs neither', 'what is published stays, and the history keeps it'],
  endOwnSession: ['needs neither', 'that browser signs in again; nothing is lost'],
  removeAgreement: ['needs neither', OF_FORM],
  removeCampaignFile: ['needs neither', OF_FORM],
  removeContactNumber: KEPT_LIST,
  removeContactPin: ['undo', 'ui/passcodes/code-removal.view-model.ts'],
  removeDocument: ['asks', 'ui/sites/remove-question.tsx'],
  removeDuressCode: ['undo', 'ui/passcodes/code-removal.view-model.ts'],
  removeGroupContact: ['asks', 'ui/account-group/account-group.view-model.ts'],
  removeHoliday: KEPT_LIST,
  removeLibraryItem: KEPT_LIST,
  removeNews: ['undo', 'ui/news/news-editor.view-model.ts'],
  removeNewsDocument: ['needs neither', OF_FORM],
  removeNewsItems: ['undo', 'ui/news/news-setup.view-model.ts'],
  removeNote: ['asks', 'ui/sites/remove-question.tsx'],
  removeNotifyRule: ['asks', 'ui/auto-notify/auto-notify.view-model.ts'],
  removeOnCallFixed: ON_CALL,
  removeOnCallList: ON_CALL,
  removeOnCallOverride: ON_CALL,
  removeOnCallPerson: ON_CALL,
  removePhone: ['needs neither', 'proved again by a code, in a form that is sent by itself'],
  removePortalUser: ['asks', 'ui/account-group/group-questions.tsx'],
  removeRoadmapItem: KEPT_LIST,
  removeSiteTemplate: ['asks', 'ui/sites/templates.view-model.ts'],
  removeTemporaryHours: ['asks', 'ui/business-hours/business-hours.view-model.ts'],
  removeZone: ['undo', 'ui/zones/zone-panels.ts'],
  revokeDevice: ['needs neither', 'that browser is asked for a code once more; nothing is lost'],
};

const DECLARED = /(\w+): '(?:DELETE |POST [^']*\/(?:delete|remove|clear|discard)')/g;
const OF_SCREEN = {
  asks: /deletion\.ask\(|#ask\(|<(Dialog|DiscardQuestion|RemoveQuestion)\b/,
  undo: /toastRemoved\(|toastUndoable\(/,
};

it('nothing that somebody entered is deleted by one press without a question or an Undo', () => {
  const declared = readdirSync(join(PROJECT, 'adapters/wire'))
    .filter((name) => name.endsWith('.routes.ts'))
    .flatMap((name) => [...read(`adapters/wire/${name}`).matchAll(DECLARED)])
    .map(([, id = '']) => id);
  expect(declared.length).toBeGreaterThan(30);
  expect(declared.filter((id) => !(id in DELETIONS))).toEqual([]);
  const bare = Object.entries(DELETIONS).filter(
    ([, [kind, where]]) => kind !== 'needs neither' && !OF_SCREEN[kind].test(read(where)),
  );
  expect(bare).toEqual([]);
});
