import { useRef, type ChangeEvent } from 'react';
import { isOwnEntry } from './is-own-entry.rule.ts';

/** Returns the handlers of a field that accepts nothing a browser fills in by itself, such as a saved password when a form opens. */
export const useOwnEntry = (take: (text: string) => void) => {
  const wasThere = useRef(false);
  const come = () => {
    wasThere.current = true;
  };
  return {
    onPointerDown: come,
    onKeyDown: come,
    // Text that is not accepted is also removed from the field, which shows its value again.
    onChange: ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      if (isOwnEntry(nativeEvent, wasThere.current)) take(currentTarget.value);
    },
  };
};
