import { useState } from 'react';

/** The result of the last copy. A refusal comes from the browser; the user can still select the text by hand. */
export type Copied = 'not yet' | 'done' | 'refused';

/** Copies text to the clipboard and reports the result. */
export const useCopy = () => {
  const [copied, setCopied] = useState<Copied>('not yet');
  const copy = async (text: string): Promise<Copied> => {
    let outcome: Copied = 'done';
    try {
      await navigator.clipboard.writeText(text);
    } catch (refusal) {
      console.info('Nothing was copied', refusal);
      outcome = 'refused';
    }
    setCopied(outcome);
    return outcome;
  };
  return { copied, copy };
};
