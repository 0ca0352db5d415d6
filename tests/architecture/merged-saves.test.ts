import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#adapters/server/plugins/plugins.ts';
import { PROJECT } from './project.ts';

const read = (path: string): string => readFileSync(join(PROJECT, path), 'utf8');

/** The file of the editor that sends an operation and merges another person's save, or why nothing is merged. */
type Meets = { readonly by: string } | { readonly not: string };

const by = (file: string): Meets => ({ by: `ui/${file}` });
const not = (reason: string): Meets => ({ not: reason });

const KEPT_LIST = by('lists/kept-editor.ts');
const FILED = by('documents/filed-editor.ts');
const TEXT = by('documents/agreement-text.view-model.ts');
const ONE_FIELD = not(
  'one field and a press: the refusal names who changed it, and what is typed stays',
);
const ANSWER = not('an answer with its reason: it is given anew to what is asked now');
const RIGHTS = not(
  'rights are given knowingly: who changed them is said, and they are looked at again',
);
const SECRET = by('passcodes/secret-editor.view-model.ts');
const PRESS = not('a press without a form: it is done on what is there now, or refused');
const WORK = not('a step of work on a message: the refusal says who took it first');

/** Each operation that changes the content of a record under its revision. */
const EDITS: Readonly<Record<string, Meets>> = {
  answerOnCallSwap: ANSWER,
  applyRequest: ANSWER,
  approveRequest: ANSWER,
  assignHolidays: by('schedules/holiday-editor.view-model.ts'),
  changeAgencies: by('sites/agencies-editor.tsx'),
  changeContactNumber: KEPT_LIST,
  changeDevice: by('sites/device-editor.tsx'),
  changeHoliday: KEPT_LIST,
  changeLibraryItem: KEPT_LIST,
  changeNote: by('sites/note-editor.tsx'),
  changeNotifyRule: by('auto-notify/rule-editor.view-model.ts'),
  changeOnCallOverride: by('on-call/override-editor.view-model.ts'),
  changePasscode: by('passcodes/passcode-editor.view-model.ts'),
  changePersonAccess: RIGHTS,
  changePortalUser: RIGHTS,
  changeReportSchedule: by('reports/schedule-editor.view-model.ts'),
  changeRoadmapItem: KEPT_LIST,
  changeSchedule: by('schedules/schedule-editor.view-model.ts'),
  changeSite: by('sites/site-editor.tsx'),
  changeZone: by('zones/zone-editor.view-model.ts'),
  clearTest: PRESS,
  closeAnsweringMessage: WORK,
  editTest: by('tests-on-site/test-placing.ts'),
  expireContact: ONE_FIELD,
  extendTest: PRESS,
  importContacts: not('a file is looked at anew against the list that is there now'),
  moveSite: ONE_FIELD,
  orderContacts: not('an order is one value, shown place by place where both moved something'),
  publishPolicy: TEXT,
  publishTerms: TEXT,
  putReactions: by('schedules/reactions-editor.ts'),
  putWeeklyHours: by('schedules/week-editor.view-model.ts'),
  redeliverAnsweringMessage: WORK,
  refuseApprovedRequest: ANSWER,
  refuseRequest: ANSWER,
  renameSiteTemplate: ONE_FIELD,
  restoreBranding: PRESS,
  saveSharedView: PRESS,
  saveAccountDraft: not(
    'a draft is one person’s; in a second window the first is asked to load it again',
  ),
  saveAccountInfo: by('account-info/account-editor.view-model.ts'),
  saveAlarmDefaults: by('account-group/group-editors.ts'),
  saveBanner: by('notices/banner-settings.view-model.ts'),
  saveBrandingDraft: by('branding/branding.view-model.ts'),
  saveBusinessHours: by('business-hours/hours-editor.view-model.ts'),
  saveCompany: by('account-group/group-editors.ts'),
  saveContact: by('contacts/contact-editor.view-model.ts'),
  saveGroupContact: by('account-group/group-editors.ts'),
  saveOnCallFixed: by('on-call/fixed-editor.view-model.ts'),
  saveOnCallList: by('on-call/list-editor.view-model.ts'),
  saveOnCallPerson: by('on-call/person-editor.view-model.ts'),
  saveTemporaryHours: by('business-hours/temporary-editor.view-model.ts'),
  sayAttention: WORK,
  setBannerEnd: ONE_FIELD,
  setContactPin: SECRET,
  setContactVacation: ONE_FIELD,
  setDuressCode: SECRET,
  setPortalUserDisabled: PRESS,
  stayLate: PRESS,
  submitAccount: PRESS,
  supportAnswer: ANSWER,
  supportReportStatus: WORK,
  supportRights: RIGHTS,
  suspendContact: PRESS,
  turnNotifyRule: PRESS,
  updateCampaign: FILED,
  updateNews: FILED,
  uploadCampaignFile: FILED,
};

/** What names a record instead of being part of its content. */
const NAMES = /^(?:rev|id|sn|dn|group)$|(?:Id|Num)$/;

const edits = ENDPOINTS.map(({ input, operationId }) => ({
  operationId,
  fields: Object.keys('shape' in input ? input.shape : input),
}))
  .filter(({ fields }) => fields.includes('rev') || fields.includes('seen'))
  .filter(({ fields }) => fields.some((field) => !NAMES.test(field)))
  .map(({ operationId }) => operationId);

/** What an editor is made of that merges another person's save. */
const MERGES = /\bnew (?:RevisedEditor|Meeting)\b|\beditFile[<(]|\bmeetTests\(/;

const sources = readdirSync(join(PROJECT, 'ui'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => `ui/${path}`)
  .map((path) => ({ path, text: read(path) }));

const those = (pattern: RegExp): readonly string[] =>
  sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

describe('a save that meets another person’s save', () => {
  it('is merged field by field in every editor of the table, and each edit is in the table', () => {
    expect(edits.length).toBeGreaterThan(60);
    expect(Object.keys(EDITS).toSorted()).toEqual(edits.toSorted());
    const bare = Object.entries(EDITS).filter(
      ([, meets]) => 'by' in meets && !MERGES.test(read(meets.by)),
    );
    expect(bare).toEqual([]);
  });

  it('is sent by the file of the table', () => {
    const shared = new Set([KEPT_LIST, FILED, TEXT, SECRET]);
    const unsent = Object.entries(EDITS).filter(
      ([id, meets]) =>
        'by' in meets && !shared.has(meets) && !new RegExp(`\\.${id}\\(`).test(read(meets.by)),
    );
    expect(unsent).toEqual([]);
  });

  it('is shown to the person wherever such an editor is drawn', () => {
    const shown = read('ui/shell/editor-notices.tsx');
    expect(shown).toContain('<MeetingNotice ');
    expect(read('ui/shell/editor-panel.tsx')).toContain('<EditorNotices ');
    const slices = new Set(
      those(MERGES)
        .map((path) => path.split('/').slice(0, 2).join('/'))
        .filter((slice) => slice !== 'ui/shell'),
    );
    expect(slices.size).toBeGreaterThan(12);
    const draws = those(/<(?:EditorNotices|EditorPanel|MeetingNotice|StoredListCard)\b/);
    expect([...slices].filter((slice) => !draws.some((path) => path.startsWith(slice)))).toEqual(
      [],
    );
  });

  it('is merged by the one editor, which alone saves under a revision', () => {
    expect(those(/from '[^']*\/revised-save\.ts'/)).toEqual(['ui/shell/revised-editor.ts']);
    expect(those(/\bmergeFields\(/).toSorted()).toEqual([
      'ui/shell/editing/meeting.ts',
      'ui/shell/revised-editor.ts',
    ]);
    expect(MERGES.test('this.edit = new FormState({ initial })')).toBe(false);
  });

  it('goes over another person’s change knowingly only where there are no fields', () => {
    expect(those(/\basync keepMine\(/)).toEqual([
      'ui/contacts/call-order.view-model.ts',
      'ui/tests-on-site/test-presses.ts',
    ]);
  });
});
