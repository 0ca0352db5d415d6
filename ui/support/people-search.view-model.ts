import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { findEntries } from '#core/commands/find-entries.rule.ts';
import { readCommand } from '#core/commands/read-command.rule.ts';
import { tooLong } from '#core/forms/too-long.rule.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import { LIMITS } from '#core/kernel/limits.ts';
import type { NavigationItem } from '#core/navigation/navigation-item.ts';
import { moveActive, type Move } from '../shell/move-active.rule.ts';
import { personPath, supportPath } from '#core/support/person-path.rule.ts';
import type { SupportGateway } from '#core/support/support.api.ts';
import type { SupportHits } from '#core/support/support-overview.schema.ts';
import { Timer } from '../shell/timer.ts';

/** Milliseconds from the last keystroke to the search request. */
export const PEOPLE_DELAY = 200;

/** Minimum length of a search text, in characters. */
const LEAST = 2;

export type PeopleOutcome =
  | { readonly at: 'idle' }
  | { readonly at: 'searching' }
  | { readonly at: 'found'; readonly hits: SupportHits; readonly text: string }
  | { readonly at: 'tooLong'; readonly text: string }
  | { readonly at: 'failed'; readonly text: string };

interface Parts {
  readonly support: Pick<SupportGateway, 'supportSearch'>;
  readonly close: () => void;
  /** The screens, dialogs and settings that the person may open by name. */
  readonly entries?: readonly NavigationItem[];
  /** Text typed before the dialog was loaded. */
  readonly typedEarly?: string | null;
}

/** The header search for staff, which finds people and groups while typing. A late response never replaces a newer result (spec §2.2). */
export class PeopleSearchViewModel {
  text = '';
  outcome: PeopleOutcome = { at: 'idle' };
  /** Index of the active line; -1 for none. */
  active = -1;
  readonly #parts: Parts;
  #turn = 0;
  readonly #timer = new Timer();

  constructor(parts: Parts) {
    this.#parts = parts;
    makeAutoObservable(this, { outcome: observableRef });
  }

  get hits(): SupportHits | null {
    return this.outcome.at === 'found' ? this.outcome.hits : null;
  }

  /** The path of each line: people, then groups, then the full results in Support. */
  get links(): readonly string[] {
    if (this.outcome.at !== 'found') return [];
    const { hits, text } = this.outcome;
    const all = hits.total > hits.users.length ? [supportPath({ list: { q: text } })] : [];
    return [
      ...hits.users.map(({ accountId }) => personPath(accountId)),
      ...hits.groups.map(({ siteGroupNum }) => supportPath({ list: { q: String(siteGroupNum) } })),
      ...all,
    ];
  }

  /** The screens and settings whose names the text begins. */
  get entries(): readonly NavigationItem[] {
    const { exact, others } = findEntries(this.text, this.#parts.entries ?? []);
    return [...exact, ...others];
  }

  /** True if choosing a person opens the question before the portal is viewed as that person. */
  get viewsAs(): boolean {
    return readCommand(this.text, ['open', 'viewAs'])?.verb === 'viewAs';
  }

  /** The announcement of a result for screen readers. */
  get announcement(): string {
    if (this.hits === null) return '';
    const { total, groups } = this.hits;
    if (total + groups.length === 0) return 'No matches.';
    const people = total === 1 ? '1 user' : `${total} users`;
    return `${people}, ${groups.length === 1 ? '1 group' : `${groups.length} groups`}`;
  }

  /** Starts with the text typed before the dialog was loaded, unless the field already has a text. */
  start(): void {
    const { typedEarly = null } = this.#parts;
    if (this.text === '' && typedEarly !== null) this.type(typedEarly);
  }

  type(text: string): void {
    this.text = text;
    this.#plan(PEOPLE_DELAY);
  }

  retry(): void {
    this.#plan(0);
  }

  move(to: Move): void {
    this.active = moveActive({
      active: this.active,
      count: this.links.length + this.entries.length,
      to,
    });
  }

  point(index: number): void {
    this.active = index;
  }

  /** Returns the path or entry that Enter opens. Null while searching, so that Enter opens no outdated result. */
  choose(): string | NavigationItem | null {
    return this.links[this.active] ?? this.entries[this.active - this.links.length] ?? null;
  }

  close(): void {
    this.#parts.close();
  }

  dispose(): void {
    this.#turn += 1;
    this.#timer.stop();
  }

  #plan(delay: number): void {
    this.#turn += 1;
    this.#timer.stop();
    const text = (readCommand(this.text, ['open', 'viewAs'])?.subject || this.text).trim();
    const words = tooLong(text, LIMITS.searchText);
    if (words === null) this.outcome = { at: text.length < LEAST ? 'idle' : 'searching' };
    else this.outcome = { at: 'tooLong', text: words };
    this.active = this.#first(0);
    const turn = this.#turn;
    if (this.outcome.at === 'searching') this.#timer.after(delay, () => void this.#run(text, turn));
  }

  /** Returns the line that Enter takes: a screen with exactly the typed name, or else the first result. */
  #first(links: number): number {
    const { exact } = findEntries(this.text, this.#parts.entries ?? []);
    if (exact.length > 0) return links;
    return links > 0 || (this.outcome.at === 'found' && this.entries.length > 0) ? 0 : -1;
  }

  async #run(text: string, turn: number): Promise<void> {
    const answer = await this.#parts.support.supportSearch({ text });
    if (turn !== this.#turn) return;
    runInAction(() => {
      if (answer.ok) {
        this.outcome = { at: 'found', hits: answer.value, text };
        this.active = this.#first(this.links.length);
        return;
      }
      const words = explain(answer.error, 'The users could not be searched.', 'read');
      this.outcome = words === null ? { at: 'idle' } : { at: 'failed', text: words };
    });
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly peopleSearch: PeopleSearchViewModel;
  }
}
