import { DURATIONS } from '#core/kernel/limits.ts';
import { TagButton } from './tag-button.look.tsx';
import { useCopy } from '../kit/use-copy.ts';
import { useToasts } from '../shell/notices.tsx';

/** A number that people read out or paste elsewhere. Pressing it copies the number and shows a toast. */
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
    <TagButton
      label={`Copy ${name.toLowerCase()} ${text}`}
      text={text}
      onPress={() => void press()}
    />
  );
};
