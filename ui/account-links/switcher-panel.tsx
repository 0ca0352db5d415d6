import { observer } from 'mobx-react-lite';
import { useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import type { LinkedSite } from '#core/account-links/account-links.schema.ts';
import { HangingPanel, HangingScrim } from '../kit/hanging-panel.ts';
import { LayerRoot } from '../kit/popover.tsx';
import { AddLinkForm } from './add-link-form.tsx';
import { LinkList } from './link-list.tsx';
import { RemoveQuestion } from './remove-question.tsx';
import type { SwitcherViewModel } from './switcher.view-model.ts';
import { usePressOutside } from './use-press-outside.ts';

/** The open switcher below its button: it goes by Escape, by a press outside and when the focus leaves it. */
export const SwitcherPanel = observer(
  ({
    switcher,
    shown,
    onClose,
    onChoose,
    children,
  }: {
    readonly switcher: SwitcherViewModel;
    /** The site the screen is about. */
    readonly shown: LinkedSite | null;
    readonly onClose: () => void;
    readonly onChoose: (siteNum: number) => void;
    /** The button it hangs from. */
    readonly children: ReactNode;
  }) => {
    const { stage } = switcher;
    const anchor = useRef<HTMLDivElement>(null);
    usePressOutside(anchor, stage !== null, () => switcher.close());
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || stage === null) return;
      event.preventDefault();
      event.stopPropagation();
      if (stage.at !== 'list' && switcher.all.length > 0) switcher.backToList();
      else onClose();
    };
    const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
      // Without a next place the focus went to nothing, as when a pressed row disappears.
      if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) switcher.close();
    };
    return (
      <LayerRoot ref={anchor} onKeyDown={onKeyDown} onBlur={onBlur}>
        {children}
        {stage !== null && (
          <>
            <HangingScrim />
            <HangingPanel role="dialog" aria-label="Your accounts">
              {stage.at === 'list' && (
                <LinkList switcher={switcher} shown={shown} onChoose={onChoose} />
              )}
              {stage.at === 'confirm' && <RemoveQuestion switcher={switcher} link={stage.link} />}
              {stage.at === 'add' && <AddLinkForm switcher={switcher} onClose={onClose} />}
            </HangingPanel>
          </>
        )}
      </LayerRoot>
    );
  },
);
