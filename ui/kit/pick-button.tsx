import ArrowUpTrayIcon from '@heroicons/react/20/solid/ArrowUpTrayIcon';
import { useRef } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import { styled } from './styled.ts';

const Input = styled('input', { base: { display: 'none' } });

interface PickButtonProps extends Omit<ButtonProps, 'onClick' | 'id'> {
  /** The id of the button, which a field's label names. The hidden input has `-input` behind it. */
  readonly id: string;
  readonly accept: string;
  readonly onChoose: (files: readonly File[]) => void;
}

/** A button that lets the person choose a file. It takes the focus in place of the browser's own input. */
export const PickButton = ({ id, accept, onChoose, ...button }: PickButtonProps) => {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <Input
        ref={picker}
        id={`${id}-input`}
        type="file"
        accept={accept}
        onChange={({ currentTarget }) => {
          onChoose([...(currentTarget.files ?? [])]);
          // Resets the input so that the same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      <Button
        id={id}
        size="sm"
        icon={<ArrowUpTrayIcon width={16} height={16} />}
        {...button}
        onClick={() => picker.current?.click()}
      />
    </>
  );
};
