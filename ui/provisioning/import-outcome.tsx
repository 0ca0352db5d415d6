import BellAlertIcon from '@heroicons/react/16/solid/BellAlertIcon';
import BoltIcon from '@heroicons/react/16/solid/BoltIcon';
import BuildingOffice2Icon from '@heroicons/react/16/solid/BuildingOffice2Icon';
import CalendarDaysIcon from '@heroicons/react/16/solid/CalendarDaysIcon';
import ChatBubbleBottomCenterTextIcon from '@heroicons/react/16/solid/ChatBubbleBottomCenterTextIcon';
import ClockIcon from '@heroicons/react/16/solid/ClockIcon';
import CpuChipIcon from '@heroicons/react/16/solid/CpuChipIcon';
import HomeIcon from '@heroicons/react/16/solid/HomeIcon';
import IdentificationIcon from '@heroicons/react/16/solid/IdentificationIcon';
import KeyIcon from '@heroicons/react/16/solid/KeyIcon';
import PhoneIcon from '@heroicons/react/16/solid/PhoneIcon';
import QuestionMarkCircleIcon from '@heroicons/react/16/solid/QuestionMarkCircleIcon';
import RectangleGroupIcon from '@heroicons/react/16/solid/RectangleGroupIcon';
import Squares2X2Icon from '@heroicons/react/16/solid/Squares2X2Icon';
import UsersIcon from '@heroicons/react/16/solid/UsersIcon';
import ArrowDownTrayIcon from '@heroicons/react/16/solid/ArrowDownTrayIcon';
import { observer } from 'mobx-react-lite';
import type { ComponentType, SVGProps } from 'react';
import { counted, grouped } from '#core/kernel/counted.rule.ts';
import { VERDICTS } from '#core/provisioning/import-counts.rule.ts';
import { importAmounts } from '#core/provisioning/import-amounts.rule.ts';
import type { PortalKindName } from '#core/provisioning/portal-kind.ts';
import type { PortalImport } from '#core/provisioning/portal-import.schema.ts';
import { Refusal } from '../forms/form.tsx';
import { CardBand } from './card-band.look.tsx';
import { CardFoot } from '../kit/card.tsx';
import { FaultRows } from './fault-rows.look.tsx';
import { LinkButton } from '../kit/link-button.tsx';
import { TallyTable } from './tally-table.look.tsx';
import type { PortalImportViewModel } from './portal-import.view-model.ts';

type Drawing = ComponentType<SVGProps<SVGSVGElement>>;

const ICONS: Readonly<Record<PortalKindName, Drawing>> = {
  group: BuildingOffice2Icon,
  site: HomeIcon,
  device: CpuChipIcon,
  area: RectangleGroupIcon,
  zone: Squares2X2Icon,
  contact: PhoneIcon,
  passcode: KeyIcon,
  agency: BellAlertIcon,
  permit: IdentificationIcon,
  note: ChatBubbleBottomCenterTextIcon,
  hours: ClockIcon,
  exception: CalendarDaysIcon,
  reactions: BoltIcon,
  person: UsersIcon,
};
const iconOf = (kind: string): Drawing =>
  (ICONS as Readonly<Record<string, Drawing>>)[kind] ?? QuestionMarkCircleIcon;

const COLUMNS = [
  { title: 'New' },
  { title: 'Changed' },
  { title: 'Same' },
  { title: 'Refused', wrong: true },
] as const;

/** A table with one row per kind of line: its result, or before the import its forecast. */
export const KindTable = ({ file }: { readonly file: PortalImport }) =>
  file.counts.length === 0 ? null : (
    <TallyTable
      label="Lines by kind"
      head="Kind"
      columns={COLUMNS}
      rows={file.counts.map((counts) => ({
        key: counts.kind,
        icon: iconOf(counts.kind),
        name: counts.title,
        figures: VERDICTS.map((verdict) => counts[verdict]),
      }))}
    />
  );

interface OfFile {
  readonly model: PortalImportViewModel;
  readonly file: PortalImport;
}

/** The refused lines, each with the violated rule. A button downloads all of them as a file. */
export const RefusedLines = observer(({ model, file }: OfFile) => {
  const { refused: count } = importAmounts(file);
  const rest = count - file.refused.length;
  if (count === 0) return null;
  return (
    <section aria-label="Refused lines">
      <CardBand
        title="Refused lines"
        count={count}
        urgent
        note={
          file.state === 'done'
            ? 'correct them and import the file again'
            : 'the rest go in without them'
        }
      >
        <LinkButton
          size="sm"
          data-press=""
          disabled={model.files.refused.busy}
          onClick={() => void model.files.saveRefused(file.id)}
        >
          <ArrowDownTrayIcon width={16} height={16} aria-hidden />
          {count === 1 ? 'This one as CSV' : `These ${grouped(count)} as CSV`}
        </LinkButton>
      </CardBand>
      <Refusal of={model.files.refused} />
      <FaultRows
        label="Refused lines"
        rows={file.refused.map(({ line, what, name, problems }) => ({
          key: String(line),
          place: `Line ${grouped(line)}`,
          what: [what, name].filter(Boolean).join(' ') || 'No record',
          why: problems.join('; '),
        }))}
      />
      {rest > 0 && <CardFoot>{`And ${counted(rest, 'more line')} in the CSV.`}</CardFoot>}
    </section>
  );
});
