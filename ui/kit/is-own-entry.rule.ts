/** The properties of an `input` event that show who caused it. */
interface EntryEvent {
  readonly isTrusted: boolean;
  /** Set by keys, paste and speech. A program that fills in a form sets nothing, or a replacement. */
  readonly inputType?: string | undefined;
}

/** Returns true if a person entered the text: by hand, or by choosing it after entering the field. */
export const isOwnEntry = ({ isTrusted, inputType }: EntryEvent, wasThere: boolean): boolean =>
  wasThere || (isTrusted && inputType !== undefined && inputType !== 'insertReplacementText');
