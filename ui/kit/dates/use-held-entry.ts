import { useState } from 'react';

interface HeldEntry {
  readonly value: string;
  /** Grows whenever the owner sets its value itself, such as by "Today", also to an equal value. */
  readonly resets: number;
  readonly onChange: (value: string) => void;
  /** Returns true for a text that the owner can take. */
  readonly takes: (text: string) => boolean;
  /** Called for a text that the owner cannot take. */
  readonly onHold?: () => void;
}

interface Held extends Pick<HeldEntry, 'value' | 'resets'> {
  readonly text: string;
  /** True once the focus has left the field. */
  readonly isLeft: boolean;
}

/**
 * Holds a typed text that an owner cannot take, because the owner always has a day or time. The text ends when the owner
 * has another value or sets it anew, and does not come back with the value over which it was typed.
 */
export const useHeldEntry = ({ value, resets, onChange, takes, onHold }: HeldEntry) => {
  const [last, setHeld] = useState<Held | null>(null);
  const held = last?.value === value && last.resets === resets ? last : null;
  if (held !== last) setHeld(held);
  const shown = held?.text ?? value;
  const isHeld = !takes(shown);
  return {
    value: shown,
    /** True if the owner does not have what is shown, and the person has gone on. */
    isWrong: isHeld && held?.isLeft !== false,
    onChange: (text: string): void => {
      setHeld({ text, value, resets, isLeft: false });
      if (takes(text)) onChange(text);
      else onHold?.();
    },
    onBlur: (): void => {
      if (held !== null) setHeld({ ...held, isLeft: true });
    },
  };
};
