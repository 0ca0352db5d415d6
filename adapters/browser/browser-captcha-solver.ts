import type { CaptchaSolver } from '#core/captcha/captcha.gateway.port.ts';
import {
  CAPTCHA_TOKEN_MAX,
  type CaptchaChallenge,
} from '#core/captcha/captcha-challenge.schema.ts';
import { ALTCHA_PROVIDER } from '#adapters/wire/captcha-provider.ts';

/** The part of a Web Worker that the captcha solver uses. */
export interface SolvingWorker {
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'error', listener: () => void): void;
  postMessage(message: unknown): void;
  terminate(): void;
}

/** Longest time the solver may work on one captcha, in milliseconds. */
const PATIENCE_MS = 90000;

const toBase64Url = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const isSolution = (data: unknown): data is { readonly counter: number } =>
  typeof data === 'object' && data !== null && 'counter' in data && 'derivedKey' in data;

/** Solves the built-in captcha in a Web Worker, so that the page stays responsive (SECURITY.md §2.14). */
export class BrowserCaptchaSolver implements CaptchaSolver {
  readonly #open: () => SolvingWorker;

  constructor(openWorker: () => SolvingWorker) {
    this.#open = openWorker;
  }

  solve({ provider, challenge }: CaptchaChallenge): ReturnType<CaptchaSolver['solve']> {
    let end: (token: string | null) => void = () => undefined;
    const token = new Promise<string | null>((resolve) => {
      if (provider !== ALTCHA_PROVIDER) {
        resolve(null);
        return;
      }
      let worker: SolvingWorker;
      try {
        worker = this.#open();
      } catch {
        // The browser does not support workers or blocks this one, so the captcha cannot be solved here.
        resolve(null);
        return;
      }
      end = (solved) => {
        worker.terminate();
        resolve(solved);
      };
      worker.addEventListener('error', () => end(null));
      worker.addEventListener('message', ({ data }) => {
        const text = isSolution(data)
          ? toBase64Url(JSON.stringify({ challenge, solution: data }))
          : null;
        end(text !== null && text.length <= CAPTCHA_TOKEN_MAX ? text : null);
      });
      worker.postMessage({
        type: 'work',
        challenge,
        counterStart: 0,
        counterStep: 1,
        timeout: PATIENCE_MS,
      });
    });
    return { token, cancel: () => end(null) };
  }
}
