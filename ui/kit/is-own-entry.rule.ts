/** The properties of an `input` event that show what caused it. */
interface EntryEvent {
  readonly isTrusted: boolean;
  /** Set for text from keys, paste and speech. For autofilled text it is undefined or `insertReplacementText`. */
  readonly inputType?: string | undefined;
}

/** Returns true if a person entered the text: by hand, or from a suggestion after focusing the field (`wasThere`). */
export const isOwnEntry = ({ isTrusted, inputType }: EntryEvent, wasThere: boolean): boolean =>
  wasThere || (isTrusted && inputType !== undefined && inputType !== 'insertReplacementText');
