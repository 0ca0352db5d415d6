import BeakerIcon from '@heroicons/react/20/solid/BeakerIcon';
import TrashIcon from '@heroicons/react/20/solid/TrashIcon';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { testZonePath } from '#core/sites/site-address.rule.ts';
import { zoneId } from '#core/tests-on-site/zone-ticks.rule.ts';
import { areaName } from '#core/zones/area-name.rule.ts';
import { eventText } from '#core/zones/zone-chain.rule.ts';
import { ZONE_FIELD_NAMES, zoneForm, type ZoneForm } from '#core/zones/zone-form.schema.ts';
import { FORMAT_NAMES, SOURCE_NAMES, VERIFY_NAMES } from '#core/zones/zone-kinds.ts';
import type { SiteZones, Zone } from '#core/zones/zone.schema.ts';
import { DraftNote } from '../forms/draft-note.tsx';
import { Form, Refusal, useFocusWrong } from '../forms/form.tsx';
import { Button } from '../kit/button.tsx';
import { SlideOver } from '../kit/dialog.tsx';
import { Facts, type Fact } from '../kit/facts.tsx';
import { formatZonedMoment } from '../kit/format-time.ts';
import { Notice } from '../kit/notice.tsx';
import { Row } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { useRegistry } from '../shell/registry.ts';
import { TheirsNotice, type TwoVersions } from '../shell/theirs-notice.tsx';
import { useGuardedLeave } from '../shell/use-unsaved-work.tsx';
import { useTestRights } from '../shell/use-test-rights.ts';
import { DescriptionField, ModeField, ZoneFields } from './zone-form.tsx';
import type { ZoneEditorViewModel } from './zone-editor.view-model.ts';
import type { ZonePanels } from './zone-panels.ts';

const shown = (value: unknown): string =>
  value === null || value === ''
    ? 'None'
    : typeof value === 'boolean'
      ? value
        ? 'Yes'
        : 'No'
      : String(value);

/** The fields in which both differ. */
const versionsOf = (mine: ZoneForm | null, theirs: Zone | null): readonly TwoVersions[] =>
  mine === null || theirs === null
    ? []
    : zoneForm.names
        .filter((name) => mine[name] !== theirs[name])
        .map((name) => ({
          label: ZONE_FIELD_NAMES[name],
          mine: shown(mine[name]),
          theirs: shown(theirs[name]),
        }));

/** What stands behind a zone that is not typed here. */
const zoneFacts = (zone: Zone, { devices }: SiteZones): readonly Fact[] => [
  { name: 'Area', value: areaName(devices, zone.devNum, zone.areaNum) },
  { name: 'Service type', value: zone.serviceType },
  { name: 'Event', value: eventText(zone.eventCode), absent: 'From the signal' },
  { name: 'Instruction', value: zone.instruction, absent: 'None of its own' },
  { name: 'Format', value: FORMAT_NAMES[zone.format] },
  { name: 'Signal code', value: zone.signalCode, absent: 'From the signal' },
  { name: 'Equipment', value: zone.equipment },
  { name: 'Location', value: zone.location },
  { name: 'Verify type', value: VERIFY_NAMES[zone.verifyType] },
  {
    name: 'Restore',
    value: zone.restoreRequired
      ? `Required${zone.restoreMinutes === null ? '' : ` within ${zone.restoreMinutes} min`}`
      : 'Not required',
  },
  { name: 'Source', value: SOURCE_NAMES[zone.source] },
];

/** What the panel said of it, and who touched it last. */
const ZoneNews = ({ zone, screen }: { readonly zone: Zone; readonly screen: SiteZones }) => {
  const when = (at: string): string => formatZonedMoment(at, screen.asOf, screen.timeZone);
  const last =
    zone.lastSignalAt === null
      ? 'No signal so far.'
      : `Last signal ${when(zone.lastSignalAt)}${zone.unrestoredSince === null ? '' : ', not restored'}.`;
  const changed =
    zone.updatedAt === null
      ? ''
      : ` Changed ${when(zone.updatedAt)} by ${zone.updatedBy ?? 'somebody'}.`;
  return (
    <>
      {zone.bypassed && (
        <Notice tone="test">
          <p>Bypassed at the panel: this zone is left out of arming.</p>
        </Notice>
      )}
      <Text size="small" tone="muted">
        {last}
        {changed}
      </Text>
    </>
  );
};

const TestThis = observer(
  ({ zone, screen }: { readonly zone: Zone; readonly screen: SiteZones }) => {
    const navigate = useNavigate();
    const { view } = useRegistry().create('session');
    if (!useTestRights().mayEdit || view === null) return null;
    const { areaNum, devNum, num } = zone;
    const key = zoneId({ devNum, areaNum, zone: num });
    return (
      <Row>
        <Button
          size="sm"
          icon={<BeakerIcon width={16} height={16} />}
          onClick={() => void navigate(testZonePath(view.user.applicationNum, screen.siteNum, key))}
        >
          Test this zone
        </Button>
      </Row>
    );
  },
);

interface PanelProps {
  readonly panels: ZonePanels;
  readonly screen: SiteZones;
}

const Foot = observer(
  ({
    panels,
    editor,
    close,
  }: {
    panels: ZonePanels;
    editor: ZoneEditorViewModel;
    close: () => void;
  }) => {
    const { base } = editor.saving;
    const { submission } = editor.saving;
    return (
      <>
        {base !== null && editor.scope === 'all' && (
          <Button
            look="dangerOutline"
            data-apart=""
            icon={<TrashIcon />}
            busy={panels.removing.busy}
            onClick={() => void panels.remove(base)}
          >
            Delete
          </Button>
        )}
        <Button onClick={close}>Cancel</Button>
        <Button
          look="primary"
          type="submit"
          form="zone-form"
          busy={submission.busy}
          disabled={!editor.maySave && !submission.busy}
        >
          {editor.isNew ? 'Add zone' : 'Save'}
        </Button>
      </>
    );
  },
);

/** A zone as it is edited: everything, or the words alone (domain guide 6.3 "Entry", "Rules"). */
export const ZoneEditorPanel = observer(
  ({ panels, screen, editor }: PanelProps & { readonly editor: ZoneEditorViewModel }) => {
    const { close, question } = useGuardedLeave(editor.dirty, () => panels.onClose(), editor.draft);
    const { base, gone, submission, theirs } = editor.saving;
    useFocusWrong(editor.form);
    const { judged } = editor.form;
    return (
      <>
        {question}
        <SlideOver
          id="zone"
          title={base === null ? 'New zone' : `Zone ${base.num}`}
          onClose={close}
          foot={<Foot panels={panels} editor={editor} close={close} />}
        >
          <Form id="zone-form" onSend={() => editor.save()}>
            <Refusal of={submission} />
            <Refusal of={panels.removing} />
            {gone && (
              <Notice tone="trouble" role="alert">
                <p>Somebody deleted this zone meanwhile. What you entered is still here.</p>
              </Notice>
            )}
            <TheirsNotice
              by={theirs && { who: theirs.updatedBy, at: theirs.updatedAt }}
              edit={editor}
              versions={versionsOf(judged.ok ? judged.value : null, theirs)}
            />
            <DraftNote draft={editor.draft} />
            {editor.scope === 'all' ? (
              <>
                <ModeField editor={editor} />
                <ZoneFields editor={editor} devices={screen.devices} />
              </>
            ) : (
              <>
                <DescriptionField editor={editor} />
                {base !== null && <Facts facts={zoneFacts(base, screen)} />}
              </>
            )}
            {base !== null && (
              <>
                <TestThis zone={base} screen={screen} />
                <ZoneNews zone={base} screen={screen} />
              </>
            )}
          </Form>
        </SlideOver>
      </>
    );
  },
);

/** A zone as somebody reads it who changes nothing. */
export const ZoneFactsPanel = observer(
  ({ panels, screen, zone }: PanelProps & { readonly zone: Zone }) => (
    <SlideOver id="zone" title={`Zone ${zone.num}`} onClose={() => panels.onClose()}>
      <Facts
        facts={[{ name: 'Description', value: zone.description }, ...zoneFacts(zone, screen)]}
      />
      <TestThis zone={zone} screen={screen} />
      <ZoneNews zone={zone} screen={screen} />
    </SlideOver>
  ),
);
