import { makeAutoObservable } from 'mobx';
import { readForm, type FieldErrors } from '#core/forms/read-form.schema.ts';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import type { Answer } from '#core/kernel/result.ts';
import type { Panel } from '#core/panel-info/panel-info.schema.ts';
import { type ServiceRequest, serviceFormSchema } from '#core/panel-info/service-request.schema.ts';
import { Submission } from '../forms/submission.ts';

/** A message as it leaves. */
export interface WrittenRequest {
  readonly id: string;
  readonly devNum: number | null;
  readonly text: string;
}

interface Parts {
  readonly key: AttemptKey;
  readonly send: (siteNum: number, request: WrittenRequest) => Answer<ServiceRequest>;
  /** Whatever came of it, the screen tells what is true. */
  readonly reload: () => Promise<void>;
}

/** The message to the dealer while it is written (domain guide 6.6 "Request service"). */
export class ServiceForm {
  /** The panel it is about; null while none is written. */
  about: (Pick<Panel, 'devNum' | 'transmitterCode' | 'description'> & { siteNum: number }) | null =
    null;
  text = '';
  errors: FieldErrors = {};
  /** That the last message went out; until the next one is written. */
  sent = false;
  readonly sending = new Submission();
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    makeAutoObservable(this, { sending: false });
  }

  /** Something is written that is not sent. */
  get dirty(): boolean {
    return this.about !== null && this.text.trim() !== '';
  }

  /** Opens it, with what it is about where that is known. */
  open(siteNum: number, panel: Panel, text = ''): void {
    const { devNum, transmitterCode, description } = panel;
    this.about = { siteNum, devNum, transmitterCode, description };
    this.text = text;
    this.errors = {};
    this.sent = false;
    this.sending.clear();
  }

  close(): void {
    this.about = null;
    this.text = '';
    this.errors = {};
  }

  write(text: string): void {
    this.text = text;
    this.errors = {};
  }

  /** Sends it; pressed again after an answer that got lost it is one message. */
  async send(): Promise<void> {
    const { about } = this;
    if (about === null) return;
    const read = readForm(serviceFormSchema, { text: this.text });
    if (!read.ok) {
      this.errors = read.error;
      return;
    }
    const { siteNum, devNum } = about;
    const request = { devNum, text: read.value.text };
    const { key, send, reload } = this.#parts;
    await this.sending.press(
      async () => {
        const sent = await key.send({ siteNum, ...request }, (id) =>
          send(siteNum, { id, ...request }),
        );
        await reload();
        return sent;
      },
      (sent) => {
        if (!sent.ok) return explain(sent.error, 'Your request could not be sent.');
        this.close();
        this.sent = true;
        return null;
      },
    );
  }
}
