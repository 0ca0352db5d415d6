import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { explainLine, PASTE, pastedLines } from '#core/decoder/explain-line.rule.ts';
import type { ExplainedLine } from '#core/decoder/frame-part.ts';
import { tooLong } from '#core/forms/too-long.rule.ts';
import type { HistoryGateway } from '#core/history/history.api.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import type { Foreseen, ForeseenSignals } from '#core/signals/foreseen.schema.ts';
import { QUERY_SIGNALS } from '#core/signals/signal-notation.rule.ts';

/** A decoded line of the pasted text, with its line number. */
export interface DecodedLine extends ExplainedLine {
  readonly num: number;
  readonly text: string;
}

type Gateway = Pick<HistoryGateway, 'foreseeSignals'>;

/** Maximum number of characters of a transmitter code. */
const XMIT = 20;

/** Example signals, shown before anything is pasted: the fixtures of domain guide 7.1. */
export const EXAMPLES = [
  '1207 18 1134 01 003 3',
  'Nri1/BA3^Front door^',
  '76A5003D"ADM-CID"0042R1L0#1207[#1207|1134 01 003]_07:11:31,03-03-2026',
] as const;

/** Decodes pasted signals in the browser. On request, asks the provider what the signals would do at an account (domain guide 6.15). */
export class DecoderViewModel {
  text = '';
  xmit = '';
  /** The state of the request about the signals' effects at an account. */
  asked:
    | { readonly at: 'idle' | 'asking' }
    | { readonly at: 'answered'; readonly value: ForeseenSignals }
    | { readonly at: 'failed'; readonly text: string } = { at: 'idle' };
  readonly #gateway: Gateway;
  #turn = 0;

  constructor(gateway: Gateway) {
    this.#gateway = gateway;
    makeAutoObservable(this, { asked: observableRef });
  }

  get lines(): readonly DecodedLine[] {
    return pastedLines(this.text).lines.map((line) => ({ ...explainLine(line.text), ...line }));
  }

  /** The number of pasted lines beyond the limit. */
  get left(): number {
    return pastedLines(this.text).left;
  }

  get complaint(): string | null {
    return tooLong(this.text, PASTE.text);
  }

  get xmitComplaint(): string | null {
    return tooLong(this.xmit.trim(), XMIT);
  }

  /** The first account number in the pasted lines, used while the user has typed none; null if there is none. */
  get named(): string | null {
    return this.lines.find(({ account }) => account !== null)?.account ?? null;
  }

  /** The transmitter code to ask about. */
  get wanted(): string {
    return this.xmit.trim() || (this.named ?? '');
  }

  get mayAsk(): boolean {
    const isReady = this.wanted !== '' && this.xmitComplaint === null;
    return isReady && this.lines.some(({ signals }) => signals.length > 0);
  }

  /** The number of signals beyond the limit of one request. */
  get unasked(): number {
    const count = this.lines.reduce((sum, { signals }) => sum + signals.length, 0);
    return Math.max(0, count - QUERY_SIGNALS);
  }

  type(text: string): void {
    this.text = text;
    this.#forget();
  }

  typeXmit(xmit: string): void {
    this.xmit = xmit;
    this.#forget();
  }

  /** Returns the effects of one line's signals at the account; empty before the provider has answered. */
  foreseenOf(num: number): readonly Foreseen[] {
    if (this.asked.at !== 'answered') return [];
    const at = this.lines.findIndex((line) => line.num === num);
    const before = this.lines.slice(0, at).reduce((sum, { signals }) => sum + signals.length, 0);
    const own = this.lines[at]?.signals.length ?? 0;
    return this.asked.value.signals.slice(before, before + own);
  }

  /** Asks the provider for the effects, based on the account's zones and rules. */
  async ask(): Promise<void> {
    if (!this.mayAsk || this.asked.at === 'asking') return;
    const turn = ++this.#turn;
    this.asked = { at: 'asking' };
    const signals = this.lines.flatMap((line) => line.signals);
    const answer = await this.#gateway.foreseeSignals({ xmit: this.wanted, signals });
    if (turn !== this.#turn) return;
    runInAction(() => {
      if (answer.ok) this.asked = { at: 'answered', value: answer.value };
      else {
        const isMissing = answer.error.kind === 'refused' && answer.error.status === 404;
        const text = isMissing
          ? `None of your accounts has the transmitter ${this.wanted}.`
          : explain(answer.error, 'The account could not be checked.');
        this.asked = text === null ? { at: 'idle' } : { at: 'failed', text };
      }
    });
  }

  #forget(): void {
    this.#turn += 1;
    this.asked = { at: 'idle' };
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly decoder: DecoderViewModel;
  }
}
