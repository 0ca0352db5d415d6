import { useState } from 'react';

/** The result of the last copy attempt. `refused` means that the browser denied access to the clipboard. */
export type Copied = 'not yet' | 'done' | 'refused';

/** Returns a function that copies text to the clipboard, and the result of the last copy attempt. */
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
