import { useState } from 'react';

/** What became of the last copying; a refusal is the browser's, the text can still be selected by hand. */
export type Copied = 'not yet' | 'done' | 'refused';

/** Puts text on the clipboard and tells what came of it. */
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
