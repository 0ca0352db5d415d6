import { useState } from 'react';

interface HeldEntry {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Returns true for a text that the owner can take. */
  readonly takes: (text: string) => boolean;
}

/**
 * Holds a typed text that an owner cannot take, because the owner always has a day or time. The text goes when the owner
 * has another value.
 */
export const useHeldEntry = ({ value, onChange, takes }: HeldEntry) => {
  const [held, setHeld] = useState<{ readonly text: string; readonly over: string } | null>(null);
  const shown = held !== null && held.over === value ? held.text : value;
  return {
    value: shown,
    /** True if the owner does not have what is shown. */
    isHeld: !takes(shown),
    onChange: (text: string): void => {
      setHeld({ text, over: value });
      if (takes(text)) onChange(text);
    },
  };
};
