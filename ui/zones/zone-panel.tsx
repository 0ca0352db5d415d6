import BeakerIcon from '@heroicons/react/20/solid/BeakerIcon';
import TrashIcon from '@heroicons/react/20/solid/TrashIcon';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { testZonePath } from '#core/sites/site-part-path.rule.ts';
import { NO_SITE_YET } from '#core/new-account/draft.store.ts';
import { zoneId } from '#core/tests-on-site/tick-zone.rule.ts';
import type { SiteZones, Zone } from '#core/zones/zone.schema.ts';
import { Refusal } from '../forms/form.tsx';
import { Button } from '../kit/button.tsx';
import { SlideOver } from '../kit/dialog.tsx';
import { Facts } from '../kit/facts.tsx';
import { Row } from '../kit/stack.ts';
import { useRegistry } from '../shell/registry.ts';
import { EditorPanel } from '../shell/editor-panel.tsx';
import { useTestRights } from '../shell/use-test-rights.ts';
import { plainZoneFacts, zoneFacts, ZoneNews } from './zone-facts.tsx';
import { DescriptionField, ModeField, ZoneFields } from './zone-form.tsx';
import type { ZoneEditorViewModel } from './zone-editor.view-model.ts';
import type { ZonePanels } from './zone-panels.ts';

const TestThis = observer(
  ({ zone, screen }: { readonly zone: Zone; readonly screen: SiteZones }) => {
    const navigate = useNavigate();
    const { view } = useRegistry().create('session');
    const mayTest = useTestRights().mayEdit;
    // Before the account exists, no test can be placed.
    if (!mayTest || view === null || screen.siteNum === NO_SITE_YET) return null;
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

/** A panel that edits all fields of a zone, or only its description (domain guide 6.3 "Entry", "Rules"). */
export const ZoneEditorPanel = observer(
  ({ panels, screen, editor }: PanelProps & { readonly editor: ZoneEditorViewModel }) => {
    const { edit, scope } = editor;
    const { base } = edit.saving;
    return (
      <EditorPanel
        name="zone"
        id="zone"
        title={base === null ? 'New zone' : `Zone ${base.num}`}
        editor={edit}
        goneWords={{
          text: 'Someone deleted this zone. What you entered is still here.',
        }}
        press={edit.isNew ? 'Add zone' : 'Save'}
        apart={
          base !== null &&
          scope === 'all' && (
            <Button
              look="dangerOutline"
              data-apart=""
              icon={<TrashIcon />}
              busy={panels.removing.busy}
              onClick={() => void panels.remove(base)}
            >
              Delete
            </Button>
          )
        }
        onClose={() => panels.onClose()}
      >
        <Refusal of={panels.removing} />
        {scope === 'all' ? (
          <>
            <ModeField editor={editor} />
            <ZoneFields editor={editor} devices={screen.devices} />
          </>
        ) : (
          <>
            <DescriptionField editor={editor} />
            {base !== null && <Facts facts={plainZoneFacts(base, screen)} />}
          </>
        )}
        {base !== null && (
          <>
            <TestThis zone={base} screen={screen} />
            <ZoneNews zone={base} screen={screen} />
          </>
        )}
      </EditorPanel>
    );
  },
);

/** A read-only panel with a zone, for people who may not change zones. */
export const ZoneFactsPanel = observer(
  ({ panels, screen, zone }: PanelProps & { readonly zone: Zone }) => (
    <SlideOver id="zone" title={`Zone ${zone.num}`} onClose={() => panels.onClose()}>
      <Facts
        facts={[
          { name: panels.plain ? 'What' : 'Description', value: zone.description },
          ...(panels.plain ? plainZoneFacts : zoneFacts)(zone, screen),
        ]}
      />
      <TestThis zone={zone} screen={screen} />
      <ZoneNews zone={zone} screen={screen} />
    </SlideOver>
  ),
);
