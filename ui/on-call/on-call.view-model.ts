import { makeAutoObservable, observableRef } from 'mobx';
import type { OnCallGateway } from '#core/on-call/on-call.gateway.port.ts';
import type {
  OnCallDesk,
  OnCallFixed,
  OnCallList,
  OnCallOverride,
  OnCallPerson,
  OnCallSwap,
} from '#core/on-call/on-call.schema.ts';
import type { SwapAnswer } from '#core/on-call/on-call-spans.schema.ts';
import type { Tier } from '#core/on-call/on-call.ts';
import { Submission } from '../forms/submission.ts';
import { Loadable } from '../shell/loadable.ts';
import { tellDone } from '../shell/tell-done.ts';
import { FeedsViewModel } from './feeds.view-model.ts';
import { FixedEditor } from './fixed-editor.view-model.ts';
import { ListEditor } from './list-editor.view-model.ts';
import type { Editing, OnCallParts, Panel } from './on-call-parts.ts';
import { OverrideEditor } from './override-editor.view-model.ts';
import { PersonEditor } from './person-editor.view-model.ts';
import { askedSpan, ShownRota } from './shown-rota.ts';
import { SwapEditor } from './swap-editor.view-model.ts';
import { TestPage } from './test-page.view-model.ts';

/** How often the page looks again, so that its now is one. */
const AGAIN_MS = 60000;

/** Who is on call for the dealer, and what changes it (domain guide 6.8 b). */
export class OnCallViewModel {
  panel: Panel | null = null;
  editing: Editing | null = null;
  readonly source: Loadable<OnCallDesk>;
  readonly rota: ShownRota;
  readonly acts = new Submission();
  readonly #parts: OnCallParts;
  #timer: ReturnType<typeof setInterval> | null = null;

  constructor(parts: OnCallParts) {
    this.#parts = parts;
    this.rota = new ShownRota(parts.wallClock);
    this.source = new Loadable({
      read: (how) => parts.gateway.desk(askedSpan(parts.clock.now(), this.rota.first), how),
      fallback: 'The schedule could not be loaded.',
    });
    makeAutoObservable(this, {
      panel: observableRef,
      editing: observableRef,
      source: false,
      rota: false,
      acts: false,
    });
  }

  start(): void {
    void this.source.load();
    this.#timer = setInterval(() => void this.source.load({ background: true }), AGAIN_MS);
  }

  dispose(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.source.dispose();
    this.close();
    this.closeEditor();
  }

  turn(by: 1 | -1, desk: OnCallDesk): void {
    this.rota.turn(by, desk);
    const { from, to } = this.rota.span(desk);
    const known = { from: Date.parse(desk.asOf) - 3 * 86400000, to: Date.parse(desk.until) };
    if (from < known.from || to > known.to) void this.source.load({ background: true });
  }

  close(): void {
    if (this.panel?.kind === 'test') this.panel.page.dispose();
    this.panel = null;
  }

  closeEditor(): void {
    this.editing = null;
  }

  openOverride(
    desk: OnCallDesk,
    begin: {
      readonly listId?: string;
      readonly tier?: Tier;
      readonly from?: number;
      readonly to?: number;
    } = {},
  ): void {
    this.close();
    const { gateway, makeKey, wallClock } = this.#parts;
    this.panel = {
      kind: 'override',
      editor: new OverrideEditor({
        ...{ desk, begin, wallClock, key: makeKey() },
        send: (id, form) => gateway.addOverride(id, form),
        onSaved: () => this.#done('The override was added', true),
      }),
    };
  }

  openSwap(desk: OnCallDesk): void {
    this.close();
    const { gateway, makeKey, wallClock } = this.#parts;
    this.panel = {
      kind: 'swap',
      editor: new SwapEditor({
        ...{ desk, wallClock, key: makeKey() },
        send: (id, form) => gateway.offerSwap(id, form),
        onSaved: () => this.#done('Your shift is offered', true),
      }),
    };
  }

  openLists(): void {
    this.close();
    this.panel = { kind: 'lists' };
  }

  openFeeds(): void {
    this.close();
    const { gateway, makeKey } = this.#parts;
    const feeds = new FeedsViewModel({ gateway, makeKey });
    this.panel = { kind: 'feeds', feeds };
    feeds.start();
  }

  openTest(): void {
    this.close();
    const { gateway, makeKey } = this.#parts;
    this.panel = { kind: 'test', page: new TestPage({ gateway, key: makeKey() }) };
  }

  editList(desk: OnCallDesk, list: OnCallList | null): void {
    const { gateway, makeKey, wallClock } = this.#parts;
    this.editing = {
      kind: 'list',
      editor: new ListEditor({
        ...{ gateway, key: makeKey(), desk, list, today: this.rota.today(desk), wallClock },
        newest: () => gateway.desk(askedSpan(this.#parts.clock.now(), null)),
        onSaved: () => this.#done('The list was saved'),
      }),
    };
  }

  editPerson(desk: OnCallDesk, person: OnCallPerson | null): void {
    const { gateway, makeKey } = this.#parts;
    const editor = new PersonEditor({
      ...{ gateway, key: makeKey(), desk, person },
      newest: () => gateway.desk(askedSpan(this.#parts.clock.now(), null)),
      onSaved: () => this.#done('The person was saved'),
    });
    this.editing = { kind: 'person', editor };
    editor.start();
  }

  editFixed(desk: OnCallDesk, fixed: OnCallFixed | null): void {
    const { gateway, makeKey, wallClock } = this.#parts;
    this.editing = {
      kind: 'fixed',
      editor: new FixedEditor({
        ...{ gateway, key: makeKey(), desk, fixed, wallClock },
        newest: () => gateway.desk(askedSpan(this.#parts.clock.now(), null)),
        onSaved: () => this.#done('The fixed schedule was saved'),
      }),
    };
  }

  async removeList(list: OnCallList): Promise<void> {
    await this.#act(() => this.#parts.gateway.removeList(list), `${list.name} was deleted`);
  }

  async removePerson(person: OnCallPerson): Promise<void> {
    await this.#act(() => this.#parts.gateway.removePerson(person), `${person.name} was deleted`);
  }

  async endOverride(override: OnCallOverride): Promise<void> {
    await this.#act(() => this.#parts.gateway.removeOverride(override), 'The override is gone');
  }

  async endFixed(fixed: OnCallFixed): Promise<void> {
    await this.#act(() => this.#parts.gateway.removeFixed(fixed), `${fixed.name} is over`);
  }

  async answer(swap: OnCallSwap, answer: SwapAnswer): Promise<void> {
    const said = { accept: 'accepted', decline: 'declined', withdraw: 'withdrawn' }[answer];
    await this.#act(() => this.#parts.gateway.answerSwap(swap, answer), `The swap was ${said}`);
  }

  async #act(send: () => ReturnType<OnCallGateway['removeList']>, title: string): Promise<void> {
    await this.acts.run(send, {
      fallback: 'This could not be done.',
      onOk: () => this.#done(title),
    });
    if (this.acts.problem !== null) void this.source.load({ background: true });
  }

  #done(title: string, closes = false): void {
    if (closes) this.close();
    this.closeEditor();
    tellDone(this.#parts.toasts, { title });
    void this.source.load({ background: true });
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly onCall: OnCallViewModel;
  }
}
