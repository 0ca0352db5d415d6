import CheckIcon from '@heroicons/react/16/solid/CheckIcon';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import {
  AUTHORITY_ACTS,
  AUTHORITY_LEVELS,
  TECH_ID_TEXT,
  type AuthorityLevel,
} from '#core/passcodes/authority-rights.ts';
import type { SitePasscodes } from '#core/passcodes/site-passcodes.schema.ts';
import { Card, CardFoot } from '../kit/card.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { HiddenText } from '../kit/hidden-text.tsx';
import { LinkButton } from '../kit/link-button.tsx';
import { Strong } from '../kit/text.ts';
import { Staircase, type StairStep } from './staircase.look.tsx';
import { RightsTable } from './rights-table.look.tsx';
import { codeKey, type CodeKey, type PasscodesViewModel } from './passcodes.view-model.ts';
import { initialsOf } from './valid-text.ts';

interface Holder {
  readonly key: CodeKey;
  readonly name: string;
  /** The holder's level; null for a technician. */
  readonly level: number | null;
}

const holdersOf = ({ passcodes, pins }: SitePasscodes): readonly Holder[] => [
  ...passcodes.map(({ authority, holder, id, kind }) => ({
    key: codeKey({ of: 'passcode', id }),
    name: holder,
    level: kind === 'technician' ? null : authority,
  })),
  ...pins.map(({ authority, contactId, name }) => ({
    key: codeKey({ of: 'pin', id: contactId }),
    name,
    level: authority,
  })),
];

/** Returns the people on a level. A person with two codes on one level appears once. */
const peopleOn = (level: number, holders: readonly Holder[], chosen: CodeKey | null) => {
  const here = holders.filter((holder) => holder.level === level);
  const names = [...new Set(here.map(({ name }) => name))];
  return names.map((name) => ({
    id: name,
    name,
    initials: initialsOf(name),
    isChosen: here.some((holder) => holder.name === name && holder.key === chosen),
  }));
};

const STEPS = [5, 4, 3, 2, 1, 0] as const;

const levelOf = (step: number): AuthorityLevel | undefined => AUTHORITY_LEVELS[step];

const standText = ({ level, name }: Holder) => {
  if (level === null)
    return (
      <>
        <Strong>{name}</Strong> has a Tech ID: {TECH_ID_TEXT}.
      </>
    );
  return (
    <>
      <Strong>{name}</Strong> has level {level} and{' '}
      {level === 0 ? 'is only notified.' : 'can do everything below it.'}
    </>
  );
};

const cellOf = (level: AuthorityLevel, act: (typeof AUTHORITY_ACTS)[number]) => {
  const partly = level.partly[act];
  if (partly !== undefined) return partly;
  return level.may.includes(act) ? (
    <>
      <CheckIcon aria-hidden />
      <HiddenText>Yes</HiddenText>
    </>
  ) : (
    <>
      <span aria-hidden>–</span>
      <HiddenText>No</HiddenText>
    </>
  );
};

/** A table of each level's rights, with the same content as the staircase (domain guide 6.4). */
const LevelsTable = ({ onClose }: { readonly onClose: () => void }) => (
  <Dialog id="levels" title="What each level can do" size="md" onClose={onClose}>
    <RightsTable>
      <thead>
        <tr>
          <th scope="col">Level</th>
          {AUTHORITY_ACTS.map((act) => (
            <th key={act} scope="col">
              {act}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {AUTHORITY_LEVELS.map((level) => (
          <tr key={level.level}>
            <th scope="row">{`${level.level} ${level.name}`}</th>
            {AUTHORITY_ACTS.map((act) => (
              <td key={act}>{cellOf(level, act)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </RightsTable>
  </Dialog>
);

/** A staircase of each level's rights, with the holders on their levels and the selected holder highlighted (ui README "Passcodes"). */
export const LadderCard = observer(
  ({ model, codes }: { readonly model: PasscodesViewModel; readonly codes: SitePasscodes }) => {
    const [asTable, setAsTable] = useState(false);
    const holders = holdersOf(codes);
    const chosen = holders.find(({ key }) => key === model.stands) ?? null;
    const steps = STEPS.map((step): StairStep => ({
      step,
      name: levelOf(step)?.name ?? '',
      adds: levelOf(step)?.adds ?? '',
      people: peopleOn(step, holders, model.stands),
    }));
    return (
      <Card
        title="What each level can do"
        actions={
          <LinkButton size="sm" onClick={() => setAsTable(true)}>
            View as table
          </LinkButton>
        }
        inset={false}
      >
        <Staircase label="Levels of authority" steps={steps} standsOn={chosen?.level ?? null} />
        <CardFoot>
          {chosen === null
            ? 'Each level includes the ones below. Select a name to see their level.'
            : standText(chosen)}
        </CardFoot>
        {asTable && <LevelsTable onClose={() => setAsTable(false)} />}
      </Card>
    );
  },
);
