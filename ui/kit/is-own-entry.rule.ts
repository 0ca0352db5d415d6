/** The properties of an `input` event that show what caused it. */
interface EntryEvent {
  readonly isTrusted: boolean;
  /** Set by keys, paste and speech. Autofill leaves it undefined, or sets `insertReplacementText`. */
  readonly inputType?: string | undefined;
}

/** Returns true if a person entered the text: by hand, or from a suggestion after focusing the field (`wasThere`). */
export const isOwnEntry = ({ isTrusted, inputType }: EntryEvent, wasThere: boolean): boolean =>
  wasThere || (isTrusted && inputType !== undefined && inputType !== 'insertReplacementText');
