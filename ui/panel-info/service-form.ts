import { makeAutoObservable } from 'mobx';
import { readForm, type FieldErrors } from '#core/forms/read-form.schema.ts';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import type { Answer } from '#core/kernel/result.ts';
import type { Panel } from '#core/panel-info/panel-info.schema.ts';
import { type ServiceRequest, serviceFormSchema } from '#core/panel-info/service-request.schema.ts';
import { Submission } from '../forms/submission.ts';

export interface WrittenRequest {
  readonly id: string;
  readonly devNum: number | null;
  readonly text: string;
}

interface Parts {
  readonly key: AttemptKey;
  readonly send: (siteNum: number, request: WrittenRequest) => Answer<ServiceRequest>;
  /** Reloads the panels, whatever the result. */
  readonly reload: () => Promise<unknown>;
}

/** The state of the service request form (domain guide 6.6 "Request service"). */
export class ServiceForm {
  /** The panel of the request; null while the form is closed. */
  about: (Pick<Panel, 'devNum' | 'transmitterCode' | 'description'> & { siteNum: number }) | null =
    null;
  text = '';
  errors: FieldErrors = {};
  /** True from sending a request until the form is opened again. */
  sent = false;
  readonly sending = new Submission();
  /** The text that the form was opened with, which nobody typed. */
  #given = '';
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    makeAutoObservable(this, { sending: false });
  }

  /** True if typed text has not been sent. */
  get dirty(): boolean {
    return this.about !== null && this.text.trim() !== '' && this.text !== this.#given;
  }

  /** Opens the form for a panel, with an initial text. */
  open(siteNum: number, panel: Panel, text = ''): void {
    const { devNum, transmitterCode, description } = panel;
    this.about = { siteNum, devNum, transmitterCode, description };
    this.text = text;
    this.#given = text;
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

  /** Sends the request. After a lost response, a second press resends the same request under the same id. */
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
        if (this.about !== about) return null;
        this.close();
        this.sent = true;
        return null;
      },
    );
  }
}
