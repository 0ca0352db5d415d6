import { beforeEach, describe, expect, it } from 'vitest';
import { MemoryFileSaver } from '#adapters/memory/memory-file-saver.ts';
import type { AccountGroupGateway } from '#core/account-group/account-group.api.ts';
import type {
  AccountGroup,
  StoredCompany,
  StoredDefaults,
} from '#core/account-group/account-group.schema.ts';
import type { PortalUser } from '#core/account-group/portal-user.schema.ts';
import { rightsOfPreset } from '#core/account-group/presets.rule.ts';
import { AttemptKey } from '#core/kernel/attempt-key.ts';
import { scripted } from '#tests/support/scripted.ts';
import { AccountGroupViewModel } from '#ui/account-group/account-group.view-model.ts';
import { licenceText } from '#ui/account-group/licence-text.rule.ts';
import { ToastStore } from '#ui/kit/toast.store.ts';
import { pickVersions } from '../../support/pick-versions.ts';

const TOUCHED = { rev: 1, changedBy: 'Dana Reyes', changedAt: '2026-03-12T18:00:00.000Z' };
const STALE = { kind: 'refused', status: 409, code: 'staleRev', message: null } as const;
const SERVICES = { answeringService: false };

const COMPANY: StoredCompany = {
  ...TOUCHED,
  legalName: 'Coast',
  street: null,
  city: 'Port Alder',
  region: null,
  postalCode: null,
  timeZone: 'America/New_York',
  phone: null,
  servicePhone: null,
  email: null,
  web: null,
  licences: [],
  holidayGroup: 'National',
};
const DEFAULTS: StoredDefaults = {
  ...TOUCHED,
  runawayTimes: 60,
  verifyTests: false,
  maxTestHours: null,
  ecvContacts: 0,
  defaultTestCategory: 'Technician test',
};
const GROUP: AccountGroup = {
  siteGroupNum: 4473,
  siteGroupName: 'Coast',
  kind: 'Branch',
  status: 'Active',
  since: null,
  representative: 'Priya Nair',
  answeringService: false,
  services: [],
  holidayDays: 10,
  terms: null,
  contacts: [],
  blocks: [],
  company: COMPANY,
  defaults: DEFAULTS,
  tree: [
    {
      siteGroupNum: 4473,
      siteGroupName: 'Coast',
      parent: null,
      status: 'Active',
      accounts: 12,
      users: 3,
      answeringService: false,
    },
  ],
  givable: [{ siteGroupNum: 4473, siteGroupName: 'Coast', answeringService: false }],
};
const RUTH: PortalUser = {
  id: 'ruth',
  name: 'Ruth Adler',
  username: 'ruth.adler',
  email: null,
  mobile: null,
  groups: [4473],
  elsewhere: false,
  rights: [...rightsOfPreset('Read only', SERVICES)],
  preset: 'Read only',
  lastLoginAt: null,
  check: 'Code',
  state: 'Active',
  own: false,
  sentAt: null,
  expiresAt: null,
  rev: 7,
};

describe('the own group of a dealer on the screen', () => {
  let gateway: ReturnType<typeof scripted<AccountGroupGateway>>;
  let model: AccountGroupViewModel;
  let toasts: ToastStore;
  beforeEach(() => {
    gateway = scripted<AccountGroupGateway>();
    toasts = new ToastStore(Date.now);
    let keys = 0;
    model = new AccountGroupViewModel({
      gateway,
      toasts,
      files: new MemoryFileSaver(),
      makeKey: () => new AttemptKey({ next: () => `key-${String((keys += 1))}` }),
    });
    gateway.onPortalUsers.gives({ users: [RUTH], total: 1 });
    gateway.onAccountGroup.gives(GROUP);
  });
  const toastTitles = () => toasts.shown().map(({ title }) => title);

  it('shows what somebody else saved of the company meanwhile, and saves the version that is chosen', async () => {
    model.openCompany(GROUP);
    const editor = model.company;
    editor?.form.type('phone', '12');
    await editor?.save();
    expect(editor?.form.errors).toEqual({ phone: ['Enter a valid phone number'] });
    editor?.form.type('phone', '');
    editor?.form.type('city', 'Bexley');
    const theirs = { ...COMPANY, rev: 2, city: 'Saltmarsh', changedBy: 'Hana Mori' };
    gateway.onSaveCompany.fails(STALE).gives({});
    gateway.onAccountGroup.clear().gives({ ...GROUP, company: theirs });
    await editor?.save();
    expect(editor?.meeting.open.map(({ words }) => words)).toEqual([
      { mine: 'Bexley', theirs: 'Saltmarsh' },
    ]);
    expect(editor?.form.values.city).toBe('Bexley');
    await editor?.save();
    expect(gateway.onSaveCompany.calls).toHaveLength(1);
    pickVersions(editor?.meeting, 'mine');
    await editor?.save();
    expect(gateway.onSaveCompany.calls.map(([{ rev, city }]) => [rev, city])).toEqual([
      [1, 'Bexley'],
      [2, 'Bexley'],
    ]);
    expect([model.company, toastTitles()]).toEqual([null, ['The company was saved']]);
  });

  it('asks before somebody is disabled, and does nothing on a no', async () => {
    model.acts.ask('disable', RUTH);
    expect(model.acts.asked).toEqual({ act: 'disable', user: RUTH });
    model.acts.keep();
    await model.acts.go();
    expect(gateway.onSetPortalUserDisabled.calls).toEqual([]);
    model.acts.ask('disable', RUTH);
    gateway.onSetPortalUserDisabled.fails({ kind: 'unreachable' }).gives({});
    await model.acts.go();
    expect([model.acts.asked?.act, model.acts.submission.problem]).toEqual([
      'disable',
      'That could not be done. Please try again. There was no connection.',
    ]);
    await model.acts.go();
    expect(gateway.onSetPortalUserDisabled.calls.at(-1)).toEqual([
      { id: 'ruth', rev: 7, disabled: true },
    ]);
    expect([model.acts.asked, toastTitles()]).toEqual([null, ['Ruth Adler was disabled']]);
  });

  it('gives rights one by one, which are no preset any more, under the revision that was read', async () => {
    model.openAccess(GROUP, RUTH);
    const { access } = model;
    expect([access?.choice.preset, access?.dirty, access?.sites]).toEqual(['Read only', false, 12]);
    access?.choice.setRight('zonesEdit', true);
    expect([access?.choice.preset, access?.dirty]).toEqual(['Custom', true]);
    gateway.onChangePortalUser.fails(STALE).gives({});
    await access?.save();
    expect(gateway.onPortalUsers.calls).toHaveLength(1);
    await access?.save();
    const [[wanted] = []] = gateway.onChangePortalUser.calls.slice(-1);
    expect([wanted?.rev, wanted?.groups, wanted?.rights.includes('zonesEdit')]).toEqual([
      7,
      [4473],
      true,
    ]);
    expect([model.access, toastTitles()]).toEqual([null, ['Access for Ruth Adler was saved']]);
  });

  it('invites once, however often it is pressed after an answer that got lost', async () => {
    model.openAccess(GROUP, null);
    const { access } = model;
    await access?.save();
    expect(gateway.onInvitePortalUser.calls).toEqual([]);
    access?.form.type('name', 'Jonas Beck');
    access?.form.type('email', 'jonas.beck@example.com');
    access?.choice.choose('Read only');
    gateway.onInvitePortalUser.fails({ kind: 'timedOut' }).gives({});
    await access?.save();
    await access?.save();
    expect(gateway.onInvitePortalUser.calls.map(([{ id, name }]) => [id, name])).toEqual([
      ['key-1', 'Jonas Beck'],
      ['key-1', 'Jonas Beck'],
    ]);
    expect(toastTitles()).toEqual(['Jonas Beck was invited']);
  });
});

it('a licence is warned of sixty days before its last day, and called expired after it', () => {
  const text = (expires: string | null) => licenceText({ expires }, '2026-03-12');
  expect(text(null)).toBeNull();
  expect(text('2026-05-12')).toEqual({ tone: 'muted', day: '2026-05-12' });
  expect(text('2026-05-11')).toEqual({ tone: 'warn', text: 'expires in 60 days' });
  expect(text('2026-03-12')).toEqual({ tone: 'warn', text: 'expires today' });
  expect(text('2026-03-11')).toEqual({ tone: 'bad', text: 'expired 1 day ago' });
});
