/** What an `input` event tells of who made it. */
interface EntryEvent {
  readonly isTrusted: boolean;
  /** What keys, paste and speech tell; a program that fills in a form tells nothing, or a replacement. */
  readonly inputType?: string | undefined;
}

/** Whether a person entered it: by hand, or by choosing it after they came into the field. */
export const isOwnEntry = ({ isTrusted, inputType }: EntryEvent, wasThere: boolean): boolean =>
  wasThere || (isTrusted && inputType !== undefined && inputType !== 'insertReplacementText');
