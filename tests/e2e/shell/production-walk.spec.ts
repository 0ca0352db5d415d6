import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startPrivatePostgres } from '#tests/backend/harness/private-postgres.ts';
import { PostOffice } from '../support/post-office.ts';
import { freePorts } from '../support/server.ts';
import { expect, test as base } from '../support/test.ts';

const PROJECT = join(import.meta.dirname, '..', '..', '..');
const PASSWORD = 'Quiet-Lantern-Path';
const TITLE = '## From an empty PostgreSQL to a dealer at work';

/** Returns the shell commands in the deploy README, grouped by step. */
const steps = (): readonly (readonly string[])[] => {
  const readme = readFileSync(join(PROJECT, 'composition', 'deploy', 'README.md'), 'utf8');
  const section = readme.slice(readme.indexOf(TITLE)).split(/\n## /)[0] ?? '';
  return [...section.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block = '']) =>
    block
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  );
};

/** A shell whose environment variables persist between commands. */
class Shell {
  readonly #settings: string[] = [];
  readonly #running: ChildProcess[] = [];
  readonly #cwd = PROJECT;

  set(line: string): void {
    this.#settings.push(line);
  }

  #begin(line: string): ChildProcess {
    const child = spawn('bash', ['--norc', '-c', [...this.#settings, `exec ${line}`].join('\n')], {
      cwd: this.#cwd,
      env: { PATH: process.env.PATH },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#running.push(child);
    return child;
  }

  /** Runs a command to completion. Returns its status and output. */
  async run(line: string): Promise<{ status: number; output: string }> {
    const child = this.#begin(line);
    const parts: string[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (part: string) => parts.push(part));
    const [status] = (await once(child, 'close')) as [number | null];
    return { status: status ?? -1, output: parts.join('') };
  }

  /** Starts a command and leaves it running. */
  keep(line: string): void {
    const child = this.#begin(line);
    child.stdout?.resume();
    child.stderr?.pipe(process.stderr);
  }

  async close(): Promise<void> {
    const open = this.#running.filter(
      ({ exitCode, signalCode }) => exitCode === null && signalCode === null,
    );
    const ended = open.map((child) => once(child, 'exit'));
    for (const child of open) child.kill('SIGKILL');
    await Promise.all(ended);
  }
}

const choosePassword = async (page: Page, link: string): Promise<void> => {
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Set your password', level: 1 })).toBeFocused();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Password Set!')).toBeVisible();
};

const signInAs = async (page: Page, username: string): Promise<void> => {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
};

const typeMailedCode = async (page: Page, mails: PostOffice, to: string): Promise<void> => {
  await expect(page.getByLabel('Verification code')).toBeFocused();
  const { text = '' } = await mails.arrived(to, /code/i);
  await page.keyboard.type(/\b(\d{6})\b/.exec(text)?.[1] ?? 'no code');
};

base(
  'the deploy README leads from an empty PostgreSQL to a dealer at work, word for word',
  async ({ browser }) => {
    base.setTimeout(300_000);
    const mails = new PostOffice();
    await mails.open();
    const postgres = await startPrivatePostgres();
    if (postgres === null)
      throw new Error('Install PostgreSQL, or the deploy README cannot be followed.');
    const port = await freePorts();
    const dataDir = mkdtempSync(join(tmpdir(), 'portal-walk-'));
    const shell = new Shell();
    const origin = `http://localhost:${port}`;
    const [settings = [], start = [], look = [], fill = [], invite = [], receiver = []] = steps();
    try {
      const names: readonly (readonly [RegExp, string])[] = [
        [/postgres:\/\/localhost\/portal/, postgres.url],
        [/\/var\/lib\/portal/, dataDir],
        [/https:\/\/portal\.example\.com/, origin],
        [/https:\/\/home\.example\.com/, `http://localhost:${port + 1}`],
        [/smtp:\/\/mail\.example\.com:587/, mails.url],
      ];
      for (const line of settings)
        shell.set(names.reduce((text, [name, own]) => text.replace(name, own), line));
      shell.set(`export PORT=${port}`);
      // The first line of the README installs and builds the portal, which was done before these tests.
      expect(start[0]).toBe('npm ci && npm run build');
      shell.keep(start[1] ?? '');
      await expect
        .poll(
          () =>
            fetch(`${origin}/api/health/ready`).then(
              ({ ok }) => ok,
              () => false,
            ),
          { timeout: 60_000 },
        )
        .toBe(true);

      const doctor = await shell.run(start[2] ?? '');
      expect(doctor.output).toContain('database');
      expect(doctor.status, doctor.output).toBeLessThan(2);

      const link = await shell.run(look[0] ?? '');
      const staff = await browser.newPage();
      await choosePassword(staff, link.output.trim());
      await signInAs(staff, 'administrator');
      await staff.getByLabel('Email or Phone').fill('operator@example.com');
      await staff.keyboard.press('Enter');
      await typeMailedCode(staff, mails, 'operator@example.com');
      await expect(staff.getByRole('heading', { level: 1, name: /Home|Good/ })).toBeVisible();

      const filled = [];
      for (const line of fill) filled.push(await shell.run(line));
      expect(filled.map(({ output: given, status }) => [status, given.split('\n').at(-2)])).toEqual(
        [
          [0, 'Terms, version 1, are published.'],
          [0, 'Dry run, nothing written: 10 would be written, 0 refused.'],
          [0, '10 written, 0 refused. People get no email until you invite them.'],
        ],
      );
      expect(mails.mails.filter(({ to }) => to !== 'operator@example.com')).toEqual([]);

      expect((await shell.run(invite[0] ?? '')).status).toBe(0);
      const invitation = await mails.arrived('dana.reyes@example.com', /./);
      const dealer = await (await browser.newContext()).newPage();
      await choosePassword(
        dealer,
        /https?:\/\/\S+otp=[\w-]+/.exec(invitation.text ?? '')?.[0] ?? '',
      );
      await signInAs(dealer, 'dana.reyes');
      await typeMailedCode(dealer, mails, 'dana.reyes@example.com');
      const terms = dealer.getByRole('dialog', { name: /Terms and Conditions/i });
      await expect(terms).toContainText('Whoever signs in acts for the dealer.');
      await dealer.getByLabel('Accept Terms and Conditions').check();
      await terms.getByRole('button', { name: /Accept|Continue/ }).click();
      await expect(dealer.getByRole('heading', { level: 1 })).toBeVisible();
      await dealer.goto(`${origin}/site`);
      await expect(dealer.getByText('Petrie, Joan')).toBeVisible();

      const added = await shell.run(receiver[0] ?? '');
      expect([added.status, added.output]).toEqual([0, expect.stringContaining('Key of North')]);
    } finally {
      await shell.close();
      await postgres.stop();
      await mails.close();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
);
