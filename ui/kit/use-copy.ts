import { useEffect, useState } from 'react';

/** The result of the last copy attempt. `refused` means that the browser denied access to the clipboard. */
export type Copied = 'not yet' | 'done' | 'refused';

/** How long the tick beside what was copied is shown, in milliseconds. */
const TICK_MS = 2000;

/**
 * Returns a function that copies text to the clipboard, and the result of the last copy attempt: `done` for two seconds,
 * beside what was copied, so that no toast is needed.
 */
export const useCopy = () => {
  const [copied, setCopied] = useState<Copied>('not yet');
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (copied !== 'done') return undefined;
    const timer = setTimeout(() => setCopied('not yet'), TICK_MS);
    return () => clearTimeout(timer);
  }, [copied, times]);
  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied('done');
    } catch (refusal) {
      console.info('Nothing was copied', refusal);
      setCopied('refused');
    }
    setTimes((before) => before + 1);
  };
  return { copied, copy };
};
