import PlusIcon from '@heroicons/react/16/solid/PlusIcon';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { LinkedSite } from '#core/account-links/account-links.schema.ts';
import { isoInstant } from '#core/kernel/instant.ts';
import { Button } from '../kit/button.tsx';
import { Field } from '../kit/field.tsx';
import { FormAlert } from '../kit/form-alert.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import {
  PanelBody,
  PanelFoot,
  PanelHead,
  PanelList,
  PanelNote,
  PanelTitle,
} from './hanging-panel.look.tsx';
import type { SwitcherViewModel } from './switcher.view-model.ts';
import StarOutlineIcon from '@heroicons/react/24/outline/StarIcon';
import StarIcon from '@heroicons/react/20/solid/StarIcon';
import TrashIcon from '@heroicons/react/20/solid/TrashIcon';
import { Icon } from '../kit/icon.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { Row } from '../kit/stack.ts';
import { ChoiceRow } from './choice-row.look.tsx';
import { useRegistry } from '../shell/registry.ts';
import { AgainButton } from '../shell/again-button.tsx';
import { SiteStateMark } from '../shell/site-state-mark.tsx';

/**
 * A row for a linked site; pressing the row makes the site active. The star marks the site as a favorite, and the bin asks
 * whether to remove the link. Star and bin are absent if `change` is null.
 */
const LinkRow = ({
  link,
  now,
  current,
  onChoose,
  change,
}: {
  readonly link: LinkedSite;
  /** The current time (ISO), for the remaining test time. */
  readonly now: string;
  /** True if the screen displays this site. */
  readonly current: boolean;
  readonly onChoose: () => void;
  /** Null if the links cannot be changed. */
  readonly change: { readonly favorite: () => void; readonly remove: () => void } | null;
}) => (
  <ChoiceRow
    title={link.siteName}
    detail={`${link.xmit} · ${link.address}`}
    mark={<SiteStateMark badges={link.badges} now={now} />}
    current={current}
    onChoose={onChoose}
  >
    {change === null ? (
      link.isFavorite && (
        <Row pad={2}>
          <Icon of={StarIcon} size={20} tone="muted" label="Favorite" />
        </Row>
      )
    ) : (
      <>
        <IconButton
          label={`Favorite ${link.siteName}`}
          aria-pressed={link.isFavorite}
          onClick={change.favorite}
        >
          {link.isFavorite ? <StarIcon aria-hidden /> : <StarOutlineIcon aria-hidden />}
        </IconButton>
        <IconButton label={`Remove ${link.siteName}`} onClick={change.remove}>
          <TrashIcon aria-hidden />
        </IconButton>
      </>
    )}
  </ChoiceRow>
);

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** All linked sites, with the active site highlighted. Arrow keys move between sites; Tab moves to the star and the bin. */
export const LinkList = observer(
  ({
    switcher,
    shown,
    onChoose,
  }: {
    readonly switcher: SwitcherViewModel;
    readonly shown: LinkedSite | null;
    readonly onChoose: (siteNum: number) => void;
  }) => {
    const { links, visible, offersFilter } = switcher;
    const { mayChange } = useRegistry().create('session').limits;
    const list = useRef<HTMLUListElement>(null);
    const rows = (): HTMLElement[] => [
      ...(list.current?.querySelectorAll<HTMLElement>('[data-choose]') ?? []),
    ];
    useEffect(() => {
      if (offersFilter) document.getElementById('link-filter')?.focus();
      else (rows().find((row) => row.ariaCurrent === 'true') ?? rows()[0])?.focus();
    }, [offersFilter]);
    const onKeyDown = (event: KeyboardEvent): void => {
      const step = STEPS[event.key];
      const all = rows();
      if (step === undefined || all.length === 0) return;
      const inFilter = event.target instanceof HTMLInputElement;
      if (inFilter && event.key !== 'ArrowDown') return;
      event.preventDefault();
      const row = (event.target as Element).closest('li')?.querySelector('[data-choose]');
      const at = inFilter ? -1 : all.findIndex((choose) => choose === row);
      all[step(at, all.length - 1)]?.focus();
    };
    return (
      <div onKeyDown={onKeyDown}>
        <PanelHead>
          <PanelTitle>Your accounts</PanelTitle>
        </PanelHead>
        {offersFilter && (
          <PanelBody>
            <Field
              id="link-filter"
              type="search"
              label="Filter by name, number or address"
              autoComplete="off"
              value={switcher.filter}
              onChange={(text) => switcher.type(text)}
            />
          </PanelBody>
        )}
        {links.known === null && (
          <PanelBody>
            {links.problem === null ? (
              <Skeleton lines={3} label="Loading your accounts" />
            ) : (
              <>
                <FormAlert tone="error" text={links.problem} />
                <AgainButton why={links.problem} onAgain={() => void links.load()} />
              </>
            )}
          </PanelBody>
        )}
        <PanelList ref={list}>
          {visible.map((link) => (
            <LinkRow
              key={link.siteNum}
              link={link}
              now={isoInstant(links.now)}
              current={link.siteNum === shown?.siteNum}
              onChoose={() => onChoose(link.siteNum)}
              change={
                mayChange
                  ? {
                      favorite: () => void links.setFavorite(link.siteNum, !link.isFavorite),
                      remove: () => switcher.askToRemove(link),
                    }
                  : null
              }
            />
          ))}
        </PanelList>
        {visible.length === 0 && switcher.filter !== '' && (
          <PanelNote role="status">No account matches “{switcher.filter}”.</PanelNote>
        )}
        {links.known?.links.length === 0 && <PanelNote>No accounts linked.</PanelNote>}
        {mayChange && (
          <PanelFoot>
            <Button
              size="sm"
              icon={<PlusIcon width={16} height={16} />}
              onClick={() => switcher.startAdding()}
            >
              Add account
            </Button>
          </PanelFoot>
        )}
      </div>
    );
  },
);
