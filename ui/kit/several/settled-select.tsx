import { useRef, useState } from 'react';
import { SelectField, type SelectFieldProps } from '../select-field.tsx';
import { styled } from '../styled.ts';

const Keys = styled('div', { base: { display: 'contents' } });

/**
 * A select whose choice acts at once. With the keyboard a choice acts when the person presses Enter or leaves the field,
 * because each arrow key chooses an option on the way to the wanted one.
 */
export const SettledSelect = <Value extends string>(props: SelectFieldProps<Value>) => {
  const [walked, setWalked] = useState<Value | null>(null);
  const byKey = useRef(false);
  const settle = (): void => {
    if (walked === null) return;
    setWalked(null);
    if (walked !== props.value) props.onChange(walked);
  };
  return (
    <Keys
      onPointerDown={() => (byKey.current = false)}
      onKeyDown={({ key, nativeEvent }) => {
        byKey.current = true;
        if (key === 'Enter' && !nativeEvent.isComposing) settle();
        if (key === 'Escape') setWalked(null);
      }}
      onBlur={settle}
    >
      <SelectField
        {...props}
        value={walked ?? props.value}
        {...(walked !== null && walked !== props.value && { help: 'Press Enter to save.' })}
        onChange={(value) => {
          if (byKey.current) setWalked(value);
          else props.onChange(value);
        }}
      />
    </Keys>
  );
};
