import { useRef, type ChangeEvent } from 'react';
import { isOwnEntry } from './is-own-entry.rule.ts';

/** Returns the handlers of a field that rejects autofilled text, such as a saved password filled in when a form opens. */
export const useOwnEntry = (take: (text: string) => void) => {
  const wasThere = useRef(false);
  const come = () => {
    wasThere.current = true;
  };
  return {
    onPointerDown: come,
    onKeyDown: come,
    // The field is controlled, so rejected text is also removed from the input.
    onChange: ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      if (isOwnEntry(nativeEvent, wasThere.current)) take(currentTarget.value);
    },
  };
};
