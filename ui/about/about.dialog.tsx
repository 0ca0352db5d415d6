import { observer } from 'mobx-react-lite';
import type { BuildInfo, Licence } from '#core/about/licence.schema.ts';
import { APP_VERSION } from '#core/kernel/limits.ts';
import { buildInfoSchema } from '#core/about/licence.schema.ts';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { FoldList } from './fold-list.look.tsx';
import { Facts } from '../kit/facts.tsx';
import { LinkButton } from '../kit/link-button.tsx';
import { Stack } from '../kit/stack.ts';
import { Heading, Text } from '../kit/text.ts';
import { useCopy } from '../kit/use-copy.ts';
import { Loadable } from '../shell/loadable.ts';
import { LoadedView } from '../shell/loaded-view.tsx';
import { useRegistry } from '../shell/registry.ts';
import { useModel } from '../shell/use-model.ts';
import { createSection } from '../sections/section.ts';

interface AboutFact {
  readonly name: string;
  readonly value: string | null;
}

/** Returns the dialog's contents as plain text, to be copied into a message. */
const aboutText = (facts: readonly AboutFact[], licences: readonly Licence[]): string =>
  [
    ...facts.map(({ name, value }) => `${name}: ${value ?? 'not known'}`),
    ...licences.map(({ name, version, licence }) => `${name} ${version} (${licence})`),
  ].join('\n');

const SAID = {
  'not yet': '',
  done: 'Copied.',
  refused: 'This browser does not allow copying. Select the text instead.',
} as const;

/** Shows the portal's name, version and build, and the licenses of the browser code (spec §2.3 About). */
export const AboutDialog = observer(() => {
  const registry = useRegistry();
  const dialogs = registry.create('dialogs');
  const paper = useModel('about');
  const { providerName, environment } = registry.configuration;
  const { copied, copy } = useCopy();
  const facts = [
    { name: 'Provider', value: providerName },
    { name: 'Version', value: APP_VERSION },
    { name: 'Build', value: paper.state.at === 'ready' ? paper.state.value.build : null },
    { name: 'Environment', value: environment },
  ];
  const licences = paper.state.at === 'ready' ? paper.state.value.licences : [];
  return (
    <Dialog
      id="about"
      title="About"
      size="md"
      onClose={() => dialogs.close()}
      foot={
        <>
          <Button onClick={() => void copy(aboutText(facts, licences))}>Copy</Button>
          <Button look="primary" onClick={() => dialogs.close()}>
            Close
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Facts facts={facts.map(({ name, value }) => ({ name, value: value ?? '…' }))} />
        <div>
          <LinkButton onClick={() => dialogs.open('privacy-policy')}>Privacy policy</LinkButton>
          <Text size="small" tone="muted" role="status">
            {SAID[copied]}
          </Text>
        </div>
        <Heading as="h3">Licenses</Heading>
        <LoadedView from={paper} waiting="Loading the licenses">
          {(read) => (
            <FoldList
              entries={read.licences.map(({ name, version, licence, text }) => ({
                name,
                note: version,
                end: licence,
                text,
              }))}
            />
          )}
        </LoadedView>
      </Stack>
    </Dialog>
  );
});

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly about: Loadable<BuildInfo>;
  }
}

export const section = createSection(AboutDialog, {
  about: ({ readBuildList }) =>
    new Loadable({
      read: () => readBuildList('build.json', buildInfoSchema),
      fallback: 'The build and its licenses could not be loaded.',
    }),
});
