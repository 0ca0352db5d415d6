import { describe, expect, it } from 'vitest';
import { GatheredLines, lineLog } from '#adapters/server/http/log.ts';

const open = () => {
  const writes: string[] = [];
  const lines = new GatheredLines((text) => writes.push(text));
  const events = () =>
    writes
      .join('')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => (JSON.parse(line) as { event: string }).event);
  return { writes, lines, log: lineLog(lines), events };
};

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('the lines of the log', () => {
  it('of one turn leave in one write, in their order, and none twice', async () => {
    const { writes, log, events } = open();
    for (let i = 0; i < 3; i++) log.info(`first ${String(i)}`);
    expect(writes).toEqual([]);
    await turn();
    log.info('second');
    await turn();
    await turn();
    expect(writes).toHaveLength(2);
    expect(events()).toEqual(['first 0', 'first 1', 'first 2', 'second']);
  });

  it('do not wait behind an error, nor at the end of the process', async () => {
    const { log, lines, events } = open();
    log.info('before');
    log.error('fault');
    expect(events()).toEqual(['before', 'fault']);
    log.info('last');
    lines.flush();
    await turn();
    expect(events()).toEqual(['before', 'fault', 'last']);
  });

  it('are one each whatever a value holds, and cut long ones', () => {
    const { log, lines, writes } = open();
    log.info('report', { words: 'a\nb', long: 'x'.repeat(600), status: 200 });
    lines.flush();
    const line = JSON.parse(writes[0] ?? '') as Record<string, unknown>;
    expect(writes[0]?.split('\n')).toHaveLength(2);
    expect(line).toMatchObject({ level: 'info', event: 'report', words: 'a\nb', status: 200 });
    expect(line['long']).toBe('x'.repeat(512));
  });
});
