import { describe, expect, it, vi } from 'vitest';
import type { ChangeNews } from '#core/backend/changes/change-feed.port.ts';
import { createChangeFeed } from '#adapters/server/changes/change-feed.ts';

interface ScriptedLine {
  say(announcement: string): void;
  breakIt(): void;
  readonly closed: () => boolean;
}

const BANNER = '{"topic":"statusBanner"}';
const CHANGED: ChangeNews = { kind: 'changed', detail: null };
const LISTENING: ChangeNews = { kind: 'listening' };
const LOST: ChangeNews = { kind: 'lost' };

/** Creates a change feed whose connections open or fail as scripted. The test ends the pauses between attempts. */
const setUp = (attempts: readonly ('opens' | 'fails')[]) => {
  const lines: ScriptedLine[] = [];
  const pauses: number[] = [];
  const problems: string[] = [];
  let attempt = 0;
  let goOn = (): void => undefined;
  const feed = createChangeFeed({
    openLine: (hear) => {
      attempt += 1;
      if (attempts[attempt - 1] !== 'opens') return Promise.reject(new Error('no database'));
      let closed = false;
      let breakIt = (): void => undefined;
      const broken = new Promise<Error>((resolve) => {
        breakIt = () => {
          resolve(new Error('cut'));
        };
      });
      hear(BANNER);
      lines.push({ say: hear, breakIt, closed: () => closed });
      const close = (): Promise<void> => {
        closed = true;
        return Promise.resolve();
      };
      return Promise.resolve({ broken, close });
    },
    log: {
      info: () => undefined,
      error: (_event, fields) =>
        problems.push(String(fields?.['problem'] ?? fields?.['announcement'])),
    },
    wait: (milliseconds) => {
      pauses.push(milliseconds);
      return new Promise<void>((resolve) => {
        goOn = resolve;
      });
    },
  });
  const heard: ChangeNews[] = [];
  feed.subscribe('statusBanner', (news) => heard.push(news));
  const paused = async (times: number): Promise<void> => {
    await vi.waitFor(() => expect(pauses).toHaveLength(times));
  };
  const line = async (index: number): Promise<ScriptedLine> =>
    vi.waitFor(() => {
      const found = lines[index];
      if (found === undefined || heard.filter(({ kind }) => kind === 'listening').length <= index)
        throw new Error('not yet');
      return found;
    });
  return { feed, heard, pauses, problems, paused, line, goOn: () => goOn() };
};

describe('the feed of changes', () => {
  it('tells that it listens, what changed, and that it was lost as soon as its line breaks', async () => {
    const { feed, heard, problems, paused, line } = setUp(['opens']);
    feed.start();
    const first = await line(0);
    first.say(BANNER);
    expect(heard).toEqual([LISTENING, CHANGED]);
    first.breakIt();
    await paused(1);
    first.say(BANNER);
    expect(heard).toEqual([LISTENING, CHANGED, LOST]);
    expect([first.closed(), problems]).toEqual([true, ['Error: cut']]);
    await feed.stop();
  });

  it('opens another line after growing pauses, short again after one that listened', async () => {
    const fails = Array.from({ length: 8 }, () => 'fails' as const);
    const { feed, heard, pauses, paused, line, goOn } = setUp([...fails, 'opens', 'fails']);
    feed.start();
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      await paused(attempt);
      goOn();
    }
    (await line(0)).breakIt();
    await paused(9);
    expect(pauses).toEqual([250, 500, 1000, 2000, 4000, 8000, 10_000, 10_000, 250]);
    expect(heard).toEqual([LISTENING, LOST]);
    await feed.stop();
  });

  it('tells those who subscribe later that it listens, and nothing to those who have left', async () => {
    const { feed, line } = setUp(['opens']);
    const early: ChangeNews[] = [];
    const late: ChangeNews[] = [];
    const ignore = feed.subscribe('statusBanner', (news) => early.push(news));
    feed.start();
    const first = await line(0);
    feed.subscribe('statusBanner', (news) => late.push(news));
    ignore();
    first.say(BANNER);
    expect([early, late]).toEqual([[LISTENING], [LISTENING, CHANGED]]);
    await feed.stop();
  });

  it('has everything read anew when it is told to, and while it is lost nothing', async () => {
    const { feed, heard, line } = setUp(['opens']);
    feed.readAllAnew();
    expect(heard).toEqual([]);
    feed.start();
    await line(0);
    feed.readAllAnew();
    expect(heard).toEqual([LISTENING, LISTENING]);
    await feed.stop();
  });

  it('closes its line when it is stopped, waits for no pause and opens no other', async () => {
    const listening = setUp(['opens', 'opens']);
    listening.feed.start();
    const first = await listening.line(0);
    await listening.feed.stop();
    expect([first.closed(), listening.heard]).toEqual([true, [LISTENING, LOST]]);
    const pausing = setUp(['fails', 'opens']);
    pausing.feed.start();
    await pausing.paused(1);
    await pausing.feed.stop();
    pausing.goOn();
    await new Promise((resolve) => setImmediate(resolve));
    expect([listening.pauses, pausing.heard]).toEqual([[], []]);
  });
});
