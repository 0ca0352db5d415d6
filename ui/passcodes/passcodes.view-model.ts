import { makeAutoObservable, observableRef } from 'mobx';
import type { IdSource } from '#core/kernel/id-source.port.ts';
import type { LiveFeed } from '#core/live/live-feed.port.ts';
import type { PasscodesGateway } from '#core/passcodes/passcodes.api.ts';
import type { CodeAddress } from '#core/passcodes/spoken-code.schema.ts';
import type { SitePasscodes } from '#core/passcodes/site-passcodes.schema.ts';
import type { OwnDrafts } from '../forms/saved-draft.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import { RevealViewModel } from '../shell/reveal.view-model.ts';
import { SiteReading } from '../shell/site-reading.ts';
import { toastDone } from '../shell/toast-done.ts';
import { CodeRemoval } from './code-removal.view-model.ts';
import { PasscodeFormsViewModel } from './passcode-forms.view-model.ts';

/** Identifies a code on the page as one string. */
export type CodeKey = `${CodeAddress['of']} ${string}`;

export const codeKey = ({ of, id }: CodeAddress): CodeKey => `${of} ${id}`;

const addressOf = (key: CodeKey): CodeAddress => {
  const [of, id = ''] = key.split(' ');
  return { of: of === 'pin' ? 'pin' : 'passcode', id };
};

interface Parts {
  readonly gateway: PasscodesGateway;
  readonly revealing: Omit<ConstructorParameters<typeof RevealViewModel<CodeKey>>[0], 'reveal'>;
  readonly live: Pick<LiveFeed, 'events$' | 'readAnew$'>;
  readonly toasts: Pick<ToastStore, 'show'>;
  readonly ownDrafts: OwnDrafts;
  readonly ids: IdSource;
  /** False hides the buttons that change codes. */
  readonly mayChange: boolean;
}

/** The spoken codes of a site, with holders and validity. Only one code is revealed at a time (domain guide 6.4). */
export class PasscodesViewModel {
  readonly reading: SiteReading<SitePasscodes>;
  readonly reveal: RevealViewModel<CodeKey>;
  readonly removal: CodeRemoval;
  readonly forms: PasscodeFormsViewModel;
  /** The holder selected in the list, highlighted while no code is revealed. */
  chosen: CodeKey | null = null;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    const siteNum = () => this.reading.siteNum ?? 0;
    this.reading = new SiteReading({
      read: (sn, how) => parts.gateway.sitePasscodes({ sn }, how),
      live: parts.live,
      fallback: 'The passcodes could not be loaded.',
      onLeave: () => this.#leave(),
    });
    this.reveal = new RevealViewModel({
      ...parts.revealing,
      reveal: (key) => {
        const { revealContactPin, revealPasscode } = parts.gateway;
        const { of, id } = addressOf(key);
        return (of === 'pin' ? revealContactPin : revealPasscode)({ sn: siteNum(), id });
      },
    });
    this.removal = new CodeRemoval({
      gateway: parts.gateway,
      siteNum,
      toasts: parts.toasts,
      reload: () => this.reading.reload(),
    });
    this.forms = new PasscodeFormsViewModel({
      ...parts,
      siteNum,
      onSaved: (title) => this.#saved(title),
      onLost: () => void this.reading.reload(),
    });
    makeAutoObservable(this, {
      reading: false,
      reveal: false,
      removal: false,
      forms: false,
      chosen: observableRef,
    });
  }

  get mayChange(): boolean {
    return this.#parts.mayChange;
  }

  /** The holder highlighted in the staircase: the holder of the revealed code, else the selected holder. */
  get stands(): CodeKey | null {
    return this.reveal.code === null ? this.chosen : this.reveal.which;
  }

  start(): void {
    this.forms.start();
    this.reading.start();
  }

  dispose(): void {
    this.forms.dispose();
    this.reading.dispose();
  }

  /** Highlights the level of a holder. Selecting the same holder again removes the highlight. */
  choose(key: CodeKey): void {
    this.chosen = this.stands === key ? null : key;
  }

  /** Reveals one code and highlights its holder's level. */
  show(key: CodeKey): void {
    this.chosen = key;
    void this.reveal.reveal(key);
  }

  /** Closes everything that belongs to the current site, when another site opens. */
  #leave(): void {
    this.reveal.hide();
    this.removal.forget();
    this.forms.close();
    this.chosen = null;
  }

  #saved(title: string): void {
    void this.reading.source.load();
    toastDone(this.#parts.toasts, { title });
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly passcodes: PasscodesViewModel;
  }
}
