import { makeAutoObservable } from 'mobx';
import { isHexColor, plainHex } from '#core/branding/contrast-of.rule.ts';
import { type AccentVerdict, checkAccent } from '#core/branding/check-accent.rule.ts';

/** A form with a field for the accent color. */
interface AccentField {
  readonly values: { readonly accent: string };
  type(name: 'accent', text: string): void;
}

/**
 * The choice of an accent color. It is checked while it is typed, and for a refused color a suggestion can be previewed
 * (domain guide 6.14).
 */
export class AccentChoice {
  /** The suggestion in the preview, which is not part of the draft. */
  trial: string | null = null;
  readonly #form: AccentField;

  constructor(form: AccentField) {
    this.#form = form;
    makeAutoObservable(this);
  }

  /** The result for the typed color; null while no complete color is typed. */
  get verdict(): AccentVerdict | null {
    const typed = this.#form.values.accent.trim();
    return isHexColor(typed) ? checkAccent(plainHex(typed)) : null;
  }

  /** The color of the preview: the suggestion, or else the typed color if it passes. */
  get effective(): AccentVerdict | null {
    if (this.trial !== null) return checkAccent(this.trial);
    return this.verdict?.kind === 'fits' ? this.verdict : null;
  }

  type(text: string): void {
    this.#form.type('accent', text);
    this.suggest();
  }

  /** Previews the nearest color that passes, if the draft's color is refused. */
  suggest(): void {
    const { verdict } = this;
    this.trial = verdict?.kind === 'refused' ? (verdict.suggestions[0]?.hex ?? null) : null;
  }

  try(hex: string): void {
    this.trial = hex;
  }

  /** Adopts the previewed suggestion. */
  take(): void {
    if (this.trial === null) return;
    this.#form.type('accent', this.trial);
    this.trial = null;
  }
}
