import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AttemptKey } from '#core/kernel/attempt-key.ts';
import { type Failure, ok, type Result } from '#core/kernel/result.ts';
import type { PortalImportGateway } from '#core/provisioning/portal-import.api.ts';
import type { NewestPortalImport, PortalImport } from '#core/provisioning/portal-import.schema.ts';
import { scripted } from '#tests/support/scripted.ts';
import { PortalImportFiles } from '#ui/provisioning/portal-import-files.ts';
import { PortalImportViewModel } from '#ui/provisioning/portal-import.view-model.ts';

const NOW = Date.UTC(2026, 10, 27, 12);
const HOUR = 3600 * 1000;

const sheet = (name = 'harbor.csv', text = 'record,group\r\n') => ({
  name,
  size: text.length,
  arrayBuffer: () => Promise.resolve(new TextEncoder().encode(text).buffer),
});

const imported = (more: Partial<PortalImport> = {}): PortalImport => ({
  id: 'id-1',
  name: 'harbor.csv',
  bytes: 14,
  lines: 20,
  state: 'checking',
  decided: 0,
  counts: [],
  refused: [],
  problem: null,
  by: 'Marcus Hale',
  at: new Date(NOW).toISOString(),
  ...more,
});
const counts = [
  { kind: 'site', title: 'Sites', new: 3, changed: 1, same: 0, refused: 2 },
] as const satisfies PortalImport['counts'];

const opened = (newest: PortalImport | null = null, isAway = false) => {
  const gateway = scripted<PortalImportGateway>();
  const files: { name: string; type: string; content: string }[] = [];
  const head = vi.fn(() => Promise.resolve('record,group\r\n'));
  const onWritten = vi.fn();
  let ids = 0;
  const model = new PortalImportViewModel({
    gateway,
    onWritten,
    now: () => NOW,
    key: new AttemptKey({ next: () => `id-${String((ids += 1))}` }),
    files: new PortalImportFiles({
      gateway,
      head,
      files: {
        save: ({ name, type, content }) =>
          void files.push({ name, type, content: new TextDecoder().decode(Buffer.from(content)) }),
      },
    }),
  });
  if (isAway) gateway.onNewestPortalImport.fails({ kind: 'unreachable' });
  gateway.onNewestPortalImport.gives({ newest });
  model.start();
  return { model, gateway, files, head, onWritten };
};

const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what the card opens with', () => {
  it.each([
    ['none', null, 'choosing'],
    ['one that is checked', imported({ state: 'checked' }), 'file'],
    [
      'one of yesterday',
      imported({ state: 'done', at: new Date(NOW - 25 * HOUR).toISOString() }),
      'choosing',
    ],
    [
      'one that is worked on since yesterday',
      imported({ at: new Date(NOW - 25 * HOUR).toISOString() }),
      'file',
    ],
  ] as const)('%s', async (_, newest, at) => {
    const { model } = opened(newest);
    await settled();
    expect(model.stage.at).toBe(at);
    expect(model.isHeld).toBe(false);
    model.dispose();
  });

  it('leads back to the last file from the place for another', async () => {
    const { model } = opened(imported({ state: 'done' }));
    await settled();
    model.chooseOther();
    expect(model.stage.at).toBe('choosing');
    model.keep();
    expect(model.stage.at).toBe('file');
  });

  it('says why nothing could be read, and reads again', async () => {
    const { model } = opened(null, true);
    await settled();
    expect(model.source.state).toMatchObject({ at: 'failed' });
    model.start();
    await settled();
    expect(model.source.state.at).toBe('ready');
  });
});

describe('a file that is sent', () => {
  it('is one, of a kind that is read, and not too large', async () => {
    const { model, gateway } = opened();
    await settled();
    await model.upload.choose([sheet(), sheet()]);
    expect(model.upload.refusal).toBe('Choose one file only.');
    await model.upload.choose([sheet('plan.pdf')]);
    expect(model.upload.refusal).toContain('.csv or .json');
    const unread = vi.fn();
    await model.upload.choose([{ name: 'large.csv', size: 65 * 1024 * 1024, arrayBuffer: unread }]);
    expect(model.upload.refusal).toContain('larger than 64 MB');
    await model.upload.choose([]);
    expect([gateway.onUploadPortalFile.calls.length, unread.mock.calls.length]).toEqual([0, 0]);
    expect(model.stage.at).toBe('choosing');
  });

  it('goes under the same id until its outcome is clear, and under another for another check', async () => {
    const { model, gateway } = opened();
    await settled();
    gateway.onUploadPortalFile
      .fails({ kind: 'unreachable' })
      .fails({ kind: 'refused', status: 409, code: null, message: 'Another file is being read.' })
      .gives(imported({ state: 'checked', counts: [...counts] }))
      .gives(imported({ id: 'id-2', state: 'checked' }));
    await model.upload.choose([sheet()]);
    expect(model.stage).toMatchObject({ at: 'sending', file: { name: 'harbor.csv' } });
    expect(model.upload.submission.problem).toBe(
      'The file could not be sent. There was no connection.',
    );
    await model.upload.again();
    expect(model.upload.submission.problem).toBe('Another file is being read.');
    await model.upload.again();
    expect([model.stage.at, model.isHeld, model.upload.submission.problem]).toEqual([
      'file',
      true,
      null,
    ]);
    await model.upload.again();
    expect(gateway.onUploadPortalFile.calls.map(([{ id }]) => id)).toEqual([
      'id-1',
      'id-1',
      'id-1',
      'id-2',
    ]);
    expect(gateway.onUploadPortalFile.calls[0]?.[1]?.upload).toEqual({
      name: 'harbor.csv',
      bytes: new TextEncoder().encode('record,group\r\n'),
    });
    expect(model.isHeld).toBe(true);
  });

  it('is another attempt when it is chosen anew, though name and size are the same', async () => {
    const { model, gateway } = opened();
    await settled();
    gateway.onUploadPortalFile
      .fails({ kind: 'timedOut' })
      .gives(imported({ id: 'id-2', state: 'checked' }));
    await model.upload.choose([sheet('harbor.csv', 'one')]);
    model.chooseOther();
    expect([model.stage.at, model.upload.submission.problem]).toEqual(['choosing', null]);
    await model.upload.choose([sheet('harbor.csv', 'two')]);
    expect(gateway.onUploadPortalFile.calls.map(([{ id }]) => id)).toEqual(['id-1', 'id-2']);
  });

  it('is there where only the answer was lost, and goes under another id for another check', async () => {
    const { model, gateway } = opened();
    await settled();
    gateway.onUploadPortalFile
      .fails({ kind: 'timedOut' })
      .fails({ kind: 'timedOut' })
      .gives(imported({ id: 'id-2', state: 'checked' }));
    gateway.onNewestPortalImport
      .clear()
      .gives({ newest: imported({ state: 'reading' }) })
      .gives({ newest: imported({ state: 'checked' }) });
    await model.upload.choose([sheet()]);
    expect(model.stage.at).toBe('sending');
    await model.upload.again();
    expect([model.stage.at, model.isHeld, model.upload.submission.problem]).toEqual([
      'file',
      true,
      null,
    ]);
    await model.upload.again();
    expect(gateway.onUploadPortalFile.calls.map(([{ id }]) => id)).toEqual([
      'id-1',
      'id-1',
      'id-2',
    ]);
    model.dispose();
  });

  it('that was changed on the disk meanwhile is asked for anew', async () => {
    const { model, gateway } = opened();
    await settled();
    const gone = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
    await model.upload.choose([{ name: 'harbor.csv', size: 9, arrayBuffer: gone }]);
    expect(model.upload.submission.problem).toContain('Choose it again');
    expect(gateway.onUploadPortalFile.calls).toEqual([]);
  });

  it('is not overtaken by what was asked for before it arrived', async () => {
    const { model, gateway } = opened(imported({ id: 'old', name: 'old.csv' }));
    await settled();
    let answer = (): void => undefined;
    gateway.onNewestPortalImport.clear().answers(
      () =>
        new Promise<Result<NewestPortalImport, Failure>>((resolve) => {
          answer = () => resolve(ok({ newest: imported({ id: 'old' }) }));
        }),
    );
    await vi.advanceTimersByTimeAsync(1000);
    gateway.onUploadPortalFile.gives(imported({ state: 'checked' }));
    await model.upload.choose([sheet()]);
    answer();
    await settled();
    expect(model.newest?.id).toBe('id-1');
    model.dispose();
  });
});

describe('a file that the server works on', () => {
  it('is followed each second until it is checked, and no longer', async () => {
    const { model, gateway } = opened(imported({ state: 'reading' }));
    gateway.onNewestPortalImport
      .clear()
      .gives({ newest: imported({ decided: 7 }) })
      .fails({ kind: 'unreachable' })
      .gives({ newest: imported({ state: 'checked', counts: [...counts] }) });
    await settled();
    for (const [state, decided] of [
      ['reading', 0],
      ['checking', 7],
      ['checking', 7],
      ['checked', 0],
    ] as const) {
      expect([model.newest?.state, model.newest?.decided]).toEqual([state, decided]);
      await vi.advanceTimersByTimeAsync(1000);
    }
    await vi.advanceTimersByTimeAsync(5000);
    expect(gateway.onNewestPortalImport.calls.slice(1)).toEqual(
      Array(3).fill([{}, { background: true }]),
    );
  });

  it('is followed no more when the page is left, or when it is no longer one’s to see', async () => {
    const left = opened(imported());
    await settled();
    left.model.dispose();
    await vi.advanceTimersByTimeAsync(5000);
    expect(left.gateway.onNewestPortalImport.calls).toHaveLength(1);
    const { model, gateway } = opened(imported());
    await settled();
    gateway.onNewestPortalImport
      .clear()
      .fails({ kind: 'refused', status: 403, code: null, message: null });
    await vi.advanceTimersByTimeAsync(5000);
    expect(model.source.state.at).toBe('failed');
    expect(gateway.onNewestPortalImport.calls).toHaveLength(2);
  });
});

describe('a file that is taken in', () => {
  it('is followed to its end, of which the page hears once', async () => {
    const { model, gateway, onWritten } = opened(
      imported({ state: 'checked', counts: [...counts] }),
    );
    await settled();
    gateway.onStartPortalImport.gives(imported({ state: 'importing' }));
    gateway.onNewestPortalImport
      .clear()
      .gives({ newest: imported({ state: 'importing', decided: 4 }) })
      .gives({ newest: imported({ state: 'done', decided: 20 }) });
    await model.takeIn();
    expect(gateway.onStartPortalImport.calls).toEqual([[{ id: 'id-1' }]]);
    expect(onWritten).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2000);
    expect(model.newest?.state).toBe('done');
    await model.takeIn();
    await vi.advanceTimersByTimeAsync(2000);
    expect(onWritten).toHaveBeenCalledTimes(1);
    expect(gateway.onStartPortalImport.calls).toHaveLength(1);
  });

  it('says beside the press why it could not be, and looks what is so', async () => {
    const { model, gateway } = opened(imported({ state: 'checked' }));
    await settled();
    gateway.onStartPortalImport.fails({
      kind: 'refused',
      status: 409,
      code: null,
      message: 'Another file is taken in.',
    });
    gateway.onNewestPortalImport
      .clear()
      .gives({ newest: imported({ id: 'other', state: 'checked' }) });
    await model.takeIn();
    expect([model.starting.problem, model.newest?.id]).toEqual([
      'Another file is taken in.',
      'other',
    ]);
  });

  it('goes on where only the answer was lost', async () => {
    const { model, gateway } = opened(imported({ state: 'checked' }));
    await settled();
    gateway.onStartPortalImport.fails({ kind: 'timedOut' });
    gateway.onNewestPortalImport
      .clear()
      .gives({ newest: imported({ state: 'importing' }) })
      .gives({ newest: imported({ state: 'done' }) });
    await model.takeIn();
    expect([model.newest?.state, model.starting.problem]).toEqual(['importing', null]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(model.newest?.state).toBe('done');
  });
});

describe('files for the person', () => {
  it('are the refused lines, and an empty template with every heading', async () => {
    const { model, gateway, files } = opened(imported({ state: 'checked', counts: [...counts] }));
    await settled();
    gateway.onRefusedPortalLines
      .fails({ kind: 'unreachable' })
      .gives({ name: 'harbor-refused.csv', bytes: new TextEncoder().encode('line\r\n') });
    await model.files.saveRefused('id-1');
    expect(model.files.refused.problem).toBe(
      'The refused lines could not be downloaded. There was no connection.',
    );
    await model.files.saveRefused('id-1');
    await model.files.saveTemplate();
    expect(files).toEqual([
      { name: 'harbor-refused.csv', type: 'text/csv', content: 'line\r\n' },
      { name: 'import-template.csv', type: 'text/csv', content: 'record,group\r\n' },
    ]);
    expect(gateway.onRefusedPortalLines.calls).toEqual([[{ id: 'id-1' }], [{ id: 'id-1' }]]);
  });

  it('says so where they could not be fetched', async () => {
    const { model, files, head } = opened();
    await settled();
    head.mockRejectedValueOnce(new Error('offline'));
    await model.files.saveTemplate();
    expect(model.files.template.problem).toContain('could not be created');
    await model.files.saveTemplate();
    expect([model.files.template.problem, files.length]).toEqual([null, 1]);
  });
});
