import { TagButton } from './tag-button.look.tsx';
import { useCopy } from '../kit/use-copy.ts';

/** A number that people read out or paste elsewhere. Pressing it copies the number, and a tick says so beside it. */
export const CopyTag = ({ name, text }: { readonly name: string; readonly text: string }) => {
  const { copied, copy } = useCopy();
  const said = {
    'not yet': '',
    done: `${name} ${text} copied`,
    refused: 'This browser does not allow copying. Select the text instead.',
  } as const;
  return (
    <TagButton
      label={`Copy ${name.toLowerCase()} ${text}`}
      text={text}
      copied={copied}
      said={said[copied]}
      onPress={() => void copy(text)}
    />
  );
};
