import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AttemptKey } from '#core/kernel/attempt-key.ts';
import type { AgreementTextGateway } from '#core/agreement/agreement-text.gateway.port.ts';
import type { ProvisioningGateway } from '#core/provisioning/provisioning.api.ts';
import type { JobsGateway } from '#core/jobs/jobs.api.ts';
import type { PortalImportGateway } from '#core/provisioning/portal-import.api.ts';
import type { PortalImport } from '#core/provisioning/portal-import.schema.ts';
import type { Provisioning, WaitingPerson } from '#core/provisioning/provisioning.schema.ts';
import { ownDrafts } from '#tests/support/own-drafts.ts';
import { scripted } from '#tests/support/scripted.ts';
import { AgreementTextViewModel } from '#ui/documents/agreement-text.view-model.ts';
import { JobFollower } from '#ui/jobs/job-follower.ts';
import { ToastStore } from '#ui/kit/toast.store.ts';
import { PortalExport } from '#ui/provisioning/portal-export.ts';
import { PortalImportFiles } from '#ui/provisioning/portal-import-files.ts';
import { PortalImportViewModel } from '#ui/provisioning/portal-import.view-model.ts';
import { ProvisioningViewModel } from '#ui/provisioning/provisioning.view-model.ts';
import { TermsViewModel } from '#ui/provisioning/terms.view-model.ts';

const NOW = Date.UTC(2026, 10, 27, 12);
const person = (at: number, more: Partial<WaitingPerson> = {}): WaitingPerson => ({
  id: `p${at}`,
  name: `Person ${at}`,
  username: `person.${at}`,
  applicationNum: 2,
  email: `p${at}@example.com`,
  groups: [],
  sentAt: null,
  expiresAt: null,
  ...more,
});
const SENT = { sentAt: new Date(NOW).toISOString(), expiresAt: new Date(NOW + 1000).toISOString() };
const factsOf = (waiting: readonly WaitingPerson[]): Provisioning => ({
  host: 'portal.example.com',
  since: new Date(NOW).toISOString(),
  timeZone: 'Europe/Berlin',
  groups: 1,
  people: 2,
  sites: 0,
  terms: 1,
  privacy: 1,
  invited: true,
  signals: false,
  uninvited: waiting.length,
  server: { mail: 'transport', sms: 'none', keys: 'files', mailedAt: null, mailFails: false },
  waiting: [...waiting],
  waitingTotal: waiting.length,
});

const opened = async (
  waiting: readonly WaitingPerson[] = [],
  newest: PortalImport | null = null,
) => {
  const imports = scripted<PortalImportGateway>();
  const files = { save: vi.fn() };
  const gateway = scripted<ProvisioningGateway>();
  const texts = scripted<AgreementTextGateway>();
  const toasts = new ToastStore(Date.now);
  let keys = 0;
  const makeKey = () => new AttemptKey({ next: () => `key-${String((keys += 1))}` });
  gateway.onProvisioning.gives(factsOf(waiting));
  texts.onRead.gives({ version: 0, text: '', versions: [] });
  const model = new ProvisioningViewModel({
    gateway,
    makeKey,
    toasts,
    now: () => NOW,
    makeTerms: (onPublished) =>
      new TermsViewModel(
        new AgreementTextViewModel({
          kind: 'terms',
          texts,
          toasts,
          ownDrafts: ownDrafts(),
          onPublished,
        }),
        () => NOW,
      ),
    makeImport: (onWritten) =>
      new PortalImportViewModel({
        gateway: imports,
        key: makeKey(),
        now: () => NOW,
        onWritten,
        files: new PortalImportFiles({
          gateway: imports,
          files,
          head: () => Promise.resolve(''),
        }),
      }),
    exporting: new PortalExport({
      gateway: imports,
      key: makeKey(),
      job: new JobFollower({ jobs: scripted<JobsGateway>(), files, toasts }),
    }),
  });
  imports.onNewestPortalImport.gives({ newest });
  model.start();
  await vi.waitFor(() => expect(model.source.state.at).toBe('ready'));
  await vi.waitFor(() => expect(model.terms.texts.source.state.at).toBe('ready'));
  return {
    model,
    gateway,
    imports,
    texts,
    toastTitles: () => toasts.shown().map(({ title }) => title),
  };
};

describe('inviting people who wait', () => {
  it('offers those a link can be sent to, all at once or one by one', async () => {
    const { model } = await opened([person(1), person(2, { email: null }), person(3, SENT)]);
    expect(model.invitable).toEqual(['p1']);
    model.chooseAll(true);
    expect([...model.chosen]).toEqual(['p1']);
    expect(model.allChosen).toBe(true);
    model.choose('p1', false);
    expect(model.allChosen).toBe(false);
  });

  it('sends some at a time, tells whom it left out, and counts', async () => {
    const many = Array.from({ length: 45 }, (_, at) => person(at));
    const { model, gateway, toastTitles } = await opened(many);
    gateway.onInvitePeople.answers(({ people }) => ({
      ok: true,
      value: {
        invited: people.filter((id) => id !== 'p7'),
        refused: people.includes('p7') ? [{ id: 'p7', why: 'is disabled' }] : [],
        wait: null,
      },
    }));
    model.chooseAll(true);
    await model.invite();
    expect(gateway.onInvitePeople.calls.map(([{ people }]) => people.length)).toEqual([20, 20, 5]);
    expect([model.sent, model.leftOut, model.chosen.size]).toEqual([
      44,
      ['Person 7 is disabled.'],
      0,
    ]);
    expect(toastTitles()).toEqual(['44 people were invited']);
    expect(gateway.onProvisioning.calls).toHaveLength(2);
  });

  it('stops where messages must wait or the line breaks; who is left stays chosen', async () => {
    const many = Array.from({ length: 25 }, (_, at) => person(at));
    const { model, gateway } = await opened(many);
    gateway.onInvitePeople
      .gives({ invited: many.slice(0, 20).map(({ id }) => id), refused: [], wait: null })
      .gives({ invited: ['p20'], refused: [], wait: 90 });
    model.chooseAll(true);
    await model.invite();
    expect(model.inviting.problem).toBe(
      'No more messages go out at the moment. Invite the others in 90 seconds.',
    );
    expect([...model.chosen]).toEqual(['p21', 'p22', 'p23', 'p24']);
    gateway.onInvitePeople.clear().fails({ kind: 'unreachable' });
    await model.invite();
    expect(model.inviting.problem).toContain('could not be sent');
    expect(model.chosen.size).toBe(4);
  });

  it('forgets whoever is not on the list any more', async () => {
    const { model, gateway } = await opened([person(1), person(2)]);
    model.chooseAll(true);
    gateway.onProvisioning.clear().gives(factsOf([person(2)]));
    await model.source.load();
    expect([...model.chosen]).toEqual(['p2']);
  });
});

describe('a group set up by hand', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('begins with the provider’s zone, and asks whose a number is when typing rests', async () => {
    vi.useRealTimers();
    const { model, gateway } = await opened();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { newGroup } = model;
    expect(newGroup.form.values.timeZone).toBe('Europe/Berlin');
    gateway.onGroupNumber.answers(({ num }) => ({
      ok: true,
      value: {
        group: num === 4471 ? { siteGroupName: 'Harbor', answeringService: false } : null,
      },
    }));
    for (const typed of ['4', '44', '4471']) newGroup.typeNumber('num', typed);
    expect(newGroup.holder).toBeUndefined();
    await vi.advanceTimersByTimeAsync(300);
    expect(gateway.onGroupNumber.calls).toEqual([[{ num: 4471 }]]);
    expect(newGroup.holder?.siteGroupName).toBe('Harbor');
    newGroup.typeNumber('num', '4480');
    await vi.advanceTimersByTimeAsync(300);
    expect(newGroup.holder).toBeNull();
    newGroup.typeNumber('num', 'x');
    await vi.advanceTimersByTimeAsync(300);
    expect(gateway.onGroupNumber.calls).toHaveLength(2);
  });

  it('is sent once for its key, keeps what was typed where it fails, and begins anew when it is made', async () => {
    vi.useRealTimers();
    const { model, gateway, toastTitles } = await opened();
    const { newGroup } = model;
    gateway.onGroupNumber.gives({ group: null });
    await newGroup.create();
    expect(gateway.onCreateSiteGroup.calls).toEqual([]);
    expect([newGroup.open, newGroup.form.firstWrong]).toEqual([true, 'num']);
    newGroup.form.type('num', '4480');
    newGroup.form.type('name', 'Old Mill Security');
    gateway.onCreateSiteGroup.fails({ kind: 'unreachable' }).gives({});
    await newGroup.create();
    expect(newGroup.submission.problem).toContain('could not be created');
    expect(newGroup.form.values.name).toBe('Old Mill Security');
    await newGroup.create();
    const [first, second] = gateway.onCreateSiteGroup.calls;
    expect(first?.[1]?.idempotencyKey).toBeTypeOf('string');
    expect(first?.[1]).toEqual(second?.[1]);
    expect(second?.[0]).toEqual({
      num: 4480,
      name: 'Old Mill Security',
      parentNum: null,
      timeZone: 'Europe/Berlin',
      kind: 'Dealer',
      answeringService: false,
    });
    expect(newGroup.dirty).toBe(false);
    expect(toastTitles()).toEqual(['Group 4480 Old Mill Security was created']);
  });
});

describe('somebody invited by name', () => {
  it('is a dealer’s user with the groups whose numbers were typed', async () => {
    const { model, gateway, toastTitles } = await opened();
    gateway.onGroupNumber.answers(({ num }) => ({
      ok: true,
      value: {
        group: num === 4480 ? { siteGroupName: 'Old Mill', answeringService: false } : null,
      },
    }));
    gateway.onInviteDealerUser.gives({});
    model.openPerson('dealer');
    const editor = model.person;
    if (editor === null) throw new Error('no form');
    editor.form.type('name', 'Dana Reyes');
    editor.form.type('email', 'dana@example.com');
    await editor.send();
    expect(editor.adder.error).toBe('Enter a group number.');
    editor.adder.type('4499');
    await editor.send();
    expect(editor.adder.error).toBe('There is no group with this number.');
    expect(gateway.onInviteDealerUser.calls).toEqual([]);
    editor.adder.type('4480');
    await editor.send();
    expect(gateway.onInviteDealerUser.calls[0]?.[0]).toMatchObject({
      name: 'Dana Reyes',
      email: 'dana@example.com',
      groups: [4480],
      rights: expect.arrayContaining(['xtAdmin']) as unknown,
    });
    expect(model.person).toBeNull();
    expect(toastTitles()).toEqual(['Dana Reyes was invited']);
  });

  it('is staff with rights of which acting needs viewing, or a customer with or without a site', async () => {
    const { model, gateway } = await opened();
    gateway.onInviteStaffMember.gives({});
    gateway.onInviteCustomer.gives({});
    model.openPerson('staff');
    model.person?.form.type('name', 'Priya Nair');
    model.person?.form.type('email', 'priya@example.com');
    model.person?.form.type('username', 'priya.nair');
    model.person?.setRight('actAs', true);
    await model.person?.send();
    expect(gateway.onInviteStaffMember.calls[0]?.[0]).toMatchObject({
      username: 'priya.nair',
      rights: ['actAs', 'impersonate'],
    });
    model.openPerson('customer');
    model.person?.form.type('email', 'owner@example.com');
    model.person?.form.type('siteNum', 'none');
    await model.person?.send();
    expect(gateway.onInviteCustomer.calls).toEqual([]);
    model.person?.form.type('siteNum', ' ');
    await model.person?.send();
    expect(gateway.onInviteCustomer.calls[0]?.[0]).toEqual({
      id: expect.any(String) as unknown,
      email: 'owner@example.com',
      siteNum: null,
    });
  });
});

describe('the terms of the card', () => {
  const file = (name: string, text: string) => ({
    name,
    size: text.length,
    arrayBuffer: () => Promise.resolve(new TextEncoder().encode(text).buffer),
  });

  it('come from a file, and what is in force is told to the page when they are published', async () => {
    const { model, gateway, texts } = await opened();
    const { terms } = model;
    await terms.choose([file('terms.docx', 'x')]);
    expect(terms.picked.problem).toContain('.md or .txt');
    await terms.choose([file('terms-v1.md', 'These are\r\nthe terms.')]);
    expect([terms.picked.problem, terms.fromFile, terms.words, terms.next]).toEqual([
      null,
      'terms-v1.md',
      4,
      1,
    ]);
    terms.texts.edit.form.type('text', 'These are other terms.');
    expect(terms.fromFile).toBeNull();
    texts.onPublish.gives({
      version: 1,
      text: 'These are other terms.',
      versions: [{ version: 1, publishedAt: SENT.sentAt, publishedBy: 'Marcus Hale' }],
    });
    await terms.texts.publish();
    expect(texts.onPublish.calls).toEqual([['These are other terms.', 0]]);
    expect([terms.next, terms.texts.edit.dirty]).toEqual([2, false]);
    await vi.waitFor(() => expect(gateway.onProvisioning.calls).toHaveLength(2));
    const reading = terms.choose([file('terms-v3.md', 'Third')]);
    terms.texts.edit.form.type('text', 'Typed meanwhile.');
    await reading;
    expect(terms.texts.edit.form.values.text).toBe('Typed meanwhile.');
    expect(terms.picked.problem).toContain('edited while the file was being read');
    await terms.choose([file('terms-v2.md', 'Second')]);
    terms.discard();
    expect([terms.file, terms.texts.edit.form.values.text]).toEqual([
      null,
      'These are other terms.',
    ]);
  });
});

it('reads who waits anew when the lines of a file were written', async () => {
  const file: PortalImport = {
    id: 'f',
    name: 'harbor.csv',
    bytes: 9,
    lines: 1,
    state: 'checked',
    decided: 1,
    counts: [],
    refused: [],
    problem: null,
    by: 'Marcus Hale',
    at: new Date(NOW).toISOString(),
  };
  const { model, gateway, imports } = await opened([], file);
  await vi.waitFor(() => expect(model.file.stage.at).toBe('file'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  imports.onStartPortalImport.gives({ ...file, state: 'importing' });
  imports.onNewestPortalImport.clear().gives({ newest: { ...file, state: 'done' } });
  gateway.onProvisioning.clear().gives(factsOf([person(1)]));
  await model.file.takeIn();
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(model.waiting.map(({ id }) => id)).toEqual(['p1']));
  model.dispose();
});
