import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SupportGateway } from '#core/support/support.api.ts';
import { REPORT_LIST } from '#core/support/support-list.ts';
import type { IntakeReport, StaffMember } from '#core/support/supported-users.schema.ts';
import { ToastStore } from '#ui/kit/toast.store.ts';
import { ReportsViewModel } from '#ui/support/reports.view-model.ts';
import { StaffRightsViewModel } from '#ui/support/staff-rights.view-model.ts';
import { scripted, type Scripted } from '../../support/scripted.ts';

const report = (change: Partial<IntakeReport> = {}): IntakeReport => ({
  reference: 'B-000001',
  kind: 'bug',
  status: 'New',
  summary: 'It broke',
  rating: null,
  text: '',
  route: '/home/dashboard',
  appVersion: '1.0',
  writtenBy: 'Ana Duarte',
  actingStaff: null,
  siteGroupNum: 4471,
  createdAt: '2026-03-12T18:00:00.000Z',
  site: null,
  answer: null,
  rev: 1,
  ...change,
});
const STALE = { kind: 'refused', status: 409, message: 'Changed.', code: 'staleRev' } as const;

describe('the reports of Support', () => {
  let support: Scripted<SupportGateway>;
  let model: ReportsViewModel;
  beforeEach(() => {
    support = scripted<SupportGateway>();
    model = new ReportsViewModel({
      support,
      toasts: new ToastStore(() => 0),
      files: { save: () => undefined },
    });
  });

  it('begin a filter at the first page', async () => {
    support.onSupportReports.gives({ reports: [report()], total: 80 });
    await model.list.turnTo(3);
    await model.list.filter('kind', 'bug');
    await model.list.filter('status', 'Closed');
    const { start } = REPORT_LIST;
    expect(support.onSupportReports.calls.map(([query]) => query)).toEqual([
      { ...start, page: 3 },
      { ...start, filters: { kind: 'bug' } },
      { ...start, filters: { kind: 'bug', status: 'Closed' } },
    ]);
  });

  it('open as the address names them, once they are among the rows', async () => {
    support.onSupportReports.gives({ reports: [report()], total: 1 });
    await model.list.filter('status', 'New');
    model.follow('B-none');
    expect(model.opened).toBeNull();
    const [first] = model.list.rows;
    model.follow(first?.reference ?? '');
    expect(model.opened).toBe(first);
    model.follow(null);
    expect(model.opened).toBeNull();
  });

  it('move on under their revision, and show what they are now', async () => {
    support.onSupportReports.gives({ reports: [report()], total: 1 });
    support.onSupportReportStatus.gives(report({ status: 'In progress', rev: 2 }));
    model.open(report());
    await model.setStatus('In progress');
    expect(support.onSupportReportStatus.calls).toEqual([
      [{ reference: 'B-000001', status: 'In progress', rev: 1 }],
    ]);
    expect(model.opened).toMatchObject({ status: 'In progress', rev: 2 });
    await model.setStatus('In progress');
    expect(support.onSupportReportStatus.calls).toHaveLength(1);
  });

  it('show what somebody else made of them', async () => {
    support.onSupportReports.gives({ reports: [report({ status: 'Closed', rev: 5 })], total: 1 });
    support.onSupportReportStatus.fails(STALE);
    model.open(report());
    await model.setStatus('In progress');
    expect(model.opened).toMatchObject({ status: 'Closed', rev: 5 });
    expect(model.submission.busy).toBe(false);
  });
});

describe('the rights of staff', () => {
  const member = (change: Partial<StaffMember> = {}): StaffMember => ({
    accountId: 's-1',
    username: 'staff.limited',
    name: 'Elena Rossi',
    disabled: false,
    rights: ['banner', 'news'],
    rev: 4,
    ...change,
  });
  let support: Scripted<SupportGateway>;
  let model: StaffRightsViewModel;
  let saved: string[];
  beforeEach(() => {
    support = scripted<SupportGateway>();
    support.onSupportStaff.gives({ staff: [member()] });
    saved = [];
    const files = { save: (file: { name: string }) => saved.push(file.name) };
    model = new StaffRightsViewModel({ support, files, toasts: new ToastStore(() => 0) });
    model.edit(member());
  });

  it('are sent whole, sorted, under the revision that was read', async () => {
    support.onSupportRights.gives(member({ rights: ['audit', 'banner', 'news'], rev: 5 }));
    model.set('audit', true);
    await model.save();
    expect(support.onSupportRights.calls).toEqual([
      [{ accountId: 's-1', rights: ['audit', 'banner', 'news'], rev: 4 }],
    ]);
    expect(model.edited).toBeNull();
  });

  it('stand in a list that is found by name and right, and read anew after a save', async () => {
    const zed = { name: 'Zed', username: 'zed', accountId: 's-2', disabled: true };
    support.onSupportStaff.clear().gives({
      staff: [member(), member({ ...zed, rights: [] })],
    });
    model.list.open((name) => (name === 'q' ? 'disabled none' : null));
    await vi.waitFor(() => expect(model.list.rows.map(({ name }) => name)).toEqual(['Zed']));
    await model.list.clear();
    await model.list.sortBy('name');
    await model.list.sortBy('name');
    expect(model.list.rows.map(({ name }) => name)).toEqual(['Zed', 'Elena Rossi']);
    support.onSupportStaff.clear().gives({ staff: [member({ rights: ['audit'] })] });
    support.onSupportRights.gives(member({ rights: ['audit'] }));
    model.set('audit', true);
    await model.save();
    expect(model.list.rows).toEqual([member({ rights: ['audit'] })]);
  });

  it('are taken away as they are searched', async () => {
    model.list.open((name) => (name === 'q' ? 'elena' : null));
    await vi.waitFor(() => expect(model.list.rows).toHaveLength(1));
    support.onSupportStaffExport.gives({ name: 'staff.csv', bytes: new Uint8Array(1) });
    const { query, total } = model.list;
    await model.download.run({ query, columns: ['name', 'rights'], format: 'csv', total });
    expect(support.onSupportStaffExport.calls).toMatchObject([
      [{ query: { search: 'elena' }, columns: ['name', 'rights'], format: 'csv' }],
    ]);
    expect(saved).toEqual(['staff.csv']);
  });

  it('let nobody act who may not view', () => {
    model.set('actAs', true);
    expect([...model.rights].toSorted()).toEqual(['actAs', 'banner', 'impersonate', 'news']);
    model.set('impersonate', false);
    expect([...model.rights].toSorted()).toEqual(['banner', 'news']);
    expect(model.dirty).toBe(false);
  });

  it('send nothing when nothing changed, and keep the choice when refused', async () => {
    await model.save();
    expect(support.onSupportRights.calls).toEqual([]);
    support.onSupportRights.fails(STALE);
    model.set('news', false);
    await model.save();
    expect(model.submission.problem).toBe('Changed.');
    expect([...model.rights]).toEqual(['banner']);
    expect(model.dirty).toBe(true);
  });
});
