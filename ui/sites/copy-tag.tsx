import ClipboardDocumentIcon from '@heroicons/react/16/solid/ClipboardDocumentIcon';
import { DURATIONS } from '#core/kernel/limits.ts';
import { styled } from '../kit/styled.ts';
import { useCopy } from '../kit/use-copy.ts';
import { useToasts } from '../shell/notices.tsx';

const Tag = styled('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    height: '24px',
    px: '2',
    border: '1px solid',
    borderColor: 'border.default',
    borderRadius: 'sm',
    background: 'bg.subtle',
    color: 'fg.default',
    textStyle: 'caption',
    whiteSpace: 'nowrap',
    '& > svg': { width: '16px', height: '16px', color: 'fg.subtle' },
    '&:hover': { borderColor: 'border.control', '& > svg': { color: 'fg.default' } },
    '@media (pointer: coarse)': { minHeight: '44px' },
    '@media print': { border: '0', padding: '0', '& > svg': { display: 'none' } },
  },
});

/** A number people read out or paste elsewhere; a press copies it and says so. */
export const CopyTag = ({ name, text }: { readonly name: string; readonly text: string }) => {
  const toasts = useToasts();
  const { copy } = useCopy();
  const press = async (): Promise<void> => {
    const done = (await copy(text)) === 'done';
    toasts.show({
      tone: done ? 'ok' : 'trouble',
      title: done
        ? `${name} ${text} copied`
        : 'This browser does not allow copying. Select the text instead.',
      durationMs: DURATIONS.toastShort,
    });
  };
  return (
    <Tag
      type="button"
      aria-label={`Copy ${name.toLowerCase()} ${text}`}
      title="Copy"
      onClick={() => void press()}
    >
      {text}
      <ClipboardDocumentIcon aria-hidden />
    </Tag>
  );
};
