import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { err, ok, type Answer } from '#core/kernel/result.ts';
import type { HelpState } from '#core/knowledge-base/help-state.schema.ts';
import {
  HELP_PATIENCE_MS,
  KnowledgeBaseViewModel,
} from '#ui/knowledge-base/knowledge-base.view-model.ts';

const SITE = 'https://help.example.com';
const ready = { origin: SITE, data: { kind: 'ready' } };

const open = (ask: () => Answer<HelpState> = () => Promise.resolve(ok({ answers: true }))) => {
  const model = new KnowledgeBaseViewModel({ base: SITE, ask, audience: 'dealer' });
  model.start();
  return model;
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the embedded help site', () => {
  it('shows once it is loaded and the server got an answer of it too, in either order', async () => {
    const model = open();
    model.loaded();
    expect(model.state).toBe('asking');
    await vi.advanceTimersByTimeAsync(0);
    expect(model.state).toBe('shown');
    const other = open();
    await vi.advanceTimersByTimeAsync(0);
    expect(other.state).toBe('asking');
    other.loaded();
    expect(other.state).toBe('shown');
    await vi.advanceTimersByTimeAsync(HELP_PATIENCE_MS);
    expect(other.state).toBe('shown');
  });

  it('is silent when the server got no answer, whatever the frame loaded, and is tried again', async () => {
    const answers = [false, true];
    const model = open(() => Promise.resolve(ok({ answers: answers.shift() ?? true })));
    model.loaded();
    await vi.advanceTimersByTimeAsync(0);
    expect(model.state).toBe('silent');
    const { turn } = model;
    await model.retry();
    expect(model.turn).toBe(turn + 1);
    model.loaded();
    expect(model.state).toBe('shown');
  });

  it('is silent when nothing comes in time, also where our own server could not be asked', async () => {
    const model = open(() => Promise.resolve(err({ kind: 'unreachable' })));
    model.loaded();
    await vi.advanceTimersByTimeAsync(HELP_PATIENCE_MS - 1);
    expect(model.state).toBe('asking');
    await vi.advanceTimersByTimeAsync(1);
    expect(model.state).toBe('silent');
  });

  it('shows at its first word, and gets a look only then', async () => {
    const model = open(() => new Promise(() => undefined));
    expect(model.look('dark')).toBeNull();
    model.hear({ origin: 'https://evil.example', data: { kind: 'ready' } });
    expect(model.state).toBe('asking');
    expect(model.hear(ready)).toBeNull();
    expect(model.state).toBe('shown');
    expect(model.look('dark')).toEqual({ kind: 'look', theme: 'dark', audience: 'dealer' });
    expect(model.hear({ origin: SITE, data: { kind: 'open', path: '/site' } })).toBe('/site');
    await vi.advanceTimersByTimeAsync(HELP_PATIENCE_MS);
    expect(model.state).toBe('shown');
    void model.retry();
    expect(model.look('dark')).toBeNull();
  });

  it('leads to the page of an address and nowhere else', () => {
    const model = open();
    model.lead('/msa/zones');
    expect(model.address).toBe(`${SITE}/msa/zones`);
    model.lead('https://evil.example/');
    expect(model.address).toBe(`${SITE}/`);
  });

  it('asks nobody where there is no knowledge base', async () => {
    const ask = vi.fn(() => Promise.resolve(ok({ answers: true })));
    const model = new KnowledgeBaseViewModel({ base: null, ask, audience: 'staff' });
    model.start();
    model.lead('/x');
    await vi.advanceTimersByTimeAsync(HELP_PATIENCE_MS);
    expect(model.address).toBeNull();
    expect(ask).not.toHaveBeenCalled();
    model.dispose();
  });
});
