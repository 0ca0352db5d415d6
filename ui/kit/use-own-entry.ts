import { useRef, type ChangeEvent } from 'react';
import { isOwnEntry } from './is-own-entry.rule.ts';

/** Handlers of a field that takes nothing a browser fills in by itself, as a saved password at the opening of a form. */
export const useOwnEntry = (take: (text: string) => void) => {
  const wasThere = useRef(false);
  const come = () => {
    wasThere.current = true;
  };
  return {
    onPointerDown: come,
    onKeyDown: come,
    // What is not taken is gone from the field as well: it shows its value.
    onChange: ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      if (isOwnEntry(nativeEvent, wasThere.current)) take(currentTarget.value);
    },
  };
};
