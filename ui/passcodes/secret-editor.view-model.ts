import { makeAutoObservable } from 'mobx';
import { explain } from '#core/kernel/explain.rule.ts';
import type { Answer } from '#core/kernel/result.ts';
import { PASSCODE_LIMITS } from '#core/passcodes/passcode-limits.ts';
import type { SentCode } from '#core/passcodes/spoken-code.schema.ts';
import { tooLong } from '#core/forms/too-long.rule.ts';
import { lastChange, RevisedEditor } from '../shell/revised-editor.ts';
import type { EditedForm } from '../shell/editing/editor-parts.ts';
import { CodeField } from './code-field.ts';

/** The known facts about a PIN or the duress code: its revision and its last change. */
export interface CodeStand {
  readonly rev: number;
  readonly changedBy: string | null;
  readonly changedAt: string | null;
}

/** The facts before any code is set. */
export const NO_CODE: CodeStand = { rev: 0, changedBy: null, changedAt: null };

interface Parts {
  readonly what: 'pin' | 'duress';
  /** Returns the stored facts about a holder's code. */
  readonly standOf: (whose: string) => CodeStand;
  /** The contact's id, or the name under which the duress code is stored. Empty until the person chooses. */
  readonly whose: string;
  /** True if the code is for one given contact. */
  readonly isFixed: boolean;
  readonly send: (whose: string, code: SentCode & { readonly rev: number }) => Answer<unknown>;
  readonly newest: (whose: string) => Answer<CodeStand>;
  readonly onSaved: (whose: string) => void;
  readonly onLost: () => void;
}

/** The form that sets or replaces a PIN or the duress code (domain guide 6.4). */
export class SecretEditorViewModel {
  whose: string;
  readonly code = new CodeField({ isNeeded: true });
  /** True after the first submit; missing input is reported from then on. */
  tried = false;
  readonly edit: RevisedEditor<CodeStand, EditedForm<object, string>>;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.whose = parts.whose;
    const { code } = this;
    this.edit = new RevisedEditor<CodeStand, EditedForm<object, string>>({
      form: {
        values: {},
        begin: () => undefined,
        differs: () => this.whose !== parts.whose,
        submit: () => this.submit(),
      },
      base: parts.standOf(parts.whose),
      beside: code,
      show: () => ({}),
      names: {},
      send: (whose, base) => parts.send(whose, { ...code.sent, rev: base?.rev ?? 0 }),
      // No stored item counts as equal to the sent code, because a stored code cannot be read back.
      newest: () => parts.newest(this.whose.trim()),
      changeOf: lastChange,
      onSaved: (whose) => parts.onSaved(whose),
      onLost: parts.onLost,
      words: (failure) =>
        code.hears(failure) ? null : explain(failure, 'The code could not be saved.'),
    });
    makeAutoObservable(this, { code: false, edit: false });
  }

  get what(): 'pin' | 'duress' {
    return this.#parts.what;
  }

  get isFixed(): boolean {
    return this.#parts.isFixed;
  }

  get isSet(): boolean {
    return (this.edit.saving.base?.rev ?? 0) > 0;
  }

  /** The error of the holder field. */
  get whoseProblem(): string | null {
    const whose = this.whose.trim();
    if (this.what === 'duress' && whose.length > PASSCODE_LIMITS.holder)
      return tooLong(whose, PASSCODE_LIMITS.holder);
    if (whose !== '' || !this.tried) return null;
    return this.what === 'duress' ? 'Name is required' : 'Choose a contact';
  }

  choose(whose: string): void {
    this.whose = whose;
    if (this.what === 'pin') this.edit.begin(this.#parts.standOf(whose));
  }

  /** Returns the holder. If the holder is missing or too long, returns null and shows the error. */
  submit(): string | null {
    this.tried = true;
    return this.whoseProblem === null ? this.whose.trim() : null;
  }
}
