import { makeAutoObservable } from 'mobx';
import { isHexColor, plainHex } from '#core/branding/contrast-of.rule.ts';
import { type AccentVerdict, checkAccent } from '#core/branding/check-accent.rule.ts';

/** The field of a form that an accent is typed into. */
interface AccentField {
  readonly values: { readonly accent: string };
  type(name: 'accent', text: string): void;
}

/** The accent while it is chosen: checked as it is typed, and where it is refused a suggestion is looked at (domain guide 6.14). */
export class AccentChoice {
  /** A suggestion that is looked at and not in the draft. */
  trial: string | null = null;
  readonly #form: AccentField;

  constructor(form: AccentField) {
    this.#form = form;
    makeAutoObservable(this);
  }

  /** The color that is typed, checked; null where none is, or no whole one. */
  get verdict(): AccentVerdict | null {
    const typed = this.#form.values.accent.trim();
    return isHexColor(typed) ? checkAccent(plainHex(typed)) : null;
  }

  /** What the preview wears: the suggestion looked at, else the color that is typed. */
  get effective(): AccentVerdict | null {
    if (this.trial !== null) return checkAccent(this.trial);
    return this.verdict?.kind === 'fits' ? this.verdict : null;
  }

  type(text: string): void {
    this.#form.type('accent', text);
    this.suggest();
  }

  /** Looks at the nearest color that passes, where the one of the draft is refused. */
  suggest(): void {
    const { verdict } = this;
    this.trial = verdict?.kind === 'refused' ? (verdict.suggestions[0]?.hex ?? null) : null;
  }

  try(hex: string): void {
    this.trial = hex;
  }

  /** Takes the suggestion that is looked at. */
  take(): void {
    if (this.trial === null) return;
    this.#form.type('accent', this.trial);
    this.trial = null;
  }
}
