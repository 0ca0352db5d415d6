import { observer } from 'mobx-react-lite';
import DocumentTextIcon from '@heroicons/react/24/outline/DocumentTextIcon';
import { privacyApi } from '#core/privacy/privacy.api.ts';
import {
  OlderText,
  PublishQuestion,
  TextEditor,
  TextVersions,
} from '../documents/agreement-parts.tsx';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { Grid } from '../kit/grid.ts';
import { LoadedView } from '../shell/loaded-view.tsx';
import { useModel } from '../shell/use-model.ts';
import { useUnsavedWork } from '../shell/use-unsaved-work.tsx';
import { AgreementTextViewModel } from '../documents/agreement-text.view-model.ts';
import { createSection } from '../sections/section.ts';

/** The privacy policy and its versions, for the staff who publish it (spec §7.2). */
export const PolicyTab = observer(() => {
  const model = useModel('policy');
  useUnsavedWork(model.edit.dirty, () => model.discard());
  return (
    <>
      <PublishQuestion model={model}>
        Dealers, customers and staff are asked to accept it the next time they sign in. People
        signed in now are not interrupted.
      </PublishQuestion>
      <OlderText model={model} />
      <LoadedView from={model.source} waiting="Loading the privacy policy">
        {() => (
          <Grid columns="text" gap={4}>
            <Card title={model.current === 0 ? 'Privacy policy' : `Version ${model.current}`}>
              <TextEditor model={model} kind="privacy" label="Policy text" />
            </Card>
            <Card title="Versions" count={model.versions.length} inset={false}>
              <TextVersions
                model={model}
                none={
                  <EmptyState
                    icon={DocumentTextIcon}
                    title="Nothing is published"
                    text="Nobody is asked to accept a policy until the first version is published."
                  />
                }
              />
            </Card>
          </Grid>
        )}
      </LoadedView>
    </>
  );
});

/** The privacy policy tab of Support, for the staff who publish the policy. */
export const section = createSection(PolicyTab, {
  policy: ({ gatewayOf, toasts, ownDrafts }) => {
    const privacy = gatewayOf(privacyApi);
    return new AgreementTextViewModel({
      kind: 'privacy',
      texts: {
        read: privacy.policyHistory,
        readVersion: (version) => privacy.policyVersion({ version }),
        publish: (policy, version) => privacy.publishPolicy({ policy, rev: version }),
      },
      toasts,
      ownDrafts,
    });
  },
});
