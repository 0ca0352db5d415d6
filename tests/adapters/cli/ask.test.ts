import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { ask } from '#adapters/cli/ask.ts';

const terminal = () => {
  const keys = new EventEmitter();
  const written: string[] = [];
  const raw: boolean[] = [];
  const write = (text: string) => written.push(text);
  const input = Object.assign(keys, {
    isTTY: true,
    setRawMode: (mode: boolean) => raw.push(mode),
    setEncoding: () => undefined,
    resume: () => undefined,
    pause: () => undefined,
  });
  return {
    terminal: { input, output: { write }, error: { write, isTTY: true } },
    type: (text: string) => keys.emit('data', text),
    screen: () => written.join(''),
    raw,
    listeners: () => keys.listenerCount('data') + keys.listenerCount('end'),
    end: () => keys.emit('end'),
  };
};

describe('a prompt', () => {
  it('shows nothing of a hidden answer, not even its length', async () => {
    const person = terminal();
    const answer = ask(person.terminal, 'Password: ', true);
    person.type('Harbor');
    person.type('-Light\r');
    expect(await answer).toBe('Harbor-Light');
    expect(person.screen()).toBe('Password: \n');
  });

  it('echoes an open answer and takes back what was deleted', async () => {
    const person = terminal();
    const answer = ask(person.terminal, 'Code: ', false);
    person.type('129');
    person.type('\u007f');
    person.type('3\u001b');
    person.type('\n');
    expect(await answer).toBe('123');
    expect(person.screen()).toBe('Code: 129\b \b3\n');
  });

  it.each(['\u0003', '\u0004'])('gives up on %j', async (key) => {
    const person = terminal();
    const answer = ask(person.terminal, 'Password: ', true);
    person.type(`abc${key}`);
    expect(await answer).toBeNull();
  });

  it('gives up when the input ends', async () => {
    const person = terminal();
    const answer = ask(person.terminal, 'Password: ', true);
    person.end();
    expect(await answer).toBeNull();
  });

  it('leaves the terminal as it found it', async () => {
    const person = terminal();
    const answer = ask(person.terminal, 'Password: ', true);
    person.type('x\r');
    await answer;
    expect(person.raw).toEqual([true, false]);
    expect(person.listeners()).toBe(0);
  });
});
