import { makeAutoObservable } from 'mobx';
import { isHexColor, plainHex } from '#core/branding/contrast-of.rule.ts';
import { type AccentVerdict, checkAccent } from '#core/branding/check-accent.rule.ts';

/** The form that contains the accent color. */
interface AccentField {
  readonly values: { readonly accent: string };
  type(name: 'accent', text: string): void;
}

/**
 * The choice of an accent color, validated while the user types. If the color is refused, the user can preview a suggested
 * color (domain guide 6.14).
 */
export class AccentChoice {
  /** The suggested color in the preview; not part of the draft. */
  trial: string | null = null;
  readonly #form: AccentField;

  constructor(form: AccentField) {
    this.#form = form;
    makeAutoObservable(this);
  }

  /** The validation result for the typed color; null while the color is incomplete. */
  get verdict(): AccentVerdict | null {
    const typed = this.#form.values.accent.trim();
    return isHexColor(typed) ? checkAccent(plainHex(typed)) : null;
  }

  /** The color in the preview: the suggested color, or else the typed color if it passes. */
  get effective(): AccentVerdict | null {
    if (this.trial !== null) return checkAccent(this.trial);
    return this.verdict?.kind === 'fits' ? this.verdict : null;
  }

  type(text: string): void {
    this.#form.type('accent', text);
    this.suggest();
  }

  /** Previews the nearest color that passes if the draft's color is refused. */
  suggest(): void {
    const { verdict } = this;
    this.trial = verdict?.kind === 'refused' ? (verdict.suggestions[0]?.hex ?? null) : null;
  }

  try(hex: string): void {
    this.trial = hex;
  }

  /** Adopts the suggested color into the form. */
  take(): void {
    if (this.trial === null) return;
    this.#form.type('accent', this.trial);
    this.trial = null;
  }
}
