import CheckIcon from '@heroicons/react/16/solid/CheckIcon';
import LinkIcon from '@heroicons/react/16/solid/LinkIcon';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { HiddenText } from '../../kit/hidden-text.tsx';
import { IconButton } from '../../kit/icon-button.tsx';
import { Text } from '../../kit/text.ts';
import { useCopy } from '../../kit/use-copy.ts';
import { useRegistry } from '../registry.ts';

/** Milliseconds for which the tick is shown. */
const SHOWN = 2000;

/** Copies a link to a record, with its group, so that it opens for colleagues who work in another group at the moment. */
export const CopyLink = observer(
  ({
    path,
    what,
  }: {
    /** The path of the record, with a query. */
    readonly path: string;
    /** The record in the button's name: "site 700108". */
    readonly what: string;
  }) => {
    const { active } = useRegistry().create('group');
    const { copied, copy } = useCopy();
    const [presses, setPresses] = useState(0);
    const [isShown, setShown] = useState(false);
    useEffect(() => {
      if (presses === 0) return undefined;
      setShown(true);
      const hiding = setTimeout(() => setShown(false), SHOWN);
      return () => clearTimeout(hiding);
    }, [presses]);
    const group = active === null ? '' : `&sg=${active.siteGroupNum}`;
    const link = `${globalThis.location.origin}${path}${group}`;
    const press = async (): Promise<void> => {
      await copy(link);
      setPresses((count) => count + 1);
    };
    return (
      <>
        <IconButton size="sm" label={`Copy link to ${what}`} onClick={() => void press()}>
          {isShown && copied === 'done' ? <CheckIcon data-done="" /> : <LinkIcon />}
        </IconButton>
        <HiddenText role="status">{isShown && copied === 'done' && 'Link copied'}</HiddenText>
        {copied === 'refused' && (
          <Text as="span" size="small" role="alert" wrap="anywhere">
            {`This browser does not allow copying. The link is ${link}`}
          </Text>
        )}
      </>
    );
  },
);
