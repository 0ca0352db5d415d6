import { makeAutoObservable } from 'mobx';
import { filterIcons } from '#core/icons/filter-icons.rule.ts';
import type { IconGateway } from '#core/icons/icon.gateway.port.ts';
import { ICON_LOOKS, type Icon, type IconLook } from '#core/icons/icon.schema.ts';
import { Loadable } from '../shell/loadable.ts';

/** The view model of the icon viewer (spec §2.5): icons of one of two styles, filtered by name. */
export class IconsViewModel {
  look: IconLook = 'outline';
  filter = '';
  readonly #sets: Readonly<Record<IconLook, Loadable<readonly Icon[]>>>;

  constructor(parts: { icons: IconGateway }) {
    const set = (look: IconLook) =>
      new Loadable({
        read: () => parts.icons.read(look),
        fallback: 'The icons could not be loaded.',
      });
    this.#sets = { outline: set('outline'), filled: set('filled') };
    makeAutoObservable(this);
  }

  /** The icons of the displayed style. */
  get set(): Loadable<readonly Icon[]> {
    return this.#sets[this.look];
  }

  get visible(): readonly Icon[] {
    const { state } = this.set;
    return state.at === 'ready' ? filterIcons(state.value, this.filter) : [];
  }

  start(): void {
    void this.set.load();
  }

  dispose(): void {
    for (const look of ICON_LOOKS) this.#sets[look].dispose();
  }

  show(look: IconLook): void {
    this.look = look;
    if (this.set.state.at !== 'ready') void this.set.load();
  }

  type(text: string): void {
    this.filter = text;
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly icons: IconsViewModel;
  }
}
