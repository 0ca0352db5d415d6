import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import type { Engine, EnginePage } from './engine-page.ts';

/** A sign-in saved in the browser's password manager. */
export interface KeptSignIn {
  readonly origin: string;
  readonly username: string;
  readonly password: string;
}

const called = (body: string, args: readonly unknown[]): string =>
  `((...args) => { ${body} })(...${JSON.stringify(args)})`;

/** Matches the error (NS_BINDING_ABORTED) that Firefox reports when a page is left while its font is still loading. */
const LEFT_MEANWHILE = /downloadable font: download failed .* status=2152398850 /;

const pageOf = (page: Page): EnginePage => {
  const faults: string[] = [];
  page.on('pageerror', (error) => {
    if (!LEFT_MEANWHILE.test(String(error))) faults.push(String(error));
  });
  return {
    faults,
    open: async (url) => {
      await page.goto(url, { waitUntil: 'domcontentloaded' });
    },
    run: (body, ...args) => page.evaluate(called(body, args)),
    press: async (body, ...args) => {
      const found = await page.evaluateHandle<[], () => Element>(called(body, args));
      await found.click();
    },
    type: (text) => page.keyboard.type(text),
  };
};

/**
 * The driver connection, typed for requests to Firefox's own windows. Only scripts in Firefox's own windows have access to
 * saved sign-ins.
 */
interface Connection {
  send(
    method: string,
    params: object,
  ): Promise<{ readonly result: { readonly contexts?: readonly { readonly context: string }[] } }>;
}

/** Saves sign-ins in Firefox, as if the user had pressed "Save" in the prompt. */
const keep = async (browser: Browser, signIns: readonly KeptSignIn[]): Promise<void> => {
  const { connection } = browser as unknown as { readonly connection: Connection };
  const windows = await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome' });
  const script = `(async () => {
    for (const { origin, username, password } of ${JSON.stringify(signIns)}) {
      const made = Components.classes['@mozilla.org/login-manager/loginInfo;1']
        .createInstance(Components.interfaces.nsILoginInfo);
      made.init(origin, origin, null, username, password, '', '');
      await Services.logins.addLoginAsync(made);
    }
  })()`;
  await connection.send('script.evaluate', {
    expression: script,
    target: { context: windows.result.contexts?.[0]?.context },
    awaitPromise: true,
  });
};

/** Starts Firefox over WebDriver BiDi with the given sign-ins saved. */
export const openFirefox = async (
  program: string,
  signIns: readonly KeptSignIn[],
): Promise<Engine> => {
  const profile = mkdtempSync(join(tmpdir(), 'portal-firefox-'));
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program,
    headless: true,
    userDataDir: profile,
    defaultViewport: { width: 1440, height: 900 },
    args: ['--remote-allow-system-access'],
    // WebDriver turns these settings off by default; ordinary users have them on.
    extraPrefsFirefox: { 'signon.autofillForms': true, 'signon.rememberSignons': true },
  });
  await keep(browser, signIns);
  return {
    name: 'Firefox',
    newPage: async () => pageOf(await browser.newPage()),
    close: async () => {
      await browser.close();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
