import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import * as z from 'zod/mini';
import type { Engine, EnginePage } from './engine-page.ts';

const answerSchema = z.object({ value: z.unknown() });
const sessionSchema = z.object({ sessionId: z.string() });
const elementSchema = z.record(z.string(), z.string());

/** Sends a request to a WebDriver server (https://www.w3.org/TR/webdriver2). */
type Ask = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

const askAt =
  (base: string): Ask =>
  async (method, path, body) => {
    const answer = await fetch(base + path, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`WebKit, ${path}: ${text}`);
    return answerSchema.parse(JSON.parse(text)).value;
  };

/** Starts a virtual screen (Xvfb) and returns its display number. */
const openScreen = async (program: string) => {
  const child = spawn(
    program,
    ['-displayfd', '3', '-screen', '0', '1440x900x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
    },
  );
  const displayPipe = child.stdio[3];
  if (displayPipe === null || displayPipe === undefined) throw new Error('Xvfb tells no display');
  const [number] = (await once(displayPipe, 'data')) as [Buffer];
  return { child, display: `:${number.toString().trim()}` };
};

const end = async (child: ChildProcess): Promise<void> => {
  const gone = once(child, 'exit');
  child.kill();
  await gone;
};

const pageOf = (ask: Ask, session: string): EnginePage => {
  const execute = (body: string, args: readonly unknown[]) =>
    ask('POST', `${session}/execute/sync`, {
      script: `const args = [...arguments]; ${body}`,
      args,
    });
  return {
    faults: [],
    open: async (url) => {
      await ask('POST', `${session}/url`, { url });
    },
    run: (body, ...args) => execute(body, args),
    press: async (body, ...args) => {
      const [element] = Object.values(elementSchema.parse(await execute(body, args)));
      await ask('POST', `${session}/element/${String(element)}/click`, {});
    },
    type: async (text) => {
      const [element] = Object.values(
        elementSchema.parse(await execute('return document.activeElement', [])),
      );
      await ask('POST', `${session}/element/${String(element)}/value`, { text });
    },
  };
};

/** Starts WebKitGTK's driver on its own virtual screen. Each page is a separate browser, and only one browser runs at a time. */
export const openWebKit = async (
  { driver, screen }: { readonly driver: string; readonly screen: string },
  port: number,
): Promise<Engine> => {
  const { child: xvfb, display } = await openScreen(screen);
  const child = spawn(driver, ['--host=127.0.0.1', `--port=${port}`], {
    env: { ...process.env, DISPLAY: display },
    stdio: 'ignore',
  });
  const ask = askAt(`http://127.0.0.1:${port}`);
  for (let tries = 0; tries < 200; tries += 1) {
    if (await ask('GET', '/status').then(Boolean, () => false)) break;
    await new Promise((done) => setTimeout(done, 100));
  }
  let session: string | null = null;
  const endSession = async () => {
    if (session !== null) await ask('DELETE', session);
    session = null;
  };
  return {
    name: 'WebKitGTK',
    newPage: async () => {
      await endSession();
      const made = await ask('POST', '/session', { capabilities: { alwaysMatch: {} } });
      session = `/session/${sessionSchema.parse(made).sessionId}`;
      return pageOf(ask, session);
    },
    close: async () => {
      await endSession();
      await end(child);
      await end(xvfb);
    },
  };
};
