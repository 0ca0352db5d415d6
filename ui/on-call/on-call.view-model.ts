import { makeAutoObservable, observableRef } from 'mobx';
import { counted } from '#core/kernel/counted.rule.ts';
import type { OnCallGateway } from '#core/on-call/on-call.api.ts';
import type {
  OnCallOverview,
  OnCallFixed,
  OnCallList,
  OnCallOverride,
  OnCallPerson,
  OnCallSwap,
} from '#core/on-call/on-call-overview.schema.ts';
import type { SwapAnswer } from '#core/on-call/override-form.schema.ts';
import { AskedDeletion, type Deletion } from '../forms/asked-deletion.ts';
import { Submission } from '../forms/submission.ts';
import { Loadable } from '../shell/loadable.ts';
import { toastDone } from '../shell/toast-done.ts';
import type { Editing, OnCallParts, Panel } from './on-call-parts.ts';
import type { OnCallPlace } from './on-call-place.ts';
import { editingAt, panelAt, type OnCallMay } from './open-on-call.ts';
import { askedSpan, ShownRota } from './shown-rota.ts';
import { Timer } from '../shell/timer.ts';

/** Milliseconds between reloads. The reloads keep the current time on the page accurate. */
const AGAIN_MS = 60000;

/** Shows a dealer's on-call schedule and opens its editors (domain guide 6.8 b). */
export class OnCallViewModel {
  panel: Panel | null = null;
  editing: Editing | null = null;
  /** Which of `panel` and `edited` was saved and closed but is still named in the URL; null if neither. */
  left: 'panel' | 'edited' | null = null;
  readonly source: Loadable<OnCallOverview>;
  readonly rota: ShownRota;
  readonly acts = new Submission();
  readonly deletion = new AskedDeletion();
  readonly #parts: OnCallParts;
  readonly #timer = new Timer();
  /** The panel and editor named in the URL when `show` last ran. */
  #shown = { panel: '', edited: '' };

  constructor(parts: OnCallParts) {
    this.#parts = parts;
    this.rota = new ShownRota(parts.wallClock);
    this.source = new Loadable({
      read: (how) => parts.gateway.onCallDesk(askedSpan(parts.clock.now(), this.rota.first), how),
      fallback: 'The schedule could not be loaded.',
    });
    makeAutoObservable(this, {
      panel: observableRef,
      editing: observableRef,
      source: false,
      rota: false,
      acts: false,
      deletion: false,
    });
  }

  start(): void {
    void this.source.load();
    this.#timer.every(AGAIN_MS, () => void this.source.load({ background: true }));
  }

  dispose(): void {
    this.#timer.stop();
    this.source.dispose();
    this.#closePanel();
    this.editing = this.left = null;
    this.#shown = { panel: '', edited: '' };
  }

  turn(by: 1 | -1, overview: OnCallOverview): void {
    this.rota.turn(by, overview);
    const { from, to } = this.rota.span(overview);
    const known = {
      from: Date.parse(overview.asOf) - 3 * 86400000,
      to: Date.parse(overview.until),
    };
    if (from < known.from || to > known.to) void this.source.load({ background: true });
  }

  /** Opens the panel and editor named in the URL and closes others. An open editor that the URL still names keeps its input. */
  show(place: OnCallPlace, overview: OnCallOverview, may: OnCallMay): void {
    const panel = JSON.stringify([place.panel, place.gap, place.override]);
    if (panel !== this.#shown.panel) {
      this.#shown.panel = panel;
      this.#closePanel();
      this.panel = panelAt(place, overview, may, this.#parts, (title) =>
        this.#saved(title, 'panel'),
      );
    }
    const edited = JSON.stringify(place.edited);
    if (edited === this.#shown.edited) return;
    this.#shown.edited = edited;
    const done = (title: string): void => this.#saved(title, 'edited');
    this.editing = may.edit
      ? editingAt(place, overview, this.rota.today(overview), this.#parts, done)
      : null;
  }

  /** Clears `left` after the page has removed the panel or editor from the URL. */
  addressLeft(): void {
    this.left = null;
  }

  removeList(list: OnCallList): void {
    this.#ask({
      title: `Delete ${list.name}?`,
      text: 'It no longer pages anyone, and its turns are deleted.',
      send: () => this.#parts.gateway.removeOnCallList(list),
      done: `${list.name} was deleted`,
    });
  }

  removePerson(person: OnCallPerson): void {
    this.#ask({
      title: `Delete ${person.name}?`,
      text: 'Their phones, email and quiet times are deleted too, and they can no longer be put on call.',
      send: () => this.#parts.gateway.removeOnCallPerson(person),
      done: `${person.name} was deleted`,
    });
  }

  endOverride(override: OnCallOverride): void {
    this.#ask({
      title: 'End this override?',
      text: 'The rotation applies again immediately, and substitutes are no longer paged.',
      press: 'End',
      send: () => this.#parts.gateway.removeOnCallOverride(override),
      done: 'The override has ended',
    });
  }

  endFixed(fixed: OnCallFixed): void {
    this.#ask({
      title: `End ${fixed.name}?`,
      text: `Its ${counted(fixed.slots.length, 'shift')} will be deleted, and the rotation applies again immediately.`,
      press: 'End',
      send: () => this.#parts.gateway.removeOnCallFixed(fixed),
      done: `${fixed.name} has ended`,
    });
  }

  async answer(swap: OnCallSwap, answer: SwapAnswer): Promise<void> {
    const done = { accept: 'accepted', decline: 'declined', withdraw: 'withdrawn' }[answer];
    await this.#act(
      () => this.#parts.gateway.answerOnCallSwap({ id: swap.id, rev: swap.rev, answer }),
      `The swap was ${done}`,
    );
  }

  async #act(
    send: () => ReturnType<OnCallGateway['answerOnCallSwap']>,
    title: string,
  ): Promise<void> {
    await this.acts.run(send, {
      fallback: 'This could not be done.',
      onOk: () => this.#done(title),
    });
    if (this.acts.problem !== null) void this.source.load({ background: true });
  }

  #ask({ done, ...deletion }: Omit<Deletion, 'onOk'> & { readonly done: string }): void {
    this.deletion.ask({
      ...deletion,
      onOk: () => this.#done(done),
      onRefused: () => void this.source.load({ background: true }),
    });
  }

  #closePanel(): void {
    if (this.panel?.kind === 'test') this.panel.page.dispose();
    this.panel = null;
  }

  #saved(title: string, what: 'panel' | 'edited'): void {
    if (what === 'panel') this.#closePanel();
    else this.editing = null;
    this.left = what;
    this.#done(title);
  }

  #done(title: string): void {
    toastDone(this.#parts.toasts, { title });
    void this.source.load({ background: true });
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly onCall: OnCallViewModel;
  }
}
